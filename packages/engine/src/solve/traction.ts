import { type BrakeTraction, brakesOf } from "../parts/drives/brake-traction.ts";
import {
  pullToHold,
  requiredFriction,
  requiredSlackTension,
  requiredWrapAngle,
  slackSide,
  tractionSurplus,
  usableSlackTension,
} from "../rules/mechanics/traction.ts";
import { wrapFactor } from "../standards/cema-5/wrap-factor.ts";
import { none, smallest } from "../trace/reference.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import { type CaseName, shownOnly } from "./load-case.ts";
import { getDrive } from "./tension/prepare-point.ts";
import type { SolvedCase } from "./tension/solve-case.ts";
import { entry } from "./tension/tension-state.ts";

/** The cases the specification names where traction limits, in the order in which ties are decided. */
export const tractionCases = [
  "running-full",
  "running-empty",
  "starting-full",
  "starting-empty",
  "braking-full",
  "braking-empty",
] as const satisfies readonly CaseName[];

/** One drive pulley in one case. N and rad. */
export interface DriveTraction {
  readonly driveId: string;
  readonly pointId: string;
  readonly slackTension: number;
  readonly driveForce: number;
  readonly friction: number;
  readonly wrapAngle: number;
  readonly wrapFactor: number;
  readonly requiredSlackTension: number;
  readonly surplus: number;
  readonly requiredFriction: number;
  readonly requiredWrapAngle: number;
}

interface CaseTraction {
  readonly loadCase: CaseName;
  /** Smallest of the drives. */
  readonly surplus: number;
  readonly drives: readonly DriveTraction[];
  /** Whether nothing need pass in it. */
  readonly isShownOnly?: true;
}

export interface Traction {
  readonly cases: readonly CaseTraction[];
  /** Pulleys that brake without being driven, in the braking cases. */
  readonly brakes: readonly BrakeTraction[];
  /** The case of the named six with the smallest surplus; an equal one later does not replace it. Absent when none falls below 1e9. */
  readonly limiting?: { readonly loadCase: CaseName; readonly surplus: number };
}

/** Smallest surplus to begin with: one at or above it never limits. */
const noSurplusYet = 1e9;

export function limitingCase(cases: readonly Pick<CaseTraction, "loadCase" | "surplus">[]): Traction["limiting"] {
  let limiting: Traction["limiting"];
  let smallest = noSurplusYet;
  for (const { loadCase, surplus } of cases) {
    if (surplus < smallest) {
      smallest = surplus;
      limiting = { loadCase, surplus };
    }
  }
  return limiting;
}

/** Traction of every drive in every case. */
export function tractionOf(trace: Trace, cases: ReadonlyMap<CaseName, SolvedCase>): Traction {
  const found = [...cases.values()].map((solved) => caseTraction(trace, solved));
  const limiting = limitingCase(tractionCases.flatMap((name) => found.find(({ loadCase }) => loadCase === name) ?? []));
  return { cases: found, brakes: brakesOf(trace, cases), ...(limiting === undefined ? {} : { limiting }) };
}

function caseTraction(trace: Trace, solved: SolvedCase): CaseTraction {
  const loadCase = solved.prepared.loadCase.name;
  const { columns } = solved.prepared;
  const drives = columns.driven.flatMap((i) => driveTractionAt(trace, solved, i) ?? []);
  const surplus = smallest(Number.POSITIVE_INFINITY, ...drives.map((drive) => drive.surplus));
  return { loadCase, drives, surplus, ...shownOnly(solved.prepared.loadCase) };
}

/** Traction of the drive at a point; absent where none is. */
export function driveTractionAt(trace: Trace, solved: SolvedCase, i: number): DriveTraction | undefined {
  const { drive, point } = solved.prepared.points[i] ?? {};
  if (drive === undefined || point === undefined) return undefined;
  if (trace.mode !== "bare") {
    trace.place = { loadCase: solved.prepared.loadCase.name, pointId: point.id, driveId: drive.id };
  }
  return driveTraction(trace, solved, i, drive.id);
}

/** Slack tension that a drive at a point needs for each newton it pulls, with the pull that the profile lets it hold. */
export function slackShareAt(solved: SolvedCase, i: number): number {
  return wrapFactorAt(bareTrace, solved, i) * (pullFactorIn(solved) ?? 1);
}

/** Slack tension over drive force at which the drive at a point slips. */
function wrapFactorAt(trace: Trace, solved: SolvedCase, i: number): number {
  const drive = solved.prepared.points[i]?.drive;
  if (drive === undefined) return none(trace);
  const { wrapAngle, friction, driveFactor } = grip(trace, solved, i, drive.id);
  return driveFactor ?? wrapFactor(trace, { friction, wrapAngle });
}

function driveTraction(trace: Trace, solved: SolvedCase, i: number, driveId: string): DriveTraction {
  const { wrapAngle, friction } = grip(trace, solved, i, driveId);
  const force = entry(solved.state.driveForce, i);
  const slackTension = slackSide(trace, {
    arriving: entry(solved.state.arriving, i),
    leaving: entry(solved.state.leaving, i),
  });
  const factor = wrapFactorAt(trace, solved, i);
  const pullFactor = pullFactorIn(solved);
  const held = pullFactor === undefined ? force : pullToHold(trace, { pullFactor, driveForce: force });
  const required = requiredSlackTension(trace, { wrapFactor: factor, driveForce: held });
  const usable = usableSlackTension(trace, { slackTension });
  return {
    driveId,
    pointId: solved.prepared.points[i]?.point.id ?? "",
    slackTension,
    driveForce: force,
    friction,
    wrapAngle,
    wrapFactor: factor,
    requiredSlackTension: required,
    surplus: tractionSurplus(trace, { slackTension, required }),
    requiredFriction: requiredFriction(trace, { slackTension: usable, driveForce: held, wrapAngle }),
    requiredWrapAngle: requiredWrapAngle(trace, { slackTension: usable, driveForce: held, friction }),
  };
}

/** What a running drive must be able to hold over its pull, where its profile asks for more than that. */
function pullFactorIn({ prepared: { design, loadCase } }: SolvedCase): number | undefined {
  return loadCase.motion === "running" ? design.starting?.pullFactor : undefined;
}

interface Grip {
  readonly wrapAngle: number;
  readonly friction: number;
  /** As typed; undefined: from friction and wrap. */
  readonly driveFactor: number | undefined;
}

function grip(trace: Trace, solved: SolvedCase, i: number, driveId: string): Grip {
  const { design, points, loadCase } = solved.prepared;
  const drive = getDrive(design, driveId);
  const isStarting = loadCase.motion === "starting";
  return {
    wrapAngle: drive.wrapAngle ?? points[i]?.turn.wrapAngle ?? none(trace),
    friction: isStarting ? drive.frictionStarting : drive.frictionRunning,
    driveFactor: isStarting ? drive.driveFactorStarting : drive.driveFactorRunning,
  };
}

/** Smallest surplus of a solved case without any record, for searches: the same formulas, and no others. */
export function surplusOf(solved: SolvedCase): number {
  const { prepared, state } = solved;
  const pullFactor = pullFactorIn(solved);
  let smallest = Number.POSITIVE_INFINITY;
  for (const i of prepared.columns.driven) {
    const drive = prepared.points[i]?.drive;
    if (drive === undefined) continue;
    const { wrapAngle, friction, driveFactor } = grip(bareTrace, solved, i, drive.id);
    const slackTension = slackSide.evaluate({ arriving: entry(state.arriving, i), leaving: entry(state.leaving, i) });
    const factor = driveFactor ?? wrapFactor.evaluate({ friction, wrapAngle });
    const running = entry(state.driveForce, i);
    const driveForce = pullFactor === undefined ? running : pullToHold.evaluate({ pullFactor, driveForce: running });
    const required = requiredSlackTension.evaluate({ wrapFactor: factor, driveForce });
    smallest = Math.min(smallest, tractionSurplus.evaluate({ slackTension, required }));
  }
  return smallest;
}
