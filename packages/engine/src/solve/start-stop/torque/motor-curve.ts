import { breakdownSlip, motorTorque, usableBreakdown } from "../../../rules/induction-motor/curve.ts";
import { bareTrace } from "../../../trace/trace.ts";
import type { Curve } from "./curve.ts";

/** Up to twice the slip of breakdown, and from there on, where the torque rises to its peak and falls to nothing. */
const farSamples = 80;
const nearSamples = 160;

/** Torque of an induction motor over speed, as shares of full load: from rest to a little beyond full-load speed. */
export function motorCurve(motor: {
  /** At full load. */
  readonly slip: number;
  readonly breakdown: number;
  readonly lockedRotor: number;
}): Curve {
  const breakdown = usableBreakdown(bareTrace, { breakdown: motor.breakdown });
  const most = breakdownSlip(bareTrace, { fullLoadSlip: motor.slip, breakdown });
  const synchronous = 1 / (1 - motor.slip);
  const knee = Math.min(0.5, 2 * most);
  const far = Array.from({ length: farSamples }, (_, n) => 1 - ((1 - knee) * n) / farSamples);
  const near = Array.from({ length: nearSamples + 1 }, (_, n) => knee * (1 - n / nearSamples));
  const slips = [...far, ...near];
  const torque = (slip: number) =>
    motorTorque(bareTrace, { slip, breakdownSlip: most, breakdown, lockedRotor: motor.lockedRotor });
  return {
    x: slips.map((slip) => synchronous * (1 - slip)),
    y: slips.map((slip) => (slip <= 0 ? 0 : torque(slip))),
  };
}
