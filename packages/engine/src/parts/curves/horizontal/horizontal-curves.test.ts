import { describe, expect, it } from "vitest";
import { solveMachine } from "../../../solve/machine/solve-machine.ts";
import { workedDesign, workedMachine } from "../../../test-support/worked-machine.ts";

/** The worked conveyor with its knee, 46 m behind the hopper and 250 m before the drive, moved aside and up. */
function curvesWith(aside: number, up: number) {
  const points = workedDesign.points.map((point) =>
    point.id === "knee"
      ? { ...point, y: aside, z: up, section: { ...point.section, horizontalCurveRadius: 900 } }
      : point,
  );
  const found = solveMachine({ ...workedDesign, points }, workedMachine, {}, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  const { horizontalCurves, verticalCurves } = found.machine;
  const knee = horizontalCurves.find(({ pointId }) => pointId === "knee");
  if (knee === undefined) throw new Error("the knee turns in plan");
  return { knee, horizontalCurves, verticalCurves };
}

describe("the curves in plan of a conveyor", () => {
  const right = curvesWith(2, 0);

  it("turn by the angle between the lines that meet there, at the radius that was given", () => {
    expect(right.knee.deflection).toBeCloseTo(Math.atan(2 / 46) + Math.atan(2 / 250), 12);
    expect(right.knee).toMatchObject({ side: "right", givenRadius: 900, usedRadius: 900, strand: "carry" });
    const hopper = right.horizontalCurves.find(({ pointId }) => pointId === "hopper");
    expect(hopper?.deflection).toBeCloseTo(Math.atan(2 / 46), 12);
    expect(hopper?.side).toBe("left");
    expect(hopper).not.toHaveProperty("givenRadius");
  });

  it("are the same to the other side", () => {
    const left = curvesWith(-2, 0);
    const turned = left.horizontalCurves.map(({ side, ...curve }) => ({
      ...curve,
      side: side === "left" ? "right" : "left",
    }));
    expect(turned).toEqual(right.horizontalCurves);
  });

  it("tell the drift that is furthest from the middle in any case", () => {
    const drifts = right.knee.states.map(({ drift }) => (drift.kind === "drift" ? drift.drift : Number.NaN));
    expect(Math.abs(right.knee.largestDrift ?? 0)).toBe(Math.max(...drifts.map(Math.abs)));
    expect(drifts).toContain(right.knee.largestDrift);
  });

  it("add the bending of a vertical curve at the same point, and only there", () => {
    // The knee on the straight from the hopper up to the drive bends in plan only.
    const straight = curvesWith(2, (30 * 46) / 296);
    expect(right.verticalCurves.some(({ pointId, type }) => pointId === "knee" && type === "concave")).toBe(true);
    expect(right.knee.combined?.map(({ loadCase }) => loadCase)).toEqual(
      right.knee.states.map(({ loadCase }) => loadCase),
    );
    expect(straight.knee.combined).toBeUndefined();
    expect(straight.knee.states).toHaveLength(right.knee.states.length);
  });

  it("cannot be set out where the arcs have no room beside each other", () => {
    // Radius times tan of half the angle: 61 m of the one and 23 m of the other do not fit into 46 m.
    for (const { hasRoom, isAdequate, setOut } of right.horizontalCurves) {
      expect([hasRoom, isAdequate, setOut]).toEqual([false, false, []]);
    }
  });
});
