import { newPull } from "../document/new-conveyor.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { takeUpTravel } from "../layouts/take-up-place.ts";
import { isTakeUpLead, takeUpLead } from "../strands/take-up-lead.ts";
import { isTakeUp, takeUpPulleys } from "./hung-take-up.ts";
import { insideOf, roomOn, type Span } from "./room.ts";
import { withStation } from "./station-points.ts";
import { pathRadius } from "./station-pulleys.ts";
import { loopOf } from "./straights.ts";

/** The return belt leaves its line for the take-up by one in so many: by less than two degrees, which may stay sharp. */
const leadSlope = 30;
/** Between the foot of the lead and the bend above it, m. */
const besideLead = 1;

/**
 * A take-up on rails in the return strand: a lead takes the belt down, it turns round the pulley and back round a bend,
 * from where it goes on in its line. Undefined where the straight has no room for it.
 */
export function withRailedTakeUp(
  conveyor: Conveyor,
  span: Span,
  { earlier, length }: { readonly earlier: readonly Pull[]; readonly length: number },
): Conveyor | undefined {
  const { straight, start, inside } = span;
  const { pulley, bend } = takeUpPulleys(conveyor, span, earlier);
  const [taken, bent] = [pathRadius(conveyor, pulley), pathRadius(conveyor, bend)];
  const reach = taken + bent + 1 + takeUpTravel(conveyor, length);
  const down = 2 * (taken + bent);
  const [foot, lead] = [bent + besideLead, bent + besideLead + leadSlope * down];
  const along = roomOn(span, { before: lead, behind: reach + taken });
  if (along === undefined) return undefined;
  const section = continuedSection(start);
  const outside = inside === "Clockwise" ? "Anti-clockwise" : "Clockwise";
  const ofLead = { ...newPull("Int. Pt"), ...section, description: takeUpLead, capacityInp: 0 };
  return withStation(conveyor, span.index + 1, [
    { pull: ofLead, place: straight.at(along - lead, 0) },
    { pull: ofLead, place: straight.at(along - foot, -down) },
    {
      pull: { ...pulley, ...section, rotation: inside, description: "Take-up" },
      place: straight.at(along + reach, -2 * bent - taken),
    },
    {
      pull: { ...bend, ...section, rotation: outside, description: "Take-up bend" },
      place: straight.at(along, -bent),
    },
  ]);
}

/** A belt that turns by more than this on a pulley runs back from where it came, rad. */
const turnsBack = (150 * Math.PI) / 180;

/** The points of the take-up on rails whose pulley stands there; none where it is another kind. */
export function railedGroup(conveyor: Conveyor, index: number): readonly Pull[] {
  const { pulls } = conveyor;
  const { turns } = loopOf(conveyor);
  const at = (place: number) => ((place % pulls.length) + pulls.length) % pulls.length;
  const isBack = (place: number) => (turns[at(place)]?.wrapAngle ?? 0) > turnsBack;
  const isBend = (place: number) => {
    const pull = pulls[at(place)];
    return pull?.pType === "Bend" && pull.rotation !== insideOf(conveyor) && isBack(place);
  };
  const pull = pulls[index];
  if (!pull || !isTakeUp(pull) || !isPulley(pull) || !isBack(index)) return [];
  const step = isBend(index + 1) ? 1 : isBend(index - 1) ? -1 : 0;
  if (step === 0) return [];
  let [first, last] = step === 1 ? [index, index + 1] : [index - 1, index];
  while (isTakeUpLead(pulls[at(first - 1)])) first -= 1;
  while (isTakeUpLead(pulls[at(last + 1)])) last += 1;
  return Array.from({ length: last - first + 1 }, (_, nth) => pulls[at(first + nth)]).flatMap((one) => one ?? []);
}
