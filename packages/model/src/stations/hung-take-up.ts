import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { mostHanging, takeUpTravel } from "../layouts/take-up-place.ts";
import { roomOn, type Span } from "./room.ts";
import { freeSpan, type StationPoint, withStation } from "./station-points.ts";
import { bendPulley, pathRadius, pulleyLike } from "./station-pulleys.ts";
import { stationRefusals } from "./station-refusals.ts";

/**
 * A take-up that hangs in the return strand between two bends, its belt straight down and up (handbook 15.21); with the
 * pulleys of an earlier take-up where there was one.
 */
export function withHungTakeUp(
  conveyor: Conveyor,
  span: Span,
  { earlier = [], length }: { readonly earlier?: readonly Pull[]; readonly length: number },
): Conveyor | readonly DocumentIssue[] {
  const { straight, start, inside } = span;
  const { pulley, bend } = takeUpPulleys(conveyor, span, earlier);
  const [hung, bent] = [pathRadius(conveyor, pulley), pathRadius(conveyor, bend)];
  const cosine = Math.cos(straight.slope);
  // Strands hang straight down whatever the slope of the belt: the bends stand so far from the take-up in plan.
  const apart = (hung + bent) / cosine;
  const reach = apart + 2 * bent;
  const along = roomOn(span, { before: reach, behind: reach });
  const needed = 2 * reach + span.margins[0] + span.margins[1];
  if (along === undefined) return stationRefusals.noRoom(start, needed, straight.length);
  const bendAt = (from: number): StationPoint["place"] => {
    const line = straight.at(along + from, 0);
    return { ...line, z: line.z - bent / cosine };
  };
  const [first, last, middle] = [bendAt(-apart), bendAt(apart), straight.at(along, 0)];
  const drop = bent + hung + 1 + Math.min(mostHanging, takeUpTravel(conveyor, length));
  const section = continuedSection(start);
  const outside = inside === "Clockwise" ? "Anti-clockwise" : "Clockwise";
  const ofBend = { ...bend, ...section, rotation: outside, description: "Take-up bend" } as const;
  return withStation(conveyor, span.index + 1, [
    { pull: { ...ofBend, ...freeSpan }, place: first },
    {
      pull: { ...pulley, ...section, ...freeSpan, rotation: inside, description: "Take-up" },
      place: { ...middle, z: Math.min(first.z, last.z) - drop },
    },
    { pull: ofBend, place: last },
  ]);
}

/** The pulley of a take-up and one of its bends: those of an earlier one where there was one. */
export function takeUpPulleys(conveyor: Conveyor, { start }: Pick<Span, "start">, earlier: readonly Pull[]) {
  return {
    pulley: pulleyLike(earlier.find(isTakeUp) ?? start, "Takeup"),
    bend: pulleyLike(earlier.find(({ pType }) => pType === "Bend") ?? bendPulley(conveyor), "Bend"),
  };
}

export function isTakeUp({ pType }: Pick<Pull, "pType">): boolean {
  return pType === "Takeup";
}
