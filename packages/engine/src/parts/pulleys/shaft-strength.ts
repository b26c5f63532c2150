import { sizeOf, torqueWithoutSign } from "../../rules/mechanics/sign.ts";
import {
  alternatingStress,
  cemaFatigueStrength,
  cemaShaftDiameter,
  fatigueSafety,
  goodmanDiameter,
  goodmanEndurance,
  steadyStress,
  yieldSafety,
} from "../../rules/shaft-strength/alternatives.ts";
import {
  oftenStartedShaft,
  rarelyStartedShaft,
  rarelyTurnedShaft,
  reversingShaft,
} from "../../standards/as-1403-2004/shaft-diameter.ts";
import {
  notchSensitivity,
  shoulderCoefficient,
  shoulderConcentration,
  shoulderExponent,
  shoulderFactor,
  shoulderRatio,
  sizeFactor,
  usableDiameterRatio,
} from "../../standards/as-1403-2004/stress-factors.ts";
import { adopted } from "../../standards/sources.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { finite } from "../../trace/limit.ts";
import { isFiniteNumber } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";

/** A shaft steel, Pa. */
export interface ShaftSteel {
  readonly tensileStrength: number;
  readonly enduranceLimit: number;
  readonly yieldStrength: number;
  readonly modulus: number;
}

/** Which of the four formulas of AS 1403 applies. */
export type ShaftDuty = "rarely-turned" | "rarely-started" | "often-started" | "reversing";

interface ShaftSection {
  readonly moment: number;
  readonly torque: number;
  /** Axial tension, N. */
  readonly axialForce: number;
  /** Stress-raising factor at the section. */
  readonly stressFactor: number;
}

interface ShaftDiameter {
  readonly diameter: number;
  readonly sizeFactor: number;
  readonly passes: number;
}

const fatigueFormulas = {
  "rarely-started": rarelyStartedShaft,
  "often-started": oftenStartedShaft,
  reversing: reversingShaft,
} as const;

const settled = 1e-11;
const mostPasses = 100;
const firstGuess = 0.2;

const repeatedDiameter = defineSearch({
  id: "shaft-strength/repeated-diameter",
  source: adopted("a shaft diameter its own rule repeats"),
  inputs: {
    safety: { symbol: "F_S", unit: "1" },
    moment: { symbol: "M_q", unit: "N*m" },
    torque: { symbol: "T_q", unit: "N*m" },
  },
  output: { symbol: "D", unit: "m" },
  rule: "diameter that its rule gives again, by repetition from 200 mm until it changes by less than 1e-11 m; where its size factor jumps there, the diameter of the jump",
});

/** Repeats a rule for the diameter, which itself depends on the diameter, until it stands still. */
function settle(
  trace: Trace,
  loads: { readonly moment: number; readonly torque: number; readonly safety: number },
  next: (diameter: number, trace: Trace) => number,
): { diameter: number; passes: number } {
  const passed = [firstGuess];
  for (let passes = 1; passes <= mostPasses; passes += 1) {
    const [diameter = firstGuess] = passed.slice(-1);
    const found = next(diameter, bareTrace);
    if (Math.abs(found - diameter) < settled) {
      return { diameter: next(repeatedDiameter(trace, loads, found), trace), passes };
    }
    passed.push(found);
  }
  const jump = jumpAmong(passed.slice(mostPasses / 2), (diameter) => next(diameter, bareTrace));
  if (jump !== undefined) return { diameter: repeatedDiameter(trace, loads, jump), passes: mostPasses };
  const [diameter = firstGuess] = passed.slice(-1);
  throw new InputRefused({ subject: "shaft-diameter", input: "diameter", value: diameter, limit: finite });
}

/** Diameters around a jump of their rule give each other for ever: the least that is as large as its rule asks for. */
function jumpAmong(around: readonly number[], next: (diameter: number) => number): number | undefined {
  let [low, high] = [Math.min(...around), Math.max(...around)];
  if (!(next(low) > low && next(high) <= high)) return undefined;
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
    if (next(middle) > middle) low = middle;
    else high = middle;
  }
  return high;
}

/** Diameter a section needs after AS 1403; the size factor may be given, as published reports do. */
export function as1403Diameter(
  trace: Trace,
  duty: ShaftDuty,
  steel: ShaftSteel,
  section: ShaftSection,
  given: { readonly safety: number; readonly sizeFactor?: number },
): ShaftDiameter {
  const torque = sizeOf(trace, torqueWithoutSign, section.torque);
  const { moment, axialForce, stressFactor } = section;
  const { safety } = given;
  const { enduranceLimit, yieldStrength } = steel;
  refuseBadLoads({ moment, torque });
  const size = (diameter: number, to: Trace) => given.sizeFactor ?? sizeFactor(to, { diameter });
  const next = (diameter: number, to: Trace) => {
    if (duty === "rarely-turned") {
      return rarelyTurnedShaft(to, { safety, moment, torque, axialForce, diameter, yieldStrength });
    }
    const ofSize = size(diameter, to);
    const loads = { safety, moment, torque, axialForce, diameter, enduranceLimit, stressFactor, sizeFactor: ofSize };
    return fatigueFormulas[duty](to, loads);
  };
  const { diameter, passes } = settle(trace, { safety, moment, torque }, next);
  return { diameter, passes, sizeFactor: duty === "rarely-turned" ? 1 : size(diameter, bareTrace) };
}

/**
 * Whether a section of a diameter is thick enough after AS 1403. One pass tells: the size factor grows more slowly than the
 * diameter, so a diameter above what it asks for is above what the repeated rule comes to.
 */
export function isStrongEnough(
  duty: ShaftDuty,
  steel: ShaftSteel,
  section: ShaftSection,
  given: { readonly safety: number; readonly diameter: number },
): boolean {
  const { diameter, safety } = given;
  const { moment, torque, axialForce, stressFactor } = section;
  const turned = Math.abs(torque);
  const { enduranceLimit, yieldStrength } = steel;
  if (duty === "rarely-turned") {
    const loads = { safety, moment, torque: turned, axialForce, diameter, yieldStrength };
    return rarelyTurnedShaft.evaluate(loads) <= diameter;
  }
  const size = sizeFactor.evaluate({ diameter });
  const loads = {
    safety,
    moment,
    torque: turned,
    axialForce,
    diameter,
    enduranceLimit,
    stressFactor,
    sizeFactor: size,
  };
  return fatigueFormulas[duty].evaluate(loads) <= diameter;
}

/** A load that is no number would never settle. */
function refuseBadLoads(loads: { readonly moment: number; readonly torque: number }): void {
  if (isFiniteNumber(loads.moment) && isFiniteNumber(loads.torque)) return;
  const [input, value] = isFiniteNumber(loads.moment) ? ["torque", loads.torque] : ["moment", loads.moment];
  throw new InputRefused({ subject: "shaft-diameter", input: String(input), value: Number(value), limit: finite });
}

/** Stress-raising factor of a shoulder with a fillet. */
export function shoulder(
  trace: Trace,
  given: {
    readonly largeDiameter: number;
    readonly smallDiameter: number;
    readonly filletRadius: number;
    readonly tensileStrength: number;
  },
): number {
  const { smallDiameter, filletRadius, tensileStrength } = given;
  const diameterRatio = usableDiameterRatio(trace, { diameterRatio: shoulderRatio(trace, given) });
  const coefficient = shoulderCoefficient(trace, { diameterRatio });
  const exponent = shoulderExponent(trace, { diameterRatio });
  const concentration = shoulderConcentration(trace, { coefficient, exponent, filletRadius, smallDiameter });
  const sensitivity = notchSensitivity(trace, { tensileStrength, filletRadius });
  return shoulderFactor(trace, { sensitivity, concentration });
}

/** Diameter after ANSI/CEMA B105.1; keyway factor 0.63 for a profile keyway, 0.77 for a sled runner. */
export function cemaDiameter(
  trace: Trace,
  steel: ShaftSteel,
  section: Pick<ShaftSection, "moment" | "torque">,
  given: { readonly safety: number; readonly keywayFactor: number },
): number {
  const torque = sizeOf(trace, torqueWithoutSign, section.torque);
  refuseBadLoads({ moment: section.moment, torque });
  const { moment } = section;
  const { safety } = given;
  const next = (diameter: number, to: Trace) => {
    const { tensileStrength, yieldStrength } = steel;
    const { keywayFactor } = given;
    const fatigueStrength = cemaFatigueStrength(to, { diameter, keywayFactor, tensileStrength });
    return cemaShaftDiameter(to, { safety, moment, torque, fatigueStrength, yieldStrength });
  };
  return settle(trace, { safety: given.safety, moment: section.moment, torque }, next).diameter;
}

/** Factors of a notch in bending and torsion: 2.07 and 1.5 for keyless locking elements. */
interface NotchFactors {
  readonly bendingFactor: number;
  readonly torsionFactor: number;
}

/** Diameter for reversed bending and steady torque after von Mises and Goodman. */
export function goodmanShaft(
  trace: Trace,
  steel: ShaftSteel,
  section: Pick<ShaftSection, "moment" | "torque">,
  given: NotchFactors & { readonly safety: number },
): number {
  const torque = sizeOf(trace, torqueWithoutSign, section.torque);
  refuseBadLoads({ moment: section.moment, torque });
  const { tensileStrength } = steel;
  const next = (diameter: number, to: Trace) => {
    const endurance = goodmanEndurance(to, { ...steel, diameter });
    return goodmanDiameter(to, { ...given, moment: section.moment, torque, endurance, tensileStrength });
  };
  return settle(trace, { safety: given.safety, moment: section.moment, torque }, next).diameter;
}

/** Stresses and safeties of a shaft of known diameter. */
export function shaftSafety(
  trace: Trace,
  steel: ShaftSteel,
  section: Pick<ShaftSection, "moment" | "torque">,
  given: NotchFactors & { readonly diameter: number },
) {
  const { diameter, bendingFactor, torsionFactor } = given;
  const { moment } = section;
  const torque = sizeOf(trace, torqueWithoutSign, section.torque);
  const endurance = goodmanEndurance(trace, { ...steel, diameter });
  const alternating = alternatingStress(trace, { bendingFactor, moment, diameter });
  const steady = steadyStress(trace, { torsionFactor, torque, diameter });
  const { tensileStrength, yieldStrength } = steel;
  return {
    endurance,
    alternating,
    steady,
    fatigue: fatigueSafety(trace, { alternating, endurance, steady, tensileStrength }),
    yield: yieldSafety(trace, { yieldStrength, moment, torque, diameter }),
  };
}
