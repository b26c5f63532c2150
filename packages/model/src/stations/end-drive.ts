import type { Loop } from "@beltwright/engine";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { snubOffset } from "../layouts/station.ts";
import type { Strands } from "../strands/find-strands.ts";
import { foundStrandDistance } from "../strands/strand-distance.ts";
import { setOut } from "../units/set-out.ts";
import { ofSnub, withEndGroup } from "./end-group.ts";
import { isLead } from "./return-lead.ts";
import { driveTypeAt, furtherDrive, pathRadius, snubPulley } from "./station-pulleys.ts";
import { stationRefusals } from "./station-refusals.ts";
import { findEndStraight } from "./straights.ts";

const degree = Math.PI / 180;
/** Ends that have nearly as much wrap as a snub gives need none. */
const enough = 185 * degree;
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
  const turned = driven(asLargeAsOthers(conveyor, index, end), index);
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

/** Equal motors turn equal gearboxes on equal pulleys (handbook 15.32). A typed shell stays, and so does the carrying belt. */
function asLargeAsOthers(conveyor: Conveyor, index: number, end: End): Conveyor {
  const { pulls, pointsAre } = conveyor;
  const pull = pulls[index];
  const straight = findEndStraight(conveyor, end);
  const largest = Math.max(...pulls.map(({ pType, shell }) => (pType === "Drive" ? shell.shellDia : 0)));
  if (pull?.selectShellMode !== "Auto" || !straight || largest <= pull.shell.shellDia) return conveyor;
  const larger = { ...pull, shell: { ...pull.shell, shellDia: largest } };
  const lower = (pathRadius(conveyor, larger) - pathRadius(conveyor, pull)) / Math.cos(straight.slope);
  const z = pointsAre === "Pulley centres" ? setOut(pull.z - lower) : pull.z;
  return { ...conveyor, pulls: pulls.with(index, { ...larger, z }) };
}

/** The snub of an end pulley (handbook 15.21); a point that leads the belt to the return line is laid anew behind it. */
function withSnub(
  conveyor: Conveyor,
  index: number,
  { end, strands }: { readonly end: End; readonly strands: Strands },
): Conveyor | readonly DocumentIssue[] {
  const { pulls } = conveyor;
  const straight = findEndStraight(conveyor, end);
  const pull = pulls[index];
  if (!pull || !straight) return stationRefusals.noSuchPoint;
  const snub = snubPulley(conveyor, pull);
  const beside = (end === "head" ? strands.back[0] : strands.back.at(-1)) ?? index;
  const neighbour = pulls[beside];
  if (neighbour !== undefined && isLead(neighbour, new Set([pull.noID]))) {
    const bared = { ...conveyor, pulls: pulls.filter((_, at) => at !== beside) };
    return withEndGroup(bared, { end, snub, strandDistance: conveyor.strandDistance || foundStrandDistance(conveyor) });
  }
  const small = pathRadius(conveyor, snub);
  const { along } = snubOffset(pathRadius(conveyor, pull), small, ofSnub, end);
  const middle = end === "head" ? straight.length : 0;
  const isNear =
    neighbour !== undefined && Math.abs(straight.alongOf(neighbour) - middle) < Math.abs(along) + small + besideSnub;
  return isNear ? stationRefusals.inTheWay(neighbour) : withEndGroup(conveyor, { end, snub });
}
