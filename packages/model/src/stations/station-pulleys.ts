import { newDrive, newPull } from "../document/new-conveyor.ts";
import type { PullType } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { findStrands } from "../strands/find-strands.ts";
import { laggedRadius } from "../strands/lagged-radius.ts";

/** What pulleys of one duty have in common, wherever they stand. */
const sameForDuty = [
  ...([
    "selectShellMode",
    "selectShaftMode",
    "selectWidthMode",
    "lagging",
    "hubCentres",
    "hubDia",
    "hubLength",
  ] as const),
  ...(["shaftSafetyFactor", "startsPerYear", "torqueReversals", "allowShaftSlope", "reqBrgL10h"] as const),
  ...(["shaft", "shaftMatl", "shell", "width"] as const),
] satisfies readonly (keyof Pull)[];

/** A pulley like another one, which stands nowhere yet. */
export function pulleyLike(other: Pull | undefined, pType: PullType, shellDia?: number): Pull {
  const start = newPull(pType);
  const same = other ? Object.fromEntries(sameForDuty.map((name) => [name, other[name]])) : {};
  const pull: Pull = { ...start, ...same };
  return shellDia === undefined ? pull : { ...pull, shell: { ...pull.shell, shellDia } };
}

/** Diameters of pulleys a conveyor without any of the kind begins with, mm. */
const [firstDrive, firstBend] = [800, 500];
/** A snub has at least this share of the diameter of its drive (handbook 15.30), in sizes makers have, mm. */
const snubShare = 0.4;
const sizes = [200, 250, 315, 400, 500, 630, 800, 1000, 1250];

export function drivePulley({ pulls }: Conveyor): Pull {
  const [like] = ofType(pulls, "Drive");
  return like ? pulleyLike(like, "Drive") : pulleyLike(pulls[0], "Drive", firstDrive);
}

export function bendPulley({ pulls }: Conveyor): Pull {
  const [like] = ofType(pulls, "Bend");
  return like ? pulleyLike(like, "Bend") : pulleyLike(pulls[0], "Bend", firstBend);
}

export function snubPulley({ pulls }: Conveyor, drive: Pull): Pull {
  const bends = ofType(pulls, "Bend");
  const like = bends.find(({ description }) => description === "Snub") ?? bends[0];
  const least = sizes.find((size) => size >= snubShare * drive.shell.shellDia) ?? drive.shell.shellDia;
  const isLarge = like !== undefined && like.shell.shellDia >= least;
  return { ...pulleyLike(like ?? pulls[0], "Bend", isLarge ? undefined : least), description: "Snub" };
}

/** The largest first. */
function ofType(pulls: readonly Pull[], pType: PullType): readonly Pull[] {
  return pulls
    .filter((pull) => pull.pType === pType)
    .toSorted((one, other) => other.shell.shellDia - one.shell.shellDia);
}

/** Radius of the middle of the belt on a pulley, m. */
export function pathRadius(conveyor: Conveyor, pull: Pull): number {
  const { belt, topCover, bottomCover } = conveyor;
  return laggedRadius(conveyor, pull) + (belt.carcassT + topCover + bottomCover) / 2000;
}

/** Where a drive stands that turns this pulley, in the words of its form. */
export function driveTypeAt({ pulls }: Conveyor, index: number): string {
  const { carry = [] } = findStrands(pulls) ?? {};
  if (index === carry[0]) return "Tail";
  if (index === carry.at(-1)) return "Head";
  return carry.includes(index) ? "Booster" : "Return";
}

/** One more drive, like those there are and with the share one of them takes; it has no brake of its own. */
export function furtherDrive({ drives }: Conveyor, driveType: string): Drive {
  const driveNo = drives.length + 1;
  const [like] = drives;
  if (!like) return { ...newDrive(driveNo), driveType };
  const share = drives.reduce((sum, { loadShare }) => sum + loadShare, 0) / drives.length;
  const own = { driveNo, driveType, loadShare: Number(share.toFixed(2)) };
  return { ...like, ...own, wrapAngleMode: "Auto", brakeType: "No Brake", brakeTorqueLSS: 0 };
}
