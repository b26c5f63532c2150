import type { MotionSeries, StartStop } from "@beltwright/engine";
import { caseTitle, type UnitCode } from "@beltwright/model";
import { caseLooks } from "./case-colours.ts";
import type { LineChart } from "./chart.ts";

interface Shown {
  readonly name: "speed" | "distance" | "acceleration" | "force";
  readonly label: string;
  readonly unit: UnitCode;
  readonly over: number;
}

const quantities: readonly Shown[] = [
  { name: "speed", label: "Belt speed", unit: "m/s", over: 1 },
  { name: "distance", label: "Distance", unit: "m", over: 1 },
  { name: "acceleration", label: "Acceleration", unit: "m/s2", over: 1 },
  { name: "force", label: "Force of drives and brakes", unit: "kN", over: 1000 },
];

/** Starting and stopping as one rigid body, over time. */
export function motionCharts({ starts, stops }: StartStop): readonly LineChart[] {
  const starting = { "starting-full": starts.full.simulated.series, "starting-empty": starts.empty.simulated.series };
  const stopping = {
    "braking-full": stops["braking-full"].series,
    "braking-empty": stops["braking-empty"].series,
    "coasting-full": stops["coasting-full"].series,
    "coasting-empty": stops["coasting-empty"].series,
  };
  return [
    ...quantities.map((shown) => motionChart("start", "Start from switching on", shown, starting)),
    ...quantities.map((shown) => motionChart("stop", "Stop", shown, stopping)),
  ];
}

type MovingCase = Extract<keyof typeof caseLooks, `${"starting" | "braking" | "coasting"}-${string}`>;

function motionChart(
  name: string,
  title: string,
  { name: quantity, label, unit, over }: Shown,
  moved: Readonly<Partial<Record<MovingCase, MotionSeries>>>,
): LineChart {
  const found = movingCases.flatMap((key) => {
    const series = moved[key];
    return series ? [{ key, series }] : [];
  });
  const times = unionOf(found.map(({ series }) => series.time));
  return {
    kind: "lines",
    name: `${name}-${quantity}`,
    title: `${title}: ${label.toLowerCase()}`,
    x: { label: "Time", unit: "s", values: times },
    y: { label, unit },
    series: found.map(({ key, series }) => ({
      name: caseTitle(key),
      ...caseLooks[key],
      values: times.map((time) => between(series.time, series[quantity], time, over)),
      sourceAt: (row) => ({ kind: "moment", moment: { loadCase: key, quantity, time: times[row] ?? 0 } }),
    })),
  };
}

const movingCases = [
  "starting-full",
  "starting-empty",
  "braking-full",
  "braking-empty",
  "coasting-full",
  "coasting-empty",
] as const satisfies readonly MovingCase[];

function unionOf(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

/** Straight between two samples; nothing before the first and after the last. */
function between(times: readonly number[], values: readonly number[], time: number, over: number): number | null {
  const after = times.findIndex((one) => one >= time);
  if (after < 0) return null;
  const [t1 = 0, v1 = 0] = [times[after], values[after]];
  if (t1 === time) return v1 / over;
  if (after === 0) return null;
  const [t0 = 0, v0 = 0] = [times[after - 1], values[after - 1]];
  return (v0 + ((v1 - v0) * (time - t0)) / (t1 - t0)) / over;
}
