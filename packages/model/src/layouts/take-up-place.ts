import type { Conveyor } from "../document/types/conveyor.ts";
import type { LayoutChoice } from "./choose-layout.ts";
import { singleDriveTensions } from "./traction.ts";

/** What tightens the belt, and whether the tail does. */
export interface TakeUpPlace {
  readonly takeupType: Conveyor["takeupType"];
  readonly isAtTail: boolean;
}

/** Longest conveyors that have a screw at the tail, a carriage at the tail, and a mass that hangs, m. */
const [screwUpTo, carriageUpTo, hangingUpTo] = [40, 300, 2000];
/** Most travel of a mass that hangs behind a head, m. */
const mostHanging = 8;

/** By the table of the handbook, 15.20. */
export function takeUpPlace(conveyor: Conveyor, { layout, estimate }: LayoutChoice): TakeUpPlace {
  const { length, pull, returnPull, beltWeight } = estimate;
  if (layout === "tail" || layout === "dual-tail") return hanging;
  const isTailFree = layout === "head" || layout === "dual-head";
  if (isTailFree && length <= screwUpTo && !isSteel(conveyor)) return tailTakeUp(conveyor, length);
  const isSlackestAtTail = beltWeight > returnPull + 0.1 * singleDriveTensions(pull).slack;
  if (isTailFree && isSlackestAtTail && length <= carriageUpTo) return tailTakeUp(conveyor, length);
  return hungTakeUp(conveyor, length);
}

/** What tightens the belt between two bends of the return strand. */
export function hungTakeUp(conveyor: Conveyor, length: number): TakeUpPlace {
  if (length <= hangingUpTo || travelNeeded(conveyor, length) <= mostHanging) return hanging;
  return { takeupType: "Winch", isAtTail: false };
}

/** What tightens it at a tail that is not driven. */
export function tailTakeUp(conveyor: Conveyor, length: number): TakeUpPlace {
  const isScrew = length <= screwUpTo && !isSteel(conveyor);
  return { takeupType: isScrew ? "Screw" : "Horizontal Gravity", isAtTail: true };
}

const hanging: TakeUpPlace = { takeupType: "Vertical Gravity", isAtTail: false };

const isSteel = ({ belt }: Conveyor) => /steel/i.test(belt.fibre);

/** Stretch that belts of the two kinds ask for, as a share of the length. */
function travelNeeded(conveyor: Conveyor, length: number): number {
  return (isSteel(conveyor) ? 0.003 : 0.015) * length;
}

/** How far from its end of the conveyor a take-up hangs, m (handbook 15.20). */
export function takeUpBack(length: number): number {
  return Math.min(0.4 * length, Math.max(15, 0.1 * length), 60);
}

/** Room that a take-up gets for its travel, m. */
export function takeUpTravel(conveyor: Conveyor, length: number): number {
  return Math.min(mostHanging, Math.max(1.5, travelNeeded(conveyor, length)));
}
