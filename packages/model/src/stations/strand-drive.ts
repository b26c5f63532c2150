import { newPull } from "../document/new-conveyor.ts";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { boosterFold, steepestClimb, usualClimb } from "../layouts/booster.ts";
import { foldedDrive } from "./return-drive.ts";
import { roomOn, type Span } from "./room.ts";
import { freeSpan, type StationPoint, withStation } from "./station-points.ts";
import { bendPulley, drivePulley, furtherDrive, pathRadius } from "./station-pulleys.ts";
import { stationRefusals } from "./station-refusals.ts";

/** The drive below the return strand, between two bends. */
export function withReturnDrive(conveyor: Conveyor, span: Span): Conveyor | readonly DocumentIssue[] {
  const { driven, drive, bend, section, inside, outside } = partsOf(conveyor, span, "Return");
  const [driveRadius, bendRadius] = [pathRadius(driven, drive), pathRadius(driven, bend)];
  const { bends, drive: hung } = foldedDrive(driveRadius, bendRadius);
  const reach = Math.max(bends.apart + bendRadius, driveRadius);
  const along = roomOn(span, { before: reach, behind: reach });
  if (along === undefined) return stationRefusals.noRoom(span.start, 2 * reach + 2 * sideRoom, span.straight.length);
  const at = (pull: Pull, from: number, above: number): StationPoint => ({
    pull,
    place: span.straight.at(along + from, above),
  });
  return withStation(driven, span.index + 1, [
    at({ ...bend, ...section, ...freeSpan, rotation: outside, description: "Drive bend" }, -bends.apart, bends.above),
    at({ ...drive, ...section, ...freeSpan, rotation: inside, description: "Return drive" }, 0, hung.above),
    at({ ...bend, ...section, rotation: outside, description: "Drive bend" }, bends.apart, bends.above),
  ]);
}

/** Room beside the outermost pulley of a station, m. */
const sideRoom = 0.3;
/** Room for the skirts behind a chute, m. */
const [skirt, leastBehind] = [5, 2];

/** A drive that the carry strand climbs over; the load passes in a chute. */
export function withBooster(conveyor: Conveyor, span: Span): Conveyor | readonly DocumentIssue[] {
  const { driven, drive, bend, section, inside, outside } = partsOf(conveyor, span, "Booster");
  const radii = [pathRadius(driven, drive), pathRadius(driven, bend)] as const;
  const gentle = boosterFold(...radii, usualClimb);
  const steep = boosterFold(...radii, steepestClimb);
  const isGentle = reachOf(gentle) + leastBehind + sideRoom <= span.straight.length;
  const points = isGentle ? gentle : steep;
  const before = -(points[0]?.along ?? 0);
  const along = roomOn(span, { before, behind: reachOf(points) - before + leastBehind });
  if (along === undefined)
    return stationRefusals.noRoom(span.start, reachOf(steep) + leastBehind, span.straight.length);
  const parts: Readonly<Record<(typeof points)[number]["role"], Pull>> = {
    "carry-line": { ...newPull("Int. Pt"), ...section, description: "Rise to booster", leftOut: true },
    "booster-drive": { ...drive, ...section, ...freeSpan, rotation: inside, description: "Booster drive" },
    "booster-bend": { ...bend, ...section, capacityInp: 0, rotation: outside, description: "Booster bend" },
    "booster-chute": {
      ...newPull("Hopper"),
      ...section,
      description: "Booster chute",
      skirtLength: skirtOn(span, along),
    },
  };
  const placed = points.map(({ role, along: from, above }) => ({
    pull: parts[role],
    place: span.straight.at(along + from, above),
  }));
  return withStation(driven, span.index + 1, placed);
}

function skirtOn({ straight }: Span, along: number): number {
  return Number(Math.min(skirt, (straight.length - along) / 2).toFixed(1));
}

/** From the foot of the climb to the chute, m. */
function reachOf(points: ReturnType<typeof boosterFold>): number {
  return (points.at(-1)?.along ?? 0) - (points[0]?.along ?? 0);
}

/** The pulleys of a drive, its record, and what its points take over from the section they stand in. */
function partsOf(conveyor: Conveyor, { start, inside }: Span, driveType: string) {
  const record = furtherDrive(conveyor, driveType);
  const driven: Conveyor = { ...conveyor, drives: [...conveyor.drives, record] };
  return {
    driven,
    drive: { ...drivePulley(conveyor), linkToDriveNo: record.driveNo },
    bend: bendPulley(conveyor),
    section: continuedSection(start),
    inside,
    outside: inside === "Clockwise" ? ("Anti-clockwise" as const) : ("Clockwise" as const),
  };
}
