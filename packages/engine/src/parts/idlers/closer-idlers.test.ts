import { describe, expect, it } from "vitest";
import type { Point } from "../../design/point.ts";
import { workedConveyor } from "../../test-support/worked-conveyor.ts";
import { startTrace } from "../../trace/trace.ts";
import { evenStretchesOf, meanSpacing, spacingInCurve } from "./closer-idlers.ts";

const closer = [{ length: 6, spacing: 0.3, isImpact: true }];
const closerAtEnd = { length: 4, spacing: 0.4, isImpact: false };

function pointOf(kind: Point["kind"]): Point {
  const found = workedConveyor.points.find((point) => point.kind === kind);
  if (found === undefined) throw new Error(`there is no ${kind}`);
  return { ...found, section: { ...found.section, idlerSpacing: 1.2, closer, closerAtEnd } };
}
const { section } = pointOf("intermediate");

describe("idlers that stand closer at the ends of a section", () => {
  it("leave the spacing of the section between them", () => {
    expect(evenStretchesOf(startTrace(), section, 34)).toEqual([
      closer[0],
      { length: 24, spacing: 1.2, isImpact: false },
      closerAtEnd,
    ]);
  });

  it("end where a short section ends, the first stretch first", () => {
    const parts = (length: number) => evenStretchesOf(startTrace(), section, length).map((one) => one.length);
    expect(parts(12)).toEqual([6, 2, 4]);
    expect(parts(10)).toEqual([6, 4]);
    expect(parts(8)).toEqual([6, 2]);
    expect(parts(5)).toEqual([5]);
    expect(parts(0)).toEqual([0]);
  });

  it("count as their spaces over the length: 20, 20 and 10 of them in 34 m", () => {
    expect(meanSpacing(startTrace(), section, 34)).toBeCloseTo(34 / 50, 12);
  });

  it("count as nothing where a section has no length, no idlers or none closer", () => {
    const { closer: _first, closerAtEnd: _last, ...plain } = section;
    expect(meanSpacing(startTrace(), section, 0)).toBe(1.2);
    expect(meanSpacing(startTrace(), { ...section, idlerSpacing: 0 }, 34)).toBe(0);
    expect(meanSpacing(startTrace(), plain, 34)).toBe(1.2);
  });

  it("stand in the curve of an intermediate point, and behind a pulley not", () => {
    expect(spacingInCurve(pointOf("intermediate"))).toBe(0.3);
    expect(spacingInCurve(pointOf("drive"))).toBe(1.2);
  });
});
