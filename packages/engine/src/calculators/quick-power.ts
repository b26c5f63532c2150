import { lineLoad } from "../rules/adopted-1/capacity.ts";
import { absorbedPower, beltPower, requiredMotorPower } from "../rules/mechanics/power.ts";
import { slopeCosineOf } from "../rules/quick-estimates/slope.ts";
import { coefficientByLength } from "../solve/resistance/length-coefficient.ts";
import { peripheralForce } from "../standards/iso-5048-1989/length-coefficient.ts";
import { mainResistanceOfBothStrands, slopeResistance } from "../standards/iso-5048-1989/main-resistance.ts";
import { constant, none } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";

/** Power of a whole conveyor in one line, ISO 5048 with the length coefficient. SI. */
export interface QuickPowerInput {
  /** Horizontal, m. */
  readonly length: number;
  readonly lift: number;
  readonly friction: number;
  /** Absent: from the table by length, which below 80 m is no longer that of ISO 5048. */
  readonly lengthCoefficient?: number;
  readonly carryIdlerMass: number;
  readonly returnIdlerMass: number;
  readonly beltMass: number;
  readonly massFlow: number;
  readonly beltSpeed: number;
  /** Skirts, cleaners and the like, N. */
  readonly specialResistance: number;
  readonly efficiency: number;
  readonly motorSelectionFactor: number;
  readonly gravity: number;
}

interface QuickPower {
  readonly lineLoad: number;
  readonly lengthCoefficient: number;
  readonly mainResistance: number;
  readonly slopeResistance: number;
  readonly effectiveTension: number;
  readonly beltPower: number;
  readonly motorPower: number;
  readonly requiredMotorPower: number;
}

/** Belt and motor power from a few numbers. */
export function quickPower(trace: Trace, input: QuickPowerInput): QuickPower {
  const load = lineLoad(trace, input);
  const coefficient = input.lengthCoefficient ?? coefficientByLength(trace, input.length);
  const main = mainResistanceOfBothStrands(trace, {
    ...input,
    lineLoad: load,
    slopeCosine: slopeCosineOf(trace, input),
  });
  const slope = slopeResistance(trace, {
    beltMass: none(trace),
    lineLoad: load,
    gravity: input.gravity,
    lift: input.lift,
  });
  const effectiveTension = peripheralForce(trace, {
    lengthCoefficient: coefficient,
    mainResistance: main,
    slopeResistance: slope,
    specialResistance: input.specialResistance,
  });
  const power = beltPower(trace, { effectiveTension, beltSpeed: input.beltSpeed });
  const motor = absorbedPower(trace, { beltPower: power, efficiency: input.efficiency });
  return {
    lineLoad: load,
    lengthCoefficient: coefficient,
    mainResistance: main,
    slopeResistance: slope,
    effectiveTension,
    beltPower: power,
    motorPower: motor,
    requiredMotorPower: requiredMotorPower(trace, {
      absorbedPower: motor,
      selectionFactor: input.motorSelectionFactor,
      motors: constant(trace, 1, requiredMotorPower.definition.source),
    }),
  };
}
