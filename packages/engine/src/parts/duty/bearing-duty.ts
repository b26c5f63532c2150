import type { Design } from "../../design/design.ts";
import { allHeavyTurns, equivalentLoad, heavyTurns, meanRotation, turnsInState } from "../../rules/duty/bearing.ts";
import { lineLoadShare } from "../../rules/duty/part-load.ts";
import { runningTime, timeShare } from "../../rules/duty/year.ts";
import { speedInCase } from "../../rules/load-cases/case.ts";
import { largest, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** A state of the duty as parts see it. */
export interface RunningState {
  /** Of the running time. */
  readonly timeShare: number;
  /** Load per metre over that of the design. */
  readonly lineLoadShare: number;
  /** m/s */
  readonly beltSpeed: number;
}

/** The states in which the conveyor runs; absent where nothing is said of its duty. */
export function runningStates(trace: Trace, { duty, beltSpeed }: Design): readonly RunningState[] | undefined {
  if (duty === undefined) return undefined;
  const whole = runningTime(
    trace,
    duty.map(({ time }) => time),
  );
  return duty.map(({ time, load, speed }) => ({
    timeShare: timeShare(trace, { time, runningTime: whole }),
    lineLoadShare: lineLoadShare(trace, { load, speed }),
    beltSpeed: speedInCase(trace, { beltSpeed, share: speed }),
  }));
}

/** A bearing in one state. */
interface BearingState {
  readonly timeShare: number;
  /** N */
  readonly load: number;
  /** 1/s */
  readonly rotation: number;
}

/** The constant load that tires a bearing as all states do together, and its mean speed; absent without any load. */
export function bearingDuty(
  trace: Trace,
  states: readonly BearingState[],
  exponent: number,
): { readonly load: number; readonly rotation: number } | undefined {
  const [first, ...rest] = states.map(({ load }) => load);
  const heaviest = first === undefined ? 0 : largest(first, ...rest);
  if (!(heaviest > 0)) return undefined;
  const turns = states.map((state) => turnsInState(trace, state));
  const rotation = meanRotation(trace, turns);
  const heavy = states.map(({ load }, at) =>
    heavyTurns(trace, { turns: turns[at] ?? none(trace), load, heaviest, exponent }),
  );
  const all = allHeavyTurns(trace, heavy);
  return { load: equivalentLoad(trace, { heaviest, heavyTurns: all, meanRotation: rotation, exponent }), rotation };
}
