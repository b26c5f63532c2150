import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { type Conveyor, calculate, findingNumbers } from "@beltwright/model";
import { traceConveyor } from "@beltwright/results";
import { describe, expect, it } from "vitest";

const rows = await shippedComponents();
// The overland belt alone would take as long as all the others.
const demos = (await demoConveyors()).filter(({ convNo }) => convNo !== "C3");

/** What is wrong with these conveyors differs from fault to fault. */
const faults: Readonly<Record<string, (conveyor: Conveyor) => Conveyor>> = {
  "as it is": (conveyor) => conveyor,
  "too heavy a load": (conveyor) => ({ ...conveyor, capacityInp: 1.6 * conveyor.capacityInp }),
  "a light take-up and idlers far apart": (conveyor) => ({
    ...conveyor,
    takeUpMass: 0.3 * conveyor.takeUpMass,
    nomCSSpacing: 2.2 * conveyor.nomCSSpacing,
    nomRSSpacing: 2 * conveyor.nomRSSpacing,
  }),
  "tight curves": (conveyor) => ({
    ...conveyor,
    pulls: conveyor.pulls.map((pull) => ({
      ...pull,
      vertCurveRadiusInp: 0.2 * pull.vertCurveRadiusInp,
      horizCurveRadiusInp: 0.4 * pull.horizCurveRadiusInp,
    })),
  }),
  "small drives, one of another ratio": (conveyor) => ({
    ...conveyor,
    belt: { ...conveyor.belt, allowableTension: 0.4 * conveyor.belt.allowableTension },
    drives: conveyor.drives.map((drive, at) => ({
      ...drive,
      ...({ selectMotorMode: "Manual", selectGBoxMode: "Manual", selectFLCplgMode: "Manual" } as const),
      motor: { ...drive.motor, power: 0.5 * drive.motor.power },
      gbox: { ...drive.gbox, maxTorque: 1, ratio: at === 0 ? 1.06 * drive.gbox.ratio : drive.gbox.ratio },
    })),
  }),
};

/** How many there are is counted, not calculated. */
const counted: ReadonlySet<string> = new Set(["count", "sections", "rejected", "sets"]);

function shutIn(conveyor: Conveyor): readonly string[] {
  const calculated = calculate(conveyor, { rows });
  const traced = traceConveyor(conveyor, rows);
  if (calculated.kind === "refused" || !traced) throw new Error(`${conveyor.convNo} is refused`);
  return calculated.solution.findings.flatMap((finding) =>
    findingNumbers(finding).values.flatMap(({ name }) => {
      if (counted.has(name)) return [];
      const { code, place, values } = finding;
      const source = { kind: "told", code, name, value: values[name] ?? 0, place } as const;
      const { kind } = traced.open({ kind: "number", source });
      return kind === "steps" || kind === "source" ? [] : [`${conveyor.convNo}: ${code}, ${name}`];
    }),
  );
}

describe("every number that a finding tells opens", () => {
  it.each(Object.entries(faults))("of conveyors with %s", (_, faulty) => {
    expect(demos.flatMap((conveyor) => shutIn(faulty(conveyor)))).toEqual([]);
  });
});
