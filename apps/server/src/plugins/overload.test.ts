import { describe, expect, it } from "vitest";
import { createLateness } from "./overload.ts";

/** Whether people are refused after looks that found these delays. */
function isRefusing(...delays: readonly number[]): boolean {
  const lateness = createLateness(100);
  for (const delay of delays) lateness.see(delay);
  return lateness.lasts();
}

describe("a server that is late", () => {
  it("does not refuse anyone after a single hiccup, however long", () => {
    expect(isRefusing(1, 60_000)).toBe(false);
    expect(isRefusing(1, 60_000, 1)).toBe(false);
  });

  it("does not add up hiccups that have passed", () => {
    expect(isRefusing(500, 500, 1, 500, 500, 1, 500)).toBe(false);
  });

  it("refuses while it stays late, and no longer", () => {
    expect(isRefusing(1, 101, 101, 101)).toBe(true);
    expect(isRefusing(1, 101, 101, 101, 100)).toBe(false);
  });

  it("takes what is allowed for well", () => {
    expect(isRefusing(100, 100, 100, 100)).toBe(false);
  });
});
