import {
  bearingSlope,
  hubDeflection,
  hubSlope,
  midDeflection,
  relativeDeflection,
  sectionInertia,
  shaftSpan,
} from "../../rules/shaft-bending/deflection.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** A pulley shaft, uniform but for the seats of its bearings. SI. */
interface ShaftShape {
  readonly diameter: number;
  /** Diameter of the bearing seats; absent: uniform. */
  readonly seatDiameter?: number;
  /** From the bearing centre to the shoulder, m. */
  readonly seatLength?: number;
  readonly arm: number;
  readonly hubCentres: number;
  readonly modulus: number;
}

export interface ShaftDeflection {
  readonly inertia: number;
  readonly hubSlope: number;
  readonly bearingSlope: number;
  readonly midDeflection: number;
  /** Of a uniform shaft. */
  readonly hubDeflection: number;
  /** Deflection over the span. */
  readonly relativeDeflection: number;
}

/** Slopes and deflections of the shaft under running load, N on each bearing. */
export function shaftDeflection(trace: Trace, shape: ShaftShape, force: number): ShaftDeflection {
  const { arm, hubCentres, modulus } = shape;
  const span = shaftSpan(trace, { hubCentres, arm });
  const inertia = sectionInertia(trace, { diameter: shape.diameter });
  const seat = { seatInertia: seatInertia(trace, shape), seatLength: seatLength(trace, shape) };
  const beam = { force, arm, span, modulus, inertia };
  const middle = midDeflection(trace, { ...beam, ...seat });
  return {
    inertia,
    hubSlope: hubSlope(trace, { force, arm, hubCentres, modulus, inertia }),
    bearingSlope: bearingSlope(trace, { ...beam, ...seat }),
    midDeflection: middle,
    hubDeflection: hubDeflection(trace, beam),
    relativeDeflection: relativeDeflection(trace, { deflection: middle, span }),
  };
}

function seatInertia(trace: Trace, { seatDiameter, diameter }: ShaftShape): number {
  return sectionInertia(trace, { diameter: seatDiameter ?? diameter });
}

function seatLength(trace: Trace, { seatLength: length = none(trace), arm }: ShaftShape): number {
  if (length >= 0 && length <= arm) return length;
  throw new InputRefused({ subject: "shaft", input: "seatLength", value: length, limit: { least: 0, most: arm } });
}
