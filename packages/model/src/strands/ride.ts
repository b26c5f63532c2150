import { centreHeights } from "../design/centre-heights.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import type { CarryLine } from "./carry-line.ts";
import { laggedRadius } from "./lagged-radius.ts";
import { heightAlong } from "./offset-line.ts";

/** A conveyor and its line, before or after an edit. */
interface Laid {
  readonly conveyor: Conveyor;
  readonly line: CarryLine;
}

export interface Edited {
  readonly before: Laid;
  readonly after: Laid;
}

/** A point at another place. A sketch nobody arranged follows the real places; one that was stays as it is. */
export function movedTo(pull: Pull, { x, y, z }: Pick<Pull, "x" | "y" | "z">): Pull {
  if (x === pull.x && y === pull.y && z === pull.z) return pull;
  const isArranged = pull.screenX !== pull.x || pull.screenZ !== pull.z;
  return { ...pull, x, y, z, ...(isArranged ? {} : { screenX: x, screenZ: z }) };
}

/**
 * Points that stand on a line, kept together: as far from the nearer end as before, or in proportion where the conveyor
 * became shorter, and as high over the line.
 */
export function ridden(edited: Edited, members: readonly Pull[], on: "corners" | "below"): readonly Pull[] {
  const { before, after } = edited;
  const [anchor] = members;
  if (!anchor) return members;
  const from = before.line.plan.nearest(anchor).along;
  const step = keptAlong(edited, from) - from;
  return members.map((pull) => {
    const { along, left } = before.line.plan.nearest(pull);
    const [was, is] = [before.line.plan.placeAt(along, left), after.line.plan.placeAt(along + step, left)];
    const rise = heightAlong(after.line[on], along + step) - heightAlong(before.line[on], along);
    return movedTo(pull, { x: pull.x + (is.x - was.x), y: pull.y + (is.y - was.y), z: pull.z + rise });
  });
}

function keptAlong({ before, after }: Edited, along: number): number {
  const [was, is] = [before.line.plan.length, after.line.plan.length];
  if (was === is) return along;
  const share = Math.min(1, is / was);
  return along < was / 2 ? along * share : is - (was - along) * share;
}

/** The pulleys of an end station as one body: they move with the end pulley and turn with the slope of the belt there. */
export function turnedWithEnd(edited: Edited, members: readonly Pull[], end: "head" | "tail"): readonly Pull[] {
  const [was, is] = [endOf(edited.before, end), endOf(edited.after, end)];
  const turn = is.slope - was.slope;
  const heights = turn === 0 ? () => 0 : centresOf(edited.before.conveyor);
  const centre = heights(was.pull);
  return members.map((pull) => {
    if (pull.noID === is.pull.noID) return pull;
    const { along, left } = edited.before.line.plan.nearest(pull);
    const [ahead, up] = [along - was.along, turn === 0 ? 0 : heights(pull) - centre];
    const aside = edited.before.line.plan.placeAt(along, left);
    const kept = edited.after.line.plan.placeAt(is.along + ahead * Math.cos(turn) - up * Math.sin(turn), left);
    const rise = is.pull.z - was.pull.z + ahead * Math.sin(turn) + up * (Math.cos(turn) - 1);
    return movedTo(pull, { x: pull.x + (kept.x - aside.x), y: pull.y + (kept.y - aside.y), z: pull.z + rise });
  });
}

function endOf({ line }: Laid, end: "head" | "tail") {
  const { points, corners } = line;
  const at = end === "head" ? corners.length - 1 : 0;
  const [one, other] = end === "head" ? [corners[at - 1], corners[at]] : [corners[at], corners[at + 1]];
  const pull = points[at];
  if (!pull) throw new Error("a line without ends");
  const slope = one && other ? Math.atan2(other.z - one.z, other.along - one.along) : 0;
  return { pull, slope, along: corners[at]?.along ?? 0 };
}

/** Heights of the centres of pulleys, m. */
function centresOf(conveyor: Conveyor): (pull: Pull) => number {
  const radii = conveyor.pulls.map((pull) => (isPulley(pull) ? laggedRadius(conveyor, pull) : 0));
  const heights = centreHeights(conveyor, radii);
  const byId = new Map(conveyor.pulls.map(({ noID }, at) => [noID, heights[at] ?? 0]));
  return ({ noID, z }) => byId.get(noID) ?? z;
}
