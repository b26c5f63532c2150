import type { Conveyor } from "@beltwright/model";
import { textWidth } from "../description/bounds.ts";
import { calculated, labelSize, text } from "../description/draw.ts";
import type { Spot, Text } from "../description/shape.ts";
import { toPixels, type View } from "../description/view.ts";
import type { Run } from "../geometry/belt-line.ts";
import { rounded } from "../geometry/nice.ts";
import { between, degree } from "../geometry/vector.ts";

type Span = readonly [Spot, Spot];

/** A shorter run bears no text, pixels. */
const leastRun = 90;
/** Where along its run a slope may stand, as a share of it, the best first. */
const shares = [0.62, 0.5, 0.75, 0.38, 0.85, 0.25] as const;
/** Pixels from the run to the middle of its slope, above or below, and what no line may come nearer than. */
const [aside, clear] = [9, 6];
const sides = [1, -1] as const;

/** Slope along carrying runs long enough to bear a text, where no line goes through it. */
export function slopeTexts(
  { pulls }: Conveyor,
  runs: readonly Run[],
  lines: readonly Span[],
  view: View,
): readonly Text[] {
  const drawn = lines.map(([from, to]) => [upright(view, from), upright(view, to)] as const);
  return runs.flatMap((run, at): readonly Text[] => {
    if (pulls[at]?.sectType !== "Carry") return [];
    const [from, to] = [upright(view, run.from), upright(view, run.to)];
    if (Math.hypot(to.x - from.x, to.y - from.y) < leastRun) return [];
    const steep = Math.atan2(to.y - from.y, to.x - from.x);
    const angle = Math.abs(steep) > Math.PI / 2 ? steep + Math.PI : steep;
    const real = Math.atan2(run.to.y - run.from.y, Math.abs(run.to.x - run.from.x)) / degree;
    const words = `${rounded(real, 2)}°`;
    const more = {
      layer: "DIMENSION",
      angle,
      ...calculated(`slope ${at}`, `Slope from point ${at + 1}`, words),
    } as const;
    const places = sides.flatMap((side) => shares.map((share) => ({ share, shift: across(angle, side * aside) })));
    const isFree = ({ share, shift }: (typeof places)[number]) => {
      const middle = between(from, to, share);
      const box = { x: middle.x + shift.x, y: middle.y + shift.y, angle, half: textWidth(words, labelSize) / 2 + 2 };
      return !drawn.some((line) => isThrough(box, line));
    };
    const place = places.find(isFree);
    return place === undefined
      ? []
      : [text(between(run.from, run.to, place.share), words, { ...more, shift: place.shift })];
  });
}

const across = (angle: number, far: number): Spot => ({ x: -far * Math.sin(angle), y: far * Math.cos(angle) });

/** Pixels, but y up. */
function upright(view: View, spot: Spot): Spot {
  const { x, y } = toPixels(view, spot);
  return { x, y: -y };
}

/** A text on paper. */
interface Box extends Spot {
  readonly angle: number;
  readonly half: number;
}

/** Whether a line comes into a text, seen along the text. */
function isThrough({ x, y, angle, half }: Box, line: Span): boolean {
  const [a, b] = line.map((spot) => ({
    x: (spot.x - x) * Math.cos(angle) + (spot.y - y) * Math.sin(angle),
    y: (spot.y - y) * Math.cos(angle) - (spot.x - x) * Math.sin(angle),
  }));
  if (a === undefined || b === undefined) return false;
  const [low, high] = [shareWithin(a.x, b.x, half), shareWithin(a.y, b.y, clear)];
  return Math.max(low[0], high[0]) <= Math.min(low[1], high[1]);
}

/** Which part of the way from one value to another, 0 to 1, lies within a bound on both sides. */
function shareWithin(from: number, to: number, bound: number): readonly [number, number] {
  if (from === to) return Math.abs(from) < bound ? [0, 1] : [1, 0];
  const ends = [(-bound - from) / (to - from), (bound - from) / (to - from)];
  return [Math.max(0, Math.min(...ends)), Math.min(1, Math.max(...ends))];
}

/** Where a slope stands, from end to end. */
export function textSpan({ at, shift, text: words, size, angle }: Text, view: View): Span {
  const half = textWidth(words, size) / 2;
  const place = (along: number) => ({
    x: at.x + (shift.x + along * Math.cos(angle)) / view.scaleX,
    y: at.y + (shift.y + along * Math.sin(angle)) / view.scaleY,
  });
  return [place(-half), place(half)];
}
