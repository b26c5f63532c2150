import {
  reevedTakeUpTension,
  reevedTensionAgainstFriction,
  requiredReevedMass,
} from "../../rules/mechanics/reeved-take-up.ts";
import { gravityTakeUpTension, requiredTakeUpMass } from "../../rules/mechanics/take-up.ts";
import { constant, isEqual, isZero, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { TakeUp } from "./take-up-input.ts";

type Gravity = Extract<TakeUp, { readonly kind: "gravity" }>;

/** The take-up pulley a mass hangs on. */
interface HangingMass {
  readonly takeUp: Gravity;
  readonly gravity: number;
  readonly wrapAngle: number;
}

/** Belt tension a mass keeps, N, on the side on which the friction of the carriage works against it. */
export function tensionOfMass(trace: Trace, { takeUp, gravity, wrapAngle }: HangingMass, mass: number): number {
  const { ropeFalls, carriageFriction } = reevingOf(trace, takeUp);
  return isDirect(takeUp)
    ? gravityTakeUpTension(trace, { mass, gravity, wrapAngle })
    : reevedTakeUpTension(trace, { mass, gravity, ropeFalls, carriageFriction, wrapAngle });
}

/** Belt tension where the belt pulls the carriage back, N; undefined without friction. */
export function tensionAgainstFriction(
  trace: Trace,
  { takeUp, gravity, wrapAngle }: HangingMass,
  mass: number,
): number | undefined {
  const { ropeFalls, carriageFriction } = reevingOf(trace, takeUp);
  if (isZero(carriageFriction)) return undefined;
  return reevedTensionAgainstFriction(trace, { mass, gravity, ropeFalls, carriageFriction, wrapAngle });
}

/** Mass that keeps a belt tension, kg, in whole increments. */
export function massForTension(trace: Trace, { takeUp, gravity, wrapAngle }: HangingMass, tension: number): number {
  const { ropeFalls, carriageFriction } = reevingOf(trace, takeUp);
  const { massIncrement: increment } = takeUp;
  return isDirect(takeUp)
    ? requiredTakeUpMass(trace, { tension, gravity, wrapAngle, increment })
    : requiredReevedMass(trace, { tension, gravity, ropeFalls, carriageFriction, wrapAngle, increment });
}

/** A mass on one fall of a carriage without friction, unless the design says otherwise. */
function reevingOf(trace: Trace, { ropeFalls, carriageFriction }: Gravity) {
  return {
    ropeFalls: ropeFalls ?? constant(trace, 1, reevedTakeUpTension.definition.source),
    carriageFriction: carriageFriction ?? none(trace),
  };
}

function isDirect({ ropeFalls = 1, carriageFriction = 0 }: Gravity): boolean {
  return isEqual(ropeFalls, 1) && isZero(carriageFriction);
}
