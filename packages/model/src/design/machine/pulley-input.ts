import {
  type BuiltPulley,
  bareTrace,
  ceramicLaggingDensity,
  defaultPulleyRules,
  findPlummerRating,
  isZero,
  type PulleyBody,
  type PulleyInput,
  type PulleyRules,
  pulleyMass,
  pulleyParts,
  rollerRating,
  type ShaftSteel,
  usualShoulder,
} from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Pull } from "../../document/types/parts.ts";
import { laggingOf, linkedDrive, pointId } from "../points.ts";
import { hasFittingParts, inertiaOf } from "../pulley-inertia.ts";
import { kilonewtons, millimetres, toSi } from "../si.ts";
import { bearingCentresOf, faceWidthOf, hubCentresOf, shaftLengthOf } from "./pulley-sizes.ts";

/** The pulleys of the document as the machine is asked to check or choose them. */
export function pulleyInputs(conveyor: Conveyor): readonly PulleyInput[] {
  return conveyor.pulls.flatMap((pull) =>
    pull.pType === "Int. Pt" || pull.pType === "Hopper" ? [] : [pulleyInput(conveyor, pull)],
  );
}

function pulleyInput(conveyor: Conveyor, pull: Pull): PulleyInput {
  const linked = linkedDrive(conveyor, pull);
  const laggingThick = laggingOf(pull, linked);
  const lagging = laggingKind(pull.pType === "Drive" && linked !== undefined ? linked.lagging : pull.lagging);
  const body = bodyOf(pull, laggingThick, lagging);
  const { lockTorque, shell, shaft, tensionClass } = pull;
  const inertia = hasFittingParts(pull) || pull.pulleyInertiaInp > 0 ? inertiaOf(pull, laggingThick) : 0;
  return {
    pointId: pointId(pull),
    built: builtOf(pull, body),
    bearingCentres: millimetres(bearingCentresOf(pull)),
    steel: shaftSteelOf(pull),
    rules: rulesOf(conveyor, pull),
    lagging,
    ...(tensionClass === "Auto" ? {} : { tensionClass }),
    ...(lockTorque > 0 ? { lockTorque } : {}),
    auto: {
      shell: pull.selectShellMode === "Auto",
      shaft: pull.selectShaftMode === "Auto",
      width: pull.selectWidthMode === "Auto",
    },
    isDischarge: pull.dischargePulley,
    ...(shaft.shaftL > 0 ? { typedShaftLength: millimetres(shaft.shaftL) } : {}),
    ...(inertia > 0 ? { inertia } : {}),
    cost: { shell: shell.cost, shaft: shaft.cost, bearing: shaft.brgCost },
    isRatingEstimated: isZero(pull.brgCRating) && findPlummerRating(shaft.brgDesignation) === undefined,
  };
}

function laggingKind(words: string): PulleyInput["lagging"] {
  if (/ceramic/i.test(words)) return "ceramic";
  return /none|bare/i.test(words) ? "none" : "rubber";
}

function bodyOf(pull: Pull, laggingThick: number, lagging: PulleyInput["lagging"]): PulleyBody {
  const { shell, shaft, hubDia, hubLength } = pull;
  return {
    shellDiameter: millimetres(shell.shellDia),
    shellThickness: millimetres(shell.shellThick),
    faceWidth: millimetres(faceWidthOf(pull)),
    laggingThickness: millimetres(laggingThick),
    ...(lagging === "ceramic" ? { laggingDensity: ceramicLaggingDensity } : {}),
    discThickness: millimetres(shell.discThick),
    ...(hubDia > 0 ? { hubDiameter: millimetres(hubDia) } : {}),
    ...(hubLength > 0 ? { hubLength: millimetres(hubLength) } : {}),
    hubCentres: millimetres(hubCentresOf(pull)),
    shaftDiameter: millimetres(shaft.dia),
    shaftLength: millimetres(shaftLengthOf(pull)),
  };
}

function builtOf(pull: Pull, body: PulleyBody): BuiltPulley {
  const { shaft, brgCRating } = pull;
  const rating = brgCRating > 0 ? kilonewtons(brgCRating) : rollerRating(bareTrace, shaft.brgDesignation);
  const mass = typedMass(pull, body);
  const [diameter, seatDiameter] = [body.shaftDiameter, millimetres(shaft.brgDia)];
  const arm = (millimetres(bearingCentresOf(pull)) - body.hubCentres) / 2;
  return {
    body,
    seatDiameter,
    ...(rating === undefined ? {} : { bearingRating: rating }),
    shoulder: usualShoulder({ diameter, seatDiameter, bearingWidth: millimetres(shaft.brgWidth), arm }),
    ...(mass === undefined ? {} : { mass }),
  };
}

/** Typed masses of pulley and shaft, one of them computed where only the other is typed; absent where neither is. */
function typedMass(pull: Pull, body: PulleyBody): number | undefined {
  const { pulleyMass: ofPulley } = pull.shell;
  const { mass: ofShaft } = pull.shaft;
  // Asked of the parts in metres, which round otherwise than those in millimetres.
  const isFitting = pulleyParts(bareTrace, body).every(
    ({ innerDiameter, outerDiameter }) => innerDiameter <= outerDiameter,
  );
  if ((isZero(ofPulley) && isZero(ofShaft)) || !isFitting) return undefined;
  const { parts } = pulleyMass(bareTrace, body);
  const sum = (isShaft: boolean) =>
    parts.reduce((total, { name, mass }) => ((name === "shaft") === isShaft ? total + mass : total), 0);
  return (ofPulley > 0 ? ofPulley : sum(false)) + (ofShaft > 0 ? ofShaft : sum(true));
}

/** Endurance and yield over tensile strength where they are not typed, as of K1040. */
const enduranceShare = 0.45;
const yieldShare = 300 / 540;

/** Strengths of the steel of a shaft; what is not typed follows from its tensile strength. */
export function shaftSteelOf({ shaftMatl }: Pull): ShaftSteel {
  const { modulus, uts, yieldStrength, enduranceLimit } = shaftMatl;
  return {
    modulus: toSi(modulus, "MPa"),
    tensileStrength: toSi(uts, "MPa"),
    yieldStrength: toSi(isZero(yieldStrength) ? yieldShare * uts : yieldStrength, "MPa"),
    enduranceLimit: toSi(isZero(enduranceLimit) ? enduranceShare * uts : enduranceLimit, "MPa"),
  };
}

/** AS 1403 counts shafts started up to 600 times a year as rarely started. */
const rareStarts = 600;

function rulesOf(conveyor: Conveyor, pull: Pull): PulleyRules {
  const { allowShaftSlope, shell, startsPerYear } = pull;
  const isReversing = pull.torqueReversals || conveyor.reversible;
  const duty = isReversing ? "reversing" : startsPerYear > rareStarts ? "often-started" : "rarely-started";
  const { allowedHubSlope, allowedShellStress } = defaultPulleyRules;
  return {
    ...defaultPulleyRules,
    duty,
    safety: pull.shaftSafetyFactor,
    hubStressFactor: pull.hubStressFactor,
    seatStressFactor: pull.brgStressFactor,
    allowedHubSlope: isZero(allowShaftSlope) ? allowedHubSlope : toSi(allowShaftSlope, "min-arc"),
    requiredLife: toSi(pull.reqBrgL10h, "h"),
    allowedShellStress: isZero(shell.allowPullShellStress)
      ? allowedShellStress
      : toSi(shell.allowPullShellStress, "MPa"),
    gravity: conveyor.gravity,
  };
}
