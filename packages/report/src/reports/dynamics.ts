import type { DynamicResult, Instant } from "@beltwright/engine";
import { withoutRounding } from "@beltwright/model";
import { findingSentenceIn } from "@beltwright/results";
import { cellWithUnit } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { scenarioName } from "../scenarios.ts";
import { factsOf, heading, si, tableOf, typed } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";
import {
  besideRigid,
  driveCharts,
  envelopeCharts,
  speedCharts,
  surfaceChart,
  takeUpCharts,
  tensionCharts,
} from "./dynamic-charts.ts";
import { dynamicInputs } from "./dynamic-inputs.ts";
import { numbersText, placeOf } from "./findings.ts";

/** A report with a part for each scenario that was simulated. */
function dynamicReport(
  id: ReportDefinition["id"],
  blocks: (context: ReportContext, result: DynamicResult) => readonly Block[],
  isFor: (result: DynamicResult) => boolean = () => true,
): ReportDefinition {
  const kept = ({ dynamics = [] }: ReportContext) => dynamics.filter(({ result }) => isFor(result));
  return {
    id,
    group: "dynamics",
    isFor: (context) => kept(context).length > 0,
    blocks: (context) =>
      kept(context).flatMap(({ result, title }) => {
        const made = blocks(context, result);
        return made.length === 0 ? [] : [heading(title ?? scenarioTitle(context, result)), ...made];
      }),
  };
}

const hasFrames = ({ frames }: DynamicResult) => frames.count > 1;

export const dynamicReports: readonly ReportDefinition[] = [
  {
    id: "dynamic-inputs",
    group: "dynamics",
    isFor: ({ dynamics = [] }) => dynamics.length > 0,
    blocks: dynamicInputs,
  },
  {
    id: "dynamic-summary",
    group: "dynamics",
    isFor: ({ dynamics = [] }) => dynamics.length > 0,
    isLandscape: true,
    blocks: summary,
  },
  dynamicReport("dynamic-envelopes", envelopeCharts),
  dynamicReport("dynamic-tension-time", tensionCharts, hasFrames),
  dynamicReport("dynamic-speed-time", speedCharts, hasFrames),
  dynamicReport("dynamic-drive-time", driveCharts, (one) => hasFrames(one) && one.drives.length > 0),
  dynamicReport("dynamic-take-up-time", takeUpCharts, (one) => hasFrames(one) && one.takeUp !== undefined),
  dynamicReport("dynamic-tension-surface", (context, one) => surfaceChart(context, one, "tension"), hasFrames),
  dynamicReport("dynamic-speed-surface", (context, one) => surfaceChart(context, one, "speed"), hasFrames),
  dynamicReport("dynamic-strain-surface", (context, one) => surfaceChart(context, one, "strain"), hasFrames),
  dynamicReport("dynamic-drives", drives, ({ drives: all }) => all.length > 0),
  dynamicReport("dynamic-brakes", brakes, ({ brakes: all }) => all.length > 0),
  dynamicReport("dynamic-energy", energy),
  dynamicReport("dynamic-against-rigid", rigid, ({ comparison }) => comparison !== undefined),
  dynamicReport("dynamic-findings", findings, ({ findings: all }) => all.length > 0),
];

function scenarioTitle({ language }: ReportContext, { scenario }: DynamicResult): string {
  return scenarioName(language, scenario);
}

function summary(context: ReportContext): readonly Block[] {
  const { w, dynamics = [] } = context;
  const along = (position: number) => cellWithUnit(typed(position, "m", { decimals: 0 }), context);
  const at = ({ pointId, position }: Instant) => `${context.point(pointId)} (${along(position)})`;
  return tableOf(context, dynamics, [
    [w.scenario, undefined, ({ result, title }) => title ?? scenarioTitle(context, result)],
    [w.largestTension, "kN", ({ result }) => result.largest.tension],
    [w.at, undefined, ({ result }) => at(result.largest)],
    [w.time, "s", ({ result }) => result.largest.time],
    [
      w.smallestTension,
      "kN",
      ({ result }) => si(result.smallest.tension, "kN", { isOverLimit: result.smallest.tension < 0 }),
    ],
    [w.at, undefined, ({ result }) => at(result.smallest)],
    [w.time, "s", ({ result }) => result.smallest.time],
    [w.reachedSpeedAt, "s", ({ result }) => result.reachedSpeedAt],
    [w.drivesStandAt, "s", ({ result }) => result.drivesStandAt],
    [w.stoppedAt, "s", ({ result }) => result.stoppedAt],
    [w.outcome, undefined, ({ result }) => nameIn(w.runEnds, result.end)],
  ]);
}

function drives(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  return tableOf(context, result.drives, [
    [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
    [w.largestForce, "kN", ({ largestForce }) => largestForce],
    [w.largestTorque, "Nm", ({ largestTorque }) => largestTorque],
    [w.time, "s", ({ largestForceAt }) => largestForceAt],
    [w.nominalForce, "kN", ({ fullLoadForce }) => fullLoadForce],
    [w.largestRatio, "1", ({ largestRatio }) => largestRatio],
    [w.heldRatio, "1", ({ heldRatio }) => heldRatio],
    [w.smallestSurplus, "kN", ({ smallestMargin }) => smallestMargin],
    [w.slipTime, "s", ({ slipTime }) => slipTime],
    [w.work, "kJ", ({ work }) => work],
    [w.holdbackTorque, "Nm", ({ holdbackTorque }) => holdbackTorque],
  ]);
}

function brakes(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w } = context;
  return tableOf(context, result.brakes, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.brakeForce, "kN", ({ force }) => force],
    [w.heat, "kJ", ({ heat }) => heat],
    [w.peakPower, "kW", ({ largestPower }) => largestPower],
  ]);
}

function energy(context: ReportContext, { energy: balance }: DynamicResult): readonly Block[] {
  const { w } = context;
  const { missing, error, ...parts } = balance;
  const part = (value: number) => withoutRounding(value, Object.values(parts));
  return factsOf(context, [
    [w.energyDrives, "kJ", part(balance.drives)],
    [w.energyTakeUp, "kJ", part(balance.takeUp)],
    [w.energyKinetic, "kJ", part(balance.kinetic)],
    [w.energyStrain, "kJ", part(balance.strain)],
    [w.energyLifted, "kJ", part(balance.lifted)],
    [w.energyFriction, "kJ", part(balance.friction)],
    [w.energyViscous, "kJ", part(balance.viscous)],
    [w.energyBrakes, "kJ", part(balance.brakes)],
    [w.energyImpacts, "kJ", part(balance.impacts)],
    [w.energyCouplings, "kJ", part(balance.couplings)],
    [w.energyMissing, undefined, si(part(missing), "kJ")],
    [w.energyError, undefined, si(error, "%")],
  ]);
}

function rigid(context: ReportContext, { comparison }: DynamicResult): readonly Block[] {
  const { w } = context;
  if (comparison === undefined) return [];
  const { largestTension, smallestTension, duration } = comparison;
  return [
    ...factsOf(context, [[w.loadCase, undefined, context.loadCase(comparison.loadCase)]]),
    ...besideRigid(context, [
      { name: w.largestTension, dynamic: largestTension.dynamic, rigid: largestTension.rigid, unit: "kN" },
      { name: w.smallestTension, dynamic: smallestTension.dynamic, rigid: smallestTension.rigid, unit: "kN" },
      ...(duration === undefined
        ? []
        : [{ name: w.time, dynamic: duration.dynamic, rigid: duration.rigid, unit: "s" as const }]),
    ]),
  ];
}

function findings(context: ReportContext, result: DynamicResult): readonly Block[] {
  const { w, language } = context;
  return tableOf(context, result.findings, [
    [w.severity, undefined, ({ severity }) => w.severities[severity]],
    [w.finding, undefined, (finding) => findingSentenceIn(language, finding.code)],
    [w.place, undefined, (finding) => placeOf(context, finding)],
    [w.values, undefined, (finding) => numbersText(context, finding)],
  ]);
}
