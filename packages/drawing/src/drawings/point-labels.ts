import { type Conveyor, isPulley } from "@beltwright/model";
import type { Bounds } from "../description/bounds.ts";
import { labelSize, line, text, typed } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { fromPixels, toPixels, type View } from "../description/view.ts";
import type { Round } from "../geometry/belt-line.ts";
import { type Frame, placeLabels, tieEnd } from "../geometry/labels.ts";
import { isMinor, pullLabel, pullTarget, shortened } from "../geometry/pulls.ts";
import { between, distance, plus, unit } from "../geometry/vector.ts";
import type { Sides } from "./scale-layout.ts";

const flipped = ({ x, y }: Spot): Spot => ({ x, y: -y });

interface LabelRoom {
  /** What to keep off. */
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** Lines through the middle of texts, which nothing may cross. */
  readonly lettering?: readonly (readonly [Spot, Spot])[];
  /** Of what is drawn: labels stay within its axes. */
  readonly bounds: Bounds;
  readonly view: View;
  /** Pixels round the drawn part that labels may use. */
  readonly spare: Sides;
  /** Added to the label of each point: the radius of its curve. */
  readonly endings: readonly string[];
  /** The field of a point that its ending shows. */
  readonly endingField: "vertCurveRadiusInp" | "horizCurveRadiusInp";
}

/** Names of the points of a drawing to scale, where there is room; pulleys first, bare points by their number. */
export function pointLabels(
  { pulls }: Conveyor,
  rounds: readonly Round[],
  { lines, lettering = [], bounds, view, spare, endings, endingField }: LabelRoom,
): readonly Shape[] {
  const order = pulls.map((_, at) => at).toSorted((a, b) => rank(pulls[a]) - rank(pulls[b]) || a - b);
  const up = (spot: Spot) => flipped(toPixels(view, spot));
  const wanted = order.map((at) => {
    const [pull, round] = [pulls[at], rounds[at]];
    const isBare = pull === undefined || pull.pType === "Int. Pt";
    const number = String(pull?.no ?? "");
    return {
      at: up(round?.centre ?? { x: 0, y: 0 }),
      texts: [(isBare ? number : shortened(pullLabel(pull))) + (endings[at] ?? ""), number],
      size: labelSize,
      isNear: isMinor(pull, pulls.length),
      clear: Math.max(4, (round?.radius ?? 0) * view.scaleX + 1),
    };
  });
  const spotsAlong = (of: LabelRoom["lines"]) => of.flatMap(([from, to]) => samples(up(from), up(to)));
  const taken = { lines: spotsAlong(lines), lettering: spotsAlong(lettering) };
  const frame = frameOf(bounds, up, spare);
  return placeLabels(wanted, taken, frame).flatMap((place, i): readonly Shape[] => {
    const [label, at] = [wanted[i], order[i]];
    if (place === undefined || label === undefined || at === undefined) return [];
    const { text: words, shift, anchor } = place;
    const spot = rounds[at]?.centre ?? { x: 0, y: 0 };
    const more = { target: pullTarget(at) };
    const end = plus(label.at, tieEnd(shift));
    const start = plus(label.at, unit(label.at, end), label.clear);
    const tie = place.isFar
      ? [line("DIMENSION", fromPixels(view, flipped(start)), fromPixels(view, flipped(end)), more)]
      : [];
    const ending = endings[at]?.trim() ?? "";
    const shown = ending === "" ? {} : typed(`${pullTarget(at)}.${endingField}`, ending);
    return [...tie, text(spot, words, { shift, anchor, size: label.size, ...more, ...shown })];
  });
}

function frameOf({ minX, minY, maxX, maxY }: Bounds, up: (spot: Spot) => Spot, spare: Sides): Frame {
  const [low, high] = [up({ x: minX, y: minY }), up({ x: maxX, y: maxY })];
  return { x: [low.x - spare.left, high.x + spare.right], y: [low.y - spare.foot, high.y + spare.head] };
}

const rank = (pull: Conveyor["pulls"][number] | undefined) =>
  pull === undefined ? 3 : isPulley(pull) ? 0 : pull.pType === "Hopper" ? 1 : 2;

function samples(from: Spot, to: Spot): readonly Spot[] {
  const count = Math.min(400, Math.max(1, Math.ceil(distance(from, to) / 6)));
  return Array.from({ length: count + 1 }, (_, at) => between(from, to, at / count));
}
