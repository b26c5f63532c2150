import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { type Chart, type LineChart, tracedAt, tracedPlace } from "./chart.ts";
import { chartGroups } from "./chart-groups.ts";
import { motionCharts } from "./motion-charts.ts";
import { solutionCharts } from "./solution-charts.ts";

const conveyor = firstDesign({ capacity: 1200, length: 250, lift: 20, width: 1000 });
const calculated = calculate(conveyor);
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
const { solution } = calculated;
const charts = solutionCharts(conveyor, calculated);

function lines(name: string) {
  const chart = charts.find((one) => one.name === name);
  if (chart?.kind !== "lines") throw new Error(`no chart ${name}`);
  return chart;
}

describe("the tension diagram", () => {
  const chart = lines("tension");

  it("goes once round the belt and ends with the tension it began with", () => {
    expect(chart.x.values.at(-1)).toBeCloseTo(solution.loop.beltLength, 6);
    for (const { values } of chart.series) {
      expect(values).toHaveLength(chart.x.values.length);
      expect(values[values.length - 1]).toBe(values[0]);
    }
  });

  it("shows all ten cases and steps down by the pull of the drives", () => {
    expect(chart.series.filter(({ isLimit }) => !isLimit)).toHaveLength(10);
    const running = chart.series.find(({ name }) => name === "Running Full");
    const { points } = solution.cases["running-full"];
    const at = points.findIndex(({ driveForce }) => driveForce > 0);
    const step = Number(running?.values[2 * at]) - Number(running?.values[2 * at + 1]);
    const { driveForce = 0, resistance = 0 } = points[at] ?? {};
    expect(step).toBeCloseTo((driveForce - resistance) / 1000, 6);
  });
});

describe("what the belt may carry", () => {
  it("is the tension that would use the whole rating", () => {
    const { largestRunning, utilisation } = solution.belt;
    const allowed = lines("tension").series.find(({ name }) => name === "Allowed, running");
    expect(allowed?.values[0]).toBeCloseTo(largestRunning / utilisation / 1000, 9);
  });

  it("has a group for every chart, so that none is lost from the picker", () => {
    const grouped = chartGroups(charts).flatMap(({ charts: inside }) => inside);
    expect(new Set(grouped)).toEqual(new Set(charts));
    expect(grouped).toHaveLength(charts.length);
  });
});

describe("start and stop curves", () => {
  const { startStop } = solution.machine;

  it("end at belt speed and at rest", () => {
    if (!startStop) throw new Error("the sample has drives");
    const found = motionCharts(startStop);
    const last = (name: string, series: string) => {
      const values = found.find((one) => one.name === name)?.series.find((one) => one.name === series)?.values ?? [];
      return Array.from(values).findLast((value) => value !== null);
    };
    expect(last("start-speed", "Starting Full")).toBeGreaterThan(0.9 * conveyor.beltSpeedInp);
    expect(last("stop-speed", "Coasting Full")).toBeCloseTo(0, 6);
  });

  it("has a value for every curve only while it lasts", () => {
    const { x, series } = lines("stop-speed");
    for (const { values } of series) expect(values).toHaveLength(x.values.length);
  });

  it("pass through their own samples, run straight between them, and say nothing before and after", () => {
    if (!startStop) throw new Error("the sample has drives");
    const series = (time: readonly number[], unit: number) => {
      const values = time.map((one) => unit * one * one);
      return { time, speed: values, distance: values, acceleration: values, force: values.map((one) => 1000 * one) };
    };
    const { full, empty } = startStop.starts;
    const starts = {
      full: { ...full, simulated: { ...full.simulated, series: series([0, 2, 6], 1) } },
      empty: { ...empty, simulated: { ...empty.simulated, series: series([1, 3], 2) } },
    };
    const found = motionCharts({ ...startStop, starts }).filter(({ name }) => name.startsWith("start-"));
    expect(found.map(({ name }) => name)).toEqual(
      ["speed", "distance", "acceleration", "force"].map((one) => `start-${one}`),
    );
    for (const { x, series: curves } of found) {
      expect(x.values).toEqual([0, 1, 2, 3, 6]);
      expect(curves.map(({ name, values }) => [name, values])).toEqual([
        ["Starting Full", [0, 2, 4, 12, 36]],
        ["Starting Empty", [null, 2, 10, 18, null]],
      ]);
      expect(curves[1]?.sourceAt?.(2)).toMatchObject({
        kind: "moment",
        moment: { loadCase: "starting-empty", time: 2 },
      });
    }
  });
});

describe("a value of a chart as a number that opens", () => {
  const opens = { kind: "result", path: "te" } as const;
  const series = {
    name: "Curve",
    colour: "",
    values: [1, null, 3],
    shownAt: (row: number) => (row === 2 ? undefined : opens),
  };
  const y = { label: "Power", unit: "kW" } as const;

  it("is told by axis, series and place; a gap or a value that nobody kept the steps of is none", () => {
    const bars: Chart = { kind: "bars", name: "bars", title: "", things: ["Full", "Empty"], y, series: [series] };
    expect(tracedAt(bars, series, 0)).toEqual({ label: "Power, Curve, Full", value: 1, unit: "kW", shown: opens });
    expect([1, 2, 3].map((row) => tracedAt(bars, series, row))).toEqual([undefined, undefined, undefined]);
    const x = { label: "Time", unit: "s", values: [0, 1, 2] } as const;
    const curves: LineChart = { kind: "lines", name: "curves", title: "", x, y, series: [series] };
    expect(tracedAt(curves, series, 0)?.label).toBe("Power, Curve");
    expect(tracedAt({ ...curves, places: ["Tail"] }, series, 0)?.label).toBe("Power, Curve, Tail");
    expect(tracedPlace(curves, 0)).toBeUndefined();
    const along: LineChart = { ...curves, x: { ...x, sourceAt: () => ({ kind: "along", at: 0, side: "leaving" }) } };
    const shown = { kind: "chart", chart: "curves", series: "", row: 1 };
    expect(tracedPlace(along, 1)).toEqual({ label: "Time", value: 1, unit: "s", shown });
    expect(tracedPlace({ ...along, places: ["Tail", "Head"] }, 1)?.label).toBe("Time, Head");
    expect(tracedPlace(along, 3)).toBeUndefined();
  });
});
