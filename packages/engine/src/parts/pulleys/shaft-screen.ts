import { rubberLaggingDensity, steelDensity } from "../../calculators/pulley-inertia.ts";
import { resultantForward, resultantUpward } from "../../rules/pulley-loads/resultant.ts";
import { annulusMass } from "../../rules/rotating-parts/annulus.ts";
import { hubSlope, sectionInertia } from "../../rules/shaft-bending/deflection.ts";
import { basicLife, rollerExponent, rotationalSpeed, staticSafety } from "../../standards/iso-281/bearing-life.ts";
import { bareTrace } from "../../trace/trace.ts";
import { hubDiameterOf } from "./pulley-body.ts";
import {
  type BodyLoads,
  type BuiltPulley,
  type PulleyCheckName,
  type PulleyDuty,
  type PulleyRules,
  stepFactorOf,
} from "./pulley-check.ts";
import { isStrongEnough } from "./shaft-strength.ts";

/** What a first look at a shaft tells. */
export interface Screened {
  /** Limits that shaft and bearings certainly miss. */
  readonly missed: readonly PulleyCheckName[];
  /** Whether they certainly keep all of them; where they do not, and miss none, the whole check decides. */
  readonly isSure: boolean;
  readonly loads: BodyLoads;
}

/** The pull of the belt in every load case, side by side: all that does not change with the shaft. */
interface Pulls {
  readonly isRunning: readonly boolean[];
  readonly forward: readonly number[];
  readonly upward: readonly number[];
  readonly difference: readonly number[];
  /** Largest mean of arriving and leaving tension, N. */
  readonly meanTension: number;
}

/** Bearing load and torque of every case, and the heaviest bearing load while running. */
interface Loads {
  readonly forces: number[];
  readonly torques: number[];
  running: number;
}

/** How a shaft stands to a limit: beyond `clear` on either side of it, or too near to tell at a look. */
type Standing = "missed" | "near" | "kept";

/** Nearer to a limit than this share of it, the whole check decides. */
export const clear = 1e-6;

/** A quick look at the shafts of one pulley. */
export interface ShaftScreen {
  readonly look: (built: BuiltPulley) => Screened;
  /** Whether a shaft is certainly too thin at the hubs, for strength or for slope. */
  readonly isTooThin: (built: BuiltPulley) => boolean;
}

/**
 * A quick look at many shafts for one pulley. The belt's pull is worked out once, and each shaft is asked whether it is
 * thick enough instead of how thick it should be.
 */
export function shaftScreen(duty: PulleyDuty, rules: PulleyRules): ShaftScreen {
  const pulls = pullsOf(duty, rules);
  const loads: Loads = { forces: [...pulls.forward], torques: [...pulls.forward], running: 0 };
  return {
    look: (built) => {
      takeLoads(pulls, rules, built, loads);
      return looked(duty, rules, built, loads, pulls.meanTension);
    },
    isTooThin: (built) => {
      takeLoads(pulls, rules, built, loads);
      const hub = hubSpot(duty, rules, built);
      if (slopeStanding(duty, rules, built, loads) === "missed") return true;
      return !isThickEnough(duty, rules, hub, loads, hub.diameter * (1 + clear));
    },
  };
}

function looked(duty: PulleyDuty, rules: PulleyRules, built: BuiltPulley, loads: Loads, meanTension: number): Screened {
  const missed: PulleyCheckName[] = [];
  const isKept = (name: PulleyCheckName, standing: Standing) => {
    if (standing === "missed") missed.push(name);
    return standing === "kept";
  };
  const hub = hubSpot(duty, rules, built);
  const seat = { diameter: built.seatDiameter, stressFactor: rules.seatStressFactor, momentArm: 0 };
  const isHub = isKept("hub-diameter", strengthOf(duty, rules, hub, loads));
  const isSeat = isKept("seat-diameter", strengthOf(duty, rules, seat, loads));
  const isStiff = isKept("hub-slope", slopeStanding(duty, rules, built, loads));
  const isLasting = isKept("bearing-life", lifeStanding(duty, rules, built, loads));
  const isSure = isHub && isSeat && isStiff && isLasting && isSound(built.body, hub.momentArm, loads);
  return {
    missed,
    isSure: isSure && isRestKept(duty, rules, built, loads),
    loads: { hubMoment: loads.running * hub.momentArm, meanTension, torque: largest(loads.torques) },
  };
}

/** The shaft at its hubs. */
function hubSpot({ bearingCentres }: PulleyDuty, { hubStressFactor }: PulleyRules, { body }: BuiltPulley): ShaftSpot {
  const momentArm = (bearingCentres - body.hubCentres) / 2;
  return { diameter: body.shaftDiameter, stressFactor: hubStressFactor, momentArm };
}

/** What the whole check would refuse is left to it. */
function isSound(body: BuiltPulley["body"], arm: number, { running }: Loads): boolean {
  const { shellDiameter, shellThickness, laggingThickness, shaftDiameter } = body;
  const hub = hubDiameterOf(bareTrace, body);
  const inner = shellDiameter - 2 * shellThickness;
  return (
    arm >= 0 && running > 0 && shaftDiameter <= hub && hub <= inner && shellThickness >= 0 && laggingThickness >= 0
  );
}

/** The step to the hubs and the static rating, which a look never finds too small: it only sees that they will do. */
function isRestKept(duty: PulleyDuty, rules: PulleyRules, built: BuiltPulley, loads: Loads): boolean {
  const { bearingStaticRating: staticRating, seatDiameter: diameter, shoulder: step } = built;
  if (staticRating !== undefined) {
    const safety = staticSafety.evaluate({ staticRating, load: largest(loads.forces) });
    if (atLeast(safety, rules.requiredStaticSafety) !== "kept") return false;
  }
  const stressFactor = stepFactorOf(bareTrace, duty, built);
  if (step === undefined || stressFactor === undefined) return true;
  return strengthOf(duty, rules, { diameter, stressFactor, momentArm: step.distance }, loads) === "kept";
}

function slopeStanding(duty: PulleyDuty, rules: PulleyRules, { body }: BuiltPulley, { running }: Loads): Standing {
  const { shaftDiameter: diameter, hubCentres } = body;
  const { modulus } = duty.steel;
  const arm = (duty.bearingCentres - hubCentres) / 2;
  const inertia = sectionInertia.evaluate({ diameter });
  return atMost(hubSlope.evaluate({ force: running, arm, hubCentres, modulus, inertia }), rules.allowedHubSlope);
}

/** The life by a duty is left to the whole check. */
function lifeStanding(
  { beltSpeed, states }: PulleyDuty,
  { requiredLife }: PulleyRules,
  { bearingRating: dynamicRating, body }: BuiltPulley,
  { running: load }: Loads,
): Standing {
  if (dynamicRating === undefined) return "kept";
  if (states !== undefined) return "near";
  const rotation = rotationalSpeed.evaluate({ beltSpeed, diameter: 2 * beltRadiusOf(body) });
  return atLeast(basicLife.evaluate({ dynamicRating, load, exponent: rollerExponent, rotation }), requiredLife);
}

function beltRadiusOf({ shellDiameter, laggingThickness }: BuiltPulley["body"]): number {
  return shellDiameter / 2 + laggingThickness;
}

function atLeast(value: number, limit: number): Standing {
  if (!(value >= limit * (1 - clear))) return "missed";
  return value >= limit * (1 + clear) ? "kept" : "near";
}

function atMost(value: number, limit: number): Standing {
  if (!(value <= limit * (1 + clear))) return "missed";
  return value <= limit * (1 - clear) ? "kept" : "near";
}

/** Bearing load and torque of every case. */
function takeLoads(
  { forward, upward, difference, isRunning }: Pulls,
  { gravity }: PulleyRules,
  { body, mass }: BuiltPulley,
  loads: Loads,
): void {
  const weight = (mass !== undefined && mass > 0 ? mass : bodyMass(body)) * gravity;
  const radius = beltRadiusOf(body);
  const { forces, torques } = loads;
  let running = 0;
  for (let at = 0; at < forces.length; at += 1) {
    const rise = (upward[at] ?? 0) - weight;
    const force = Math.sqrt((forward[at] ?? 0) ** 2 + rise ** 2) / 2;
    forces[at] = force;
    torques[at] = Math.abs(difference[at] ?? 0) * radius;
    if (isRunning[at] === true && force > running) running = force;
  }
  loads.running = running;
}

/** A place of the shaft. */
interface ShaftSpot {
  readonly diameter: number;
  readonly stressFactor: number;
  readonly momentArm: number;
}

function strengthOf(duty: PulleyDuty, rules: PulleyRules, at: ShaftSpot, loads: Loads): Standing {
  if (isThickEnough(duty, rules, at, loads, at.diameter * (1 - clear))) return "kept";
  return isThickEnough(duty, rules, at, loads, at.diameter * (1 + clear)) ? "near" : "missed";
}

/** A shaft grows with moment and torque: one that holds the largest of both at once holds every case. */
function isThickEnough(
  { steel }: PulleyDuty,
  { safety, duty }: PulleyRules,
  { stressFactor, momentArm }: ShaftSpot,
  { forces, torques }: Loads,
  diameter: number,
): boolean {
  const given = { safety, diameter };
  const holds = (force: number, torque: number) =>
    isStrongEnough(duty, steel, { moment: force * momentArm, torque, axialForce: 0, stressFactor }, given);
  const strongest = placeOfLargest(forces);
  if (holds(forces[strongest] ?? 0, largest(torques))) return true;
  if (!holds(forces[strongest] ?? 0, torques[strongest] ?? 0)) return false;
  return forces.every((force, place) => holds(force, torques[place] ?? 0));
}

function placeOfLargest(values: readonly number[]): number {
  let place = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[place] ?? 0)) place = at;
  return place;
}

function largest(values: readonly number[]): number {
  return values[placeOfLargest(values)] ?? 0;
}

/** Mass of all parts, kg: what `pulleyMass` comes to, without the list of its parts. */
export function bodyMass(body: BuiltPulley["body"]): number {
  const { shellDiameter, shellThickness, faceWidth, laggingThickness, shaftDiameter, shaftLength } = body;
  const inner = shellDiameter - 2 * shellThickness;
  const hub = hubDiameterOf(bareTrace, body);
  const hubLength = body.hubLength ?? 0.55 * shaftDiameter;
  const rubber = body.laggingDensity ?? rubberLaggingDensity;
  return (
    massOf(steelDensity, shellDiameter, inner, faceWidth) +
    massOf(rubber, shellDiameter + 2 * laggingThickness, shellDiameter, faceWidth) +
    massOf(steelDensity, inner, hub, 2 * body.discThickness) +
    massOf(steelDensity, hub, shaftDiameter, 2 * hubLength) +
    massOf(steelDensity, shaftDiameter, 0, shaftLength)
  );
}

function massOf(density: number, outerDiameter: number, innerDiameter: number, length: number): number {
  return annulusMass.evaluate({ density, outerDiameter, innerDiameter, length });
}

/** Pulls grow with the tensions: what a newton of each strand does is worked out once for all cases. */
function pullsOf({ arrivingDirection, leavingDirection, cases }: PulleyDuty, { gravity }: PulleyRules): Pulls {
  const directions = { arrivingDirection, leavingDirection, mass: 0, gravity };
  const [into, out] = [
    { ...directions, arriving: 1, leaving: 0 },
    { ...directions, arriving: 0, leaving: 1 },
  ];
  const [forwardIn, forwardOut] = [resultantForward.evaluate(into), resultantForward.evaluate(out)];
  const [upwardIn, upwardOut] = [resultantUpward.evaluate(into), resultantUpward.evaluate(out)];
  return {
    isRunning: cases.map(({ state }) => state === "running"),
    forward: cases.map(({ arriving, leaving }) => arriving * forwardIn + leaving * forwardOut),
    upward: cases.map(({ arriving, leaving }) => arriving * upwardIn + leaving * upwardOut),
    difference: cases.map(({ arriving, leaving }) => arriving - leaving),
    meanTension: cases.reduce((most, { arriving, leaving }) => Math.max(most, (arriving + leaving) / 2), 0),
  };
}
