import { describe, expect, it } from "vitest";
import { solve } from "../solve/solve.ts";
import { workedConveyor, workedDrive } from "../test-support/worked-conveyor.ts";
import { checkDesign } from "./check-design.ts";
import type { Design } from "./design.ts";
import { methods } from "./method.ts";
import { hasPulley, type Point } from "./point.ts";

const { wrapAngle: _typed, ...byPath } = workedDrive;

/** The worked conveyor with wraps from the belt path. */
const pathWraps = workedConveyor.points.map((point): Point => {
  if (!hasPulley(point)) return point;
  const { wrapAngle: _wrap, ...pulley } = point.pulley;
  return { ...point, pulley };
});

/** With a second drive before the tail, at a distance from it. */
function drivenAtTail(gap: number, second: Partial<Design["drives"][number]> = {}): Design {
  const drive = pathWraps.find((point) => point.kind === "drive");
  if (drive === undefined) throw new Error("the worked conveyor has a drive");
  const added: Point = { ...drive, id: "second", driveId: "B", x: -gap, z: -gap };
  const drives = [workedDrive, { ...byPath, id: "B", ...second }];
  return { ...workedConveyor, points: [...pathWraps, added], drives };
}

describe("a drive the belt does not touch", () => {
  it("is refused by name, by every method", () => {
    for (const method of methods) {
      expect(solve(drivenAtTail(0), { method })).toMatchObject({
        kind: "refused",
        refusals: [{ code: "no-wrap", input: "drives[1].wrapAngle", value: 0 }],
      });
    }
  });

  it("is let through once the belt turns round it, or its wrap is typed", () => {
    expect(checkDesign(drivenAtTail(2))).toEqual([]);
    expect(checkDesign(drivenAtTail(0, { wrapAngle: 3 }))).toEqual([]);
  });

  it("is refused on a straight line too, where the last digit makes a whole turn of its wrap", () => {
    const moved = new Map([
      ["drive", { x: 77, z: 2.7 }],
      ["snub", { x: 131, z: 8.100000000000001 }],
    ]);
    const straight: Design = {
      ...workedConveyor,
      loop: { ...workedConveyor.loop, path: "straight" },
      drives: [byPath],
      points: pathWraps.map((point) => ({ ...point, ...moved.get(point.id) })),
    };
    const [refusal] = checkDesign(straight);
    expect(refusal).toMatchObject({ code: "no-wrap", input: "drives[0].wrapAngle" });
    expect(refusal?.value).toBeCloseTo(2 * Math.PI, 12);
  });
});

describe("a hanging take-up the belt does not touch", () => {
  const flat = pathWraps.map((point): Point => {
    if (point.kind !== "take-up") return point;
    return { ...point, pulley: { ...point.pulley, wrapAngle: 0 } };
  });

  it("is refused with its place, and let through where it is pulled by a winch", () => {
    const hanging: Design = { ...workedConveyor, points: flat };
    expect(checkDesign(hanging)).toMatchObject([{ code: "no-wrap", input: "points[6].pulley.wrapAngle" }]);
    const takeUp = { kind: "winch", tension: 40e3, isHeldInTransients: true } as const;
    expect(checkDesign({ ...hanging, takeUp })).toEqual([]);
  });
});

describe("a loop with all points in one place", () => {
  it("is refused as a loop without points", () => {
    const points = workedConveyor.points.map((point) => ({ ...point, x: 5, y: 5, z: 5 }));
    expect(checkDesign({ ...workedConveyor, points })).toEqual([{ code: "no-points", input: "points" }]);
  });
});
