import { hasPulley } from "../../design/point.ts";
import { tangentLength } from "../../rules/belt-curves/arc.ts";
import { wayTo } from "../../rules/belt-geometry/belt-path.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { none } from "../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import { isSlightBend } from "./curve-findings.ts";
import type { CurveCheck } from "./curve-input.ts";
import type { StraightBetween } from "./machine-curves.ts";

/** A curve as its neighbours see it. */
export interface Bend {
  readonly pointId: string;
  readonly plane: StraightBetween["plane"];
  readonly givenRadius?: number;
  readonly usedRadius: number | undefined;
  /** Least radius that meets every need, m; absent where none does. */
  readonly neededRadius: number | undefined;
  readonly deflection: number;
}

/** A curve with its needs as a bend. */
export function bendOf(
  plane: Bend["plane"],
  curve: Omit<Bend, "plane" | "neededRadius"> & { readonly governing: CurveCheck | undefined },
): Bend {
  const { pointId, givenRadius, usedRadius, deflection, governing } = curve;
  return {
    pointId,
    plane,
    ...(givenRadius === undefined ? {} : { givenRadius }),
    usedRadius,
    neededRadius: governing?.need.kind === "radius" ? governing.need.radius : undefined,
    deflection,
  };
}

/** Belt between two points that are a curve or a pulley, at least one of them a curve. */
export interface Stretch {
  readonly fromPointId: string;
  readonly toPointId: string;
  readonly distance: number;
  readonly before?: Bend;
  readonly after?: Bend;
}

/** Every stretch beside a curve, in the order of the belt. A pulley ends one: the arc of a curve cannot go round it. */
export function stretchesOf(
  trace: Trace,
  { design, solution }: MachineContext,
  bends: readonly Bend[],
): readonly Stretch[] {
  const { points } = design;
  const bendAt = new Map(bends.map((bend) => [bend.pointId, bend]));
  const ends = points.flatMap((point, at) => (hasPulley(point) || bendAt.has(point.id) ? [at] : []));
  return ends.flatMap((start, which) => {
    const end = ends[(which + 1) % ends.length] ?? start;
    const [fromPointId = "", toPointId = ""] = [points[start]?.id, points[end]?.id];
    const [before, after] = [bendAt.get(fromPointId), bendAt.get(toPointId)];
    if (before === undefined && after === undefined) return [];
    const steps = (end - start + points.length) % points.length || points.length;
    let distance = none(trace);
    for (let step = 0; step < steps; step += 1) {
      const { length = 0 } = solution.loop.sections[(start + step) % points.length] ?? {};
      distance = wayTo(stepsOnly(trace), { before: distance, length });
    }
    return [
      {
        fromPointId,
        toPointId,
        distance,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
}

type RadiusOf = (bend: Bend) => number | undefined;

const used: RadiusOf = ({ usedRadius }) => usedRadius;
/** A radius of the design stays; one that is proposed may be as small as the needs allow. */
const smallest: RadiusOf = ({ givenRadius, neededRadius }) => givenRadius ?? neededRadius;
const needed: RadiusOf = ({ neededRadius }) => neededRadius;

function tangentOf(bend: Bend | undefined, radiusOf: RadiusOf): number {
  if (bend === undefined) return 0;
  return tangentLength.evaluate({ radius: radiusOf(bend) ?? 0, deflection: bend.deflection });
}

const roundingOff = 1e-9;

function holds({ distance, before, after }: Stretch, radiusOf: RadiusOf): boolean {
  return tangentOf(before, radiusOf) + tangentOf(after, radiusOf) <= distance * (1 + roundingOff);
}

/** A bend that one set takes by itself may stay sharp, and then asks for no room. */
const isSlight = ({ plane, givenRadius, deflection }: Bend) =>
  plane === "vertical" && isSlightBend(givenRadius, deflection);

/** Points of the curves whose arcs find no room. */
export function crowdedPoints(context: MachineContext, bends: readonly Bend[]): ReadonlySet<string> {
  const crowded = stretchesOf(bareTrace, context, bends).flatMap((stretch) => crowdingOf(stretch)?.bends ?? []);
  return new Set(crowded.map(({ pointId }) => pointId));
}

/** What is wrong with a stretch that does not hold the arcs beside it. */
export interface Crowding {
  /** Curves that lack the room. */
  readonly bends: readonly Bend[];
  /** Whether the arcs of the least radii that meet the needs do not find room either. */
  readonly isNeed: boolean;
  readonly isSlight: boolean;
}

export function crowdingOf(stretch: Stretch): Crowding | undefined {
  if (holds(stretch, used)) return undefined;
  const bends = [stretch.before, stretch.after].filter((bend) => bend !== undefined);
  const firm: RadiusOf = (bend) => (isSlight(bend) ? 0 : bend.usedRadius);
  const isOfSlight = holds(stretch, firm);
  return {
    bends: bends.filter((bend) => isSlight(bend) === isOfSlight),
    isNeed: !holds(stretch, needed),
    isSlight: isOfSlight,
  };
}

/**
 * The radius each curve gets. One that is proposed is a round number, unless its arc then finds no room where that of
 * the least radius it needs does.
 */
export function fittedRadii(stretches: readonly Stretch[]): ReadonlyMap<string, number> {
  const fitted = new Map<string, number>();
  for (const stretch of stretches) {
    if (holds(stretch, used) || !holds(stretch, smallest)) continue;
    for (const bend of [stretch.before, stretch.after]) {
      if (bend?.neededRadius === undefined || bend.givenRadius !== undefined) continue;
      fitted.set(bend.pointId, bend.neededRadius);
    }
  }
  return fitted;
}
