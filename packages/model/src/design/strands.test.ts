import { describe, expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import { insertPoints } from "../edits/grid-edits.ts";
import { unlinkStrands, withLinkedStrands } from "../edits/strand-edits.ts";
import { setValue } from "../edits/value-edits.ts";
import { plainConveyor } from "../test-support/plain-conveyor.ts";
import { calculate } from "./calculate.ts";

const hills = [
  { x: 150, y: 0, z: 12 },
  { x: 300, y: 0, z: 2 },
  { x: 450, y: 0, z: 14 },
];

function edited(outcome: { readonly kind: string; readonly conveyor?: Conveyor }): Conveyor {
  if (outcome.conveyor === undefined) throw new Error(outcome.kind);
  return outcome.conveyor;
}

const flat = plainConveyor({ capacity: 1000, length: 600, lift: 0, width: 1000 });
const linked = edited(insertPoints.apply(withLinkedStrands(flat), { index: 2, places: hills }));

function found(conveyor: Conveyor, isTraced = false) {
  const calculation = calculate(conveyor, { isTraced });
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  const { findings } = calculation.referenced?.solution ?? calculation.solution;
  return findings.filter(({ subject }) => subject === "strands");
}

const follower = linked.pulls.findIndex(({ follows }) => follows > 0);

describe("what is found between two strands", () => {
  it("is nothing where one follows the other", () => {
    expect(found(linked)).toEqual([]);
    expect(found(flat)).toEqual([]);
  });

  it("is a crossing where hills were put into one strand only, also without links", () => {
    const crossed = edited(insertPoints.apply(flat, { index: 2, places: hills.map((one) => ({ ...one, z: -one.z })) }));
    const codes = found(crossed).map(({ code, severity }) => `${code} ${severity}`);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes)).toEqual(new Set(["strands-cross error"]));
  });

  it("is too little room where the distance is less than the idlers need: B/6 and a roll (handbook 15.24)", () => {
    const close = edited(setValue.apply(linked, { path: "strandDistance", value: 0.25 }));
    const [first] = found(close).filter(({ code }) => code === "strands-too-close");
    const least = Math.max(0.4, 1 / 6 + linked.csIdler.rollDia / 1000);
    expect(first?.limit?.least).toBeCloseTo(least, 12);
    expect(first?.values.distance).toBeLessThan(least);
  });

  it("is a pair that parted where a file moved one of two, by how far it is now, and opens", () => {
    const moved = linked.pulls.map((pull, at) => (at === follower ? { ...pull, z: pull.z - 0.5 } : pull));
    const findings = found({ ...linked, pulls: moved }, true);
    expect(findings.map(({ code }) => code)).toEqual(["strand-pair-parted"]);
    // Lowered by 0.5 m under a slope: its cosine of it farther away.
    const [run, rise] = [150, 14 - 2];
    const slope = Math.atan2(rise, run);
    expect(Number(findings[0]?.values.distance)).toBeCloseTo(linked.strandDistance + 0.5 * Math.cos(slope), 6);
    expect(found({ ...edited(unlinkStrands.apply(linked, {})), pulls: moved })).toEqual([]);
  });
});
