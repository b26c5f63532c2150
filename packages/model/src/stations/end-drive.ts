import type { Loop } from "@beltwright/engine";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { snubOffset } from "../layouts/station.ts";
import type { Strands } from "../strands/find-strands.ts";
import { insideOf } from "./room.ts";
import { freeSpan, withStation } from "./station-points.ts";
import { driveTypeAt, furtherDrive, pathRadius, snubPulley } from "./station-pulleys.ts";
import { stationRefusals } from "./station-refusals.ts";
import { findEndStraight } from "./straights.ts";

const degree = Math.PI / 180;
/** What a snub adds to half a turn; ends that have nearly as much need none. */
const [extraWrap, enough] = [30 * degree, 185 * degree];
/** A pulley within the strands that the belt wraps by less drives nothing. */
const leastWrap = 175 * degree;
/** Between a snub and the next point of the return strand, m. */
const besideSnub = 0.5;

type End = "head" | "tail";

/** Makes a pulley that is there a driven one: an end of the conveyor gets its snub. */
export function withDrivenPulley(
  conveyor: Conveyor,
  { index, loop, strands }: { readonly index: number; readonly loop: Loop; readonly strands: Strands },
): Conveyor | readonly DocumentIssue[] {
  const pull = conveyor.pulls[index];
  if (!pull) return stationRefusals.noSuchPoint;
  if (pull.pType === "Drive") return stationRefusals.driven(pull);
  if (pull.pType === "Takeup") return stationRefusals.tightens(pull);
  const wrap = loop.turns[index]?.wrapAngle ?? 0;
  const end = endAt(strands, index);
  if (end === undefined) {
    const isWrapped = wrap >= leastWrap && wrap <= 1.5 * Math.PI;
    return isWrapped ? driven(conveyor, index) : stationRefusals.littleWrap(pull, wrap / degree);
  }
  const turned = driven(conveyor, index);
  return wrap >= enough ? turned : withSnub(turned, index, { end, strands });
}

export function endAt({ carry }: Strands, index: number): End | undefined {
  if (index === carry[0]) return "tail";
  return index === carry.at(-1) ? "head" : undefined;
}

function driven(conveyor: Conveyor, index: number): Conveyor {
  const like = furtherDrive(conveyor, driveTypeAt(conveyor, index));
  const lagging = conveyor.pulls[index]?.shell.laggingThick ?? 0;
  // The pulley keeps the lagging it has, and the belt its line.
  const record = lagging > 0 ? { ...like, laggingThick: lagging } : like;
  const pulls = conveyor.pulls.map(
    (pull, at): Pull => (at === index ? { ...pull, pType: "Drive", linkToDriveNo: record.driveNo } : pull),
  );
  return { ...conveyor, pulls, drives: [...conveyor.drives, record] };
}

/** The snub of an end pulley (handbook 15.21), behind a head and ahead of a tail. */
function withSnub(
  conveyor: Conveyor,
  index: number,
  { end, strands }: { readonly end: End; readonly strands: Strands },
): Conveyor | readonly DocumentIssue[] {
  const { pulls } = conveyor;
  const isHead = end === "head";
  const straight = findEndStraight(conveyor, end);
  const pull = pulls[index];
  if (!pull || !straight) return stationRefusals.noSuchPoint;
  const snub = snubPulley(conveyor, pull);
  const [radius, small] = [pathRadius(conveyor, pull), pathRadius(conveyor, snub)];
  const { along, above } = snubOffset(radius, small, extraWrap, end);
  const middle = isHead ? straight.length : 0;
  const beside = (isHead ? strands.back[0] : strands.back.at(-1)) ?? index;
  const neighbour = pulls[beside];
  const isNear =
    neighbour !== undefined && Math.abs(straight.alongOf(neighbour) - middle) < Math.abs(along) + small + besideSnub;
  // A point that only leads the belt from this end to the return line gives way.
  if (isNear && !(neighbour.pType === "Int. Pt" && neighbour.follows === pull.noID)) {
    return stationRefusals.inTheWay(neighbour);
  }
  const room = isNear ? { ...conveyor, pulls: pulls.filter((_, at) => at !== beside) } : conveyor;
  const at = room.pulls.findIndex(({ noID }) => noID === pull.noID);
  const rotation = insideOf(conveyor) === "Clockwise" ? "Anti-clockwise" : "Clockwise";
  const section = isHead ? continuedSection(pull) : { ...continuedSection(pulls.at(index - 1)), ...freeSpan };
  const free = { ...room, pulls: room.pulls.with(at, isHead ? { ...pull, ...freeSpan } : pull) };
  return withStation(free, isHead ? at + 1 : at === 0 ? free.pulls.length : at, [
    { pull: { ...snub, ...section, rotation }, place: straight.at(middle + along, above - radius) },
  ]);
}
