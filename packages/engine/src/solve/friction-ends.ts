import type { Design } from "../design/design.ts";
import { isEqual, plain } from "../trace/reference.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import { byRunningLoad, type Load, type LoadCase } from "./load-case.ts";
import type { Loop } from "./loop/belt-path.ts";
import type { ResistanceMethod } from "./resistance/method.ts";
import {
  type CaseFriction,
  designFriction,
  fixedLoading,
  type PreparedLoad,
  prepareCase,
  prepareLoad,
} from "./tension/prepare-case.ts";
import { confirmCase, iterateCase, type SolvedCase, settledWithin } from "./tension/solve-case.ts";

/** A load in a friction of its own. */
interface LoadWithFriction {
  readonly load: PreparedLoad;
  readonly friction: CaseFriction;
}

/** A load under which the belt drives its motors where friction is at its low end. */
interface DrivenLoad extends LoadWithFriction {
  /** Whether it does so with the friction of the design too. */
  readonly isDownhill: boolean;
}

/** The friction every case is solved with: handbook 15.17. */
export interface FrictionEnds {
  readonly loads: Readonly<Record<Load, PreparedLoad>>;
  readonly driven: ReadonlyMap<Load, DrivenLoad>;
  /** Absent where the high end is the friction of the design. */
  readonly high?: CaseFriction;
}

interface Laid {
  readonly design: Design;
  readonly loop: Loop;
  readonly method: ResistanceMethod;
}

export function frictionEndsOf(trace: Trace, laid: Laid, loads: FrictionEnds["loads"]): FrictionEnds {
  const { highFriction } = laid.design.settings;
  const driven = Object.values(loads).flatMap((load) => {
    const found = drivenLoad(trace, laid, load);
    return found === undefined ? [] : [[load.load, found] as const];
  });
  const high: CaseFriction = { end: "high", share: highFriction };
  return { loads, driven: new Map(driven), ...(isEqual(highFriction, 1) ? {} : { high }) };
}

/**
 * The easiest friction of a load, where that lets the belt drive its motors: the low share of the design's, or the
 * method's own rule for such conveyors. Friction only holds back, so a belt that its other forces do not drive is none.
 */
function drivenLoad(trace: Trace, { design, loop, method }: Laid, load: PreparedLoad): DrivenLoad | undefined {
  const withoutFriction = Object.values(load.fixedComponents).reduce((sum, force) => sum + force, 0);
  if (withoutFriction >= 0) return undefined;
  const { lowFriction } = design.settings;
  const ends: readonly LoadWithFriction[] = [
    { load, friction: { end: "low", share: lowFriction } },
    ...(method.regenerating === undefined
      ? []
      : [
          {
            load: prepareLoad(trace, design, loop, method.regenerating, fixedLoading(load.load)),
            friction: { ...designFriction(trace), end: "low" as const },
          },
        ]),
  ];
  const easiest = easiestOf(ends);
  if (easiest === undefined || !isDriving(easiest)) return undefined;
  const isDownhill = isDriving({ load, friction: designFriction(bareTrace) });
  return { load: easiest.load, friction: easiest.friction, isDownhill };
}

function easiestOf(ends: readonly LoadWithFriction[]): LoadWithFriction | undefined {
  if (ends.length < 2) return ends[0];
  return ends.map((end) => ({ ...end, pull: pullOf(end) })).toSorted((one, other) => one.pull - other.pull)[0];
}

/** Tensions that settle to this, N, leave no doubt of the sign of a pull a hundred times as large. */
const roughly = 10;

/** Whether a running belt drives its motors. */
function isDriving(end: LoadWithFriction): boolean {
  const pull = pullOf(end, roughly);
  return (Math.abs(pull) > 100 * roughly ? pull : pullOf(end)) < 0;
}

/** Pull of a running belt, N, at the tension its sag asks for: the take-up is settled later, and moves it little. */
function pullOf({ load, friction }: LoadWithFriction, tolerance = settledWithin): number {
  const guess = load.sections.reduce((most, { sagTension }) => Math.max(most, plain(sagTension)), 1);
  const prepared = prepareCase(bareTrace, load, byRunningLoad(load.load), friction);
  return iterateCase(prepared, guess, { tolerance }).effectiveTension;
}

/**
 * A belt that low friction lets drive itself stops with that; so does it start where it runs downhill. Other starts take
 * the high end.
 */
export function frictionIn(trace: Trace, { loads, driven, high }: FrictionEnds, loadCase: LoadCase): LoadWithFriction {
  const load = loads[loadCase.load];
  const low = driven.get(loadCase.load);
  switch (loadCase.motion) {
    case "running":
      return { load, friction: designFriction(trace) };
    case "starting":
      return low?.isDownhill ? low : { load, friction: high ?? designFriction(trace) };
    case "braking":
    case "coasting":
    case "at-rest":
      return low ?? { load, friction: designFriction(trace) };
  }
}

/** The running cases at both ends of friction: low where the belt drives its motors then, high where one is given. */
export function solveEnds(
  trace: Trace,
  { loads, driven, high }: FrictionEnds,
  solved: Iterable<SolvedCase>,
): { readonly low: readonly SolvedCase[]; readonly high: readonly SolvedCase[] } {
  const running = [...solved].filter(
    ({ prepared: { loadCase } }) => loadCase.motion === "running" && loadCase.own === undefined,
  );
  const again = (by: (load: Load) => LoadWithFriction | undefined) =>
    running.flatMap(({ prepared: { loadCase }, takeUpTension }) => {
      const end = by(loadCase.load);
      if (end === undefined) return [];
      const prepared = prepareCase(trace, end.load, loadCase, end.friction);
      return [confirmCase(trace, iterateCase(prepared, takeUpTension))];
    });
  return {
    low: again((load) => driven.get(load)),
    high: high === undefined ? [] : again((load) => ({ load: loads[load], friction: high })),
  };
}
