import { firstDesign } from "@beltwright/model";
import { expect, it } from "vitest";
import { slopeTexts } from "./slope-texts.ts";

// Ten pixels a metre: a level run of 60 m is 600 px, and its slope, "0°", stands 9 px above it at 62 %.
const view = { scaleX: 10, scaleY: 10, left: 0, base: 100 };
const run = { from: { x: 0, y: 0 }, to: { x: 60, y: 0 }, direction: 0 };
const [first, ...rest] = firstDesign({ capacity: 800, length: 100, lift: 10, width: 1000 }).pulls;
const conveyor = {
  ...firstDesign({ capacity: 800, length: 100, lift: 10, width: 1000 }),
  pulls: first ? [first] : rest,
};
const upright = (x: number) =>
  [
    { x, y: -5 },
    { x, y: 5 },
  ] as const;
const placesOf = (lines: Parameters<typeof slopeTexts>[2]) =>
  slopeTexts(conveyor, [run], lines, view).map(({ at }) => at.x);

it("a slope stands where no line goes through it", () => {
  expect(placesOf([])).toEqual([0.62 * 60]);
  expect(placesOf([upright(0.62 * 60)])).toEqual([0.5 * 60]);
  expect(placesOf([upright(0.62 * 60), upright(0.5 * 60)])).toEqual([0.75 * 60]);
});

it("a slope goes below its run where the belt comes back just above it", () => {
  const back = [
    { x: 60, y: 0.9 },
    { x: 0, y: 0.9 },
  ] as const;
  const [text] = slopeTexts(conveyor, [run], [back], view);
  expect(text?.shift.y).toBe(-9);
});

it("a slope that finds no free place is left out", () => {
  const lines = [-9, 9].map(
    (y) =>
      [
        { x: 0, y: y / 10 },
        { x: 60, y: y / 10 },
      ] as const,
  );
  expect(placesOf(lines)).toEqual([]);
});
