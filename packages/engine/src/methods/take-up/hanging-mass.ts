import type { TakeUp } from "../../design/take-up.ts";
import {
  reevedTakeUpTension,
  reevedTensionAgainstFriction,
  requiredReevedMass,
} from "../../standards/mechanics/reeved-take-up.ts";
import { gravityTakeUpTension, requiredTakeUpMass } from "../../standards/mechanics/take-up.ts";
import type { Trace } from "../../trace/trace.ts";

type Gravity = Extract<TakeUp, { readonly kind: "gravity" }>;

/** The take-up pulley a mass hangs on. */
interface HangingMass {
  readonly takeUp: Gravity;
  readonly gravity: number;
  readonly wrapAngle: number;
}

/** Belt tension a mass keeps, N, on the side on which the friction of the carriage works against it. */
export function tensionOfMass(trace: Trace, { takeUp, gravity, wrapAngle }: HangingMass, mass: number): number {
  const { ropeFalls = 1, carriageFriction = 0 } = takeUp;
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
  const { ropeFalls = 1, carriageFriction = 0 } = takeUp;
  if (carriageFriction === 0) return undefined;
  return reevedTensionAgainstFriction(trace, { mass, gravity, ropeFalls, carriageFriction, wrapAngle });
}

/** Mass that keeps a belt tension, kg, in whole increments. */
export function massForTension(trace: Trace, { takeUp, gravity, wrapAngle }: HangingMass, tension: number): number {
  const { ropeFalls = 1, carriageFriction = 0, massIncrement: increment } = takeUp;
  return isDirect(takeUp)
    ? requiredTakeUpMass(trace, { tension, gravity, wrapAngle, increment })
    : requiredReevedMass(trace, { tension, gravity, ropeFalls, carriageFriction, wrapAngle, increment });
}

function isDirect({ ropeFalls = 1, carriageFriction = 0 }: Gravity): boolean {
  return ropeFalls === 1 && carriageFriction === 0;
}
