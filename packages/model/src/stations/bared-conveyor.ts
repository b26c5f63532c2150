import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { renumberPulls } from "../edits/numbering.ts";
import { findCarryLine } from "../strands/carry-line.ts";
import { findStrands, type Strands } from "../strands/find-strands.ts";
import { stationsOf } from "../strands/stations.ts";
import { isLead } from "./return-lead.ts";
import { insideOf } from "./room.ts";
import { withoutTakeUp } from "./take-up-station.ts";

/** Where the drives of a conveyor stand. */
export type DriveRole = "head" | "secondary" | "tail" | "booster" | "return";

/** A conveyor without its stations: both ends, what its strands were drawn through, and what stood in the stations. */
export interface BaredConveyor {
  readonly conveyor: Conveyor;
  /** Driven pulleys with their records, in the order of travel from the tail. */
  readonly drives: readonly { readonly role: DriveRole; readonly pull: Pull; readonly drive: Drive }[];
  /** Pulleys of the take-up, and the bends of the ends. */
  readonly takeUp: readonly Pull[];
  readonly bends: readonly Pull[];
}

/** Undefined where the loop has no two strands. */
export function bareConveyor(conveyor: Conveyor): BaredConveyor | undefined {
  const line = findCarryLine(conveyor);
  if (!line) return undefined;
  const { conveyor: slack, removed: takeUp } = withoutTakeUp(conveyor);
  const strands = findStrands(slack.pulls);
  const drives = drivesIn(conveyor, line.strands);
  if (!strands) return undefined;
  const gone = new Set([
    ...boosterPointsIn(slack, strands).map(({ noID }) => noID),
    ...endPulleysIn(conveyor).map(({ noID }) => noID),
    ...returnDrivesIn(slack, strands).map(({ noID }) => noID),
    ...leadsIn(slack, strands).map(({ noID }) => noID),
  ]);
  const [tail, head] = [slack.pulls[strands.carry[0] ?? -1]?.noID, slack.pulls[strands.carry.at(-1) ?? -1]?.noID];
  const laggings = new Map(drives.map(({ pull, drive }) => [pull.noID, drive.laggingThick]));
  const left = slack.pulls.flatMap((pull): readonly Pull[] => {
    const isEnd = pull.noID === tail || pull.noID === head;
    if (!isEnd && gone.has(pull.noID)) return [];
    if (pull.pType !== "Drive") return [pull.linkToDriveNo === 0 ? pull : { ...pull, linkToDriveNo: 0 }];
    // As large as it was, so that the belt keeps its line.
    const shell = { ...pull.shell, laggingThick: laggings.get(pull.noID) ?? pull.shell.laggingThick };
    return [{ ...pull, pType: pull.noID === tail ? "Tail" : isEnd ? "Pulley" : "Bend", linkToDriveNo: 0, shell }];
  });
  const bends = conveyor.pulls.filter((pull) => gone.has(pull.noID) && pull.pType === "Bend");
  return { conveyor: { ...slack, pulls: renumberPulls(left), drives: [] }, drives, takeUp, bends };
}

function drivesIn({ pulls, drives }: Conveyor, { carry }: Strands): BaredConveyor["drives"] {
  const [tail = -1, head = -1] = [carry[0], carry.at(-1)];
  const near = (index: number, end: number) => {
    const [one, other] = [pulls[index], pulls[end]];
    return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < nearEnd;
  };
  const roleOf = (index: number): DriveRole => {
    if (index === head) return "head";
    if (index === tail) return "tail";
    if (carry.includes(index)) return "booster";
    return near(index, head) || near(index, tail) ? "secondary" : "return";
  };
  return pulls.flatMap((pull, index) => {
    const drive = pull.pType === "Drive" ? drives.find(({ driveNo }) => driveNo === pull.linkToDriveNo) : undefined;
    return drive ? [{ role: roleOf(index), pull, drive }] : [];
  });
}

/** A second drive of an end stands no farther from its pulley, m. */
const nearEnd = 12;

/** Drives in the carry strand with the bend below, the foot of the climb and the chute. */
function boosterPointsIn({ pulls }: Conveyor, { carry }: Strands): readonly Pull[] {
  return carry.slice(1, -1).flatMap((index) => {
    const [foot, drive, bend, chute] = [-1, 0, 1, 2].map((step) => pulls[index + step]);
    if (drive?.pType !== "Drive") return [];
    const isOurs = foot?.pType === "Int. Pt" && foot.leftOut && bend?.pType === "Bend" && chute?.pType === "Hopper";
    return isOurs ? [foot, drive, bend, chute] : [];
  });
}

/** The other pulleys at both ends: snubs, second drives and the bends between. */
function endPulleysIn(conveyor: Conveyor): readonly Pull[] {
  const line = findCarryLine(conveyor);
  if (!line) return [];
  const ends = new Set([line.points[0]?.noID, line.points.at(-1)?.noID]);
  return stationsOf(conveyor, line).flatMap(({ end, members }) =>
    end === undefined ? [] : members.filter(({ noID }) => !ends.has(noID)),
  );
}

/** Drives along the return strand with the bend on either side. */
function returnDrivesIn(conveyor: Conveyor, { back }: Strands): readonly Pull[] {
  const { pulls } = conveyor;
  const isOutside = (pull: Pull | undefined) => pull?.pType === "Bend" && pull.rotation !== insideOf(conveyor);
  return back.flatMap((index) => {
    const [before, drive, after] = [pulls.at(index - 1), pulls[index], pulls[(index + 1) % pulls.length]];
    if (drive?.pType !== "Drive" || !before || !after || !isOutside(before) || !isOutside(after)) return [];
    return [before, drive, after];
  });
}

/** Points that only lead the belt from an end to the line of the return strand. */
function leadsIn({ pulls }: Conveyor, { carry, back }: Strands): readonly Pull[] {
  const ends = new Set([pulls[carry[0] ?? -1]?.noID, pulls[carry.at(-1) ?? -1]?.noID]);
  return back.flatMap((index) => {
    const pull = pulls[index];
    return pull && isLead(pull, ends) ? [pull] : [];
  });
}
