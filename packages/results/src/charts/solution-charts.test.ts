import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
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
});
