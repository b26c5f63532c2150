import { rubberLaggingDensity, steelDensity } from "../../calculators/pulley-inertia.ts";
import { basicLife, rollerExponent, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { resultantForward, resultantUpward } from "../../standards/pulley-loads/resultant.ts";
import { annulusMass } from "../../standards/rotating-parts/annulus.ts";
import { hubSlope, sectionInertia } from "../../standards/shaft-bending/deflection.ts";
import { hubDiameterOf } from "./pulley-body.ts";
import type { BuiltPulley, PulleyCheckName, PulleyDuty, PulleyRules } from "./pulley-check.ts";
import { isStrongEnough } from "./shaft-strength.ts";

/** What a first look at a shaft tells: the limits it certainly misses, and its running moment at the hub, N·m. */
export interface Screened {
  readonly missed: readonly PulleyCheckName[];
  readonly hubMoment: number;
}

/** The pull of the belt in every load case, side by side: all that does not change with the shaft. */
interface Pulls {
  readonly isRunning: readonly boolean[];
  readonly forward: Float64Array;
  readonly upward: Float64Array;
  readonly difference: Float64Array;
}

/** Beyond this share of a limit a shaft certainly misses it; nearer, the whole check decides. */
const clear = 1e-6;

/**
 * A quick look at many shafts for one pulley. The belt's pull is worked out once, and each shaft is asked whether it is
 * thick enough instead of how thick it should be. What passes still has to pass the whole check.
 */
export function shaftScreen(duty: PulleyDuty, rules: PulleyRules): (built: BuiltPulley) => Screened {
  const pulls = pullsOf(duty, rules);
  const forces = new Float64Array(pulls.forward.length);
  const torques = new Float64Array(pulls.forward.length);
  return (built) => {
    const { body, seatDiameter, bearingRating } = built;
    const weight = (built.mass !== undefined && built.mass > 0 ? built.mass : bodyMass(body)) * rules.gravity;
    const arm = (duty.bearingCentres - body.hubCentres) / 2;
    const radius = body.shellDiameter / 2 + body.laggingThickness;
    const running = takeLoads(pulls, { weight, radius }, forces, torques);
    const holds = (diameter: number, stressFactor: number, momentArm: number) =>
      isThickEnough(duty, rules, { diameter, stressFactor, momentArm }, forces, torques);
    const missed: PulleyCheckName[] = [];
    if (!holds(body.shaftDiameter, rules.hubStressFactor, arm)) missed.push("hub-diameter");
    if (!holds(seatDiameter, rules.seatStressFactor, 0)) missed.push("seat-diameter");
    const slope = slopeOf(duty, body, arm, running);
    if (!(slope <= rules.allowedHubSlope * (1 + clear))) missed.push("hub-slope");
    const rotation = rotationalSpeed.evaluate({ beltSpeed: duty.beltSpeed, diameter: 2 * radius });
    const life = basicLife.evaluate({
      dynamicRating: bearingRating ?? 0,
      load: running,
      exponent: rollerExponent,
      rotation,
    });
    if (!(life >= rules.requiredLife * (1 - clear))) missed.push("bearing-life");
    return { missed, hubMoment: running * arm };
  };
}

/** Bearing load and torque of every case; returns the heaviest bearing load while running. */
function takeLoads(
  { forward, upward, difference, isRunning }: Pulls,
  { weight, radius }: { readonly weight: number; readonly radius: number },
  forces: Float64Array,
  torques: Float64Array,
): number {
  let running = 0;
  for (let at = 0; at < forces.length; at += 1) {
    const rise = (upward[at] ?? 0) - weight;
    const force = Math.sqrt((forward[at] ?? 0) ** 2 + rise ** 2) / 2;
    forces[at] = force;
    torques[at] = Math.abs(difference[at] ?? 0) * radius;
    if (isRunning[at] === true && force > running) running = force;
  }
  return running;
}

/** A shaft grows with moment and torque: one that holds the largest of both at once holds every case. */
function isThickEnough(
  { steel }: PulleyDuty,
  rules: PulleyRules,
  at: { readonly diameter: number; readonly stressFactor: number; readonly momentArm: number },
  forces: Float64Array,
  torques: Float64Array,
): boolean {
  const { stressFactor } = at;
  const given = { safety: rules.safety, diameter: at.diameter * (1 + clear) };
  const holds = (force: number, torque: number) =>
    isStrongEnough(rules.duty, steel, { moment: force * at.momentArm, torque, axialForce: 0, stressFactor }, given);
  const strongest = placeOfLargest(forces);
  if (holds(forces[strongest] ?? 0, torques[placeOfLargest(torques)] ?? 0)) return true;
  if (!holds(forces[strongest] ?? 0, torques[strongest] ?? 0)) return false;
  return forces.every((force, place) => holds(force, torques[place] ?? 0));
}

function placeOfLargest(values: Float64Array): number {
  let place = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[place] ?? 0)) place = at;
  return place;
}

/** Mass of all parts, kg: what `pulleyMass` comes to, without the list of its parts. */
export function bodyMass(body: BuiltPulley["body"]): number {
  const { shellDiameter, shellThickness, faceWidth, laggingThickness, shaftDiameter, shaftLength } = body;
  const inner = shellDiameter - 2 * shellThickness;
  const hub = hubDiameterOf(body);
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

function pullsOf(duty: PulleyDuty, { gravity }: PulleyRules): Pulls {
  const { arrivingDirection, leavingDirection, cases } = duty;
  const belts = cases.map(({ arriving, leaving }) => ({ arriving, arrivingDirection, leaving, leavingDirection }));
  return {
    isRunning: cases.map(({ state }) => state === "running"),
    forward: Float64Array.from(belts, (one) => resultantForward.evaluate(one)),
    upward: Float64Array.from(belts, (one) => resultantUpward.evaluate({ ...one, mass: 0, gravity })),
    difference: Float64Array.from(cases, ({ arriving, leaving }) => arriving - leaving),
  };
}

function slopeOf({ steel }: PulleyDuty, body: BuiltPulley["body"], arm: number, force: number): number {
  const inertia = sectionInertia.evaluate({ diameter: body.shaftDiameter });
  return hubSlope.evaluate({ force, arm, hubCentres: body.hubCentres, modulus: steel.modulus, inertia });
}
