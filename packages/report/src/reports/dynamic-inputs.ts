import { type DynamicResult, rowOf } from "@beltwright/engine";
import type { Drive } from "@beltwright/model";
import type { Block } from "../description/report.ts";
import { scenarioName } from "../scenarios.ts";
import { type ColumnOf, factsOf, heading, requiredMass, result, si, tableOf, typed } from "./cells.ts";
import { nameIn, type ReportContext } from "./context.ts";
import { driveColumns, namedFacts } from "./inputs.ts";

/** What the simulations have in common, then what each of them was asked for. */
export function dynamicInputs(context: ReportContext): readonly Block[] {
  const { dynamics = [] } = context;
  return [
    ...model(context),
    ...belt(context),
    ...drives(context),
    ...takeUp(context),
    ...dynamics.flatMap(({ result: run, title }) => [
      heading(title ?? scenarioName(context.language, run.scenario)),
      ...scenarioFacts(context, run),
      ...brakes(context, run),
    ]),
  ];
}

const beltModels = { SLS: ["dynSlsRatio", "dynSlsTau"], KV: ["dynKvTime"] } as const;

function model(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  return namedFacts(context, w.groups.dynamics, [
    "dynBeltModel",
    ...beltModels[conveyor.dynBeltModel],
    "dynGridDamping",
    "dynSag",
    "dynBreakaway",
    "dynSpeedFriction",
    "dynSlipMode",
    "dynCfl",
    "dynTakeupLockedOnStop",
  ]);
}

function belt(context: ReportContext): readonly Block[] {
  const { w, machine, built } = context;
  return factsOf(
    context,
    [
      [w.belt, undefined, built.belt.description],
      [w.modulus, "kN/m", machine.design.belt.modulus],
      [w.beltMass, "kg/m", machine.design.belt.mass],
      [w.beltWidth, undefined, result(context, "beltWidth")],
      [w.beltSpeed, undefined, result(context, "beltSpeed")],
      [w.beltLength, undefined, result(context, "totalBeltL")],
    ],
    w.belt,
  );
}

function drives(context: ReportContext): readonly Block[] {
  const { w, conveyor, machine } = context;
  const train = ({ driveNo }: Drive) => machine.drives.find(({ driveId }) => driveId === String(driveNo));
  const starter = (drive: Drive) => {
    const found = train(drive);
    return (found === undefined ? undefined : rowOf(found.slots.starter)?.description) ?? drive.starter.description;
  };
  const columns: readonly ColumnOf<{ readonly drive: Drive; readonly at: number }>[] = [
    [w.drive, undefined, ({ drive }) => context.drive(String(drive.driveNo))],
    [w.slots.starter, undefined, ({ drive }) => starter(drive)],
    ...driveColumns(context, ["loadShare", "noOfMotors", "startDelay", "stopDelay", "brakeDelay", "brakeRampTime"]),
  ];
  const rows = conveyor.drives.map((drive, at) => ({ drive, at }));
  return tableOf(context, rows, columns, { title: w.driveTable });
}

function takeUp(context: ReportContext): readonly Block[] {
  const { w } = context;
  const names = [
    "takeupType",
    "takeupTravelInp",
    "takeupFriction",
    "takeupWinchSpeed",
    "takeupStartFactor",
    "takeupWinchBand",
  ];
  return [
    ...namedFacts(context, w.groups.takeUp, names),
    ...factsOf(context, [
      [w.takeUpTension, undefined, result(context, "ttup")],
      [w.requiredMass, undefined, requiredMass(context)],
    ]),
  ];
}

function scenarioFacts(context: ReportContext, run: DynamicResult): readonly Block[] {
  const { w } = context;
  const { scenario } = run;
  return factsOf(context, [
    [w.scenario, undefined, nameIn(w.scenarios, scenario.kind)],
    [w.stopKind, undefined, scenario.kind === "stop" ? nameIn(w.stopBy, scenario.by) : undefined],
    [w.tripTime, "s", scenario.kind === "aborted-start" ? scenario.tripTime : undefined],
    [w.load, undefined, nameIn(w.loads, scenario.load)],
    [w.simulatedTime, undefined, si((run.frames.count - 1) * run.interval, "s")],
    [w.elements, undefined, typed(run.elements, "1", { decimals: 0 })],
    [w.timeStep, "s", run.step],
    [w.interval, "s", run.interval],
    [w.frames, undefined, typed(run.frames.count, "1", { decimals: 0 })],
    [w.outcome, undefined, nameIn(w.runEnds, run.end)],
  ]);
}

function brakes(context: ReportContext, { brakes: all }: DynamicResult): readonly Block[] {
  const { w } = context;
  return tableOf(context, all, [
    [w.brakeAt, undefined, ({ pointId }) => context.point(pointId)],
    [w.brakeForce, "kN", ({ force }) => force],
  ]);
}
