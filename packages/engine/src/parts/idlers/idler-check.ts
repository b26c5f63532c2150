import { rollShaftSlope, rollShaftStress, supportArm } from "../../rules/idler-shaft/deflection.ts";
import { bearingCentres, faceToBearing, faceToSupport, supportCentres } from "../../rules/idler-shaft/spans.ts";
import {
  axialFactor,
  axialThreshold,
  ballExponent,
  basicLife,
  equivalentBallLoad,
  lifeSource,
  rotationalSpeed,
} from "../../standards/iso-281/bearing-life.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { constant, isZero, largest, none, smallest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { bearingDuty } from "../duty/bearing-duty.ts";
import { idlerChecks } from "./findings.ts";
import type { RollLoad, StateLoads } from "./roll-loads.ts";

/** A roll with its shaft and bearings, SI. */
export interface IdlerRoll {
  readonly diameter: number;
  readonly faceWidth: number;
  readonly shaftDiameter: number;
  /** N */
  readonly dynamicRating: number;
  /** N */
  readonly staticRating: number;
  /** Absent: from face width and distance. */
  readonly bearingCentres?: number;
  readonly supportCentres?: number;
  /** 0: the usual distance. */
  readonly faceToBearing: number;
  readonly faceToSupport: number;
}

interface IdlerCheckInput {
  readonly roll: IdlerRoll;
  readonly loads: readonly RollLoad[];
  /** In the states of the duty, by which bearings live; absent: always as above. */
  readonly states?: readonly StateLoads[];
  readonly beltSpeed: number;
  /** s */
  readonly requiredLife: number;
  /** rad; 8′ by default */
  readonly allowedSlope: number;
  /** Pa; 207 GPa adopted */
  readonly modulus: number;
}

export interface RollCheck {
  readonly load: RollLoad;
  readonly equivalentLoad: number;
  /** Constant load and speed that tire its bearings as the duty does; absent without a duty, or without load. */
  readonly duty?: { readonly load: number; readonly rotation: number };
  /** s; absent for a roll without load, which wears nothing. */
  readonly life: number | undefined;
  readonly shaftSlope: number;
  readonly shaftStress: number;
}

export interface IdlerCheck {
  readonly rotation: number;
  readonly rolls: readonly RollCheck[];
  /** Shortest life of the set, s. */
  readonly life: number | undefined;
  /** Largest slope of the set, rad. */
  readonly shaftSlope: number;
  readonly isLifeAdequate: boolean;
  readonly isSlopeAdequate: boolean;
  readonly isSpeedAdequate: boolean;
  /** Allowed, and not faster than makers advise. */
  readonly isSpeedAsAdvised: boolean;
}

/** Lives and slopes this near to their limit, as a share of it, keep it. */
const negligible = 1e-9;

/** Life, slope and speed of every roll of a set against their limits. */
export function idlerCheck(trace: Trace, input: IdlerCheckInput): IdlerCheck {
  demandFinite(trace, "idler", input);
  const rotation = rotationalSpeed(trace, { beltSpeed: input.beltSpeed, diameter: input.roll.diameter });
  const rolls = input.loads.map((load, at) => rollCheck(trace, input, { load, at }, rotation));
  const lives = rolls.flatMap((roll) => roll.life ?? []);
  const [first, ...rest] = lives;
  const life = first === undefined ? undefined : smallest(first, ...rest);
  const shaftSlope = largest(none(trace), ...rolls.map((roll) => roll.shaftSlope));
  const isLifeAdequate = life === undefined || isLongEnough(trace, life, input);
  const isSlopeAdequate = isStiffEnough(trace, shaftSlope, input);
  const values = { rotation };
  const isSpeedAdequate = idlerChecks["idler-turns-too-fast"].check(trace, { values }) >= 0;
  const isSpeedAsAdvised = isSpeedAdequate && idlerChecks["idler-turns-fast"].check(trace, { values }) >= 0;
  return { rotation, rolls, life, shaftSlope, isLifeAdequate, isSlopeAdequate, isSpeedAdequate, isSpeedAsAdvised };
}

function isLongEnough(trace: Trace, life: number, { requiredLife: limit }: IdlerCheckInput): boolean {
  const asked = { values: { life }, limit, allowance: negligible * limit };
  return idlerChecks["idler-life-too-short"].check(trace, asked) >= 0;
}

function isStiffEnough(trace: Trace, shaftSlope: number, { allowedSlope: limit }: IdlerCheckInput): boolean {
  const asked = { values: { shaftSlope }, limit, allowance: negligible * limit };
  return idlerChecks["idler-shaft-too-slender"].check(trace, asked) >= 0;
}

function rollCheck(
  trace: Trace,
  input: IdlerCheckInput,
  { load, at }: { readonly load: RollLoad; readonly at: number },
  rotation: number,
): RollCheck {
  const { roll, modulus } = input;
  const equivalentLoad = ballLoad(trace, roll, load);
  const duty = dutyOfRoll(trace, input, at);
  const tiring = input.states === undefined ? { load: equivalentLoad, rotation } : duty;
  const { arm, bearingCentres } = shaftSpans(trace, roll);
  const shaft = { load: load.normal, arm, shaftDiameter: roll.shaftDiameter };
  return {
    load,
    equivalentLoad,
    ...(duty === undefined ? {} : { duty }),
    life: tiring !== undefined && tiring.load > 0 ? ballLife(trace, roll, tiring) : undefined,
    shaftSlope: rollShaftSlope(trace, { ...shaft, bearingCentres, modulus }),
    shaftStress: rollShaftStress(trace, shaft),
  };
}

function ballLoad(trace: Trace, roll: IdlerRoll, load: RollLoad): number {
  const { bearingRadial: radialLoad, bearingAxial: axialLoad } = load;
  if (isZero(axialLoad)) return radialLoad;
  const { staticRating } = roll;
  const threshold = axialThreshold(trace, { axialLoad, staticRating });
  const factor = axialFactor(trace, { axialLoad, staticRating });
  return equivalentBallLoad(trace, { radialLoad, axialLoad, threshold, axialFactor: factor });
}

function dutyOfRoll(trace: Trace, { roll, states }: IdlerCheckInput, at: number): RollCheck["duty"] {
  if (states === undefined) return undefined;
  const { diameter } = roll;
  const found = states.flatMap(({ timeShare, beltSpeed, rolls }) => {
    const load = rolls[at];
    if (load === undefined) return [];
    return [
      { timeShare, load: ballLoad(trace, roll, load), rotation: rotationalSpeed(trace, { beltSpeed, diameter }) },
    ];
  });
  return bearingDuty(trace, found, constant(trace, ballExponent, lifeSource));
}

function ballLife(
  trace: Trace,
  { dynamicRating }: IdlerRoll,
  { load, rotation }: { readonly load: number; readonly rotation: number },
): number {
  const exponent = constant(trace, ballExponent, lifeSource);
  return basicLife(trace, { dynamicRating, load, exponent, rotation });
}

/** Bearing centres and the arm from support to bearing, m. */
export function shaftSpans(trace: Trace, roll: IdlerRoll): { readonly arm: number; readonly bearingCentres: number } {
  const bearings = roll.bearingCentres ?? bearingsByFace(trace, roll);
  const supports = roll.supportCentres ?? supportsByFace(trace, roll);
  return { bearingCentres: bearings, arm: supportArm(trace, { supportCentres: supports, bearingCentres: bearings }) };
}

function bearingsByFace(trace: Trace, { faceWidth, faceToBearing: given }: IdlerRoll): number {
  return bearingCentres(trace, { faceWidth, faceToBearing: faceToBearing(trace, { given }) });
}

function supportsByFace(trace: Trace, { faceWidth, faceToSupport: given }: IdlerRoll): number {
  return supportCentres(trace, { faceWidth, faceToSupport: faceToSupport(trace, { given }) });
}
