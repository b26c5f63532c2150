import { beltClassAbove, strongestBelt } from "./belt-classes.ts";
import type { Estimate } from "./estimate-pulls.ts";
import { type DriveCount, driveCount, motorsByPulley, usualMotor } from "./motors.ts";
import { dualDriveTensions, headAndTailTensions, keptTight, singleDriveTensions, type Tensions } from "./traction.ts";

/** Where the drives stand (handbook 15.18). */
export const layoutNames = [
  "head",
  "dual-head",
  "head-and-tail",
  "dual-head-and-tail",
  "tail",
  "dual-tail",
  "booster",
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Who holds a belt that may run by itself. */
type BrakeAt = "none" | "drives" | "tail";

/** A layout with the motors of its pulleys. */
export interface LayoutChoice {
  readonly layout: LayoutName;
  /** Of the head group, the tail and every booster; each pulley of a group has its own. */
  readonly motors: { readonly head: readonly number[]; readonly tail: readonly number[]; readonly booster: number };
  /** Places of boosters, as shares of the length from the tail. */
  readonly boosters: readonly number[];
  readonly brake: BrakeAt;
  readonly estimate: Estimate;
}

/** A return strand that pulls more than this share of the whole is pulled from the tail, on conveyors longer than this. */
const longReturn = 0.15;
const longConveyor = 2000;
/** Conveyors that need several pulleys have boosters beyond this length, m. */
const longestWithout = 12_000;
/** Only drives of this power are parted for the sake of the belt, W. */
const worthParting = 500e3;
const mostBoosters = 9;
const one: DriveCount = { motors: 1, pulleys: 1 };
/** Two thirds before one third ask for less pull of the take-up than two halves. */
const parted: DriveCount = { motors: 3, pulleys: 2 };

/** By the decision table of the handbook, 15.18 and 15.19; the belt width in mm. */
export function chooseLayout(estimate: Estimate, width: number): LayoutChoice {
  const { pull, hold, power } = estimate;
  const isRegenerative = hold > pull;
  const count = driveCount(power, savesClass(estimate, width) ? parted : one);
  if (isRegenerative) {
    // Two pulleys at most find room at a tail.
    const tail = motorsByPulley({ ...count, pulleys: Math.min(2, count.pulleys) });
    const layout = tail.length > 1 ? "dual-tail" : "tail";
    return { layout, motors: { head: [], tail, booster: 0 }, boosters: [], brake: "drives", estimate };
  }
  const brake = hold > 0 ? "tail" : "none";
  return { ...driven(estimate, width, count), brake, estimate };
}

/** The layouts a person chooses from: how many pulleys stand at an end follows from the power. */
export const layoutFamilies = ["head", "dual-head", "head-and-tail", "tail", "booster"] as const;
export type LayoutFamily = (typeof layoutFamilies)[number];

export function familyOf(layout: LayoutName): LayoutFamily {
  if (layout === "dual-head-and-tail") return "head-and-tail";
  return layout === "dual-tail" ? "tail" : layout;
}

/** A layout that a person asks for, with the motors such pulls ask for in it; the belt width in mm. */
export function layoutOfFamily(family: LayoutFamily, estimate: Estimate, width: number): LayoutChoice {
  const { pull, hold, power } = estimate;
  const count = driveCount(power);
  const two = { motors: Math.min(4, Math.max(2, count.motors)), pulleys: 2 };
  const ofTail = motorsByPulley({ ...count, pulleys: Math.min(2, count.pulleys) });
  const laid: Readonly<Record<LayoutFamily, () => Driven>> = {
    head: () => atHead("head", [Math.min(2, count.motors)]),
    "dual-head": () => atHead("dual-head", motorsByPulley(two)),
    "head-and-tail": () => withTail({ ...count, pulleys: Math.max(2, count.pulleys) }),
    tail: () => ({
      layout: ofTail.length > 1 ? "dual-tail" : "tail",
      motors: { head: [], tail: ofTail, booster: 0 },
      boosters: [],
    }),
    booster: () => boosted(estimate, width, count),
  };
  const isHeldByTail = family === "tail" || (family === "head-and-tail" && hold > pull);
  return { ...laid[family](), brake: isHeldByTail ? "drives" : hold > 0 ? "tail" : "none", estimate };
}

/** Chosen once more where the pulls of the calculation ask for another end than the first look at them. */
export function chosenAgain(
  choice: LayoutChoice,
  solved: Pick<Estimate, "pull" | "hold">,
  width: number,
): LayoutChoice {
  const { estimate } = choice;
  const isSame = solved.hold > solved.pull === estimate.hold > estimate.pull;
  return isSame ? choice : chooseLayout({ ...estimate, ...solved }, width);
}

type Driven = Pick<LayoutChoice, "layout" | "motors" | "boosters">;

function driven(estimate: Estimate, width: number, count: DriveCount): Driven {
  if (count.pulleys === 1) return atHead("head", [count.motors]);
  const { length, pull, returnPull } = estimate;
  const isTailDriven = returnPull > longReturn * pull && length > longConveyor;
  const dual = { motors: Math.min(4, count.motors), pulleys: 2 };
  const tensions = isTailDriven ? headAndTailTensions(pull, returnPull) : dualDriveTensions(pull, firstShare(dual));
  const { tight } = keptTight(tensions, estimate.leastSlack);
  const isBeyond = tight > mostPull(width);
  if (isBeyond || length > longestWithout || count.pulleys > 3) return boosted(estimate, width, count);
  if (isTailDriven) return withTail(count);
  // Where the return strand pulls little a third drive at the tail would only add to the slack: larger motors are taken.
  return atHead("dual-head", motorsByPulley(dual));
}

function atHead(layout: LayoutName, head: readonly number[]): Driven {
  return { layout, motors: { head, tail: [], booster: 0 }, boosters: [] };
}

/** The tail takes about a third, which is near what the return strand asks for. */
function withTail({ motors, pulleys }: DriveCount): Driven {
  const all = Math.max(3, motors);
  const ofTail = Math.min(2, Math.max(1, Math.round(all / 3)));
  const head = motorsByPulley({ motors: all - ofTail, pulleys: pulleys > 2 ? 2 : 1 });
  const layout = head.length > 1 ? "dual-head-and-tail" : "head-and-tail";
  return { layout, motors: { head, tail: [ofTail], booster: 0 }, boosters: [] };
}

/** Drives of the same pull at the head and where the belt is as tight as there. */
function boosted({ pull, power, returnPull, beltWeight }: Estimate, width: number, count: DriveCount): Driven {
  const byBelt = Math.ceil(singleDriveTensions(pull).tight / mostPull(width));
  const motors = Math.max(count.motors, Math.ceil(power / usualMotor));
  const pulleys = Math.min(1 + mostBoosters, Math.max(2, Math.ceil(motors / 2), byBelt));
  const each = motors > pulleys ? 2 : 1;
  const before = (returnPull - beltWeight) / pull;
  const boosters = Array.from({ length: pulleys - 1 }, (_, at) => ((at + 1) / pulleys - before) / (1 - before));
  const inside = boosters.map((share) => Math.min(0.95, Math.max(0.05, share)));
  return { layout: "booster", motors: { head: [each], tail: [], booster: each }, boosters: inside };
}

/** Largest pull of a belt whose pulleys are listed, N. */
const largestPull = 1.5e6;
/** A first look at pulls is not trusted to the last of belt and pulleys. */
const usedOfLimits = 0.8;

const mostPull = (width: number) => usedOfLimits * Math.min(largestPull, (strongestBelt * width) / 1000);

/** Whether two pulleys let a weaker belt do (handbook 15.19); small drives are not worth it. */
function savesClass({ pull, hold, power, leastSlack }: Estimate, width: number): boolean {
  const most = Math.max(pull, hold);
  const classOf = (tensions: Tensions) => beltClassAbove(keptTight(tensions, leastSlack).tight / (width / 1000));
  const dual = dualDriveTensions(most, firstShare(parted));
  return power > worthParting && classOf(singleDriveTensions(most)) > classOf(dual);
}

const firstShare = (count: DriveCount) => (motorsByPulley(count)[0] ?? 0) / count.motors;
