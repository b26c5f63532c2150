import { newDrive } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { usualStrandDistance } from "../strands/usual-distance.ts";
import type { LayoutChoice, LayoutName } from "./choose-layout.ts";
import { hungTakeUpNames, laidPulls } from "./laid-pulls.ts";
import type { LayoutInput, LayoutPoint, Radii, Span, TailRole } from "./layout.ts";
import { dualHeadLayout, dualTailLayout, headLayout, tailLayout } from "./layouts.ts";
import { type TakeUpPlace, takeUpBack, takeUpTravel } from "./take-up-place.ts";

/** How a conveyor is laid: the layout that was chosen, and where its belt is tightened. */
interface Laying extends Span {
  readonly choice: LayoutChoice;
  readonly takeUp: TakeUpPlace;
  /** The return belt nears and leaves the pulleys of a station by one in so many. */
  readonly returnSlope?: number;
}

/** The conveyor with the points and drives of a layout, and room for the pulleys that it has. */
export function layConveyor(conveyor: Conveyor, laying: Laying): Conveyor {
  const pulls = laidPulls(pointsOf(conveyor, laying), conveyor.pulls);
  return { ...conveyor, takeupType: laying.takeUp.takeupType, pulls, drives: drivesOf(conveyor, laying, pulls) };
}

const degree = Math.PI / 180;
/** One snub adds a twelfth of a turn, a fold between two drives less to each. */
const [ofSnub, ofFold] = [30 * degree, 12 * degree];
/** Return bends that turn the belt by less than two degrees may stay sharp, which one in twenty is not. */
export const gentleSlope = 30;

function pointsOf(conveyor: Conveyor, laying: Laying): readonly LayoutPoint[] {
  const { length, lift, choice, takeUp } = laying;
  const radii = radiiOf(conveyor);
  const width = conveyor.beltWidthInp;
  const { layout, boosters } = choice;
  const isFolded = layout.startsWith("dual");
  const input: LayoutInput = {
    ...{ length, lift, radii },
    extraWrap: isFolded ? ofFold : ofSnub,
    strandDistance: usualStrandDistance(width, 2 * Math.max(radii.tail, radii.head)),
    hopper: Math.min(Math.max(4, (1.5 * width) / 1000 + 2), 0.2 * length),
    takeUpBack: takeUpBack(length),
    takeUpReach: radii.bend + radii.takeUp + 1 + takeUpTravel(conveyor, length),
    isTakeUpRailed: takeUp.form === "railed",
    returnSlope: laying.returnSlope ?? gentleSlope,
  };
  const along = boosters.map((share) => share * Math.hypot(length, lift));
  const besides = { tail: tailOf(choice.layout, takeUp), boosters: along };
  if (layout === "tail") return tailLayout(input);
  if (layout === "dual-tail") return dualTailLayout(input);
  return isFolded ? dualHeadLayout(input, besides) : headLayout(input, besides);
}

function tailOf(layout: LayoutName, { form }: TakeUpPlace): TailRole {
  if (layout.endsWith("tail")) return "tail-drive";
  return form === "tail" ? "tail-take-up" : "tail";
}

/** Path radii of the pulleys as they are, or of usual ones before any is chosen. */
function radiiOf({ pulls, belt, topCover, bottomCover }: Conveyor): Radii {
  const half = (belt.carcassT + topCover + bottomCover) / 2000;
  const radii = (usual: number, ...names: readonly string[]) => {
    const found = pulls.filter(({ description }) => names.includes(description));
    return (found.length === 0 ? [usual] : found.map(({ shell }) => shell.shellDia / 2000)).map(
      (shell) => shell + lagging + half,
    );
  };
  const radius = (usual: number, ...names: readonly string[]) => Math.max(...radii(usual, ...names));
  const boosterBends = radii(0.315, "Booster bend");
  const [bend = 0, lastBend = bend] = radii(0.25, "Take-up bend");
  return {
    tail: radius(0.315, "Tail", "Tail drive", "Tail take-up"),
    head: radius(0.4, "Head drive", "Head"),
    snub: radius(0.1575, "Snub"),
    ...{ bend, lastBend },
    driveBend: radius(0.25, "Bend between drives"),
    takeUp: radius(0.315, ...hungTakeUpNames),
    secondary: radius(0.4, "Secondary drive"),
    boosters: radii(0.4, "Booster drive").map((drive, at) => ({ drive, bend: boosterBends[at] ?? drive })),
  };
}

/** m; of drives, and room beside the others. */
const lagging = 0.012;

/** A drive for each driven pulley, in the order of their numbers, those there are kept. */
function drivesOf({ drives }: Conveyor, { choice }: Laying, pulls: readonly Pull[]): readonly Drive[] {
  const { layout } = choice;
  const motorsOf = motorsByDrive(choice);
  const driven = pulls.filter(({ pType }) => pType === "Drive").toSorted((a, b) => a.linkToDriveNo - b.linkToDriveNo);
  return driven.map(({ description, linkToDriveNo }, at): Drive => {
    const noOfMotors = motorsOf[description] ?? 1;
    return {
      ...(drives[at] ?? newDrive(linkToDriveNo)),
      // Motors and control share the pull.
      ...{ driveNo: linkToDriveNo, noOfMotors, loadShare: 0 },
      driveType: placeOf(description, layout),
    };
  });
}

/** How many motors turn a pulley of such a name. */
export function motorsByDrive({ motors }: LayoutChoice): Readonly<Record<string, number>> {
  const [primary = 0, secondary = 0] = motors.head.length > 0 ? motors.head : motors.tail;
  const [ofTail = 0] = motors.tail;
  return {
    "Head drive": primary,
    "Secondary drive": secondary,
    "Tail drive": ofTail,
    "Booster drive": motors.booster,
  };
}

function placeOf(description: string, layout: LayoutName): "Head" | "Tail" | "Booster" {
  if (description.startsWith("Booster")) return "Booster";
  return description.startsWith("Tail") || layout === "dual-tail" ? "Tail" : "Head";
}
