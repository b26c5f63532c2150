import { overRigid } from "../rules/belt-dynamics/run.ts";
import type { LoadCaseName } from "../solve/load-case.ts";
import type { Solution } from "../solve/solve.ts";
import { runningWith } from "../solve/start-stop/friction-end.ts";
import type { CaseResult } from "../solve/tension/case-result.ts";
import { plain, readInRun } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import type { DynamicResult, RigidComparison } from "./result.ts";
import type { RunInput } from "./run-input.ts";
import type { Scenario } from "./scenario.ts";

/**
 * The rigid-body case a scenario is measured against; none for sequences and partly loaded belts. Where there is no
 * brake to close, every stop is a coast.
 */
function rigidCase(scenario: Scenario, hasBrakes: boolean): LoadCaseName | undefined {
  const { load, kind } = scenario;
  if (load !== "full" && load !== "empty") return undefined;
  const stopped = hasBrakes ? (`braking-${load}` as const) : (`coasting-${load}` as const);
  switch (kind) {
    case "start":
    case "aborted-start":
      return `starting-${load}`;
    case "stop":
      return scenario.by === "braking" ? stopped : `coasting-${load}`;
    case "emergency-stop":
    case "power-failure":
      return stopped;
    case "sequence":
      return undefined;
  }
}

type Found = Pick<DynamicResult, "largest" | "smallest" | "reachedSpeedAt" | "drivesStandAt" | "brakes">;

export function compareWithRigid(
  trace: Trace,
  { rigid: solution, scenario }: Pick<RunInput, "rigid" | "scenario">,
  found: Found,
): RigidComparison | undefined {
  const loadCase = rigidCase(
    scenario,
    found.brakes.some(({ force }) => force > 0),
  );
  if (loadCase === undefined) return undefined;
  const rigid = solution.cases[loadCase];
  const governing = rigidRange(solution, rigid);
  const [most, least] = [governing.largest.largest.tension, governing.smallest.smallest.tension];
  if (most <= 0) return undefined;
  trace.place = { loadCase };
  const ratio = plain(overRigid(trace, { dynamic: readInRun(trace, found.largest.tension), rigid: most }));
  const time = rigid.motion === "starting" ? found.reachedSpeedAt : found.drivesStandAt;
  const duration = followedTime(solution, scenario, loadCase) ?? rigid.duration;
  const hasTimes = time !== undefined && duration !== undefined && scenario.kind !== "aborted-start";
  return {
    loadCase,
    largestTension: {
      dynamic: found.largest.tension,
      rigid: plain(most),
      rigidCase: governing.largest.name,
      ratio,
    },
    smallestTension: { dynamic: found.smallest.tension, rigid: plain(least), rigidCase: governing.smallest.name },
    ...(hasTimes ? { duration: { dynamic: time, rigid: plain(duration) } } : {}),
  };
}

/** Share of full speed at which a dynamic start counts as done. */
const upToSpeed = 0.98;

/**
 * How long the same takes as one rigid body, delays, filling of couplings and control included, s; undefined where no drive
 * tells its components, or where it never comes to an end.
 */
function followedTime({ machine }: RunInput["rigid"], scenario: Scenario, name: LoadCaseName): number | undefined {
  const { starts, stops, rampDowns } = machine?.startStop ?? {};
  const load = scenario.load === "empty" ? "empty" : "full";
  if (scenario.kind === "start") {
    const { series, kind } = starts?.[load].simulated ?? {};
    if (series === undefined || kind !== "started") return undefined;
    const full = series.speed.at(-1) ?? 0;
    return series.time[series.speed.findIndex((one) => one >= upToSpeed * full)];
  }
  if (scenario.kind === "stop" && scenario.by === "ramp-down") return rampDowns?.[load].time;
  return Object.entries(stops ?? {}).find(([stop]) => stop === name)?.[1].time;
}

/** The cases of the largest and of the smallest tension: a stop begins with those of running, the rigid belt too. */
function rigidRange(solution: Solution, transient: CaseResult<LoadCaseName>) {
  if (transient.motion === "starting") return { largest: transient, smallest: transient };
  const running = runningWith(solution, transient.load, transient.friction);
  return {
    largest: running.largest.tension > transient.largest.tension ? running : transient,
    smallest: running.smallest.tension < transient.smallest.tension ? running : transient,
  };
}
