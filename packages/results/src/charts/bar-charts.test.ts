import type { MachineSolution } from "@beltwright/engine";
import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { clearanceChart, powerChart, radiusChart, tractionChart } from "./bar-charts.ts";
import type { BarChart } from "./chart.ts";
import { measuredBars } from "./measured-bars.ts";
import { pulleyCharts } from "./pulley-charts.ts";

const conveyor = firstDesign({ capacity: 1200, length: 250, lift: 20, width: 1000 });
const calculated = calculate(conveyor);
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
const { solution } = calculated;
const bars = ({ series }: BarChart) =>
  Object.fromEntries(series.map(({ name, values }) => [name, Array.from<number | null>(values)]));
const machineOf = (own: object): MachineSolution =>
  ({ ...solution, machine: { ...solution.machine, ...own } }) as unknown as MachineSolution;

describe("bars of power", () => {
  it("are what the belt takes, what the mains give and what is installed, kW", () => {
    const { cases, installed } = solution.power;
    const chart = powerChart(solution);
    expect(bars(chart)).toEqual({
      "At the belt": cases.map(({ belt }) => belt / 1000),
      Absorbed: cases.map(({ absorbed }) => absorbed / 1000),
      Installed: cases.map(() => installed / 1000),
    });
    expect(chart.things).toHaveLength(cases.length);
    expect(chart.series.map(({ isLimit }) => isLimit === true)).toEqual([false, false, true]);
  });
});

describe("bars of traction", () => {
  const [first, ...others] = solution.traction.cases;
  const [drive] = first?.drives ?? [];
  if (first === undefined || drive === undefined) throw new Error("the sample has a drive");

  it("are the surplus of each drive in every case, and none where it has none or no end", () => {
    const free = { ...drive, surplus: Number.POSITIVE_INFINITY };
    const cases = [
      {
        ...first,
        drives: [
          { ...drive, surplus: 3000 },
          { ...drive, driveId: "2", surplus: -500 },
        ],
      },
      { ...first, drives: [free] },
      { ...first, drives: [{ ...drive, surplus: 0 }, free] },
    ];
    const traction = { ...solution.traction, cases };
    const chart = tractionChart(conveyor, { ...solution, traction });
    expect(chart.series.map(({ values }) => values)).toEqual([
      [3, null, 0],
      [-0.5, null, null],
    ]);
    expect(chart.series.map(({ name }) => name.split(",")[0])).toEqual([`Drive ${drive.driveId}`, "Drive 2"]);
    expect(chart.series[0]?.colour).not.toBe(chart.series[1]?.colour);
  });

  it("are none without a case", () => {
    const chart = tractionChart(conveyor, { ...solution, traction: { ...solution.traction, cases: [] } });
    expect([chart.things, chart.series]).toEqual([[], []]);
    expect(tractionChart(conveyor, solution).things).toHaveLength(1 + others.length);
  });
});

describe("bars of curves", () => {
  const [one, two] = conveyor.pulls.map(({ noID }) => String(noID));
  const state = (loadCase: string, beltLift: number) => ({ loadCase, beltLift });
  const need = (radius: number) => ({ need: { kind: "radius", radius } });
  const concave = {
    ...{ pointId: one, type: "concave", usedRadius: 100, governing: need(150) },
    states: [state("running-full", 0), state("starting-full", 0.004), state("braking-full", 0.001)],
  };
  const convex = { pointId: two, type: "convex", usedRadius: 100, governing: need(150), states: [] };
  const drift = (loadCase: string, metres: number) => ({ loadCase, drift: { kind: "drift", drift: metres } });
  const plan = {
    ...{ pointId: two, usedRadius: 300, governing: need(300) },
    states: [
      drift("running-full", 0.01),
      drift("running-empty", -0.03),
      { loadCase: "starting-full", drift: { kind: "lost" } },
    ],
  };
  const curved = (vertical: readonly object[], horizontal: readonly object[]) =>
    machineOf({ verticalCurves: vertical, horizontalCurves: horizontal });

  it("are the radius used beside the one needed, with what is wrong", () => {
    const straight = { pointId: two, type: "none", states: [] };
    const open = { ...convex, usedRadius: undefined, governing: { need: { kind: "none" } } };
    const chart = radiusChart(conveyor, curved([concave, convex, straight, open], [plan]));
    expect(bars(chart)).toEqual({ Used: [100, 100, null, 300], Needed: [150, 150, null, 300] });
    expect(chart.warnings).toEqual([
      "Lifts off: starting full, braking full",
      "Smaller than needed",
      undefined,
      undefined,
    ]);
    expect(chart.things.map((thing) => thing.split(", ").at(-1))).toEqual(["concave", "convex", "convex", "in plan"]);
  });

  it("warn of no lift where the belt lies, nor of one on a convex curve", () => {
    const lying = { ...concave, usedRadius: 151, states: [state("running-full", 0)] };
    const bulging = { ...convex, usedRadius: 150, states: [state("running-full", 1)] };
    const chart = radiusChart(conveyor, curved([lying, bulging], []));
    expect(chart.warnings).toEqual([undefined, undefined]);
    expect(radiusChart(conveyor, curved([{ ...convex, usedRadius: undefined }], [])).warnings).toEqual([undefined]);
  });

  it("are lift and drift furthest from nothing in each motion, mm", () => {
    const chart = clearanceChart(conveyor, curved([concave, convex], [plan]));
    expect(bars(chart)).toEqual({ Running: [0, -30], Starting: [4, null], Stopping: [1, null] });
    expect(chart.warnings).toEqual(["Lifts off: starting full, braking full"]);
    expect(chart.things).toHaveLength(2);
    const coasting = { ...concave, states: [state("coasting-full", 0.002), state("braking-empty", 0.001)] };
    expect(bars(clearanceChart(conveyor, curved([coasting], [])))).toEqual({ Stopping: [2] });
    expect(clearanceChart(conveyor, curved([], [])).series).toEqual([]);
  });
});

describe("bars of pulleys", () => {
  const charts = pulleyCharts(conveyor, solution);
  const checked = solution.machine.pulleys.flatMap((pulley) => (pulley.check ? [{ pulley, check: pulley.check }] : []));
  const chart = (name: string) => {
    const found = charts.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no chart ${name}`);
    return found;
  };
  const near = (found: readonly (number | null)[] | undefined, expected: readonly number[]) => {
    expect(found).toHaveLength(expected.length);
    expected.forEach((value, at) => {
      expect((found?.[at] ?? Number.NaN) / value).toBeCloseTo(1, 9);
    });
  };

  it.each([
    ["pulley-resultants", "resultant", 1000],
    ["bearing-loads", "bearingLoad", 1000],
    ["pulley-torques", "torque", 1],
    ["pulley-moments", "hubMoment", 1],
  ] as const)("are the loads of every case: %s", (name, load, over) => {
    const { series, things } = chart(name);
    expect(things).toHaveLength(checked.length);
    const cases = checked[0]?.check.loads.all ?? [];
    expect(series).toHaveLength(cases.length);
    cases.forEach((_, at) => {
      const expected = checked.map(({ check }) => (check.loads.all[at]?.[load] ?? 0) / over);
      const found = Array.from(series[at]?.values ?? [], Number);
      expected.forEach((value, row) => {
        expect(found[row]).toBeCloseTo(value, 6);
      });
    });
  });

  it("are diameters, deflections, slopes and stresses in their units", () => {
    const of = (name: string) => bars(chart(name));
    near(
      of("shaft-diameters")["At hub"],
      checked.map(({ check }) => 1000 * check.hubDiameter),
    );
    near(
      of("shaft-diameters")["At bearing"],
      checked.map(({ check }) => 1000 * check.seatDiameter),
    );
    near(
      of("shaft-deflection")["At middle"],
      checked.map(({ check }) => 1000 * check.deflection.midDeflection),
    );
    near(
      of("shaft-slopes")["At hub"],
      checked.map(({ check }) => (check.deflection.hubSlope * 10_800) / Math.PI),
    );
    near(
      of("pulley-stresses")["Disc at rim"],
      checked.map(({ check }) => check.disc.rimStress / 1e6),
    );
  });

  it("leave out a pulley that was not checked, and are empty where none was", () => {
    const [first, ...others] = solution.machine.pulleys;
    if (first === undefined) throw new Error("the sample has pulleys");
    const { check: _, ...unchecked } = first;
    const [some] = pulleyCharts(conveyor, machineOf({ pulleys: [unchecked, ...others] }));
    expect(some?.things).toEqual(charts[0]?.things.slice(1));
    for (const { things, series } of pulleyCharts(conveyor, machineOf({ pulleys: [unchecked] }))) {
      expect([things, series]).toEqual([[], []]);
    }
  });
});

describe("bars of anything", () => {
  const items = [1000, undefined, Number.NaN].map((value) => ({ title: "", value }));
  const about = { name: "", title: "", y: { label: "Force", unit: "kN" } } as const;

  it("are in the unit of their axis, with gaps, and kinds without any value are left out", () => {
    const measures = [
      { name: "Load", value: ({ value }: { value: number | undefined }) => value, colour: "red", dash: [1] },
      { name: "Nothing", value: () => undefined },
      { name: "Zero", value: () => 0 },
    ];
    const { series } = measuredBars(about, items, measures);
    expect(series.map(({ name, values }) => [name, values])).toEqual([
      ["Load", [1, null, null]],
      ["Zero", [0, 0, 0]],
    ]);
    expect(series.map(({ colour, dash }) => [colour === "red", dash])).toEqual([
      [true, [1]],
      [false, undefined],
    ]);
  });
});
