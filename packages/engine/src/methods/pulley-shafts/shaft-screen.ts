import { basicLife, rollerExponent, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { resultantForward, resultantUpward } from "../../standards/pulley-loads/resultant.ts";
import { annulusMass } from "../../standards/rotating-parts/annulus.ts";
import { hubSlope, sectionInertia } from "../../standards/shaft-bending/deflection.ts";
import { pulleyParts } from "./pulley-body.ts";
import type { BuiltPulley, PulleyCheckName, PulleyDuty, PulleyRules } from "./pulley-check.ts";
import { isStrongEnough } from "./shaft-strength.ts";

/** What a first look at a shaft tells: the limits it certainly misses, and its running moment at the hub, N·m. */
export interface Screened {
  readonly missed: readonly PulleyCheckName[];
  readonly hubMoment: number;
}

/** The pull of the belt in one load case: all that does not change with the shaft. */
interface Pull {
  readonly isRunning: boolean;
  readonly forward: number;
  readonly upward: number;
  readonly difference: number;
}

/** Beyond this share of a limit a shaft certainly misses it; nearer, the whole check decides. */
const clear = 1e-6;

/**
 * A quick look at many shafts for one pulley. The belt's pull is worked out once, and each shaft is asked whether it is
 * thick enough instead of how thick it should be. What passes still has to pass the whole check.
 */
export function shaftScreen(duty: PulleyDuty, rules: PulleyRules): (built: BuiltPulley) => Screened {
  // The strongest pull first: a shaft too thin for it need not be tried with the others.
  const pulls = duty.cases.map((one) => pullOf(duty, rules, one)).sort((one, other) => sizeOf(other) - sizeOf(one));
  const forces = new Float64Array(pulls.length);
  const torques = new Float64Array(pulls.length);
  return (built) => {
    const { body, seatDiameter, bearingRating } = built;
    const weight = (built.mass !== undefined && built.mass > 0 ? built.mass : bodyMass(body)) * rules.gravity;
    const arm = (duty.bearingCentres - body.hubCentres) / 2;
    const radius = body.shellDiameter / 2 + body.laggingThickness;
    let running = 0;
    pulls.forEach(({ forward, upward, isRunning, difference }, at) => {
      const force = Math.hypot(forward, upward - weight) / 2;
      forces[at] = force;
      torques[at] = Math.abs(difference) * radius;
      if (isRunning) running = Math.max(running, force);
    });
    const { steel } = duty;
    const holds = (diameter: number, stressFactor: number, momentArm: number) => {
      const given = { safety: rules.safety, diameter: diameter * (1 + clear) };
      for (let at = 0; at < forces.length; at += 1) {
        const moment = (forces[at] ?? 0) * momentArm;
        const section = { moment, torque: torques[at] ?? 0, axialForce: 0, stressFactor };
        if (!isStrongEnough(rules.duty, steel, section, given)) return false;
      }
      return true;
    };
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

function sizeOf({ forward, upward, difference }: Pull): number {
  return Math.hypot(forward, upward, difference);
}

/** Mass of all parts, kg. */
function bodyMass(body: BuiltPulley["body"]): number {
  let mass = 0;
  for (const { density, outerDiameter, innerDiameter, length, count } of pulleyParts(body)) {
    mass += annulusMass.evaluate({ density, outerDiameter, innerDiameter, length: length * count });
  }
  return mass;
}

function pullOf(duty: PulleyDuty, { gravity }: PulleyRules, one: PulleyDuty["cases"][number]): Pull {
  const { arrivingDirection, leavingDirection } = duty;
  const belts = { arriving: one.arriving, arrivingDirection, leaving: one.leaving, leavingDirection };
  return {
    isRunning: one.state === "running",
    forward: resultantForward.evaluate(belts),
    upward: resultantUpward.evaluate({ ...belts, mass: 0, gravity }),
    difference: one.arriving - one.leaving,
  };
}

function slopeOf({ steel }: PulleyDuty, body: BuiltPulley["body"], arm: number, force: number): number {
  const inertia = sectionInertia.evaluate({ diameter: body.shaftDiameter });
  return hubSlope.evaluate({ force, arm, hubCentres: body.hubCentres, modulus: steel.modulus, inertia });
}
