import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first-design.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { standardPulleys } from "./standard-pulleys.ts";

const rows = shippedRows();
const duties = [
  { capacity: 1200, length: 600, lift: 45, width: 1200 },
  { capacity: 600, length: 180, lift: 25, width: 800 },
  { capacity: 3000, length: 1500, lift: 10, width: 1400 },
];

const graveOf = (conveyor: Conveyor) => {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution.findings
    .filter(({ severity }) => severity !== "note")
    .map(({ code, place }) => `${code} ${place.pointId ?? ""}`)
    .sort();
};

describe.each(duties)("pulleys of $capacity t/h over $length m", (duty) => {
  const conveyor = firstDesign(duty);
  const standard = standardPulleys(conveyor, rows);

  it("come in fewer sizes that weigh more together and pass as before", () => {
    if (standard === undefined) throw new Error("these pulleys have more sizes than they need");
    const { before, after } = standard;
    expect(after.shafts).toBeLessThan(before.shafts);
    expect(after.shells).toBeLessThanOrEqual(before.shells);
    expect(after.mass).toBeGreaterThan(before.mass);
    const known = new Set(graveOf(conveyor));
    expect(graveOf(standard.conveyor).filter((one) => !known.has(one))).toEqual([]);
  });

  it("come in no more shafts than an office wants, where the checks allow it", () => {
    const few = standardPulleys(conveyor, rows, { mostSizes: 2 });
    if (few === undefined) throw new Error("these pulleys have more sizes than an office wants");
    expect(few.after.shafts).toBeLessThanOrEqual(2);
    const known = new Set(graveOf(conveyor));
    expect(graveOf(few.conveyor).filter((one) => !known.has(one))).toEqual([]);
  });

  it("stay what they are when they are made few again", () => {
    expect(standard && standardPulleys(standard.conveyor, rows)).toBeUndefined();
  });

  it("keep their diameters, and nothing else of the conveyor changes", () => {
    const { pulls, ...others } = standard?.conveyor ?? conveyor;
    const { pulls: before, ...othersBefore } = conveyor;
    expect(others).toEqual(othersBefore);
    expect(pulls.map(({ x, z, pType }) => [x, z, pType])).toEqual(before.map(({ x, z, pType }) => [x, z, pType]));
    const diameters = (one: Conveyor) => {
      const found = calculate(one, { rows });
      return found.kind === "calculated"
        ? found.solution.machine.pulleys.map(({ built }) => Number(built.body.shellDiameter.toFixed(6)))
        : [];
    };
    expect(diameters({ ...conveyor, pulls })).toEqual(diameters(conveyor));
  });
});

it("pulleys that a person has chosen stay as they are", () => {
  const [duty] = duties;
  if (duty === undefined) throw new Error("there are duties");
  const conveyor = firstDesign(duty);
  const typed = conveyor.pulls.map((pull) => ({
    ...pull,
    selectShaftMode: "Manual" as const,
    selectShellMode: "Manual" as const,
    selectWidthMode: "Manual" as const,
  }));
  expect(standardPulleys({ ...conveyor, pulls: typed }, rows)).toBeUndefined();
});
