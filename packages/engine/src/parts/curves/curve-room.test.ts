import { describe, expect, it } from "vitest";
import { solveMachine } from "../../solve/machine/solve-machine.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import { degree } from "../../units.ts";
import { type Bend, crowdingOf, fittedRadii } from "./curve-room.ts";

// Handbook 5.4.3, EX 5.5: 6.84277° at 950 m has a tangent of 56.7963 m. Tangents grow with the radius.
const knee: Bend = {
  pointId: "knee",
  plane: "vertical",
  usedRadius: 950,
  neededRadius: 945,
  deflection: 6.84277 * degree,
};
const typed: Bend = { ...knee, givenRadius: 950 };
const slight: Bend = { ...knee, pointId: "slight", deflection: 0.5 * degree };
const between = (distance: number, before: Bend | undefined, after: Bend | undefined) => ({
  fromPointId: before?.pointId ?? "tail",
  toPointId: after?.pointId ?? "head",
  distance,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

describe("the room of curves", () => {
  it.each([
    ["from a pulley", 56.79, 56.8, undefined, knee],
    ["to a pulley", 56.79, 56.8, knee, undefined],
    ["between two of them", 113.59, 113.6, knee, { ...knee, pointId: "other" }],
  ])("is as long as their tangents %s", (_, short, enough, before, after) => {
    expect(crowdingOf(between(short, before, after))?.bends).toContain(before ?? after);
    expect(crowdingOf(between(enough, before, after))).toBeUndefined();
  });

  it("is not asked for by a bend that one idler set takes: it may stay sharp", () => {
    // Tangents of 56.80 and 4.15 m.
    expect(crowdingOf(between(58, slight, knee))).toMatchObject({ bends: [slight], isSlight: true });
    expect(crowdingOf(between(56, slight, knee))).toMatchObject({ bends: [knee], isSlight: false });
  });

  it("tells a radius that is larger than it need be from a need that does not fit", () => {
    // At 945 m the tangent is 56.7963 · 945 / 950 = 56.497 m.
    expect(crowdingOf(between(56.5, undefined, typed))?.isNeed).toBe(false);
    expect(crowdingOf(between(56.49, undefined, typed))?.isNeed).toBe(true);
  });

  it("makes a proposed radius no rounder than there is room for, and leaves a typed one", () => {
    expect(fittedRadii([between(56.5, undefined, knee)])).toEqual(new Map([["knee", 945]]));
    expect(fittedRadii([between(56.49, undefined, knee)])).toEqual(new Map());
    expect(fittedRadii([between(56.5, undefined, typed)])).toEqual(new Map());
  });
});

/** The worked conveyor with a radius at its knee: 50 m of level belt before it, 6.84277° up behind it. */
function kneeOf(verticalCurveRadius: number) {
  const points = workedDesign.points.map((point) =>
    point.id === "knee" && point.kind === "intermediate" ? { ...point, verticalCurveRadius } : point,
  );
  const found = solveMachine({ ...workedDesign, points }, workedMachine, {}, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  const { verticalCurves, straights } = found.machine;
  return {
    curve: verticalCurves.find(({ pointId }) => pointId === "knee"),
    straight: straights.find(({ toPointId }) => toPointId === "knee")?.length,
    finding: found.findings.find(({ subject }) => subject === "vertical-curve/room"),
  };
}

describe("a vertical curve whose tangent is longer than its section", () => {
  it("is not adequate, is not set out, and is found between its two points", () => {
    const { curve, straight, finding } = kneeOf(950);
    expect(straight).toBeCloseTo(50 - 56.7963, 3);
    expect(curve).toMatchObject({ isAdequate: false, hasRoom: false, setOut: [] });
    expect(finding).toMatchObject({
      severity: "error",
      code: "curve-tangents-overlap",
      place: { pointId: "knee" },
      values: { straight, radius: 950 },
      limit: { least: 0 },
    });
    expect(finding?.values.tangent).toBeCloseTo(56.7963, 3);
  });

  it("is adequate at a smaller radius that meets the needs", () => {
    const { curve, straight, finding } = kneeOf(800);
    expect(straight).toBeGreaterThan(0);
    expect(curve).toMatchObject({ isAdequate: true, hasRoom: true });
    expect(curve?.setOut[0]?.chainage).toBeGreaterThan(0);
    expect(finding).toBeUndefined();
  });
});
