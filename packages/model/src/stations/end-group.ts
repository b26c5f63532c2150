import { newPull } from "../document/new-conveyor.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { foldedDrives } from "../layouts/layouts.ts";
import { type Offset, snubOffset } from "../layouts/station.ts";
import { findStrands } from "../strands/find-strands.ts";
import { returnLead } from "./return-lead.ts";
import { insideOf } from "./room.ts";
import { freeSpan, type StationPoint, withStation } from "./station-points.ts";
import { pathRadius } from "./station-pulleys.ts";
import { stationRefusals } from "./station-refusals.ts";
import { findEndStraight, type Straight } from "./straights.ts";

const degree = Math.PI / 180;
/** One snub adds a twelfth of a turn, a fold between two drives less to each. */
export const ofSnub = 30 * degree;
const ofFold = 12 * degree;
/** The return belt nears the pulleys of an end by one in so many, as gently as there is room for. */
const leadSlopes = [30, 20, 12];
/** Between a lead and the points beside it, m. */
const besideLead = 1;

/** What stands beside an end pulley: nothing, a snub, or a bend and a second drive. */
interface EndGroup {
  readonly end: "head" | "tail";
  readonly snub?: Pull;
  readonly fold?: { readonly bend: Pull; readonly secondary: Pull };
  /** Between the belts of both strands, m; absent: no point leads the belt to the return line. */
  readonly strandDistance?: number;
}

/** The pulleys of an end beside its own (handbook 15.21), and the point where the belt reaches the return line. */
export function withEndGroup(conveyor: Conveyor, group: EndGroup): Conveyor | readonly DocumentIssue[] {
  const strands = findStrands(conveyor.pulls);
  const isHead = group.end === "head";
  const index = (isHead ? strands?.carry.at(-1) : strands?.carry[0]) ?? 0;
  const pull = conveyor.pulls[index];
  const straight = findEndStraight(conveyor, group.end);
  if (!pull || !strands || !straight) return stationRefusals.noSuchPoint;
  const radius = pathRadius(conveyor, pull);
  const middle = isHead ? straight.length : 0;
  const laid = groupOf(conveyor, group, radius);
  const outside = insideOf(conveyor) === "Clockwise" ? "Anti-clockwise" : "Clockwise";
  const before = isHead ? pull : conveyor.pulls.at(index - 1);
  const section = { ...continuedSection(before), sectType: "Return", capacityInp: 0 } as const;
  const points = laid.pulleys.map(({ pull: one, offset }): StationPoint => {
    const rotation = one.pType === "Drive" ? insideOf(conveyor) : outside;
    return { pull: { ...one, ...section, rotation }, place: straight.at(middle + offset.along, offset.above - radius) };
  });
  const lead = leadOf(conveyor, {
    group,
    straight,
    pull,
    leaves: { ...laid.leaves, above: laid.leaves.above - radius },
  });
  const all = [...points, ...(lead ? [{ ...lead, pull: { ...lead.pull, ...section } }] : [])];
  const inOrder = isHead ? all : all.toReversed();
  const free = inOrder.map((point, at) => {
    const next = isHead ? inOrder[at + 1]?.pull : (inOrder[at + 1]?.pull ?? pull);
    return isPulley(point.pull) && next && isPulley(next) ? { ...point, pull: { ...point.pull, ...freeSpan } } : point;
  });
  const isFree = isHead && points.length > 0;
  const ends = { ...conveyor, pulls: conveyor.pulls.with(index, isFree ? { ...pull, ...freeSpan } : pull) };
  return withStation(ends, isHead ? index + 1 : index === 0 ? ends.pulls.length : index, free);
}

interface LaidGroup {
  readonly pulleys: readonly { readonly pull: Pull; readonly offset: Offset }[];
  /** Where the belt leaves the group, from the middle of the end pulley. */
  readonly leaves: Offset;
}

/** In the order in which the belt passes behind a head. */
function groupOf(conveyor: Conveyor, { end, snub, fold }: EndGroup, radius: number): LaidGroup {
  if (snub) {
    const small = pathRadius(conveyor, snub);
    const offset = snubOffset(radius, small, ofSnub, end);
    return { pulleys: [{ pull: snub, offset }], leaves: { ...offset, above: offset.above + small } };
  }
  if (fold) {
    const [bend, second] = [pathRadius(conveyor, fold.bend), pathRadius(conveyor, fold.secondary)];
    const laid = foldedDrives(radius, second, { radii: { bend }, extraWrap: ofFold });
    const way = ({ along, above }: Offset): Offset => ({ along: end === "head" ? along : -along, above });
    const leaves = { along: laid.bend.along - bend, above: laid.secondary.above - second };
    return {
      pulleys: [
        { pull: fold.bend, offset: way(laid.bend) },
        { pull: fold.secondary, offset: way(laid.secondary) },
      ],
      leaves: way(leaves),
    };
  }
  return { pulleys: [], leaves: { along: 0, above: -radius } };
}

interface Lead {
  readonly group: EndGroup;
  readonly straight: Straight;
  readonly pull: Pull;
  readonly leaves: Offset;
}

/** Undefined where the belt runs straight to the next point, as it lies nearer. */
function leadOf(conveyor: Conveyor, { group, straight, pull, leaves }: Lead): StationPoint | undefined {
  const { end, strandDistance } = group;
  const isHead = end === "head";
  if (strandDistance === undefined) return undefined;
  const { back = [] } = findStrands(conveyor.pulls) ?? {};
  const next = conveyor.pulls[(isHead ? back[0] : back.at(-1)) ?? -1];
  const most = Math.min(
    straight.length,
    ...(next ? [isHead ? straight.length - straight.alongOf(next) : straight.alongOf(next)] : []),
  );
  const rise = Math.abs(leaves.above + strandDistance);
  const runs = leadSlopes.map((slope) => Math.abs(leaves.along) + slope * rise);
  const run = runs.find((one) => one < most - besideLead && one < 0.45 * straight.length);
  if (run === undefined) return undefined;
  const along = isHead ? straight.length - run : run;
  const follows = conveyor.strandDistance > 0 ? pull.noID : 0;
  return {
    pull: { ...newPull("Int. Pt"), description: returnLead, follows },
    place: straight.at(along, -strandDistance),
  };
}
