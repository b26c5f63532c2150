import { type Frame, returnHeight } from "./frame.ts";
import { gapOfPulleys, type LayoutInput, type LayoutPoint, usualReturnSlope } from "./layout.ts";

/** From the middle of an end pulley, m: along and above. */
export interface Offset {
  readonly along: number;
  readonly above: number;
}

/** Length of belt between two pulleys that turn against each other, with the usual gap between their shells. */
export function freeBelt(one: number, other: number): number {
  return Math.sqrt((one + other + gapOfPulleys) ** 2 - (one + other) ** 2);
}

/** The snub that gives an end pulley half a turn and so much more; behind a head, ahead of a tail. */
export function snubOffset(pulley: number, snub: number, extraWrap: number, end: "head" | "tail"): Offset {
  const free = freeBelt(pulley, snub);
  const apart = pulley + snub;
  const away = apart * Math.sin(extraWrap) + free * Math.cos(extraWrap);
  return {
    along: end === "head" ? -away : away,
    above: -apart * Math.cos(extraWrap) + free * Math.sin(extraWrap),
  };
}

/** Where the belt of a station has reached the line of the return strand. */
export function joinsReturn(frame: Frame, input: LayoutInput, from: Offset, end: "head" | "tail"): LayoutPoint {
  const { along, above } = levelled(input, from, end, returnHeight(input));
  return { role: "line", ...frame.at(along, above), isReturn: true };
}

/** Where the belt of a station has reached a height. */
function levelled({ returnSlope }: LayoutInput, from: Offset, end: "head" | "tail", above: number): Offset {
  const run = (returnSlope ?? usualReturnSlope) * Math.abs(from.above - above);
  return { along: end === "head" ? from.along - run : from.along + run, above };
}

/** Least way between a point of the return line and the points beside it, m. */
const leastWay = 1;

/** Where a point of the return line finds no room between its neighbours, the belt runs straight between the pulleys. */
export function withRoom(points: readonly LayoutPoint[]): readonly LayoutPoint[] {
  const isCrowded = points.some((point, at) => {
    const [before, after] = [points.at(at - 1), points[(at + 1) % points.length]];
    if (point.role !== "line" || before === undefined || after === undefined) return false;
    return edge(before, -1) - point.x < leastWay || point.x - edge(after, 1) < leastWay;
  });
  return isCrowded ? points.filter(({ role }) => role !== "line") : points;
}

/** The side of a pulley that faces the point of the line. */
function edge({ x, radius = 0 }: LayoutPoint, side: 1 | -1): number {
  return x + side * radius;
}

/** A take-up that hangs in the return strand between two bends, its belt straight down and up. */
export function hangingTakeUp(frame: Frame, input: LayoutInput, x: number): readonly LayoutPoint[] {
  const { bend, lastBend = bend, takeUp } = input.radii;
  // The belt runs over the bends.
  const bendAt = (place: number, radius: number): LayoutPoint => {
    const z = frame.levelAt(place, returnHeight(input) - radius);
    return { role: "take-up-bend", x: place, z, radius, isReturn: true };
  };
  const hung = x - bend - takeUp;
  const [first, last] = [bendAt(x, bend), bendAt(hung - takeUp - lastBend, lastBend)];
  const z = Math.min(first.z, last.z) - input.takeUpReach;
  return [first, { role: "take-up", x: hung, z, radius: takeUp, isReturn: true }, last];
}

/**
 * A take-up on rails between a driven end and the return line: the belt turns round its pulley and back round a bend, one
 * above the other, and all three strands lie parallel. On the side of the end the belt runs as much lower as both are high.
 */
export function railedTakeUp(
  frame: Frame,
  input: LayoutInput,
  from: Offset,
  end: "head" | "tail",
): readonly LayoutPoint[] {
  const { radii, takeUpBack, takeUpReach } = input;
  const { bend, takeUp } = radii;
  const line = returnHeight(input);
  const lead = levelled(input, from, end, line - 2 * (bend + takeUp));
  const back = leastWay + bend;
  const along =
    end === "head" ? Math.min(frame.end - takeUpBack, lead.along - back) : Math.max(takeUpBack, lead.along + back);
  const pulley = end === "head" ? along - takeUpReach : along + takeUpReach;
  const points: readonly LayoutPoint[] = [
    { role: "take-up-lead", ...frame.at(lead.along, lead.above), isReturn: true },
    { role: "rail-take-up", ...frame.at(pulley, line - 2 * bend - takeUp), radius: takeUp, isReturn: true },
    { role: "rail-bend", ...frame.at(along, line - bend), radius: bend, isReturn: true },
  ];
  return end === "head" ? points : points.toReversed();
}
