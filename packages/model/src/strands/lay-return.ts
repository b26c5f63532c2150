import type { DocumentIssue } from "../document/parse.ts";
import { isPulley } from "../document/pulley-point.ts";
import { mostPulls } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { renumberPulls } from "../edits/numbering.ts";
import { findCarryLine } from "./carry-line.ts";
import { followersIn, returnWithFollowers } from "./followers.ts";
import { withPairs } from "./pair-strands.ts";
import { type Edited, ridden, turnedWithEnd } from "./ride.ts";
import { type Station, stationsOf } from "./stations.ts";

/**
 * The other strand after an edit, where strands are linked (handbook 15.23): followers are computed anew, come and go
 * with their carry points; hoppers stay on the carry line; pulleys of the return strand keep their places on its line
 * and those at head and tail theirs beside the end pulley. What the edit itself placed stays there. Without links the
 * document is left alone.
 */
export function withReturnLaid(before: Conveyor, after: Conveyor): Conveyor | readonly DocumentIssue[] {
  if (after.strandDistance === 0 || !isLineChanged(before, after)) return after;
  const isNew = before.strandDistance === 0;
  const linked = isNew ? withPairs(after) : withSharedRadii(before, after);
  const laid = laidFrom(isNew ? linked : before, linked);
  if (laid.length > mostPulls) return [{ path: "pulls", message: `Must be a list of at most ${mostPulls} rows.` }];
  const isSame = laid.length === linked.pulls.length && laid.every((pull, at) => pull === linked.pulls[at]);
  return isSame ? linked : { ...linked, pulls: laid };
}

const lineFields = [
  "noID",
  "pType",
  "sectType",
  "x",
  "y",
  "z",
  "vertCurveRadiusInp",
  "horizCurveRadiusInp",
  "follows",
  "followOffset",
  "leftOut",
] as const satisfies readonly (keyof Pull)[];

function isLineChanged(before: Conveyor, after: Conveyor): boolean {
  if (before.strandDistance !== after.strandDistance || before.pointsAre !== after.pointsAre) return true;
  if (before.pulls === after.pulls) return false;
  if (before.pulls.length !== after.pulls.length) return true;
  return after.pulls.some((pull, at) => {
    const old = before.pulls[at];
    return pull !== old && lineFields.some((name) => pull[name] !== old?.[name]);
  });
}

/** A radius in plan that was typed at a follower is that of its carry point: both have one alignment. */
function withSharedRadii(before: Conveyor, after: Conveyor): Conveyor {
  const old = byId(before.pulls);
  const isTyped = ({ noID, horizCurveRadiusInp }: Pull) =>
    (old.get(noID)?.horizCurveRadiusInp ?? horizCurveRadiusInp) !== horizCurveRadiusInp;
  const typed = new Map(
    after.pulls.flatMap((pull) =>
      pull.follows > 0 && isTyped(pull) ? [[pull.follows, pull.horizCurveRadiusInp]] : [],
    ),
  );
  if (typed.size === 0) return after;
  const pulls = after.pulls.map((pull) => {
    const horizCurveRadiusInp = isTyped(pull) ? undefined : typed.get(pull.noID);
    return horizCurveRadiusInp === undefined ? pull : { ...pull, horizCurveRadiusInp };
  });
  return { ...after, pulls };
}

function byId(pulls: readonly Pull[]): ReadonlyMap<number, Pull> {
  return new Map(pulls.map((pull) => [pull.noID, pull]));
}

function laidFrom(before: Conveyor, after: Conveyor): readonly Pull[] {
  const line = findCarryLine(after);
  const ids = byId(after.pulls);
  // Without an identity of their own points cannot say whom they follow.
  if (!line || ids.size < after.pulls.length) return after.pulls;
  const lineBefore = findCarryLine(before, before.strandDistance || after.strandDistance);
  const edited = {
    before: lineBefore ? { conveyor: before, line: lineBefore } : { conveyor: after, line },
    after: { conveyor: after, line },
  };
  const moved = withRidersMoved(edited);
  const carry = line.strands.carry.flatMap((index) => moved[index] ?? []);
  const laid = { ...after, pulls: moved };
  const stations = stationsOf(laid, line);
  const wanted = followersIn(laid, line, stations);
  return inOrderOf(after.pulls, [...carry, ...returnWithFollowers(laid, { line, stations, wanted })]);
}

/** All points in their order; those that stand on a line, and were not placed by the edit itself, moved with it. */
function withRidersMoved(edited: Edited): readonly Pull[] {
  const { conveyor, line } = edited.after;
  const old = byId(edited.before.conveyor.pulls);
  const isPlaced = ({ noID, x, y, z }: Pull) => {
    const was = old.get(noID);
    return was === undefined || was.x !== x || was.y !== y || was.z !== z;
  };
  const corners = new Set(line.points.map(({ noID }) => noID));
  const onCarry = line.strands.carry.flatMap((index) => {
    const pull = conveyor.pulls[index];
    return pull && !corners.has(pull.noID) ? ridden(edited, [pull], "corners") : [];
  });
  const now = byId(conveyor.pulls);
  const onReturn = stationsOf(edited.before.conveyor, edited.before.line).flatMap(({ members, end }) =>
    movedStation(
      edited,
      members.flatMap(({ noID }) => now.get(noID) ?? []),
      end,
    ),
  );
  const moved = byId([...onCarry, ...onReturn]);
  return conveyor.pulls.map((pull) =>
    corners.has(pull.noID) || isPlaced(pull) ? pull : (moved.get(pull.noID) ?? pull),
  );
}

/** Points without a pulley ride only where they follow an end: others are placed by their corner, or typed. */
function movedStation(edited: Edited, members: readonly Pull[], end: Station["end"]): readonly Pull[] {
  if (end !== undefined) return turnedWithEnd(edited, members, end);
  const { points } = edited.after.line;
  const [first] = members;
  const isRiding =
    members.some(isPulley) || (first && [points[0], points.at(-1)].some((one) => one?.noID === first.follows));
  return isRiding ? ridden(edited, members, "below") : members;
}

/** The loop from the point it began with. */
function inOrderOf(before: readonly Pull[], round: readonly Pull[]): readonly Pull[] {
  const kept = new Set(round.map(({ noID }) => noID));
  const first = before.find(({ noID }) => kept.has(noID))?.noID;
  const start = round.findIndex(({ noID }) => noID === first);
  return renumberPulls([...round.slice(start), ...round.slice(0, start)]);
}
