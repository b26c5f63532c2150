import type { LoadWindow } from "../../design/own-case.ts";
import type { Trace } from "../../trace/trace.ts";
import { bareTrace } from "../../trace/trace.ts";
import { carryStarts } from "../own-case/case-flows.ts";
import { confirmCase, type SolvedCase } from "../tension/solve-case.ts";
import { entry, at as entryAt } from "../tension/tension-state.ts";
import { driveTractionAt, slackShareAt } from "../traction.ts";
import { type Quantity, type SolveWindows, settle, solvingWindows, type WorstLoad } from "./settle.ts";
import { keptEmpty, type Weights, weightsOf } from "./weights.ts";
import { type Solved, solvedWith } from "./window-case.ts";

interface Ends {
  readonly largest: WorstLoad;
  readonly smallest: WorstLoad;
}

interface MovingLoad {
  readonly effectiveTension: Ends;
  /** Of the belt where it arrives at each point, in the order of the points, and where it leaves one that drives. */
  readonly points: readonly (Ends & { readonly pointId: string; readonly leaving?: Ends })[];
  /** Smallest traction surplus of each drive, whether it pulls or brakes. */
  readonly traction: readonly { readonly driveId: string; readonly pointId: string; readonly smallest: WorstLoad }[];
  /** Largest tension at each concave curve that carries no load itself. */
  readonly liftOff: readonly { readonly pointId: string; readonly largest: WorstLoad }[];
}

/** A concave curve: its point, and how far the arc reaches to both sides of it, m. */
interface ConcaveCurve {
  readonly pointId: string;
  readonly tangentLength: number;
}

interface Looking {
  readonly weights: Weights;
  readonly solve: SolveWindows;
  readonly streaks: number;
}

/**
 * The worst place of a load that comes, travels and ends (handbook 10.3): for the effective tension, for the tension at
 * every point, for traction and for lift-off in concave curves. `streaks` is how many separate stretches of it may lie on
 * the belt.
 */
export function movingLoad(solved: Solved, streaks = 1, curves: readonly ConcaveCurve[] = []): MovingLoad {
  const weights = weightsOf(solved);
  const looking: Looking = { weights, solve: solvingWindows(solved), streaks };
  return {
    effectiveTension: endsOf(looking, {
      of: ({ added }) => added,
      base: weights.empty.effectiveTension,
      read: (found) => found.effectiveTension,
    }),
    points: weights.empty.points.map(({ pointId }, point) => ({
      pointId,
      ...endsOf(looking, arrivingAt(weights, point)),
      ...(weights.driveShares[point] === 0 ? {} : { leaving: endsOf(looking, leavingAt(weights, point)) }),
    })),
    traction: tractionOf(solved, looking),
    liftOff: curves.flatMap((curve) => liftOffAt(solved, looking, curve)),
  };
}

function endsOf(looking: Looking, quantity: Quantity): Ends {
  return {
    largest: settle({ ...looking, sign: 1 }, quantity),
    smallest: settle({ ...looking, sign: -1 }, quantity),
  };
}

function arrivingAt({ empty, sharesAt }: Weights, point: number): Quantity {
  const shareOf = sharesAt(point);
  return {
    of: ({ added, at }) => added * shareOf(at),
    base: empty.points[point]?.arriving ?? 0,
    read: ({ state }) => entryAt(state.arriving, point),
  };
}

function leavingAt({ empty, sharesAt, driveShares }: Weights, point: number): Quantity {
  const shareOf = sharesAt(point);
  const taken = driveShares[point] ?? 0;
  return {
    of: ({ added, at }) => added * (shareOf(at) - taken),
    base: empty.points[point]?.leaving ?? 0,
    read: ({ state }) => entryAt(state.leaving, point),
  };
}

/**
 * The surplus is the smaller of two sums that follow the load: of the leaving side less what pulling needs, and of the
 * arriving side less what braking needs. So its smallest is the smaller of their smallest.
 */
function tractionOf(solved: Solved, looking: Looking): MovingLoad["traction"] {
  const { weights } = looking;
  const { empty, driveShares } = weights;
  const still = solvedWith(solved, []);
  return solved.design.points.flatMap((point, at) => {
    const [share = 0, emptied] = [driveShares[at], empty.points[at]];
    if (point.kind !== "drive" || emptied === undefined) return [];
    const factor = slackShareAt(still, at);
    const [arriving, leaving] = [arrivingAt(weights, at), leavingAt(weights, at)];
    const read = (found: SolvedCase) => driveTractionAt(bareTrace, found, at)?.surplus ?? Number.POSITIVE_INFINITY;
    const sides: readonly Quantity[] = [
      {
        of: (section) => leaving.of(section) - factor * share * section.added,
        base: leaving.base - factor * emptied.driveForce,
        read,
      },
      {
        of: (section) => arriving.of(section) + factor * share * section.added,
        base: arriving.base + factor * emptied.driveForce,
        read,
      },
    ];
    const [pulling, braking] = sides.map((side) => settle({ ...looking, sign: -1 }, side));
    if (pulling === undefined || braking === undefined) return [];
    const smallest = braking.value < pulling.value ? braking : pulling;
    return [{ driveId: point.driveId, pointId: point.id, smallest }];
  });
}

/** The front of the load may stand just before the curve: a belt without load lifts first. */
function liftOffAt(
  { design, solution }: Solved,
  looking: Looking,
  { pointId, tangentLength }: ConcaveCurve,
): MovingLoad["liftOff"] {
  const point = design.points.findIndex(({ id }) => id === pointId);
  const along = carryStarts(bareTrace, solution.loop).starts[point];
  if (along === undefined) return [];
  const weights = keptEmpty(looking.weights, { from: along - tangentLength, to: along + tangentLength });
  const largest = settle({ ...looking, weights, sign: 1 }, arrivingAt(weights, point));
  return [{ pointId, largest }];
}

/** What a number of a moving load is about. */
export interface LoadReading {
  readonly pointId: string;
  readonly of: "arriving" | "leaving" | "surplus";
}

/** What `movingLoad` found for the effective tension, or at a point, with how it came about. */
export function recordedLoad(
  trace: Trace,
  solved: Solved,
  windows: readonly LoadWindow[],
  reading?: LoadReading,
): number | undefined {
  const found = confirmCase(trace, solvedWith(solved, windows, trace));
  if (reading === undefined) return found.effectiveTension;
  const at = solved.design.points.findIndex(({ id }) => id === reading.pointId);
  if (at < 0) return undefined;
  if (reading.of === "surplus") return driveTractionAt(trace, found, at)?.surplus;
  return entry(found.state[reading.of], at);
}
