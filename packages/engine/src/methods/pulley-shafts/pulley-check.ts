import { basicLife, rollerExponent, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { type DiscCheck, discCheck, type PulleyBody, pulleyMass, type ShellCheck, shellCheck } from "./pulley-body.ts";
import { armOf, type PulleyCase, type PulleyPlace, type WorstLoads, worstLoads } from "./pulley-load.ts";
import { type ShaftDeflection, shaftDeflection } from "./shaft-deflection.ts";
import { as1403Diameter, type ShaftDuty, type ShaftSteel } from "./shaft-strength.ts";

/** What a pulley is checked against; every one is the user's to change. */
export interface PulleyRules {
  readonly duty: ShaftDuty;
  readonly safety: number;
  /** 3.2 at a keyless locking element. */
  readonly hubStressFactor: number;
  /** 1.5 at a bearing seat. */
  readonly seatStressFactor: number;
  /** rad */
  readonly allowedHubSlope: number;
  /** s */
  readonly requiredLife: number;
  /** Pa */
  readonly allowedShellStress: number;
  /** Pa */
  readonly allowedDiscStress: number;
  readonly gravity: number;
}

export const defaultPulleyRules: PulleyRules = {
  duty: "often-started",
  safety: 1.2,
  hubStressFactor: 3.2,
  seatStressFactor: 1.5,
  allowedHubSlope: 0.0015,
  requiredLife: 65000 * 3600,
  allowedShellStress: 50e6,
  allowedDiscStress: 50e6,
  gravity: 9.80665,
};

/** A pulley where it stands on the belt path, SI. */
export interface PulleyDuty {
  readonly arrivingDirection: number;
  readonly leavingDirection: number;
  readonly wrapAngle: number;
  readonly cases: readonly PulleyCase[];
  readonly beltWidth: number;
  readonly beltSpeed: number;
  readonly isDriven: boolean;
  readonly bearingCentres: number;
  /** Smallest shell the belt allows, m. */
  readonly leastShellDiameter: number;
  readonly steel: ShaftSteel;
}

/** The pulley as built. */
export interface BuiltPulley {
  readonly body: PulleyBody;
  /** Diameter under the bearing, m. */
  readonly seatDiameter: number;
  /** N */
  readonly bearingRating: number;
  /** Catalogue mass of pulley and shaft, kg; absent: computed. */
  readonly mass?: number;
}

export type PulleyCheckName =
  | "shell-diameter"
  | "hub-diameter"
  | "seat-diameter"
  | "hub-slope"
  | "bearing-life"
  | "shell-stress"
  | "disc-stress";

/** One limit: what is, what is allowed, whether it holds. */
export interface PulleyLimitCheck {
  readonly name: PulleyCheckName;
  readonly value: number;
  readonly limit: number;
  readonly sense: "at-least" | "at-most";
  readonly isMet: boolean;
}

export interface PulleyCheck {
  readonly mass: number;
  readonly inertia: number;
  readonly loads: WorstLoads;
  readonly hubDiameter: number;
  readonly seatDiameter: number;
  readonly deflection: ShaftDeflection;
  readonly bearingLife: number;
  readonly shell: ShellCheck;
  readonly disc: DiscCheck;
  readonly checks: readonly PulleyLimitCheck[];
  readonly isAdequate: boolean;
}

/** Shaft and bearings of a pulley: what decides the shaft row. */
export interface ShaftCheck {
  readonly mass: number;
  readonly inertia: number;
  readonly loads: WorstLoads;
  readonly hubDiameter: number;
  readonly seatDiameter: number;
  readonly deflection: ShaftDeflection;
  readonly bearingLife: number;
  readonly checks: readonly PulleyLimitCheck[];
}

/** Shell and discs of a pulley: what decides the shell row. */
export interface BodyCheck {
  readonly shell: ShellCheck;
  readonly disc: DiscCheck;
  readonly checks: readonly PulleyLimitCheck[];
}

/** Everything that can be asked of a pulley, its shaft and its bearings, in every load case. */
export function pulleyCheck(trace: Trace, duty: PulleyDuty, built: BuiltPulley, rules: PulleyRules): PulleyCheck {
  demandFinite(trace, "pulley", { duty, built, rules });
  const shaft = shaftCheck(trace, duty, built, rules);
  const body = bodyCheck(trace, duty, built, rules, shaft.loads);
  const checks = [...body.checks.slice(0, 1), ...shaft.checks, ...body.checks.slice(1)];
  report(trace, checks);
  return { ...shaft, ...body, checks, isAdequate: checks.every((one) => one.isMet) };
}

export function shaftCheck(trace: Trace, duty: PulleyDuty, built: BuiltPulley, rules: PulleyRules): ShaftCheck {
  const { body } = built;
  const { mass, inertia } = pulleyMass(trace, body, built.mass);
  const beltRadius = body.shellDiameter / 2 + body.laggingThickness;
  const { gravity } = rules;
  const place = { ...duty, mass, gravity, beltRadius, hubCentres: body.hubCentres };
  const loads = worstLoads(trace, place, duty.cases);
  const diameters = shaftDiameters(trace, duty, loads, rules);
  const deflection = deflectionOf(trace, duty, built, place, loads);
  const bearingLife = lifeOf(trace, duty, built, loads, beltRadius);
  const checks = [
    limit("hub-diameter", body.shaftDiameter, diameters.hub, "at-least"),
    limit("seat-diameter", built.seatDiameter, diameters.seat, "at-least"),
    limit("hub-slope", deflection.hubSlope, rules.allowedHubSlope, "at-most"),
    limit("bearing-life", bearingLife, rules.requiredLife, "at-least"),
  ];
  return {
    mass,
    inertia,
    loads,
    hubDiameter: diameters.hub,
    seatDiameter: diameters.seat,
    deflection,
    bearingLife,
    checks,
  };
}

export function bodyCheck(
  trace: Trace,
  duty: PulleyDuty,
  { body }: BuiltPulley,
  rules: PulleyRules,
  loads: WorstLoads,
): BodyCheck {
  const shell = shellOf(trace, duty, body, loads);
  const disc = discCheck(trace, body, loads.running.hubMoment, duty.steel.modulus);
  const checks = [
    limit("shell-diameter", body.shellDiameter, duty.leastShellDiameter, "at-least"),
    limit("shell-stress", shell.combined, rules.allowedShellStress, "at-most"),
    limit("disc-stress", disc.hubStress, rules.allowedDiscStress, "at-most"),
  ];
  return { shell, disc, checks };
}

function limit(name: PulleyCheckName, value: number, allowed: number, sense: "at-least" | "at-most"): PulleyLimitCheck {
  const isMet = sense === "at-least" ? value >= allowed * (1 - 1e-9) : value <= allowed * (1 + 1e-9);
  return { name, value, limit: allowed, sense, isMet };
}

/** Largest diameters any case asks for at hub and seat; only the governing case is opened in the trace. */
function shaftDiameters(trace: Trace, duty: PulleyDuty, loads: WorstLoads, rules: PulleyRules) {
  const need = (stressFactor: number, momentOf: (hubMoment: number) => number) => {
    const at = (to: Trace, load: WorstLoads["strength"]) => {
      const section = { moment: momentOf(load.hubMoment), torque: load.torque, axialForce: 0, stressFactor };
      return as1403Diameter(to, rules.duty, duty.steel, section, { safety: rules.safety }).diameter;
    };
    let worst = { load: loads.strength, diameter: at(bareTrace, loads.strength) };
    for (const load of loads.all) {
      const diameter = load === loads.strength ? worst.diameter : at(bareTrace, load);
      if (diameter > worst.diameter) worst = { load, diameter };
    }
    return trace.mode === "bare" ? worst.diameter : at(trace, worst.load);
  };
  return { hub: need(rules.hubStressFactor, (moment) => moment), seat: need(rules.seatStressFactor, () => 0) };
}

function deflectionOf(trace: Trace, duty: PulleyDuty, built: BuiltPulley, place: PulleyPlace, loads: WorstLoads) {
  const { shaftDiameter: diameter, hubCentres } = built.body;
  const shape = { diameter, arm: armOf(trace, place), hubCentres, modulus: duty.steel.modulus };
  return shaftDeflection(trace, shape, loads.running.bearingLoad);
}

function lifeOf(trace: Trace, duty: PulleyDuty, built: BuiltPulley, loads: WorstLoads, beltRadius: number): number {
  const rotation = rotationalSpeed(trace, { beltSpeed: duty.beltSpeed, diameter: 2 * beltRadius });
  const load = loads.running.bearingLoad;
  return basicLife(trace, { dynamicRating: built.bearingRating, load, exponent: rollerExponent, rotation });
}

function shellOf(trace: Trace, duty: PulleyDuty, body: PulleyBody, loads: WorstLoads): ShellCheck {
  const { wrapAngle, beltWidth } = duty;
  const meanTension = loads.all.reduce((most, load) => Math.max(most, load.meanTension), 0);
  const torque = duty.isDriven ? loads.largestTorque.torque : 0;
  return shellCheck(trace, body, { meanTension, wrapAngle, beltWidth, modulus: duty.steel.modulus, torque });
}

function report(trace: Trace, checks: readonly PulleyLimitCheck[]): void {
  for (const { name, value, limit: allowed, sense, isMet } of checks) {
    if (isMet) continue;
    const bound = sense === "at-least" ? { least: allowed } : { most: allowed };
    trace.report({ code: `pulley-${name}`, severity: "error", subject: "pulley", values: { value }, limit: bound });
  }
}
