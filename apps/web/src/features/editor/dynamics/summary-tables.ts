import type { DynamicResult, Instant } from "@beltwright/engine";
import { type Conveyor, caseTitle, type UnitCode } from "@beltwright/model";
import { shortPoint } from "../charts/point-name.ts";

/** A number in a unit of the document, or a text. */
export interface TableValue {
  readonly value: number;
  readonly unit: UnitCode;
  readonly text?: string;
}

interface Row {
  readonly name: string;
  readonly values: readonly TableValue[];
}

export interface SummaryTable {
  readonly title: string;
  readonly rows: readonly Row[];
}

const number = (value: number, unit: UnitCode): TableValue => ({ value, unit });
const text = (words: string): TableValue => ({ value: 0, unit: "1", text: words });
const kilonewtons = (newtons: number) => number(newtons / 1000, "kN");
const kilojoules = (joules: number) => number(joules / 1000, "kJ");

/** What a run found, in tables of the document's units. */
export function summaryTables(conveyor: Conveyor, result: Omit<DynamicResult, "steps">): readonly SummaryTable[] {
  const { drives, brakes } = result;
  return [
    { title: "Extremes", rows: extremes(conveyor, result) },
    ...drives.map((drive) => ({ title: `Drive ${drive.driveId}`, rows: driveRows(drive) })),
    ...brakes.map((brake) => ({
      title: `Brake at ${shortPoint(conveyor, brake.pointId)}`,
      rows: [
        { name: "Force at the belt", values: [kilonewtons(brake.force)] },
        { name: "Heat", values: [kilojoules(brake.heat)] },
        { name: "Largest power", values: [number(brake.largestPower / 1000, "kW")] },
      ],
    })),
    ...takeUpTable(result),
    { title: "Energy", rows: energyRows(result) },
    ...comparisonTable(result),
  ];
}

function extremes(conveyor: Conveyor, result: Omit<DynamicResult, "steps">): readonly Row[] {
  const { largest, smallest, reachedSpeedAt, stoppedAt } = result;
  const instant = (name: string, { tension, position, pointId, time }: Instant): Row => ({
    name,
    values: [
      kilonewtons(tension),
      text("at"),
      number(position, "m"),
      text(`after ${shortPoint(conveyor, pointId)},`),
      number(time, "s"),
    ],
  });
  return [
    instant("Largest tension", largest),
    instant("Smallest tension", smallest),
    ...(reachedSpeedAt === undefined ? [] : [{ name: "Whole belt at speed", values: [number(reachedSpeedAt, "s")] }]),
    ...(stoppedAt === undefined ? [] : [{ name: "Whole belt at rest", values: [number(stoppedAt, "s")] }]),
  ];
}

function driveRows(drive: DynamicResult["drives"][number]): readonly Row[] {
  const at = (seconds: number) => [text("at"), number(seconds, "s")];
  return [
    { name: "Largest torque", values: [number(drive.largestTorque, "Nm"), ...at(drive.largestForceAt)] },
    { name: "Largest force", values: [kilonewtons(drive.largestForce)] },
    { name: "Full-load force", values: [kilonewtons(drive.fullLoadForce)] },
    { name: "Largest tension ratio", values: [number(drive.largestRatio, "1"), ...at(drive.largestRatioAt)] },
    { name: "Ratio it holds", values: [number(drive.heldRatio, "1")] },
    { name: "Smallest slip margin", values: [kilonewtons(drive.smallestMargin), ...at(drive.smallestMarginAt)] },
    { name: "Time with slip", values: [number(drive.slipTime, "s")] },
    { name: "Work", values: [kilojoules(drive.work)] },
    { name: "Torque of the holdback", values: [number(drive.holdbackTorque, "Nm")] },
  ];
}

function takeUpTable({ takeUp }: Pick<DynamicResult, "takeUp">): readonly SummaryTable[] {
  if (!takeUp) return [];
  const { least, leastAt, most, mostAt, stopHits } = takeUp;
  return [
    {
      title: "Take-up",
      rows: [
        { name: "Most tightening", values: [number(most, "m"), text("at"), number(mostAt, "s")] },
        { name: "Most yielding", values: [number(least, "m"), text("at"), number(leastAt, "s")] },
        { name: "Travel", values: [number(most - least, "m")] },
        { name: "Hits of a stop", values: [number(stopHits, "1")] },
      ],
    },
  ];
}

function energyRows({ energy }: Pick<DynamicResult, "energy">): readonly Row[] {
  return [
    { name: "From the drives", values: [kilojoules(energy.drives)] },
    { name: "From the take-up", values: [kilojoules(energy.takeUp)] },
    { name: "Into motion", values: [kilojoules(energy.kinetic)] },
    { name: "Into strain", values: [kilojoules(energy.strain)] },
    { name: "Lifted", values: [kilojoules(energy.lifted)] },
    { name: "Friction", values: [kilojoules(energy.friction)] },
    { name: "Inside the belt", values: [kilojoules(energy.viscous)] },
    { name: "Brakes", values: [kilojoules(energy.brakes)] },
    { name: "Stops and snaps", values: [kilojoules(energy.impacts)] },
    { name: "Not accounted for", values: [number(energy.error * 100, "%")] },
  ];
}

function comparisonTable({ comparison }: Pick<DynamicResult, "comparison">): readonly SummaryTable[] {
  if (!comparison) return [];
  const { loadCase, largestTension, smallestTension, duration } = comparison;
  const beside = (elastic: TableValue, rigid: TableValue) => [elastic, text("beside"), rigid];
  return [
    {
      title: `Elastic beside rigid belt, ${caseTitle(loadCase)}`,
      rows: [
        {
          name: "Largest tension",
          values: beside(kilonewtons(largestTension.dynamic), kilonewtons(largestTension.rigid)),
        },
        { name: "Elastic over rigid", values: [number(largestTension.ratio, "1")] },
        {
          name: "Smallest tension",
          values: beside(kilonewtons(smallestTension.dynamic), kilonewtons(smallestTension.rigid)),
        },
        ...(duration
          ? [{ name: "Duration", values: beside(number(duration.dynamic, "s"), number(duration.rigid, "s")) }]
          : []),
      ],
    },
  ];
}
