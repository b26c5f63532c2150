import type { ReadingName } from "@beltwright/engine";
import type { UnitCode } from "@beltwright/model";
import type { LineChart, Series, TracedRun } from "@beltwright/results";

/** The unit each reading is shown in, and how many of SI it holds. */
export const readingUnits = {
  tension: ["kN", 1000],
  force: ["kN", 1000],
  torque: ["Nm", 1],
  speed: ["m/s", 1],
  strain: ["%", 0.01],
  strainRate: ["%", 0.01],
  ratio: ["1", 1],
  travel: ["m", 1],
  position: ["m", 1],
  time: ["s", 1],
  energy: ["kJ", 1000],
  power: ["kW", 1000],
  count: ["1", 1],
} as const satisfies Record<ReadingName, readonly [UnitCode, number]>;

/** What each chart of a run shows, by its name. */
const chartReadings: Readonly<Record<string, ReadingName>> = {
  envelope: "tension",
  points: "tension",
  speeds: "speed",
  takeUp: "travel",
  driveForce: "force",
  driveTorque: "torque",
  driveSpeed: "speed",
  slipMargin: "tension",
  driveRatio: "ratio",
  brakeHeat: "energy",
  "place-tension": "tension",
  "place-speed": "speed",
  "place-strain": "strain",
  "place-strainRate": "strainRate",
};

/** Lets every value of a chart open; `timeOf` says when a row of a curve was. Not before the run is over. */
export function withReadings(
  chart: LineChart,
  run: TracedRun | undefined,
  timeOf: (row: number, series: Series) => number,
): LineChart {
  const name = chartReadings[chart.name];
  if (run === undefined || name === undefined) return chart;
  const [, over] = readingUnits[name];
  const opening = (series: Series): Series => ({
    ...series,
    shownAt: (row) => {
      const value = series.values[row];
      if (typeof value !== "number") return undefined;
      return { kind: "reading", reading: { name, value: value * over, time: timeOf(row, series), place: {} }, run };
    },
  });
  return { ...chart, series: chart.series.map(opening) };
}
