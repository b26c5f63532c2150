import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import type { DynamicOptions, DynamicResult, Scenario, Solution } from "@beltwright/engine";
import { type Calculated, type Conveyor, calculate, prepareConveyor } from "@beltwright/model";

const loads = ["full", "empty"] as const;

const scenarios: readonly Scenario[] = loads.flatMap((load): readonly Scenario[] => [
  { kind: "start", load },
  { kind: "stop", load, by: "coasting" },
  { kind: "stop", load, by: "braking" },
  { kind: "emergency-stop", load },
  { kind: "aborted-start", load, tripTime: 8 },
  { kind: "power-failure", load },
]);

/**
 * The demo conveyors as elastic belts: how far the end of a start is from the static solution at any point, in a belt
 * that damps well, and how much energy is missing after 60 s of every scenario.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const rows = await shippedComponents();
  const demos = (await demoConveyors()).map((conveyor) => ({ conveyor, found: calculate(conveyor, { rows }) }));
  const gaps = demos.flatMap((demo) => loads.map((load) => staticGap(demo, load)));
  const missing = demos.flatMap((demo) => scenarios.map((scenario) => missingEnergy(demo, scenario)));
  return {
    demos: demos.length,
    static_limit_worst_percent: worst(gaps) * 100,
    runs_of_60_s: missing.length,
    energy_missing_worst_percent: worst(missing) * 100,
  };
}

const worst = (values: readonly number[]) => Number(Math.max(...values).toPrecision(3));

/** Belts that damp well, long enough that drives far apart have shared their load: seconds by kilometre of belt. */
const settling = {
  runTime: 600,
  interval: 10,
  elements: 200,
  model: { branchRatio: 1, branchTime: 2, dampingTime: 0 },
};
const secondsByMetre = 0.15;

interface Demo {
  readonly conveyor: Conveyor;
  readonly found: ReturnType<typeof calculate>;
}

function staticGap(demo: Demo, load: (typeof loads)[number]): number {
  const length = designOf(demo).design.points.reduce((most, { x }) => Math.max(most, x), 0);
  const runTime = Math.max(settling.runTime, Math.round(length * secondsByMetre));
  const { result, solution } = simulated(demo, { kind: "start", load }, { ...settling, runTime });
  const { frames, pointIds } = result;
  const last = (frames.count - 1) * pointIds.length;
  const gaps = solution.cases[`running-${load}`].points.flatMap(({ arriving, leaving }, k) => [
    Math.abs((frames.arriving[last + k] ?? 0) / arriving - 1),
    Math.abs((frames.leaving[last + k] ?? 0) / leaving - 1),
  ]);
  return Math.max(...gaps);
}

function missingEnergy(demo: Demo, scenario: Scenario): number {
  return Math.abs(simulated(demo, scenario, { runTime: 60, elements: 200 }).result.energy.error);
}

function designOf({ conveyor, found }: Demo): Calculated {
  if (found.kind === "refused") throw new Error(`${conveyor.convNo}: ${JSON.stringify(found.issues)}`);
  return found;
}

function simulated(
  demo: Demo,
  scenario: Scenario,
  options: DynamicOptions,
): { readonly result: DynamicResult; readonly solution: Solution } {
  const calculated = designOf(demo);
  const { conveyor } = demo;
  const prepared = prepareConveyor({ conveyor, calculated, scenario }, options);
  if (prepared.kind === "refused") throw new Error(`${conveyor.convNo}: ${JSON.stringify(prepared.reasons)}`);
  const { run: belt } = prepared;
  belt.advance(belt.runTime);
  return { result: belt.result(), solution: calculated.solution };
}
