import { laggedRadius } from "../../rules/mechanics/drive-line.ts";
import { bendingMoment } from "../../rules/pulley-loads/resultant.ts";
import { adopted } from "../../standards/sources.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { constant, largest, none } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { pulleyLimitFindings } from "./findings.ts";
import { bearingsOf, type PulleyState } from "./pulley-bearings.ts";
import {
  type DiscCheck,
  discCheck,
  leastCombinedStress,
  type PulleyBody,
  pulleyMass,
  type ShellCheck,
  shellCheck,
} from "./pulley-body.ts";
import {
  armOf,
  type PulleyCase,
  type PulleyLoad,
  type PulleyPlace,
  type WorstLoads,
  worstLoads,
} from "./pulley-load.ts";
import { type ShaftDeflection, shaftDeflection } from "./shaft-deflection.ts";
import { as1403Diameter, type ShaftDuty, type ShaftSteel, shoulder } from "./shaft-strength.ts";

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
  /** Static rating of a bearing over its heaviest load. */
  readonly requiredStaticSafety: number;
  /** Pa */
  readonly allowedShellStress: number;
  /** Pa */
  readonly allowedDiscStress: number;
  readonly gravity: number;
}

const usualLimits = adopted("usual limits of pulleys");

/** What a pulley is checked against where nothing is typed. */
export function usualPulleyRules(trace: Trace): PulleyRules {
  const usual = (value: number) => constant(trace, value, usualLimits);
  return {
    duty: "often-started",
    safety: usual(1.2),
    hubStressFactor: usual(3.2),
    seatStressFactor: usual(1.5),
    allowedHubSlope: usual(0.0015),
    requiredLife: usual(65000 * 3600),
    requiredStaticSafety: usual(2),
    allowedShellStress: usual(50e6),
    allowedDiscStress: usual(50e6),
    gravity: usual(9.80665),
  };
}

/** A pulley where it stands on the belt path, SI. */
export interface PulleyDuty {
  readonly arrivingDirection: number;
  readonly leavingDirection: number;
  readonly wrapAngle: number;
  readonly cases: readonly PulleyCase[];
  /** The states by which bearings live; absent: always the heaviest running case. */
  readonly states?: readonly PulleyState[];
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
  /** N; absent where unknown, and then no life is given. */
  readonly bearingRating?: number;
  /** N; absent: not checked. */
  readonly bearingStaticRating?: number;
  /** Step from the seat to the hub diameter: from the middle of the bearing, and its fillet, m; absent: none. */
  readonly shoulder?: { readonly distance: number; readonly filletRadius: number };
  /** Catalogue mass of pulley and shaft, kg; absent: computed. */
  readonly mass?: number;
}

export type PulleyCheckName =
  | "shell-diameter"
  | "hub-diameter"
  | "seat-diameter"
  | "shoulder-diameter"
  | "hub-slope"
  | "bearing-life"
  | "static-safety"
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

export interface PulleyCheck extends ShaftCheck, BodyCheck {
  readonly isAdequate: boolean;
}

/** Shaft and bearings of a pulley: what decides the shaft row. */
interface ShaftCheck {
  readonly mass: number;
  readonly inertia: number;
  readonly loads: WorstLoads;
  /** Diameters AS 1403 asks for. */
  readonly hubDiameter: number;
  readonly seatDiameter: number;
  /** At the step from seat to hub, of the seat; absent without a step. */
  readonly shoulderDiameter?: number;
  readonly deflection: ShaftDeflection;
  /** Constant load and speed that tire its bearings as the duty does; absent without a duty. */
  readonly bearingDuty?: { readonly load: number; readonly rotation: number };
  /** s; absent where the rating of the bearing is unknown. */
  readonly bearingLife?: number;
  /** Dynamic rating that would live as long as required, N. */
  readonly neededRating?: number;
  /** Absent where the static rating is unknown. */
  readonly staticSafety?: number;
  readonly checks: readonly PulleyLimitCheck[];
}

/** Shell and discs of a pulley: what decides the shell row. */
interface BodyCheck {
  readonly shell: ShellCheck;
  readonly disc: DiscCheck;
  readonly checks: readonly PulleyLimitCheck[];
}

/** Everything that can be asked of a pulley, its shaft and its bearings, in every load case. */
export function pulleyCheck(trace: Trace, duty: PulleyDuty, built: BuiltPulley, rules: PulleyRules): PulleyCheck {
  demandFinite(trace, "pulley", { duty, built, rules });
  const shaft = shaftCheck(trace, duty, built, rules);
  const body = bodyCheck(trace, duty, built, rules, bodyLoads(shaft.loads));
  const checks = [...body.checks.slice(0, 1), ...shaft.checks, ...body.checks.slice(1)];
  report(trace, checks);
  return { ...shaft, ...body, checks, isAdequate: checks.every((one) => one.isMet) };
}

export function shaftCheck(trace: Trace, duty: PulleyDuty, built: BuiltPulley, rules: PulleyRules): ShaftCheck {
  const { body } = built;
  const { mass, inertia } = pulleyMass(trace, body, built.mass);
  const beltRadius = laggedRadius(trace, { shellDiameter: body.shellDiameter, lagging: body.laggingThickness });
  const { gravity } = rules;
  const place = { ...duty, mass, gravity, beltRadius, hubCentres: body.hubCentres };
  const loads = worstLoads(trace, place, duty.cases);
  const diameters = shaftDiameters(trace, duty, loads, rules);
  const shoulderDiameter = shoulderOf(trace, duty, built, rules, loads);
  const deflection = deflectionOf(trace, duty, built, place, loads);
  const bearings = bearingsOf(trace, { ...duty, requiredLife: rules.requiredLife }, built, loads, place);
  const found = {
    hubDiameter: diameters.hub,
    seatDiameter: diameters.seat,
    ...(shoulderDiameter === undefined ? {} : { shoulderDiameter }),
    deflection,
    ...bearings,
  };
  return { mass, inertia, loads, ...found, checks: shaftLimits(built, rules, found) };
}

function shaftLimits(
  built: BuiltPulley,
  rules: PulleyRules,
  found: Pick<
    ShaftCheck,
    "hubDiameter" | "seatDiameter" | "shoulderDiameter" | "deflection" | "bearingLife" | "staticSafety"
  >,
): readonly PulleyLimitCheck[] {
  const { shoulderDiameter, bearingLife, staticSafety: safety } = found;
  return [
    limit("hub-diameter", built.body.shaftDiameter, found.hubDiameter, "at-least"),
    limit("seat-diameter", built.seatDiameter, found.seatDiameter, "at-least"),
    ...known(
      "shoulder-diameter",
      shoulderDiameter === undefined ? undefined : built.seatDiameter,
      shoulderDiameter ?? 0,
    ),
    limit("hub-slope", found.deflection.hubSlope, rules.allowedHubSlope, "at-most"),
    ...known("bearing-life", bearingLife, rules.requiredLife),
    ...known("static-safety", safety, rules.requiredStaticSafety),
  ];
}

function known(name: PulleyCheckName, value: number | undefined, least: number): readonly PulleyLimitCheck[] {
  return value === undefined ? [] : [limit(name, value, least, "at-least")];
}

/** What shell and discs carry. */
export interface BodyLoads {
  /** While running, N·m. */
  readonly hubMoment: number;
  /** Largest mean of arriving and leaving tension, N. */
  readonly meanTension: number;
  /** Largest of all cases, N·m. */
  readonly torque: number;
}

export function bodyLoads({ all, running, largestTorque }: WorstLoads): BodyLoads {
  const meanTension = all.reduce((most, load) => largest(most, load.meanTension), running.meanTension);
  return { hubMoment: running.hubMoment, meanTension, torque: largestTorque.torque };
}

export function bodyCheck(
  trace: Trace,
  duty: PulleyDuty,
  { body }: BuiltPulley,
  rules: PulleyRules,
  loads: BodyLoads,
): BodyCheck {
  const disc = discCheck(trace, body, loads.hubMoment, duty.steel.modulus);
  const shell = shellOf(trace, duty, body, loads);
  const checks = [
    ...shellLimits(duty, body, rules, shell),
    limit("disc-stress", disc.hubStress, rules.allowedDiscStress, "at-most"),
  ];
  return { shell, disc, checks };
}

/** The limits of the shell by itself. */
export function shellLimits(
  duty: PulleyDuty,
  body: PulleyBody,
  rules: PulleyRules,
  shell: Pick<ShellCheck, "combined">,
): readonly PulleyLimitCheck[] {
  return [
    limit("shell-diameter", body.shellDiameter, duty.leastShellDiameter, "at-least"),
    limit("shell-stress", shell.combined, rules.allowedShellStress, "at-most"),
  ];
}

function limit(name: PulleyCheckName, value: number, allowed: number, sense: "at-least" | "at-most"): PulleyLimitCheck {
  const isMet = sense === "at-least" ? value >= allowed * (1 - 1e-9) : value <= allowed * (1 + 1e-9);
  return { name, value, limit: allowed, sense, isMet };
}

/** Largest diameters any case asks for at hub and seat; only the governing case is opened in the trace. */
function shaftDiameters(trace: Trace, duty: PulleyDuty, loads: WorstLoads, rules: PulleyRules) {
  const { seatStressFactor: stressFactor } = rules;
  const momentOf: ShaftPlace["momentOf"] = (_, to) => none(to);
  return {
    hub: hubDiameter(trace, duty, rules, loads, rules.hubStressFactor),
    seat: largestDiameter(trace, duty, rules, undominated(loads.all), { stressFactor, momentOf }),
  };
}

/** Diameter any case asks for at hubs that raise the stress by a factor, m. */
export function hubDiameter(
  trace: Trace,
  duty: PulleyDuty,
  rules: PulleyRules,
  loads: WorstLoads,
  stressFactor: number,
): number {
  const momentOf = ({ hubMoment }: PulleyLoad) => hubMoment;
  return largestDiameter(trace, duty, rules, undominated(loads.all), { stressFactor, momentOf });
}

interface ShaftPlace {
  readonly stressFactor: number;
  readonly momentOf: (load: PulleyLoad, trace: Trace) => number;
}

function largestDiameter(
  trace: Trace,
  duty: PulleyDuty,
  rules: PulleyRules,
  loads: readonly PulleyLoad[],
  { stressFactor, momentOf }: ShaftPlace,
): number {
  const at = (to: Trace, load: PulleyLoad) => {
    const section = { moment: momentOf(load, to), torque: load.torque, axialForce: none(to), stressFactor };
    return as1403Diameter(to, rules.duty, duty.steel, section, { safety: rules.safety }).diameter;
  };
  let worst: { readonly load: PulleyLoad; readonly diameter: number } | undefined;
  for (const load of loads) {
    const diameter = at(bareTrace, load);
    if (worst === undefined || diameter > worst.diameter) worst = { load, diameter };
  }
  if (worst === undefined) return none(trace);
  return trace.mode === "bare" ? worst.diameter : at(trace, worst.load);
}

/** Loads that no other exceeds in both moment and torque: a shaft grows with each, so the others cannot govern. */
function undominated(loads: readonly PulleyLoad[]): readonly PulleyLoad[] {
  return loads.filter((load, at) => {
    const torque = Math.abs(load.torque);
    return !loads.some((other, place) => {
      const turned = Math.abs(other.torque);
      if (other.hubMoment < load.hubMoment || turned < torque) return false;
      return other.hubMoment > load.hubMoment || turned > torque || place < at;
    });
  });
}

/** Diameter the seat needs at the step to the hubs, m; absent where there is no step. */
function shoulderOf(trace: Trace, duty: PulleyDuty, built: BuiltPulley, rules: PulleyRules, loads: WorstLoads) {
  const stressFactor = stepFactorOf(trace, duty, built);
  if (stressFactor === undefined) return undefined;
  const distance = built.shoulder?.distance ?? none(trace);
  const momentOf = ({ bearingLoad: force }: PulleyLoad, to: Trace) => bendingMoment(to, { force, distance });
  return largestDiameter(trace, duty, rules, undominated(loads.all), { stressFactor, momentOf });
}

/** Stress-raising factor of the step from seat to hub; absent where there is none. */
export function stepFactorOf(
  trace: Trace,
  { steel: { tensileStrength } }: PulleyDuty,
  { shoulder: step, seatDiameter: smallDiameter, body: { shaftDiameter: largeDiameter } }: BuiltPulley,
): number | undefined {
  if (step === undefined || step.filletRadius <= 0 || !(largeDiameter > smallDiameter)) return undefined;
  return shoulder(trace, { largeDiameter, smallDiameter, filletRadius: step.filletRadius, tensileStrength });
}

function deflectionOf(trace: Trace, duty: PulleyDuty, built: BuiltPulley, place: PulleyPlace, loads: WorstLoads) {
  const { shaftDiameter: diameter, hubCentres } = built.body;
  const shape = { diameter, arm: armOf(trace, place), hubCentres, modulus: duty.steel.modulus };
  return shaftDeflection(trace, shape, loads.running.bearingLoad);
}

export function shellOf(trace: Trace, duty: PulleyDuty, body: PulleyBody, loads: BodyLoads): ShellCheck {
  return shellCheck(trace, body, shellLoad(trace, duty, loads));
}

/** The stress of the shell at least, Pa: where that is too much, the whole check is spared. */
export function leastShellStressOf(duty: PulleyDuty, body: PulleyBody, loads: BodyLoads): number {
  return leastCombinedStress(body, shellLoad(bareTrace, duty, loads));
}

function shellLoad(
  trace: Trace,
  { wrapAngle, beltWidth, steel, isDriven }: PulleyDuty,
  { meanTension, torque }: BodyLoads,
) {
  const { modulus } = steel;
  return { meanTension, wrapAngle, beltWidth, modulus, torque: isDriven ? torque : none(trace) };
}

function report(trace: Trace, checks: readonly PulleyLimitCheck[]): void {
  for (const { name, value, limit: allowed, sense, isMet } of checks) {
    if (isMet) continue;
    const bound = sense === "at-least" ? { least: allowed } : { most: allowed };
    pulleyLimitFindings[`pulley-${name}`].raise(trace, { values: { value }, limit: bound });
  }
}
