import type { Design } from "../design/design.ts";
import { given, unreferred } from "../trace/given.ts";
import { startTrace } from "../trace/trace.ts";
import type { DynamicOptions } from "./dynamic-input.ts";
import type { DynamicPlace, DynamicSolution } from "./dynamic-place.ts";
import { restingEquilibrium, runningEquilibrium } from "./equilibrium.ts";
import { frameBytes, keptElements, plannedInterval } from "./frames.ts";
import { loopOf, runningCase } from "./from-solution.ts";
import { sums } from "./kernel/sums.ts";
import { buildMesh } from "./mesh.ts";
import { checkBegin, checkScenario, checkSettings, checkStatic, checkWork, type DynamicRefusal } from "./refusal.ts";
import { createRun, type DynamicRun } from "./run.ts";
import { planRun, type RunPlan } from "./run-plan.ts";
import { beginOf, type Scenario } from "./scenario.ts";
import { traceSetUp } from "./set-up-steps.ts";
import { type DynamicSettings, defaultDynamicSettings } from "./settings.ts";
import { driveEntry } from "./state.ts";

type PreparedDynamics =
  | { readonly kind: "prepared"; readonly run: DynamicRun }
  | { readonly kind: "refused"; readonly reasons: readonly DynamicRefusal[] };

/** Cuts the static solution into elements and puts it at its begin, or says why it cannot be run. */
export function prepareDynamics(
  design: Design,
  solution: DynamicSolution,
  scenario: Scenario,
  options: DynamicOptions = {},
): PreparedDynamics {
  const place = { design, solution, scenario, options };
  const settings = settingsOf(options);
  const running = runningCase(solution, scenario);
  const early = [
    ...checkSettings(settings),
    ...checkScenario(design, scenario, options),
    ...checkStatic(running, solution.takeUp),
  ];
  if (early.length > 0) return { kind: "refused", reasons: early };
  const { plan, wantedInterval } = planned(place, settings);
  const work = checkWork(plan);
  if (work.length > 0) return { kind: "refused", reasons: work };
  const isRunning = beginOf(scenario) === "running";
  const equilibrium = isRunning ? runningEquilibrium(plan) : restingEquilibrium(plan);
  const reasons = [...checkBegin(plan, equilibrium), ...checkResume(plan, options)];
  if (reasons.length > 0) return { kind: "refused", reasons };
  const trace = startTrace(options.isTraced ? "recorded" : "checked");
  const referenced = referencedPlace(place);
  traceSetUp(trace, referenced, plan);
  const rigid = referenced.solution;
  const run = createRun({ design, rigid, scenario, plan, equilibrium, trace, wantedInterval, options });
  return { kind: "prepared", run };
}

/**
 * The same conveyor on numbers that know where they came from; where no steps were kept of it, on numbers that know where
 * they stand in it.
 */
function referencedPlace(place: DynamicPlace): DynamicPlace {
  const { design, solution, options } = place;
  if (options.isTraced !== true) return place;
  const { referenced, machine } = solution;
  if (referenced !== undefined) return { ...place, design: referenced.machine.design, solution: referenced };
  return {
    ...place,
    design: given(design),
    solution: {
      ...solution,
      cases: given(solution.cases, "cases"),
      loop: given(solution.loop, "loop"),
      ...(machine && { machine: { ...machine, drives: given(machine.drives, "machine.drives") } }),
    },
  };
}

function settingsOf(options: DynamicOptions): DynamicSettings {
  const { drives: _drives, brakes: _brakes, takeUp: _takeUp, isTraced: _isTraced, resumeFrom: _from, ...own } = options;
  return { ...defaultDynamicSettings, ...own };
}

/** An element shorter than the span between idlers means nothing, m; a short belt still gets this many. */
const shortestElement = 1;
const fewestElements = 50;

/** The loop and the elements a run cuts it into: those asked for, fewer on a short belt, at least one in each section. */
function cut(place: DynamicPlace, settings: DynamicSettings) {
  // The kernel reads its numbers thousands of times: plain ones, whatever the solution has.
  const loop = unreferred(loopOf(place));
  const length = loop.strands.reduce((sum, strand) => sum + strand.length, 0);
  const elements = Math.min(settings.elements, Math.max(fewestElements, Math.round(length / shortestElement)));
  return { loop, elements, mesh: buildMesh(loop, elements, settings.model.branchRatio) };
}

/** Into how many elements a run would cut the belt; undefined for settings that it would refuse. */
export function plannedElements(
  design: Design,
  solution: DynamicSolution,
  scenario: Scenario,
  options: DynamicOptions = {},
): number | undefined {
  const settings = settingsOf(options);
  if (checkSettings(settings).length > 0) return undefined;
  return cut({ design, solution, scenario, options }, settings).mesh.count;
}

/** The plan, with the interval lengthened where its frames would not fit the memory. */
function planned(
  place: DynamicPlace,
  settings: DynamicSettings,
): { readonly plan: RunPlan; readonly wantedInterval: number } {
  const { loop, elements, mesh } = cut(place, settings);
  const stations = keptElements({ mesh, settings }).length;
  const bytes = frameBytes(stations, loop.stations.length, loop.drives.length, loop.brakes.length);
  const interval = plannedInterval(settings, bytes);
  return { plan: planRun(loop, { ...settings, elements, interval }), wantedInterval: settings.interval };
}

/** A saved run fits only the mesh and the frames it was made with. */
function checkResume(plan: RunPlan, { resumeFrom }: DynamicOptions): readonly DynamicRefusal[] {
  if (resumeFrom === undefined) return [];
  const { state, frames } = resumeFrom;
  const { count } = plan.mesh;
  // A run kept by another version of the program may lack what this one needs.
  const arrays: readonly (Float64Array | undefined)[] = [state.tension, state.elastic, state.strain, state.history];
  const isWhole =
    arrays.every((one) => one?.length === count) &&
    state.total.length === sums.count &&
    state.drives.length === plan.loop.drives.length * driveEntry.count &&
    state.signal?.length === (plan.control?.signalLength ?? 0);
  const isSame = isWhole && frames.slowest.length === plan.frames;
  return isSame ? [] : [{ code: "dynamic-not-resumable", input: "resumeFrom" }];
}
