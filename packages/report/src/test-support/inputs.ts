import { type DynamicResult, methods, type Scenario } from "@beltwright/engine";
import {
  type Calculated,
  type Conveyor,
  calculate,
  firstDesign,
  newConveyor,
  newPull,
  prepareConveyor,
} from "@beltwright/model";
import type { ReportInput } from "../reports/context.ts";

/** Conveyors that between them have every part a report can be about. */
export function sampleInputs(): readonly { readonly name: string; readonly input: ReportInput }[] {
  const uphill = firstDesign({ capacity: 1200, length: 400, lift: 30, width: 1200 });
  const downhill = firstDesign({ capacity: 1500, length: 600, lift: -60, width: 1200 });
  return [
    { name: "a new conveyor", input: inputOf(newConveyor()) },
    { name: "an uphill conveyor with all there is", input: withEverything(uphill) },
    { name: "a regenerative conveyor", input: inputOf({ ...downhill, convNo: "Down" }) },
    { name: "a curved reversible conveyor", input: inputOf(curved()) },
  ];
}

export function calculated(conveyor: Conveyor, options: Parameters<typeof calculate>[1] = {}): Calculated {
  const calculation = calculate(conveyor, options);
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  return calculation;
}

export function inputOf(conveyor: Conveyor): ReportInput {
  return { conveyor, calculation: calculated(conveyor) };
}

/** Brake, fed by other methods, dynamics, other designs and an earlier version. */
function withEverything(start: Conveyor): ReportInput {
  const conveyor: Conveyor = {
    ...start,
    convNo: "Everything",
    qbtReturnTurned: true,
    upstreamStopTime: 20,
    startsPerHour: 3,
    duty: [
      { dutyHours: 4000, dutyLoad: 100, dutySpeed: 100 },
      { dutyHours: 2000, dutyLoad: 60, dutySpeed: 80 },
    ],
    qTrajV: 3.2,
    fdrMaterialH: 4,
    qHopperHeight: 3,
    drives: start.drives.map((drive) => ({ ...drive, brakeTorqueLSS: 20_000 })),
  };
  const calculation = calculated(conveyor, { isTraced: true });
  const others = methods
    .filter((method) => method !== calculation.method)
    .map((method) => calculated(conveyor, { method }));
  const earlier = { ...conveyor, capacityInp: 1100 };
  return {
    ...inputOf(conveyor),
    calculation,
    others,
    dynamics: [
      { result: simulated(conveyor, calculation, { kind: "start", load: "full" }) },
      { result: simulated(conveyor, calculation, { kind: "emergency-stop", load: "full" }), title: "Emergency" },
    ],
    designs: [{ conveyor: earlier, results: calculated(earlier).results }],
    versions: [{ name: "A", conveyor: earlier, results: calculated(earlier).results }],
    revisions: [{ mark: "A", date: "2026-11-01", by: "P. Doe", text: "First issue" }],
  };
}

function simulated(conveyor: Conveyor, calculation: Calculated, scenario: Scenario): DynamicResult {
  const asked = { runTime: 5, interval: 0.5, elements: 40 };
  const prepared = prepareConveyor({ conveyor, calculated: calculation, scenario }, asked);
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
  prepared.run.advance(prepared.run.runTime);
  return prepared.run.result();
}

/** The conveyor of the program with vertical curves and a bend in plan, all small enough to find room. */
function curved(): Conveyor {
  const start = newConveyor();
  const [tail, loading, ...rest] = start.pulls;
  if (tail === undefined || loading === undefined) throw new Error("the new conveyor has points");
  const point = { ...newPull("Int. Pt"), capacityInp: loading.capacityInp };
  const pulls = [
    { ...tail, sectType: "Carry" as const },
    { ...loading, vertCurveRadiusInp: 80 },
    { ...point, noID: 20, x: 40, z: 2, vertCurveRadiusInp: 150, description: "Concave" },
    { ...point, noID: 21, x: 70, z: 5, vertCurveRadiusInp: 200, horizCurveRadiusInp: 60 },
    ...rest.map((pull) => (pull.x > 70 ? { ...pull, y: 8 } : pull)),
  ];
  return { ...start, convNo: "Curved", reversible: true, pulls: pulls.map((pull, at) => ({ ...pull, no: at + 1 })) };
}
