import { expect, it } from "vitest";
import { degree } from "../../../units.ts";
import { isCurve } from "./least-turn.ts";

it("a turn of rounded co-ordinates is a curve only where a radius is typed", () => {
  // Millimetres in a section of a few metres: 1 mm in 2 m is 0.03°.
  expect(isCurve(0.03 * degree, undefined)).toBe(false);
  expect(isCurve(0.03 * degree, 6000)).toBe(true);
  expect(isCurve(0.2 * degree, undefined)).toBe(true);
});

it("where the belt does not turn at all a radius makes no curve", () => {
  expect(isCurve(0, 300)).toBe(false);
});
