import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { addStation } from "../stations/add-station.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { apartAttempts } from "./apart-attempts.ts";
import { mendAll } from "./mend-all.ts";
import { remediesFor } from "./remedies.ts";

const rows = shippedRows();

function begunWith(conveyor: Conveyor) {
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") throw new Error(JSON.stringify(calculated.issues));
  return { conveyor, calculated, rows };
}

function errorsOf(conveyor: Conveyor) {
  return begunWith(conveyor).calculated.solution.findings.filter(({ severity }) => severity === "error");
}

// Auto gives the driven end and its snub larger pulleys than those they were placed with.
describe.each([
  [1000, 1000],
  [1200, 1000],
])("a drive added to a belt that carries %d t/h on %d mm down 180 m", (capacity, width) => {
  const alone = firstDesign({ capacity, length: 1800, lift: -180, width }, rows);

  it.each([
    ["apart", alone],
    ["linked", withLinkedStrands(alone)],
  ] as const)("gets room for its pulleys with strands %s, and no pulley that drives has moved", (_, begin) => {
    const outcome = addStation.apply(begin, { mode: "AddDrive" });
    if (outcome.kind !== "changed") throw new Error("the drive finds its place");
    const { conveyor } = outcome;
    const error = errorsOf(conveyor).find(({ code }) => code === "pulleys-overlap");
    if (error === undefined) throw new Error("two pulleys stand in each other");
    const [remedy] = remediesFor(conveyor, error, { rows });
    const moved = remedy?.conveyor.pulls.filter(({ x, z }, at) => {
      const was = conveyor.pulls[at];
      return was?.x !== x || was.z !== z;
    });
    expect(moved?.map(({ pType }) => pType)).toEqual(["Bend"]);
    expect([error.place.pointId, error.place.otherPointId]).toContain(String(moved?.[0]?.noID));
    const mended = mendAll(conveyor, { rows });
    expect(mended?.left).toEqual([]);
    // A curve beside them is mended by its point, though typed heights taken as levels of the belt would be cheaper.
    expect(mended?.conveyor.pointsAre).toBe(conveyor.pointsAre);
  });
});

describe("a pulley moved apart", () => {
  const begun = begunWith(firstDesign({ capacity: 1000, length: 300, lift: 18, width: 1000 }, rows));
  const { pulls } = begun.conveyor;

  it("stands off the other by what was missing, in the line of both", () => {
    const index = pulls.findIndex(({ pType }) => pType === "Bend");
    const other = pulls.findIndex(({ pType }) => pType === "Drive");
    const [was, beside] = [pulls[index], pulls[other]];
    if (was === undefined || beside === undefined) throw new Error("both are there");
    const gap = ({ x, z }: { readonly x: number; readonly z: number }) => Math.hypot(x - beside.x, z - beside.z);
    const attempts = apartAttempts(begun, { index, other, missing: 0.2 });
    const added = attempts.map(({ conveyor }) => {
      const now = conveyor.pulls[index] ?? was;
      expect(Math.hypot(now.x - was.x, now.z - was.z)).toBeCloseTo(gap(now) - gap(was), 3);
      return gap(now) - gap(was);
    });
    expect(added).toEqual([expect.closeTo(0.3, 3), expect.closeTo(0.4, 3)]);
  });

  it("is not a point without a pulley, nor one that is not there", () => {
    const point = pulls.findIndex(({ pType }) => pType === "Int. Pt");
    expect(point).toBeGreaterThan(0);
    expect(apartAttempts(begun, { index: point, other: 0, missing: 1 })).toEqual([]);
    expect(apartAttempts(begun, { index: 0, other: -1, missing: 1 })).toEqual([]);
  });
});
