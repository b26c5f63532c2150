import { boosterPoints } from "./booster.ts";
import { type Frame, frameOf } from "./frame.ts";
import { gapOfPulleys, type LayoutInput, type LayoutPoint, type Radii, type TailRole } from "./layout.ts";
import { freeBelt, hangingTakeUp, joinsReturn, type Offset, railedTakeUp, snubOffset, withRoom } from "./station.ts";

// Handbook 15.21: pulleys placed by geometry, so that a layout can be calculated as it is laid.

/** What a layout with its drive at the head may have besides. */
interface Besides {
  readonly tail?: TailRole;
  /** Drives in the carrying strand: how far each stands from the tail along the belt, m. */
  readonly boosters?: readonly number[];
}

/** One drive at the head with a snub; the take-up hangs behind it, or is the tail. */
export function headLayout(input: LayoutInput, besides: Besides = {}): readonly LayoutPoint[] {
  const { radii, extraWrap } = input;
  const frame = frameOf(input);
  const snub = atHead(frame, snubOffset(radii.head, radii.snub, extraWrap, "head"));
  return withRoom([
    ...carryStrand(input, besides),
    { role: "head-drive", x: input.length, z: input.lift, radius: radii.head, isReturn: true },
    { role: "snub", ...frame.at(snub.along, snub.above), radius: radii.snub, isReturn: true },
    ...returnFromHead(frame, input, { ...snub, above: snub.above + radii.snub }, besides),
  ]);
}

/** Two drives at the head, the belt folded between them so that its clean side lies on both. */
export function dualHeadLayout(input: LayoutInput, besides: Besides = {}): readonly LayoutPoint[] {
  const { radii } = input;
  const frame = frameOf(input);
  const second = radii.secondary ?? radii.head;
  const fold = foldedDrives(radii.head, second, input);
  const [bend, secondary] = [atHead(frame, fold.bend), atHead(frame, fold.secondary)];
  // Behind the bend too, which stands further back.
  const from = { along: bend.along - fold.radius, above: secondary.above - second };
  return withRoom([
    ...carryStrand(input, besides),
    { role: "head-drive", x: input.length, z: input.lift, radius: radii.head, isReturn: true },
    { role: "drive-bend", ...frame.at(bend.along, bend.above), radius: fold.radius, isReturn: true },
    { role: "secondary-drive", ...frame.at(secondary.along, secondary.above), radius: second, isReturn: true },
    ...returnFromHead(frame, input, from, besides),
  ]);
}

const atHead = (frame: Frame, { along, above }: Offset): Offset => ({ along: frame.end + along, above });

/** Bend and second drive from the middle of the head, m; the second drive stands clear of the belt above it. */
export function foldedDrives(
  first: number,
  second: number,
  { radii, extraWrap }: { readonly radii: Pick<Radii, "bend" | "driveBend">; readonly extraWrap: number },
): { readonly bend: Offset; readonly secondary: Offset; readonly radius: number } {
  const bend = radii.driveBend ?? radii.bend;
  const both = 2 * extraWrap;
  const least = freeBelt(bend, second);
  const most = (bend + (bend + second) * Math.cos(both) - second - gapOfPulleys) / Math.sin(both);
  const behind = Math.max(least, (least + most) / 2);
  const between = behind + first + second + 1;
  const [sine, cosine] = [Math.sin(extraWrap), Math.cos(extraWrap)];
  const at = {
    along: -(first + bend) * sine - between * cosine,
    above: -(first + bend) * cosine + between * sine,
  };
  return {
    bend: at,
    radius: bend,
    secondary: {
      along: at.along + (bend + second) * sine + behind * cosine,
      above: at.above - (bend + second) * cosine + behind * sine,
    },
  };
}

/** A belt that drives its motor downhill: drive and brake at the tail above, the take-up in the return before them. */
export function tailLayout(input: LayoutInput): readonly LayoutPoint[] {
  const { radii, extraWrap } = input;
  const frame = frameOf(input);
  const snub = snubOffset(radii.tail, radii.snub, extraWrap, "tail");
  return withRoom([
    ...carryStrand(input, { tail: "tail-drive" }),
    ...returnToTail(frame, input, { ...snub, above: snub.above + radii.snub }),
    { role: "snub", ...frame.at(snub.along, snub.above), radius: radii.snub, isReturn: true },
  ]);
}

/** Two drives at the tail above: the dual head seen in a mirror. */
export function dualTailLayout(input: LayoutInput): readonly LayoutPoint[] {
  const { radii } = input;
  const frame = frameOf(input);
  const second = radii.secondary ?? radii.tail;
  const fold = foldedDrives(radii.tail, second, input);
  const [bend, secondary] = [mirrored(fold.bend), mirrored(fold.secondary)];
  const from = { along: bend.along + fold.radius, above: secondary.above - second };
  return withRoom([
    ...carryStrand(input, { tail: "tail-drive" }),
    ...returnToTail(frame, input, from),
    { role: "secondary-drive", ...frame.at(secondary.along, secondary.above), radius: second, isReturn: true },
    { role: "drive-bend", ...frame.at(bend.along, bend.above), radius: fold.radius, isReturn: true },
  ]);
}

const mirrored = ({ along, above }: Offset): Offset => ({ along: -along, above });

function carryStrand(input: LayoutInput, { tail = "tail", boosters = [] }: Besides): readonly LayoutPoint[] {
  const { radii, hopper } = input;
  return [
    { role: tail, x: 0, z: 0, radius: radii.tail, isReturn: false },
    { role: "hopper", ...frameOf(input).at(hopper, radii.tail), isReturn: false },
    ...boosters.flatMap((along, which) => boosterPoints(input, { along, which })),
  ];
}

/** The return strand behind a driven head. */
function returnFromHead(
  frame: Frame,
  input: LayoutInput,
  from: Offset,
  { tail = "tail" }: Besides,
): readonly LayoutPoint[] {
  const hung = tail === "tail-take-up" ? [] : hangingTakeUp(frame, input, input.length - input.takeUpBack);
  const isRailed = input.isTakeUpRailed && tail !== "tail-take-up";
  return [
    ...(isRailed ? railedTakeUp(frame, input, from, "head") : [joinsReturn(frame, input, from, "head"), ...hung]),
    joinsReturn(frame, input, { along: 0, above: -input.radii.tail }, "tail"),
  ];
}

/** Head pulley and return strand before a driven tail. */
function returnToTail(frame: Frame, input: LayoutInput, to: Offset): readonly LayoutPoint[] {
  const { radii, length, lift } = input;
  return [
    { role: "head", x: length, z: lift, radius: radii.head, isReturn: true },
    joinsReturn(frame, input, { along: frame.end, above: -radii.head }, "head"),
    ...(input.isTakeUpRailed
      ? railedTakeUp(frame, input, to, "tail")
      : [...hangingTakeUp(frame, input, input.takeUpBack), joinsReturn(frame, input, to, "tail")]),
  ];
}
