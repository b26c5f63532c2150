import { expect, it } from "vitest";
import { ago } from "./ago.ts";

const hour = 3_600_000;

it.each([
  [10_000, "just now"],
  [90_000, "1 min. ago"],
  [2 * hour, "2 hr. ago"],
  [25 * hour, "yesterday"],
  [72 * hour, "3 days ago"],
  [24 * 45 * hour, "last mo."],
])("says %s ms ago as %s", (before, words) => {
  expect(ago(1e12 - before, 1e12)).toBe(words);
});
