import {
  adopted,
  brakePull,
  constant,
  diameterOfRadius,
  isZero,
  laggedRadius,
  mechanics,
  none,
  type Point,
  type Pulley,
  reflectedMass,
  type Section,
  type Trace,
} from "@beltwright/engine";
import { type PathAngle, type PullType, pathAngles } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { newConveyorDefaults as start } from "../reference/new-conveyor.ts";
import { noneHalved } from "./curve-idlers.ts";
import type { Lagging } from "./machine/pulley-body.ts";
import { inertiaOf } from "./pulley-inertia.ts";
import { sectionOf } from "./sections.ts";
import { degrees, millimetres } from "./si.ts";

/** The loop, point by point, in the order of the document. */
export function pointsOf(conveyor: Conveyor, trace: Trace, halved = noneHalved): readonly Point[] {
  return conveyor.pulls.map((pull, index) => {
    trace.place = { pointId: pointId(pull) };
    const section = sectionOf(conveyor, index, pull, trace, halved);
    return pointOf(conveyor, section, pull, trace);
  });
}

/** Identity of a point in the engine: its number that stays for ever. */
export function pointId({ noID }: Pick<Pull, "noID">): string {
  return String(noID);
}

export function driveId({ driveNo }: Pick<Drive, "driveNo">): string {
  return String(driveNo);
}

const kinds = {
  Pulley: "pulley",
  Brake: "brake",
  Takeup: "take-up",
  Tail: "tail",
  Bend: "bend",
} as const satisfies Partial<Record<PullType, string>>;

function pointOf(conveyor: Conveyor, section: Section, pull: Pull, trace: Trace): Point {
  const { x, y, z, noOfScrapers: cleaners, noOfPloughs: ploughs } = pull;
  const base = { id: pointId(pull), x, y, z, section, cleaners, ploughs };
  if (pull.pType === "Hopper") return { ...base, kind: "hopper", feedSpeed: pull.feedSpeed };
  if (pull.pType === "Int. Pt") {
    const { vertCurveRadiusInp: verticalCurveRadius } = pull;
    if (isZero(verticalCurveRadius)) return { ...base, kind: "intermediate" };
    return { ...base, kind: "intermediate", verticalCurveRadius };
  }
  const linked = linkedDrive(conveyor, pull);
  const pulley = pulleyOf(pull, linked, trace);
  const brakeForce = brakeForceOf(pull, linked, trace);
  const round = { ...base, pulley, brakeForce, ...(brakeForce > 0 ? brakeTimesOf(conveyor, pull, linked, trace) : {}) };
  if (pull.pType === "Drive") return { ...round, kind: "drive", driveId: String(pull.linkToDriveNo) };
  return { ...round, kind: kinds[pull.pType] };
}

function pulleyOf(pull: Pull, linked: Drive | undefined, trace: Trace): Pulley {
  const radius = pulleyRadius(pull, linked, trace);
  const inertia = inertiaOf(pull, laggingOf(pull, linked), trace);
  return {
    diameter: diameterOfRadius(trace, { pulleyRadius: radius }),
    shaftDiameter: millimetres(pull.shaft.brgDia),
    rotation: pull.rotation === "Clockwise" ? "clockwise" : "anticlockwise",
    equivalentMass: isZero(inertia)
      ? none(trace)
      : reflectedMass(trace, { inertia, ratio: onPulley(trace), pulleyRadius: radius }),
    ...(linked === undefined || pull.pType === "Drive" ? {} : { friction: linked.coeffofFrictionRun }),
    ...anglesOf(pull),
    ...(pull.tensionClass === "Auto" ? {} : { tensionClass: pull.tensionClass }),
  };
}

/** Angles that are typed; the others are left to the belt path. */
function anglesOf(pull: Pull): Pick<Pulley, PathAngle> {
  const typed = pathAngles.filter((name) => pull[`${name}Mode`] === "Manual");
  return Object.fromEntries(typed.map((name) => [name, degrees(pull[name])]));
}

/** What turns with the pulley itself turns through no gear. */
export function onPulley(trace: Trace): number {
  return constant(trace, 1, mechanics("turns with the pulley"));
}

/** Over lagging, m. */
export function pulleyRadius(pull: Pull, linked: Drive | undefined, trace: Trace): number {
  const lagging = millimetres(laggingOf(pull, linked).thickness);
  return laggedRadius(trace, { shellDiameter: millimetres(pull.shell.shellDia), lagging });
}

/** In mm. The lagging of a drive pulley is typed at its drive. */
export function laggingOf({ pType, shell, lagging }: Pull, linked: Drive | undefined): Lagging {
  const isOfDrive = pType === "Drive" && linked !== undefined;
  return {
    kind: laggingKind(isOfDrive ? linked.lagging : lagging),
    thickness: isOfDrive ? linked.laggingThick : shell.laggingThick,
  };
}

function laggingKind(words: string): Lagging["kind"] {
  if (/ceramic/i.test(words)) return "ceramic";
  return /none|bare/i.test(words) ? "none" : "rubber";
}

/** The drive a point names. */
export function linkedDrive({ drives }: Conveyor, { linkToDriveNo }: Pull): Drive | undefined {
  return drives.find(({ driveNo }) => driveNo === linkToDriveNo);
}

/** Torque of the brake on this pulley, its own or that of its drive, as a force at the belt. */
function brakeForceOf(pull: Pull, linked: Drive | undefined, trace: Trace): number {
  const own = ownTorque(pull, trace);
  const brakeTorque = isZero(own) ? driveTorque(linked, trace) : own;
  if (isZero(brakeTorque)) return none(trace);
  return brakePull(trace, { brakeTorque, pulleyRadius: pulleyRadius(pull, linked, trace) });
}

/** As typed beside the torque that counts; none where it bites at once. */
function brakeTimesOf(
  { designStopTime }: Conveyor,
  pull: Pull,
  linked: Drive | undefined,
  trace: Trace,
): { readonly brakeDelay?: number; readonly brakeRampTime?: number; readonly brakeStopTime?: number } {
  const isOwn = !isZero(ownTorque(pull, trace)) || linked === undefined;
  const { brakeDelay, brakeRampTime, brakeType } = isOwn ? pull : linked;
  const typed = isOwn && !isZero(pull.brakeStopTime) ? pull.brakeStopTime : designStopTime;
  const stopTime = isZero(typed) ? constant(trace, start.brakeDisc.designStoppingTime, usualStop) : typed;
  return {
    ...(isZero(brakeDelay) ? {} : { brakeDelay }),
    ...(isZero(brakeRampTime) ? {} : { brakeRampTime }),
    ...(brakeType === "Speed-Time" ? { brakeStopTime: stopTime } : {}),
  };
}

const usualStop = adopted("usual stopping time");

function ownTorque({ brakeType, brakeTorque }: Pull, trace: Trace): number {
  return brakeType === "No Brake" ? none(trace) : brakeTorque;
}

function driveTorque(linked: Drive | undefined, trace: Trace): number {
  return linked === undefined || linked.brakeType === "No Brake" ? none(trace) : linked.brakeTorqueLSS;
}

export const pointPaths = {
  "points[].x": "pulls[].x",
  "points[].y": "pulls[].y",
  "points[].z": "pulls[].z",
  "points[].cleaners": "pulls[].noOfScrapers",
  "points[].ploughs": "pulls[].noOfPloughs",
  "points[].feedSpeed": "pulls[].feedSpeed",
  "points[].verticalCurveRadius": "pulls[].vertCurveRadiusInp",
  "points[].brakeForce": "pulls[].brakeTorque",
  "points[].brakeDelay": "pulls[].brakeDelay",
  "points[].brakeRampTime": "pulls[].brakeRampTime",
  "points[].brakeStopTime": "pulls[].brakeStopTime",
  "points[].driveId": "pulls[].linkToDriveNo",
  "points[].pulley.diameter": "pulls[].shell.shellDia",
  "points[].pulley.wrapAngle": "pulls[].wrapAngle",
  "points[].pulley.contactAngle": "pulls[].contactAngle",
  "points[].pulley.departAngle": "pulls[].departAngle",
  "points[].pulley.shaftDiameter": "pulls[].shaft.brgDia",
  "points[].pulley.equivalentMass": "pulls[].pulleyInertiaInp",
} as const;
