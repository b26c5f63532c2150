import type { Design } from "../../../design/design.ts";
import { hasPulley, type Point } from "../../../design/point.ts";
import { brakePull } from "../../../rules/mechanics/drive-line.ts";
import { loadCases } from "../../../solve/load-case.ts";
import { runBackwards } from "../../../solve/loop/reverse-route.ts";
import type { Solution, Tensions } from "../../../solve/solve.ts";
import { startStop } from "../../../solve/start-stop/compute.ts";
import { sharesByDrive } from "../../../solve/start-stop/sharing-of.ts";
import { startSettingsOf } from "../../../solve/start-stop/start/settings.ts";
import type { StartStop } from "../../../solve/start-stop/start-stop.ts";
import { steeredBrakes } from "../../../solve/start-stop/stop-of.ts";
import type { Finding } from "../../../trace/finding.ts";
import { isEqual } from "../../../trace/reference.ts";
import { bareTrace, type Step, startTrace, type Trace } from "../../../trace/trace.ts";
import type { ComponentRow, DriveRows } from "../component-rows.ts";
import type { CaseShares, Drive } from "../drive-input.ts";
import { type DriveTrain, trainsById } from "../drive-train.ts";
import type { Choice, DriveRules, DriveTrainInput } from "../drive-train-input.ts";
import { driveFindings } from "../findings.ts";
import { rowOf, type Slot } from "../slot.ts";
import { reportControl } from "./control-findings.ts";
import { driveTrain } from "./drive-train.ts";
import { reportDrives } from "./findings.ts";
import { decideMotor } from "./motor.ts";

export interface DriveDesign {
  readonly drives: readonly DriveTrainInput[];
  readonly rules: DriveRules;
}

export interface DriveSolution {
  readonly kind: "solved";
  /** With installed power, start factors, drive masses and brake forces of the components decided. */
  readonly design: Design;
  readonly solution: Solution;
  readonly trains: readonly DriveTrain[];
  readonly startStop: StartStop;
  /** Of drives, starting and stopping; those of the solution are with the solution. */
  readonly findings: readonly Finding[];
  /** Empty unless traced. */
  readonly steps: readonly Step[];
  /** Whether the components solved with are the components chosen. */
  readonly isSettled: boolean;
  readonly rounds: number;
}

/** What may be chosen from. */
export interface Offer {
  readonly rows: DriveRows | undefined;
  /** Components of the round before, by drive: they stay while they are adequate. */
  readonly before?: ReadonlyMap<string, DriveTrain>;
  /** Drives that are decided, and only told once more with every step. */
  readonly decided?: ReadonlyMap<string, DriveTrain>;
}

/** Every drive of the conveyor with its components decided. */
export function decideDrives(
  trace: Trace,
  design: Design,
  solution: Tensions,
  { drives, rules }: DriveDesign,
  { rows, before, decided }: Offer,
): readonly DriveTrain[] {
  const lastDisc = {};
  const motors = drives.map((input) => {
    const place = { design, solution, input, inputs: drives, rules };
    const { driveId } = input;
    const offer = { rows, before: before?.get(driveId), decided: decided?.get(driveId), lastDisc };
    return { place, offer, motor: decideMotor(trace, place, offer) };
  });
  const installed = new Map(motors.map(({ place, motor }) => [place.input.driveId, motor.installedPower]));
  return motors.map(({ place, motor, offer }) => driveTrain(trace, { ...place, installed }, motor, offer));
}

type Found = Pick<DriveSolution, "design" | "solution" | "trains" | "isSettled" | "rounds">;

/** Drives that hold the components they were decided to have. */
export function withComponents(given: DriveDesign, trains: readonly DriveTrain[]): DriveDesign {
  const byId = trainsById(trains);
  return {
    ...given,
    drives: given.drives.map((input) => {
      const train = byId.get(input.driveId);
      return train === undefined ? input : withParts(input, train);
    }),
  };
}

function withParts(input: DriveTrainInput, { slots }: DriveTrain): DriveTrainInput {
  const { brake } = input;
  return {
    ...input,
    motor: holding(input.motor, slots.motor),
    fluidCoupling: holding(input.fluidCoupling, slots.fluidCoupling),
    gearbox: holding(input.gearbox, slots.gearbox),
    highSpeedCoupling: holding(input.highSpeedCoupling, slots.highSpeedCoupling),
    lowSpeedCoupling: holding(input.lowSpeedCoupling, slots.lowSpeedCoupling),
    holdback: holding(input.holdback, slots.holdback),
    starter: holding(input.starter, slots.starter),
    ...(brake === undefined ? {} : { brake: { ...brake, caliper: holding(brake.caliper, slots.brake) } }),
  };
}

function holding<Row extends ComponentRow>(choice: Choice<Row>, slot: Slot<Row>): Choice<Row> {
  const current = rowOf(slot);
  return choice.kind === "auto" && current !== undefined ? { ...choice, current } : choice;
}

/** Starting, stopping and findings of drives that are decided. */
export function finishDrives(trace: Trace, found: Found, rules: DriveRules): DriveSolution {
  const { design, solution, trains, rounds } = found;
  const result = startStop(trace, design, solution, trains, rules);
  trace.place = {};
  if (!found.isSettled) driveFindings["drives-not-settled"].raise(trace, { values: { rounds } });
  reportDrives(trace, { design, solution, trains, startStop: result });
  reportControl(trace, { solution, trains, startStop: result, rules, beltSpeed: design.beltSpeed });
  return { kind: "solved", ...found, startStop: result, findings: trace.findings, steps: trace.steps };
}

/** The design with what the components decided make of its drives and brakes. */
export function withDrives(
  design: Design,
  solution: Tensions,
  trains: readonly DriveTrain[],
  rules: DriveRules,
): Design {
  const place = { design, solution, trains, rules };
  const byId = trainsById(trains);
  const ahead = settingsOf(place);
  const { reversed } = solution;
  const back = reversed && settingsOf({ ...place, design: runBackwards(bareTrace, design), solution: reversed });
  return {
    ...design,
    points: design.points.map((point) =>
      steered(braked(point, byId), ahead.brakes.get(point.id), back?.brakes.get(point.id)),
    ),
    drives: design.drives.map((drive) => {
      const train = byId.get(drive.id);
      if (train === undefined) return drive;
      const { startingMass: _before, shares: _shares, following: _following, backwards: _back, ...kept } = drive;
      const { installedPower, equivalentMass, startingMass } = train;
      return {
        ...kept,
        installedPower,
        equivalentMass,
        ...(isEqual(startingMass, equivalentMass) ? {} : { startingMass }),
        ...ahead.drive(drive),
        ...(back === undefined ? {} : { backwards: back.drive(drive) }),
      };
    }),
  };
}

/** What drives and controlled brakes give in one direction. */
function settingsOf(place: Parameters<typeof steeredBrakes>[0]) {
  const trace = startTrace("checked");
  const full = startSettingsOf(trace, { ...place, load: "full" });
  const empty = startSettingsOf(trace, { ...place, load: "empty" });
  const byDrive = sharesByDrive(place);
  return {
    brakes: steeredBrakes(place),
    drive: ({ id, startFactorFull, startFactorEmpty }: Drive): NonNullable<Drive["backwards"]> => {
      const shares = byDrive.get(id) ?? {};
      const [whenFull, whenEmpty] = [full.following.get(id), empty.following.get(id)];
      return {
        startFactorFull: full.factors.get(id) ?? startFactorFull,
        startFactorEmpty: empty.factors.get(id) ?? startFactorEmpty,
        ...(Object.keys(shares).length === 0 ? {} : { shares }),
        ...(whenFull && whenEmpty ? { following: { full: whenFull, empty: whenEmpty } } : {}),
      };
    },
  };
}

function braked(point: Point, trains: ReadonlyMap<string, DriveTrain>): Point {
  if (!hasPulley(point) || point.kind !== "drive") return point;
  const train = trains.get(point.driveId);
  if (train?.brake.input === undefined) return point;
  const brakeForce = brakePull.evaluate({ brakeTorque: train.brake.torque, pulleyRadius: train.radius });
  return isEqual(brakeForce, point.brakeForce) ? point : { ...point, brakeForce };
}

/** A controlled brake with what its stops take. */
function steered(point: Point, ahead: Force, back: Force): Point {
  if (!hasPulley(point)) return point;
  if (isSameForce(point.steeredBrake, ahead) && isSameForce(point.steeredBackwards, back)) return point;
  const { steeredBrake: _ahead, steeredBackwards: _back, ...plainly } = point;
  return { ...plainly, ...(ahead && { steeredBrake: ahead }), ...(back && { steeredBackwards: back }) };
}

type Force = { readonly full: number; readonly empty: number } | undefined;

function isSameForce(one: Force, other: Force): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isEqual(one.full, other.full) && isEqual(one.empty, other.empty);
}

/** Changes smaller than this share of a number count as none. */
const sameWithin = 1e-6;

function isSame(a: number, b: number, least = 0): boolean {
  return Math.abs(a - b) <= sameWithin * Math.max(Math.abs(a), Math.abs(b), least);
}

/** A start that takes hardly any force is the same where it differs by little of full load. */
const fullLoad = 1;

/** Whether two designs have the same drives and brakes, so that solving the second gives nothing new. */
export function isSameDrives(a: Design, b: Design): boolean {
  const isSameDrive = a.drives.every((drive, at) => {
    const other = b.drives[at];
    if (other === undefined) return false;
    return (
      isEqual(drive.installedPower, other.installedPower) &&
      isSame(drive.equivalentMass, other.equivalentMass) &&
      isSame(drive.startingMass ?? drive.equivalentMass, other.startingMass ?? other.equivalentMass) &&
      isSameSetting(drive, other) &&
      isSameSetting(drive.backwards, other.backwards)
    );
  });
  return isSameDrive && a.points.every((point, at) => isSameBrake(point, b.points[at]));
}

function isSameSetting(a: Drive["backwards"], b: Drive["backwards"]): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    isSame(a.startFactorFull, b.startFactorFull, fullLoad) &&
    isSame(a.startFactorEmpty, b.startFactorEmpty, fullLoad) &&
    isSameShares(a.shares, b.shares) &&
    isSameFollowing(a.following, b.following)
  );
}

function isSameFollowing(a: Drive["following"], b: Drive["following"]): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (["full", "empty"] as const).every((load) => {
    const [one, other] = [a[load], b[load]];
    const isSameForce = isSame(one.most, other.most) && isSame(one.least, other.least);
    return isSameForce && isSame(one.acceleration, other.acceleration);
  });
}

function isSameBrake(a: Point, b: Point | undefined): boolean {
  const forces = (point: Point | undefined) => {
    if (point === undefined || !hasPulley(point)) return [0, 0, 0, 0, 0] as const;
    const { brakeForce, steeredBrake: own, steeredBackwards: back } = point;
    const steeredForces = [own?.full, own?.empty, back?.full, back?.empty] as const;
    return [brakeForce, ...steeredForces.map((force) => force ?? brakeForce)];
  };
  const other = forces(b);
  return forces(a).every((force, at) => isSame(force, other[at] ?? 0));
}

function isSameShares(a: CaseShares = {}, b: CaseShares = {}): boolean {
  return loadCases.every(({ name }) => {
    const [one, other] = [a[name], b[name]];
    return one === undefined || other === undefined ? one === other : isSame(one, other);
  });
}
