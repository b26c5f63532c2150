import type { ComparedTension, DynamicResult, Instant, Place, Reading, ReadingName } from "@beltwright/engine";
import { type Conveyor, caseTitle, fromSi, type UnitCode, withoutRounding } from "@beltwright/model";
import { type NumberSource, shortPoint } from "@beltwright/results";
import { readingUnits } from "./chart-readings.ts";

/** A number in a unit of the document with what it was read off, or a text. */
export interface TableValue {
  readonly value: number;
  readonly unit: UnitCode;
  readonly text?: string;
  readonly reading?: Reading;
  /** Of the calculation the run began from, not of the run. */
  readonly source?: NumberSource;
}

interface Row {
  readonly name: string;
  readonly values: readonly TableValue[];
}

interface SummaryTable {
  readonly title: string;
  readonly rows: readonly Row[];
}

const text = (words: string): TableValue => ({ value: 0, unit: "1", text: words });

/** Numbers read off a run at a place: `read("force", newtons, seconds)`. */
const reader =
  (end: number, place: Place = {}) =>
  (name: ReadingName, value: number, time = end): TableValue => {
    const [unit, over] = readingUnits[name];
    return { value: value / over, unit, reading: { name, value, time, place } };
  };
type Read = ReturnType<typeof reader>;

type Result = Omit<DynamicResult, "steps">;

/** What a run found, in tables of the document's units. */
export function summaryTables(conveyor: Conveyor, result: Result): readonly SummaryTable[] {
  const { drives, brakes } = result;
  const end = Math.max(0, result.frames.count - 1) * result.interval;
  return [
    { title: "Extremes", rows: extremes(conveyor, result, end) },
    ...drives.map((drive) => ({
      title: `Drive ${drive.driveId}`,
      rows: driveRows(drive, reader(end, { driveId: drive.driveId, pointId: drive.pointId })),
    })),
    ...brakes.map((brake) => ({
      title: `Brake at ${shortPoint(conveyor, brake.pointId)}`,
      rows: brakeRows(brake, reader(end, { pointId: brake.pointId })),
    })),
    ...takeUpTable(result, end),
    { title: "Energy", rows: energyRows(result, reader(end)) },
    ...comparisonTable(result, reader(end)),
  ];
}

function brakeRows({ force, heat, largestPower }: Result["brakes"][number], read: Read): readonly Row[] {
  return [
    { name: "Force at the belt", values: [read("force", force)] },
    { name: "Heat", values: [read("energy", heat)] },
    { name: "Largest power", values: [read("power", largestPower)] },
  ];
}

function extremes(conveyor: Conveyor, result: Result, end: number): readonly Row[] {
  const { largest, smallest, reachedSpeedAt, stoppedAt, drivesStandAt } = result;
  const read = reader(end);
  const instant = (name: string, { tension, position, pointId, time }: Instant): Row => {
    const here = reader(time, { pointId });
    return {
      name,
      values: [
        here("tension", tension),
        text("at"),
        here("position", position),
        text(`after ${shortPoint(conveyor, pointId)},`),
        here("time", time),
      ],
    };
  };
  return [
    instant("Largest tension", largest),
    instant("Smallest tension", smallest),
    ...(reachedSpeedAt === undefined ? [] : [{ name: "Whole belt at speed", values: [read("time", reachedSpeedAt)] }]),
    ...(drivesStandAt === undefined ? [] : [{ name: "Drive pulleys at rest", values: [read("time", drivesStandAt)] }]),
    ...(stoppedAt === undefined ? [] : [{ name: "Whole belt at rest", values: [read("time", stoppedAt)] }]),
  ];
}

function driveRows(drive: Result["drives"][number], read: Read): readonly Row[] {
  const at = (seconds: number) => [text("at"), read("time", seconds, seconds)];
  const { largestForceAt, largestRatioAt, smallestMarginAt } = drive;
  return [
    { name: "Largest torque", values: [read("torque", drive.largestTorque, largestForceAt), ...at(largestForceAt)] },
    { name: "Largest force", values: [read("force", drive.largestForce, largestForceAt)] },
    { name: "Full-load force", values: [read("force", drive.fullLoadForce)] },
    {
      name: "Largest tension ratio",
      values: [read("ratio", drive.largestRatio, largestRatioAt), ...at(largestRatioAt)],
    },
    { name: "Ratio it holds", values: [read("ratio", drive.heldRatio)] },
    {
      name: "Smallest slip margin",
      values: [read("tension", drive.smallestMargin, smallestMarginAt), ...at(smallestMarginAt)],
    },
    { name: "Time with slip", values: [read("time", drive.slipTime)] },
    { name: "Work", values: [read("energy", drive.work)] },
    { name: "Torque of the holdback", values: [read("torque", drive.holdbackTorque)] },
  ];
}

function takeUpTable({ takeUp }: Pick<Result, "takeUp">, end: number): readonly SummaryTable[] {
  if (!takeUp) return [];
  const { least, leastAt, most, mostAt, stopHits, pointId } = takeUp;
  const read = reader(end, { pointId });
  return [
    {
      title: "Take-up",
      rows: [
        { name: "Most tightening", values: [read("travel", most, mostAt), text("at"), read("time", mostAt, mostAt)] },
        { name: "Most yielding", values: [read("travel", least, leastAt), text("at"), read("time", leastAt, leastAt)] },
        { name: "Travel", values: [read("travel", most - least)] },
        { name: "Hits of a stop", values: [read("count", stopHits)] },
      ],
    },
  ];
}

function energyRows({ energy }: Pick<Result, "energy">, read: Read): readonly Row[] {
  const { missing: _, error, ...parts } = energy;
  const part = (value: number): TableValue => {
    const { value: shown, ...rest } = read("energy", value);
    return { ...rest, value: withoutRounding(value, Object.values(parts)) === 0 ? 0 : shown };
  };
  return [
    { name: "From the drives", values: [part(energy.drives)] },
    { name: "From the take-up", values: [part(energy.takeUp)] },
    { name: "Into motion", values: [part(energy.kinetic)] },
    { name: "Into strain", values: [part(energy.strain)] },
    { name: "Lifted", values: [part(energy.lifted)] },
    { name: "Friction", values: [part(energy.friction)] },
    { name: "Inside the belt", values: [part(energy.viscous)] },
    { name: "Brakes", values: [part(energy.brakes)] },
    { name: "Stops and snaps", values: [part(energy.impacts)] },
    { name: "Not accounted for", values: [{ ...read("ratio", error), value: error * 100, unit: "%" }] },
  ];
}

function comparisonTable({ comparison }: Pick<Result, "comparison">, read: Read): readonly SummaryTable[] {
  if (!comparison) return [];
  const { loadCase, largestTension, smallestTension, duration } = comparison;
  const rigid = (value: number, unit: UnitCode, ...way: readonly string[]): TableValue => ({
    value: fromSi(value, unit),
    unit,
    source: { kind: "solved", way: ["cases", ...way] },
  });
  const tensions = (end: "largest" | "smallest", { dynamic, rigid: stiff, rigidCase }: ComparedTension) => [
    read("tension", dynamic),
    text("beside"),
    rigid(stiff, "kN", rigidCase, end, "tension"),
  ];
  return [
    {
      title: `Elastic beside rigid belt, ${caseTitle(loadCase)}`,
      rows: [
        { name: "Largest tension", values: tensions("largest", largestTension) },
        { name: "Elastic over rigid", values: [read("ratio", largestTension.ratio)] },
        { name: "Smallest tension", values: tensions("smallest", smallestTension) },
        ...(duration
          ? [
              {
                name: loadCase.startsWith("starting") ? "Time to full speed" : "Time until drive pulleys stand",
                values: [
                  read("time", duration.dynamic),
                  text("beside"),
                  rigid(duration.rigid, "s", loadCase, "duration"),
                ],
              },
            ]
          : []),
      ],
    },
  ];
}
