import {
  type BuiltPulley,
  bareTrace,
  findPlummerRating,
  isZero,
  massOfParts,
  massWithShaft,
  none,
  type PulleyBody,
  type PulleyInput,
  type PulleyRules,
  pulleyMass,
  pulleyParts,
  rollerRating,
  type ShaftSteel,
  shoulderArm,
  type Trace,
  usualEnduranceLimit,
  usualPulleyRules,
  usualShoulder,
  usualYieldStrength,
} from "@beltwright/engine";
import { isPulley } from "../../document/pulley-point.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Pull } from "../../document/types/parts.ts";
import { laggingOf, linkedDrive, pointId } from "../points.ts";
import { hasFittingParts, inertiaOf } from "../pulley-inertia.ts";
import { kilonewtons, millimetres, toSi } from "../si.ts";
import { bodyOf } from "./pulley-body.ts";
import { bearingCentresOf } from "./pulley-sizes.ts";

/** The pulleys of the document as the machine is asked to check or choose them. */
export function pulleyInputs(conveyor: Conveyor, trace: Trace): readonly PulleyInput[] {
  return conveyor.pulls.flatMap((pull) => {
    trace.place = { pointId: pointId(pull) };
    return isPulley(pull) ? [pulleyInput(conveyor, pull, trace)] : [];
  });
}

function pulleyInput(conveyor: Conveyor, pull: Pull, trace: Trace): PulleyInput {
  const linked = linkedDrive(conveyor, pull);
  const lagging = laggingOf(pull, linked);
  const body = bodyOf(pull, lagging, trace);
  const { lockTorque, shell, shaft, tensionClass } = pull;
  const inertia = hasFittingParts(pull) || pull.pulleyInertiaInp > 0 ? inertiaOf(pull, lagging, trace) : none(trace);
  return {
    pointId: pointId(pull),
    built: builtOf(pull, body, trace),
    bearingCentres: millimetres(bearingCentresOf(pull)),
    steel: shaftSteelOf(pull, trace),
    rules: rulesOf(conveyor, pull, trace),
    lagging: lagging.kind,
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

function builtOf(pull: Pull, body: PulleyBody, trace: Trace): BuiltPulley {
  const { shaft, brgCRating } = pull;
  const rating = brgCRating > 0 ? kilonewtons(brgCRating) : rollerRating(trace, shaft.brgDesignation);
  const mass = typedMass(pull, body, trace);
  const [diameter, seatDiameter] = [body.shaftDiameter, millimetres(shaft.brgDia)];
  const { hubCentres } = body;
  const arm = shoulderArm(trace, { bearingCentres: millimetres(bearingCentresOf(pull)), hubCentres });
  return {
    body,
    seatDiameter,
    ...(rating === undefined ? {} : { bearingRating: rating }),
    shoulder: usualShoulder(trace, { diameter, seatDiameter, bearingWidth: millimetres(shaft.brgWidth), arm }),
    ...(mass === undefined ? {} : { mass }),
  };
}

/** Typed masses of pulley and shaft, one of them computed where only the other is typed; absent where neither is. */
function typedMass(pull: Pull, body: PulleyBody, trace: Trace): number | undefined {
  const { pulleyMass: ofPulley } = pull.shell;
  const { mass: ofShaft } = pull.shaft;
  // Asked of the parts in metres, which round otherwise than those in millimetres.
  const isFitting = pulleyParts(bareTrace, body).every(
    ({ innerDiameter, outerDiameter }) => innerDiameter <= outerDiameter,
  );
  if ((isZero(ofPulley) && isZero(ofShaft)) || !isFitting) return undefined;
  const [isTypedPulley, isTypedShaft] = [ofPulley > 0, ofShaft > 0];
  const parts = isTypedPulley && isTypedShaft ? [] : pulleyMass(trace, body).parts;
  const sum = (isShaft: boolean) => {
    const own = parts.filter(({ name }) => (name === "shaft") === isShaft);
    return massOfParts(
      trace,
      own.map(({ mass }) => mass),
    );
  };
  return massWithShaft(trace, {
    body: isTypedPulley ? ofPulley : sum(false),
    shaft: isTypedShaft ? ofShaft : sum(true),
  });
}

/** Endurance and yield over tensile strength where they are not typed, as of K1040. */
const enduranceShare = 0.45;
const yieldShare = 300 / 540;

/** Strengths of the steel of a shaft; what is not typed follows from its tensile strength. */
export function shaftSteelOf({ shaftMatl }: Pull, trace: Trace = bareTrace): ShaftSteel {
  const { modulus, uts, yieldStrength, enduranceLimit } = shaftMatl;
  const tensileStrength = toSi(uts, "MPa");
  const usualYield = () => usualYieldStrength.told(trace, { tensileStrength }, toSi(yieldShare * uts, "MPa"));
  const usualEndurance = () => usualEnduranceLimit.told(trace, { tensileStrength }, toSi(enduranceShare * uts, "MPa"));
  return {
    modulus: toSi(modulus, "MPa"),
    tensileStrength,
    yieldStrength: isZero(yieldStrength) ? usualYield() : toSi(yieldStrength, "MPa"),
    enduranceLimit: isZero(enduranceLimit) ? usualEndurance() : toSi(enduranceLimit, "MPa"),
  };
}

/** AS 1403 counts shafts started up to 600 times a year as rarely started. */
const rareStarts = 600;

function rulesOf(conveyor: Conveyor, pull: Pull, trace: Trace): PulleyRules {
  const { allowShaftSlope, shell, startsPerYear } = pull;
  const isReversing = pull.torqueReversals || conveyor.reversible;
  const duty = isReversing ? "reversing" : startsPerYear > rareStarts ? "often-started" : "rarely-started";
  const usual = usualPulleyRules(trace);
  return {
    ...usual,
    duty,
    safety: pull.shaftSafetyFactor,
    hubStressFactor: pull.hubStressFactor,
    seatStressFactor: pull.brgStressFactor,
    allowedHubSlope: isZero(allowShaftSlope) ? usual.allowedHubSlope : toSi(allowShaftSlope, "min-arc"),
    requiredLife: toSi(pull.reqBrgL10h, "h"),
    allowedShellStress: isZero(shell.allowPullShellStress)
      ? usual.allowedShellStress
      : toSi(shell.allowPullShellStress, "MPa"),
    gravity: conveyor.gravity,
  };
}
