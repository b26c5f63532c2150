import type { LoadCaseName } from "../methods/load-case.ts";
import type { CaseResult } from "../methods/tension/case-result.ts";
import type { Solution } from "../solve.ts";
import { overRigid } from "../standards/belt-dynamics/run.ts";
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

type Found = Pick<DynamicResult, "largest" | "smallest" | "reachedSpeedAt" | "stoppedAt" | "brakes">;

export function compareWithRigid(
  trace: Trace,
  { solution, scenario }: Pick<RunInput, "solution" | "scenario">,
  found: Found,
): RigidComparison | undefined {
  const loadCase = rigidCase(
    scenario,
    found.brakes.some(({ force }) => force > 0),
  );
  if (loadCase === undefined) return undefined;
  const rigid = solution.cases[loadCase];
  const { largest, smallest } = rigidRange(solution, rigid);
  if (largest <= 0) return undefined;
  trace.place = { loadCase };
  const ratio = overRigid(trace, { dynamic: found.largest.tension, rigid: largest });
  const time = rigid.motion === "starting" ? found.reachedSpeedAt : found.stoppedAt;
  const hasTimes = time !== undefined && rigid.duration !== undefined && scenario.kind !== "aborted-start";
  return {
    loadCase,
    largestTension: { dynamic: found.largest.tension, rigid: largest, ratio },
    smallestTension: { dynamic: found.smallest.tension, rigid: smallest },
    ...(hasTimes ? { duration: { dynamic: time, rigid: rigid.duration ?? 0 } } : {}),
  };
}

/** A stop begins with the tensions of running: the rigid belt has them too. */
function rigidRange(solution: Solution, { largest, smallest, motion, load }: CaseResult) {
  if (motion === "starting") return { largest: largest.tension, smallest: smallest.tension };
  const running = solution.cases[load === "empty" ? "running-empty" : "running-full"];
  return {
    largest: Math.max(largest.tension, running.largest.tension),
    smallest: Math.min(smallest.tension, running.smallest.tension),
  };
}
