import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import type { CarryLine } from "./carry-line.ts";
import { laggedRadius } from "./lagged-radius.ts";
import { isTakeUpLead } from "./take-up-lead.ts";

/** Points of the return strand that stay together: the pulleys of a station, or one point alone. */
export interface Station {
  readonly members: readonly Pull[];
  /** The end pulley it belongs to. */
  readonly end: "head" | "tail" | undefined;
  /** What its pulleys take up of the line, m along the plan: no corner of the return strand fits in there. */
  readonly from: number;
  readonly to: number;
}

/** Pulleys nearer to each other in plan than this are one station, m: head and snub, a take-up and its bends. */
const together = 5;
/** Room a corner needs beside a pulley, m. */
const room = 0.3;

interface Stop {
  readonly pull: Pull;
  readonly along: number;
}

/** Pulleys beside each other, or with a belt between them that runs back; and a take-up on rails with its leads. */
function areTogether(last: Stop, one: Stop): boolean {
  if (isTakeUpLead(last.pull)) return isTakeUpLead(one.pull) || one.pull.pType === "Takeup";
  if (isTakeUpLead(one.pull)) return last.pull.pType === "Takeup";
  const isBetweenPulleys = isPulley(last.pull) && isPulley(one.pull);
  return isBetweenPulleys && last.along - one.along <= together;
}

/** The return strand in the direction of travel, head and tail with the stations they belong to. */
export function stationsOf(conveyor: Conveyor, { strands, plan }: CarryLine): readonly Station[] {
  const { carry, back } = strands;
  const [tail, head] = [carry[0], carry.at(-1)];
  const round = [head, ...back, tail].flatMap((index) => {
    const pull = index === undefined ? undefined : conveyor.pulls[index];
    return pull ? [{ pull, along: plan.nearest(pull).along }] : [];
  });
  const groups: (typeof round)[] = [];
  for (const one of round) {
    const last = groups.at(-1)?.at(-1);
    if (last && areTogether(last, one)) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups.map((group, at) => {
    const end = at === 0 ? "head" : at === groups.length - 1 ? "tail" : undefined;
    const edges = group.flatMap(({ pull, along }) => {
      const half = isPulley(pull) ? laggedRadius(conveyor, pull) + room : 0;
      return [along - half, along + half];
    });
    return {
      members: group.map(({ pull }) => pull),
      end,
      from: end === "tail" ? -Infinity : Math.min(...edges),
      to: end === "head" ? Infinity : Math.max(...edges),
    };
  });
}
