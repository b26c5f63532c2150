import type { Conveyor } from "../document/types/conveyor.ts";
import type { LayoutChoice } from "./choose-layout.ts";
import { singleDriveTensions } from "./traction.ts";

/**
 * How the belt reaches what tightens it: the pulley of the tail, a pulley that hangs between two bends of the return
 * strand, or one on rails that turns the belt back to a bend beside it, from where it goes on.
 */
type TakeUpForm = "tail" | "hung" | "railed";

/** What tightens the belt, and where. */
export interface TakeUpPlace {
  readonly takeupType: Conveyor["takeupType"];
  readonly form: TakeUpForm;
}

/** Longest conveyors that have a screw at the tail, a carriage at the tail, and a mass rather than a winch, m. */
const [screwUpTo, carriageUpTo, massUpTo] = [40, 300, 2000];
/** Most travel for which there is height under the return strand: behind a head, and before a driven tail above, m. */
export const mostHanging = 8;
const mostHangingAbove = 10;

/** By the table of the handbook, 15.20. */
export function takeUpPlace(conveyor: Conveyor, { layout, estimate }: LayoutChoice): TakeUpPlace {
  const { length, pull, returnPull, beltWeight } = estimate;
  if (layout === "tail" || layout === "dual-tail") {
    return takeUpTravel(conveyor, length) <= mostHangingAbove ? hung : railedWinch;
  }
  const isTailFree = layout === "head" || layout === "dual-head";
  if (isTailFree && length <= screwUpTo && !isSteel(conveyor)) return tailTakeUp(conveyor, length);
  const isSlackestAtTail = beltWeight > returnPull + 0.1 * singleDriveTensions(pull).slack;
  if (isTailFree && isSlackestAtTail && length <= carriageUpTo) return tailTakeUp(conveyor, length);
  return returnTakeUp(conveyor, length);
}

/** What tightens the belt in the return strand. */
export function returnTakeUp(conveyor: Conveyor, length: number): TakeUpPlace {
  if (takeUpTravel(conveyor, length) <= mostHanging) return hung;
  return length <= massUpTo ? { takeupType: "Horizontal Gravity", form: "railed" } : railedWinch;
}

/** What tightens it at a tail that is not driven. */
export function tailTakeUp(conveyor: Conveyor, length: number): TakeUpPlace {
  const isScrew = length <= screwUpTo && !isSteel(conveyor);
  return { takeupType: isScrew ? "Screw" : "Horizontal Gravity", form: "tail" };
}

const hung: TakeUpPlace = { takeupType: "Vertical Gravity", form: "hung" };
const railedWinch: TakeUpPlace = { takeupType: "Winch", form: "railed" };

const isSteel = ({ belt }: Conveyor) => /steel/i.test(belt.fibre);

/** Least travel that anything but a screw is built for, m. */
const leastTravel = 1.5;

/** Travel that a take-up gets, m: what is typed, else what belts of its kind ask for as a share of the length. */
export function takeUpTravel(conveyor: Conveyor, length: number): number {
  if (conveyor.takeupTravelInp > 0) return conveyor.takeupTravelInp;
  return Math.max(leastTravel, (isSteel(conveyor) ? 0.003 : 0.015) * length);
}

/** Travel is built in steps of so much; a tenth above what is needed is left as it is. */
const [step, spare] = [0.5, 0.1];
/** Most that is built, as a share of the length: what asks for more has the wrong belt. */
const longest = 0.05;

/**
 * Travel to build for what the calculation asks for, m; as it was before where that still fits, so that nothing moves for
 * a few millimetres of stretch.
 */
export function builtTravel({ takeupTravelInp, takeupType }: Conveyor, needed: number, length: number): number {
  const least = takeupType === "Screw" ? step : leastTravel;
  const built = Math.max(
    least,
    Math.min(step * Math.ceil(needed / step), step * Math.floor((longest * length) / step)),
  );
  const isEnough = takeupTravelInp >= built - step && takeupTravelInp >= Math.min(needed, built);
  return isEnough && takeupTravelInp <= (1 + spare) * built ? takeupTravelInp : built;
}

/** How far from its end of the conveyor a take-up stands, m (handbook 15.20). */
export function takeUpBack(length: number): number {
  return Math.min(0.4 * length, Math.max(15, 0.1 * length), 60);
}
