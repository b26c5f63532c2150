import { at } from "../methods/tension/tension-state.ts";
import { sums } from "./kernel.ts";
import type { Carriage, Machine } from "./machine.ts";
import { type DynamicState, carriageEntry as entry } from "./state.ts";

/** A winch reaches full rope speed this far from its set tension, and rests this near to it. */
const winchRange = 0.1;
const winchRest = 0.02;
/** Time in which a winch comes up to speed, s. */
const winchLag = 0.5;

/** Moves the take-up by one step and strains the elements on both sides of its pulley. */
export function moveCarriage(machine: Machine, state: DynamicState, time: number): void {
  const { carriage, step, coefficients } = machine;
  if (carriage === undefined || carriage.kind === "fixed") return;
  const old = at(state.carriage, entry.speed);
  const tensions = at(state.tension, carriage.before) + at(state.tension, carriage.node);
  let moved = 0;
  if (at(state.carriage, entry.isLocked) === 0) {
    moved =
      carriage.kind === "gravity"
        ? hang(carriage, state, step, old, tensions)
        : wind(carriage, step, old, tensions, state);
  }
  moved = stopAtEnds(carriage, state, step, moved, time);
  state.carriage[entry.speed] = moved;
  const taken = at(state.carriage, entry.taken) + step * moved;
  state.carriage[entry.taken] = taken;
  noteTravel(state.carriage, taken, time + step);
  const { strain } = state;
  strain[carriage.before] =
    at(strain, carriage.before) + at(coefficients.stepOverLength, carriage.strandBefore) * moved;
  strain[carriage.node] = at(strain, carriage.node) + at(coefficients.stepOverLength, carriage.strandAfter) * moved;
}

function hang(carriage: Carriage, state: DynamicState, step: number, old: number, tensions: number): number {
  const { mass, pull, friction } = carriage;
  const free = old + (step / mass) * (pull - tensions);
  const hold = (step / mass) * friction;
  const moved = free > hold ? free - hold : free < -hold ? free + hold : 0;
  const twice = old + moved;
  const { total } = state;
  total[sums.takeUp] = at(total, sums.takeUp) + 0.5 * step * pull * twice;
  total[sums.carriageFriction] = at(total, sums.carriageFriction) + 0.5 * mass * (free - moved) * twice;
  return moved;
}

function wind(carriage: Carriage, step: number, old: number, tensions: number, state: DynamicState): number {
  const { setTension, winchSpeed } = carriage;
  const gap = (setTension - tensions / 2) / setTension;
  const wanted = Math.abs(gap) < winchRest ? 0 : Math.max(-1, Math.min(1, gap / winchRange)) * winchSpeed;
  const moved = old + (wanted - old) * Math.min(1, step / winchLag);
  state.total[sums.takeUp] = at(state.total, sums.takeUp) + 0.5 * step * tensions * (old + moved);
  return moved;
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
  const kept = (end - taken) / step;
  const lost = carriage.kind === "gravity" ? 0.5 * carriage.mass * (moved ** 2 - kept ** 2) : 0;
  state.total[sums.carriageFriction] = at(state.total, sums.carriageFriction) + lost;
  return kept;
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
