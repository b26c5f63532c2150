import { brakeTorqueOfCalipers, rimSpeed, stopForce } from "../../../rules/disc-brake/torque.ts";
import { radiusOfDiameter } from "../../../rules/drive-train/duty.ts";
import { adopted } from "../../../standards/sources.ts";
import { constant } from "../../../trace/reference.ts";
import { bareTrace, type Trace } from "../../../trace/trace.ts";
import { isAlike } from "../../alike.ts";
import type { BrakeRow } from "../component-rows.ts";
import { type DiscStop, discHeat, padLimits, rimLimits } from "../disc-heat.ts";
import type { BrakeDisc } from "../drive-train.ts";
import type { DriveBrake } from "../drive-train-input.ts";
import { type BrakeDuty, calipersFor, caliperTorqueOf } from "../duties.ts";
import { type DriveOffer, type DrivePlace, getDrivePoint } from "./drive-place.ts";
import { brakedCases, conveyorBrakeForce } from "./needs.ts";
import { brakeRules } from "./rules.ts";
import { decide } from "./select.ts";

/** Preferred sizes, m: on the fast shaft beside the motor, on the slow one beside the pulley. */
const preferred = {
  "high-speed": {
    diameters: [0.315, 0.355, 0.4, 0.45, 0.5, 0.56, 0.63, 0.71, 0.8, 0.9, 1],
    thickness: 0.03,
  },
  "low-speed": { diameters: [1, 1.25, 1.5, 1.8, 2, 2.25], thickness: 0.04 },
} as const;
const mostDiscs = 2;
const preferredSizes = adopted("preferred sizes of brake discs");

/** A brake on its shaft, and what is asked of it. */
interface BrakePlace {
  readonly place: DrivePlace;
  readonly brake: DriveBrake;
  /** Of all brakes of the drive, and how many discs a motor line must have. */
  readonly need: { readonly wholeTorque: number; readonly leastDiscs: number };
  readonly motors: number;
  /** From the disc to the slow shaft; 0 where there is no gearbox yet. */
  readonly through: number;
  /** Of the shaft, 1/s. */
  readonly rotation: number;
  readonly dutyOn: (disc: BrakeDisc) => BrakeDuty;
}

/**
 * The disc as typed, or on Auto the smallest that has room for its calipers, keeps its rim speed and stays cool: first one
 * for each motor line, then two. The last choice stays while it passes.
 */
export function decideDisc(trace: Trace, at: BrakePlace, offer: DriveOffer): BrakeDisc {
  const { brake } = at;
  const typed = { diameter: brake.discDiameter, thickness: brake.discThickness, discs: brake.discs };
  if (brake.discMode === "manual" || offer.rows === undefined) return typed;
  return known(trace, offer.decided?.brake.disc ?? chosenDisc(at, offer));
}

/** Where another drive has just asked for the same, the answer is known. */
function chosenDisc(at: BrakePlace, { rows, before, lastDisc }: DriveOffer): BrakeDisc {
  const last = before?.brake.disc;
  const asked = discStops(at, last);
  if (lastDisc.disc !== undefined && isAlike(lastDisc.asked, asked)) return lastDisc.disc;
  const { leastDiscs } = at.need;
  const stopsOn = (one: BrakeDisc, row: BrakeRow) => stopsOf(at, asked, one, row);
  const disc = smallestDisc({ ...at, leastDiscs, stopsOn, rows: rows?.brakes, last });
  lastDisc.asked = asked;
  lastDisc.disc = disc;
  return disc;
}

/** Everything a choice of discs depends on. */
interface DiscStops extends Pick<BrakePlace, "brake" | "motors" | "through" | "rotation"> {
  readonly last: BrakeDisc | undefined;
  /** What one disc has to do, and one of two. */
  readonly duty: BrakeDuty;
  readonly dutyOfTwo: BrakeDuty;
  readonly leastDiscs: number;
  readonly wholeTorque: number;
  /** Of all brakes of the conveyor, N. */
  readonly needed: number;
  /** Of the pulley, m. */
  readonly radius: number;
  readonly beltSpeed: number;
  readonly stopTime: number;
  readonly cases: ReturnType<typeof brakedCases>;
}

function discStops(at: BrakePlace, last: BrakeDisc | undefined): DiscStops {
  const { place, brake, need, motors, through, rotation } = at;
  const cases = brakedCases(bareTrace, place);
  const { stopping, holding } = conveyorBrakeForce(bareTrace, place, cases);
  return {
    brake,
    motors,
    through,
    rotation,
    last,
    duty: at.dutyOn({ diameter: 1, thickness: 1, discs: 1 }),
    dutyOfTwo: at.dutyOn({ diameter: 1, thickness: 1, discs: 2 }),
    leastDiscs: need.leastDiscs,
    wholeTorque: need.wholeTorque,
    needed: Math.max(stopping, holding),
    radius: radiusOfDiameter(bareTrace, getDrivePoint(place).pulley),
    beltSpeed: place.design.beltSpeed,
    stopTime: place.rules.designStopTime,
    cases,
  };
}

/** What a disc is chosen by. */
interface DiscSearch extends Pick<BrakePlace, "brake" | "rotation" | "dutyOn"> {
  readonly rows: readonly BrakeRow[] | undefined;
  readonly stopsOn: (disc: BrakeDisc, row: BrakeRow) => readonly DiscStop[];
  readonly last?: BrakeDisc | undefined;
  /** On each motor line, where brakes may fail; absent: one. */
  readonly leastDiscs?: number;
}

/** Where no disc will do, the largest: what it misses becomes findings. */
export function smallestDisc(search: DiscSearch): BrakeDisc {
  const { diameters, thickness } = preferred[search.brake.shaft];
  const sizes = Array.from({ length: mostDiscs }, (_, more) =>
    diameters.map((diameter): BrakeDisc => ({ diameter, thickness, discs: more + 1 })),
  ).flat();
  const { last, leastDiscs = 1 } = search;
  const turning = sizes.filter((disc) => disc.discs >= leastDiscs && isSlowEnough(search, disc));
  const inTurn = last === undefined || last.discs < leastDiscs ? turning : [last, ...turning];
  const none = { diameter: diameters[0], thickness, discs: leastDiscs };
  return inTurn.find((disc) => suits(search, disc)) ?? turning.at(-1) ?? none;
}

function known(trace: Trace, { diameter, thickness, discs }: BrakeDisc): BrakeDisc {
  const size = (value: number) => constant(trace, value, preferredSizes);
  return { diameter: size(diameter), thickness: size(thickness), discs: size(discs) };
}

function isSlowEnough({ brake, rotation }: DiscSearch, { diameter }: BrakeDisc): boolean {
  return rimSpeed(bareTrace, { discDiameter: diameter, rotation }) <= rimLimits[brake.discMaterial];
}

function suits({ brake, rows, dutyOn, stopsOn }: DiscSearch, disc: BrakeDisc): boolean {
  const slot = decide(bareTrace, brake.caliper, { rows }, brakeRules, dutyOn(disc));
  if (slot.kind !== "chosen" || !slot.isAdequate) return false;
  const limits = padLimits[brake.pads];
  return stopsOn(disc, slot.row).every((stop) => {
    const { peak, surface = peak } = discHeat(bareTrace, disc, stop, brake);
    return peak <= limits.mean && surface <= limits.surface;
  });
}

/** What one disc takes in a stop of each load case, all brakes of the conveyor as strong as this one beside what is needed. */
function stopsOf({ dutyOn }: BrakePlace, asked: DiscStops, disc: BrakeDisc, row: BrakeRow): readonly DiscStop[] {
  const { brake, motors, through: ratio, wholeTorque, needed, radius, beltSpeed, stopTime } = asked;
  const { discs } = disc;
  const duty = dutyOn(disc);
  const calipers = calipersFor(row, duty, bareTrace);
  const caliperTorque = caliperTorqueOf(row, duty, bareTrace);
  const torque = brake.torque ?? brakeTorqueOfCalipers(bareTrace, { calipers, caliperTorque, discs, ratio, motors });
  const isNeeded = needed > 0 && wholeTorque > 0;
  const force = isNeeded ? (needed * torque) / wholeTorque : torque / radius;
  const share = isNeeded ? wholeTorque / radius / needed : 1;
  return asked.cases.map(({ effectiveTension, movingMass, driveMass }) => {
    const mass = movingMass + driveMass;
    const taken = stopForce(bareTrace, { mass, beltSpeed, stopTime, effectiveTension });
    const braking = brake.control === "controlled" ? Math.min(force, Math.max(0, taken)) : force;
    const deceleration = (braking + effectiveTension) / mass;
    // Until the brake bites, a belt that runs by itself gains speed.
    const speed = beltSpeed + (Math.max(0, -effectiveTension) / mass) * brake.delay;
    const energy = deceleration > 0 ? (braking * speed ** 2) / (2 * deceleration) : Number.POSITIVE_INFINITY;
    const ofDisc = (energy * share) / (motors * discs);
    return { energy: ofDisc, padWidth: row.padOffset, time: deceleration > 0 ? speed / deceleration : 0 };
  });
}
