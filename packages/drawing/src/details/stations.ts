import { type Conveyor, isPulley, type Pull } from "@beltwright/model";
import type { Round } from "../geometry/belt-line.ts";
import { distance } from "../geometry/vector.ts";

/** Pulleys of one station stand no further apart, m. */
const near = 6;

/** What makes a group of pulleys a station worth a detail: a drive or an end of the conveyor. */
const isLeading = ({ pType }: Pull) => pType === "Drive" || pType === "Tail" || pType === "Pulley";

/** Pulleys that the belt passes one after the other and close together, by index in the loop. */
export function stationsOf({ pulls }: Conveyor, rounds: readonly Round[]): readonly (readonly number[])[] {
  const isJoined = (at: number) => {
    const next = (at + 1) % pulls.length;
    const [here, there] = [rounds[at], rounds[next]];
    const arePulleys = [pulls[at], pulls[next]].every((pull) => pull !== undefined && isPulley(pull));
    return arePulleys && next !== at && here !== undefined && there !== undefined && gapOf(here, there) <= near;
  };
  // A station may lie across the end of the list: the search begins where none does.
  const start = pulls.findIndex((_, at) => !isJoined((at + pulls.length - 1) % pulls.length));
  if (start < 0) return [];
  const groups: number[][] = [];
  for (let step = 0; step < pulls.length; step += 1) {
    const at = (start + step) % pulls.length;
    const last = groups.at(-1);
    if (last !== undefined && isJoined((at + pulls.length - 1) % pulls.length) && step > 0) last.push(at);
    else groups.push([at]);
  }
  return groups.filter((group) => group.length > 1 && group.some((at) => isLeadingAt(pulls, at)));
}

const isLeadingAt = (pulls: readonly Pull[], at: number) => pulls[at] !== undefined && isLeading(pulls[at]);

const gapOf = (one: Round, other: Round) => distance(one.centre, other.centre) - one.radius - other.radius;
