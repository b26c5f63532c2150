import { expect } from "vitest";

/** What happens behind an answer: soon on an idle machine, later on a busy one. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 15_000 });
}
