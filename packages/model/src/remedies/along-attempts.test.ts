import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { withLinkedStrands } from "../edits/strand-edits.ts";
import { addStation } from "../stations/add-station.ts";
import { findStraight, loopOf } from "../stations/straights.ts";
import { findStrands } from "../strands/find-strands.ts";
import { undulatingConveyor } from "../sweep/undulating-conveyor.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { alongAttempts } from "./along-attempts.ts";
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

/** A drive more at the lower end, and the point that leads to its snub so near to it that its curve finds no room. */
function crowdedAtSecondDrive(conveyor: Conveyor): Conveyor {
  const outcome = addStation.apply(conveyor, { mode: "AddDrive" });
  if (outcome.kind !== "changed") throw new Error("the drive finds its place");
  const { pulls } = outcome.conveyor;
  const at = pulls.findIndex(({ pType, description }) => pType === "Int. Pt" && description === "Return");
  const [lead, snub] = [pulls[at], pulls[at - 1]];
  const line = findStraight(outcome.conveyor, loopOf(outcome.conveyor), at);
  if (lead === undefined || snub?.description !== "Snub" || line === undefined) throw new Error("a lead behind a snub");
  const { x, y, z } = line.at(line.alongOf(lead) - 0.5 * Math.hypot(lead.x - snub.x, lead.y - snub.y), 0);
  return { ...outcome.conveyor, pulls: pulls.with(at, { ...lead, x, y, z, screenX: x, screenZ: z }) };
}

describe.each([
  [800, 1000],
  [1500, 1000],
  [1200, 1200],
  [2000, 1200],
])("a second drive of a belt that carries %d t/h on %d mm down 180 m", (capacity, width) => {
  const alone = firstDesign({ capacity, length: 1800, lift: -180, width }, rows);

  describe.each([
    ["apart", alone],
    ["linked", withLinkedStrands(alone)],
  ] as const)("with its strands %s", (_, begin) => {
    const conveyor = crowdedAtSecondDrive(begin);
    const error = errorsOf(conveyor).find(({ code }) => code === "curve-need-finds-no-room");
    if (error === undefined) throw new Error("its return curve finds no room");
    const { pointId, otherPointId } = error.place;
    const at = conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId);
    const was = conveyor.pulls[at];
    const other = conveyor.pulls.find(({ noID }) => String(noID) === otherPointId);
    if (was === undefined || other === undefined) throw new Error("it says between which points");

    it("is mended by a point of the return belt that moves along it, away from the other, and stays linked", () => {
      const [remedy] = remediesFor(conveyor, error, { rows });
      if (remedy === undefined) throw new Error("there is a remedy");
      expect(remedy.changes.map(({ path }) => path)).toEqual([`pulls[${at}].x`, `pulls[${at}].z`]);
      const now = remedy.conveyor.pulls[at];
      if (now === undefined) throw new Error("the point is still there");
      expect([now.x, now.z]).toEqual(remedy.changes.map(({ after }) => after));
      expect({ ...now, x: was.x, z: was.z, screenX: was.screenX, screenZ: was.screenZ }).toEqual(was);
      const line = findStraight(conveyor, loopOf(conveyor), at);
      if (line === undefined) throw new Error("it lies on a straight");
      const onLine = line.at(line.alongOf(now), 0);
      expect(Math.hypot(now.x - onLine.x, now.z - onLine.z)).toBeLessThan(0.001);
      const gap = ({ x, z }: { readonly x: number; readonly z: number }) => Math.hypot(x - other.x, z - other.z);
      expect(gap(now)).toBeGreaterThan(gap(was));
      expect(remedy.conveyor.pulls.filter((pull, row) => row !== at && pull !== conveyor.pulls[row])).toEqual([]);
      expect(errorsOf(remedy.conveyor)).toEqual([]);
    });

    it("leaves nothing when all is mended", () => {
      const mended = mendAll(conveyor, { rows });
      expect(mended?.left).toEqual([]);
      expect(mended?.done).toHaveLength(1);
      expect(mended?.conveyor.pointsAre).toBe(conveyor.pointsAre);
    });
  });
});

describe("a point moved along the belt", () => {
  const conveyors = [2, 14, 20].map((seed) => withLinkedStrands(undulatingConveyor(seed)));
  const cornersOf = ({ pulls }: Conveyor) => pulls.flatMap(({ pType }, index) => (pType === "Int. Pt" ? [index] : []));

  it("goes away from the other by as much as is missing, either way round the loop", () => {
    let moved = 0;
    for (const conveyor of conveyors) {
      const begun = begunWith(conveyor);
      const { pulls } = conveyor;
      for (const index of cornersOf(conveyor)) {
        for (const step of [-1, 1]) {
          const other = (index + step + pulls.length) % pulls.length;
          for (const attempt of alongAttempts(begun, { index, other, missing: 1 })) {
            const [was, now, beside] = [pulls[index], attempt.conveyor.pulls[index], pulls[other]];
            if (!was || !now || !beside) throw new Error("all are there");
            const gap = (pull: typeof was) => Math.hypot(pull.x - beside.x, pull.y - beside.y, pull.z - beside.z);
            expect(Math.hypot(now.x - was.x, now.y - was.y, now.z - was.z)).toBeGreaterThan(1);
            expect(gap(now)).toBeGreaterThan(gap(was));
            moved += 1;
          }
        }
      }
    }
    expect(moved).toBeGreaterThan(20);
  });

  it("never parts from the corner it follows", () => {
    let following = 0;
    for (const conveyor of conveyors) {
      const { pulls } = conveyor;
      const back = new Set(findStrands(pulls)?.back);
      const corners = new Set(pulls.flatMap(({ noID, pType }) => (pType === "Int. Pt" ? [noID] : [])));
      const begun = begunWith(conveyor);
      for (const index of cornersOf(conveyor)) {
        if (!back.has(index) || !corners.has(pulls[index]?.follows ?? 0)) continue;
        following += 1;
        expect(alongAttempts(begun, { index, other: index - 1, missing: 1 })).toEqual([]);
      }
    }
    expect(following).toBeGreaterThan(5);
  });

  it("never passes the end of its straight", () => {
    for (const conveyor of conveyors) {
      const begun = begunWith(conveyor);
      for (const index of cornersOf(conveyor)) {
        expect(alongAttempts(begun, { index, other: index - 1, missing: 1e5 })).toEqual([]);
      }
    }
  });
});
