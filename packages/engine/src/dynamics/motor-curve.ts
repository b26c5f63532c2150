import { breakdownSlip, motorTorque, usableBreakdown } from "../rules/induction-motor/curve.ts";
import { bareTrace } from "../trace/trace.ts";
import type { Curve } from "./belt-loop.ts";

const samples = 80;

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
  const x = Array.from({ length: samples + 1 }, (_, n) => (synchronous * n) / samples);
  const y = x.map((speed) => {
    const slip = 1 - speed / synchronous;
    return slip <= 0
      ? 0
      : motorTorque(bareTrace, { slip, breakdownSlip: most, breakdown, lockedRotor: motor.lockedRotor });
  });
  return { x, y };
}
