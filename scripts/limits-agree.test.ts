import { demoConveyors } from "@beltwright/catalogue";
import type { FindingCode } from "@beltwright/engine";
import { type Conveyor, calculate } from "@beltwright/model";
import { resultLimits, verdictOf } from "@beltwright/results";
import { describe, expect, it } from "vitest";

const demos = await demoConveyors();

/** Three conveyors of each demo: as it is, with more load and thin motors, with a light take-up and a weak belt. */
const changes: Readonly<Record<string, (conveyor: Conveyor) => Conveyor>> = {
  "as it is": (conveyor) => conveyor,
  "loaded too much": (conveyor) => ({
    ...conveyor,
    capacityInp: 1.7 * conveyor.capacityInp,
    drives: conveyor.drives.map((drive) => ({
      ...drive,
      selectMotorMode: "Manual",
      motor: { ...drive.motor, power: 0.5 * drive.motor.power },
    })),
  }),
  "held too lightly": (conveyor) => ({
    ...conveyor,
    takeUpMass: 0.4 * conveyor.takeUpMass,
    takeupTravelInp: 0.1,
    belt: { ...conveyor.belt, allowableTension: 0.3 * conveyor.belt.allowableTension },
  }),
};

/** The finding that is raised where the limit of a result is missed. */
const codes: Readonly<Record<string, FindingCode>> = {
  tmaxStartOrRun: "belt-overloaded",
  absorbedPower: "motors-small",
  percentBeltCapacity: "belt-overfull",
  ttup: "take-up-light",
  takeUpTravel: "take-up-travel-short",
};

const cases = demos.flatMap((demo) =>
  Object.entries(changes).map(([how, change]) => ({ convNo: demo.convNo, how, conveyor: change(demo) })),
);
const failed = new Set<string>();

describe("a result beyond its limit", () => {
  it.each(cases)("is a finding of $convNo, $how, and none is a finding within it", ({ conveyor }) => {
    const calculation = calculate(conveyor);
    if (calculation.kind === "refused") throw new Error(`${conveyor.convNo} is refused`);
    const { solution } = calculation;
    const found = new Set(solution.findings.map(({ code }) => code));
    const limits = resultLimits(solution);
    for (const [path, code] of Object.entries(codes)) {
      const limit = limits[path];
      const isFailing = limit !== undefined && verdictOf(limit) === "failing";
      expect({ path, isFailing }).toEqual({ path, isFailing: found.has(code) });
      if (isFailing) failed.add(path);
    }
  });

  it("was met for every one of them", () => {
    expect([...failed].toSorted()).toEqual(Object.keys(codes).toSorted());
  });
});
