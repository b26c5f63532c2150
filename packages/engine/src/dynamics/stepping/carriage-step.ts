import { at } from "../../solve/tension/tension-state.ts";
import { sums } from "../kernel/sums.ts";
import type { Carriage, RunPlan } from "../run-plan.ts";
import { type DynamicState, carriageEntry as entry } from "../state.ts";
import { soften } from "./soften.ts";

/** Share of full speed at which a start is over, and a winch goes to the setting for running. */
const startedAt = 0.98;
/** Time in which a winch comes up to speed, and in which it would take in what the belt is short of, s. */
const winchLag = 0.5;
const winchTime = 1;

/** Moves the take-up by one step and strains the elements on both sides of its pulley. */
export function moveCarriage(plan: RunPlan, state: DynamicState, time: number): void {
  const { carriage, step, coefficients } = plan;
  if (carriage === undefined || carriage.kind === "fixed") return;
  const old = at(state.carriage, entry.speed);
  const tensions = at(state.tension, carriage.before) + at(state.tension, carriage.node);
  const isLocked = at(state.carriage, entry.isLocked) === 1;
  const free = carriage.kind === "gravity" ? old + (step / carriage.mass) * (carriage.pull - tensions) : 0;
  const wanted = carriage.kind === "gravity" ? soften(free, (step / carriage.mass) * carriage.friction) : 0;
  const wound = carriage.kind === "winch" ? wind(carriage, step, old, settingOf(plan, state) - tensions) : wanted;
  const moved = stopAtEnds(carriage, state, step, isLocked ? 0 : wound, time);
  noteWork(carriage, state, 0.5 * (old + moved), free - wanted, wanted - moved, step);
  state.carriage[entry.speed] = moved;
  const taken = at(state.carriage, entry.taken) + step * moved;
  state.carriage[entry.taken] = taken;
  noteTravel(state.carriage, taken, time + step);
  const { strain } = state;
  strain[carriage.before] =
    at(strain, carriage.before) + at(coefficients.stepOverLength, carriage.strandBefore) * moved;
  strain[carriage.node] = at(strain, carriage.node) + at(coefficients.stepOverLength, carriage.strandAfter) * moved;
}

/** Work of the weight or the winch, and what friction, stops and locks take; damping beside the pulley takes its share. */
function noteWork(
  carriage: Carriage,
  { total, tension, elastic }: DynamicState,
  mean: number,
  rubbed: number,
  stopped: number,
  step: number,
): void {
  const isHanging = carriage.kind === "gravity";
  const { before, node, mass } = carriage;
  const pull = isHanging ? carriage.pull : at(tension, before) + at(tension, node);
  total[sums.takeUp] = at(total, sums.takeUp) + step * pull * mean;
  const damping = at(tension, before) - at(elastic, before) + at(tension, node) - at(elastic, node);
  total[sums.grid] = at(total, sums.grid) + step * damping * mean;
  if (!isHanging) return;
  total[sums.carriageFriction] = at(total, sums.carriageFriction) + mass * rubbed * mean;
  total[sums.impact] = at(total, sums.impact) + mass * stopped * mean;
}

/** What a winch is set to, N: that of starts until the belt has its speed, and never again in the same run. */
function settingOf({ carriage, loop }: RunPlan, state: DynamicState): number {
  if (carriage === undefined) return 0;
  const { pull, startPull, node } = carriage;
  if (startPull === pull) return pull;
  if (at(state.speed, node) >= startedAt * loop.fullSpeed) state.carriage[entry.isStarted] = 1;
  return at(state.carriage, entry.isStarted) === 1 ? pull : startPull;
}

/** Winds in what the belt has too much for its set tension, within the speed of its rope. */
function wind({ pull, give, winchSpeed, winchBand }: Carriage, step: number, old: number, short: number): number {
  const asked = (short * give) / winchTime;
  const wanted = Math.abs(short) < winchBand * pull ? 0 : Math.max(-winchSpeed, Math.min(winchSpeed, asked));
  return old + (wanted - old) * Math.min(1, step / winchLag);
}

/** A stop is reached exactly, and takes the rest of the speed. */
function stopAtEnds(carriage: Carriage, state: DynamicState, step: number, moved: number, time: number): number {
  const taken = at(state.carriage, entry.taken);
  const next = taken + step * moved;
  const end = next > carriage.tightEnd ? carriage.tightEnd : next < carriage.slackEnd ? carriage.slackEnd : next;
  if (end === next) return moved;
  if (Math.abs(moved) > 1e-6 && at(state.carriage, entry.taken) !== end) {
    state.carriage[entry.stopHits] = at(state.carriage, entry.stopHits) + 1;
    if (Number.isNaN(at(state.carriage, entry.firstHitAt))) state.carriage[entry.firstHitAt] = time;
  }
  return (end - taken) / step;
}

function noteTravel(carriage: Float64Array, taken: number, time: number): void {
  if (taken < at(carriage, entry.least)) {
    carriage[entry.least] = taken;
    carriage[entry.leastAt] = time;
  }
  if (taken > at(carriage, entry.most)) {
    carriage[entry.most] = taken;
    carriage[entry.mostAt] = time;
  }
}
