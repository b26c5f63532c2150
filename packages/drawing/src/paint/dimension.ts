import { textWidth } from "../description/bounds.ts";
import { labelSize } from "../description/draw.ts";
import type { LayerName } from "../description/layers.ts";
import type { Dimension, Leader, Spot } from "../description/shape.ts";
import { toPixels, type View } from "../description/view.ts";
import { numbersOf, type Primitive, path } from "./primitive.ts";

interface Look {
  readonly layer: LayerName;
  readonly target?: string;
  readonly colour?: string;
}

const arrow = { length: 7, half: 1.8 } as const;
/** Extension lines begin this far from the part and pass the dimension line by as much. */
const gap = 2.5;

/** The two ends of the dimension line, in pixels. */
function dimensionLine({ along, offset }: Dimension, from: Spot, to: Spot): readonly [Spot, Spot] {
  if (along === "x") {
    const y = offset >= 0 ? Math.min(from.y, to.y) - offset : Math.max(from.y, to.y) - offset;
    return [
      { x: from.x, y },
      { x: to.x, y },
    ];
  }
  if (along === "y") {
    const x = offset >= 0 ? Math.max(from.x, to.x) + offset : Math.min(from.x, to.x) + offset;
    return [
      { x, y: from.y },
      { x, y: to.y },
    ];
  }
  const unit = direction(from, to);
  const normal = { x: unit.y * offset, y: -unit.x * offset };
  return [plus(from, normal), plus(to, normal)];
}

export function paintDimension(shape: Dimension, view: View, look: Look): readonly Primitive[] {
  const [from, to] = [toPixels(view, shape.from), toPixels(view, shape.to)];
  const [start, end] = dimensionLine(shape, from, to);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const unit = length === 0 ? { x: 1, y: 0 } : direction(start, end);
  const width = textWidth(shape.text, labelSize);
  const isTight = length < 2 * arrow.length + 4;
  const isBeside = isTight || width > length - 4;
  const bar = isTight ? [plus(start, unit, -14), plus(end, unit, 14)] : [start, end];
  return [
    ...extension(from, start, look),
    ...extension(to, end, look),
    path(bar, look),
    arrowHead(start, isTight ? unit : reversed(unit), look),
    arrowHead(end, isTight ? reversed(unit) : unit, look),
    dimensionText(shape, start, end, { isBeside, unit, look }),
  ];
}

function extension(part: Spot, end: Spot, look: Look): readonly Primitive[] {
  const away = Math.hypot(end.x - part.x, end.y - part.y);
  if (away <= 2 * gap) return [];
  const unit = direction(part, end);
  return [path([plus(part, unit, gap), plus(end, unit, gap)], { ...look, isThin: true })];
}

interface Lettering {
  readonly isBeside: boolean;
  readonly unit: Spot;
  readonly look: Look;
}

/** Over the middle of the line, read from below or from the right; beside its end where it would not fit. */
function dimensionText(shape: Dimension, start: Spot, end: Spot, lettering: Lettering): Primitive {
  const { unit, look, isBeside } = lettering;
  const isUpright = Math.abs(unit.x) < 1e-6;
  const angle = isUpright ? Math.PI / 2 : Math.atan(-unit.y / unit.x);
  const right = isUpright ? { x: 0, y: -1 } : { x: Math.cos(angle), y: -Math.sin(angle) };
  const up = { x: -Math.sin(angle), y: -Math.cos(angle) };
  const last = right.x * (end.x - start.x) + right.y * (end.y - start.y) >= 0 ? end : start;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const beside = plus(plus(last, right, 17), up, -0.36 * labelSize);
  const at = isBeside ? beside : plus(middle, up, 3);
  const anchor = isBeside ? "start" : "middle";
  return { kind: "text", ...look, at, text: shape.text, size: labelSize, anchor, angle, ...numbersOf(shape) };
}

export function paintLeader(shape: Leader, view: View, look: Look): readonly Primitive[] {
  const tip = toPixels(view, shape.at);
  const elbow = { x: tip.x + shape.shift.x, y: tip.y - shape.shift.y };
  const side = shape.shift.x >= 0 ? 1 : -1;
  const shelf = { x: elbow.x + side * 6, y: elbow.y };
  const at = { x: shelf.x + side * 3, y: shelf.y + 0.36 * labelSize };
  const anchor = side > 0 ? "start" : "end";
  return [
    path([tip, elbow, shelf], look),
    arrowHead(tip, direction(elbow, tip), look),
    { kind: "text", ...look, at, text: shape.text, size: labelSize, anchor, angle: 0, ...numbersOf(shape) },
  ];
}

function arrowHead(tip: Spot, unit: Spot, look: Look): Primitive {
  const foot = plus(tip, unit, -arrow.length);
  const side = { x: -unit.y, y: unit.x };
  const points = [tip, plus(foot, side, arrow.half), plus(foot, side, -arrow.half)];
  return path(points, { ...look, isClosed: true, fill: "solid", isStroked: false });
}

const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + times * b.x, y: a.y + times * b.y });
const reversed = ({ x, y }: Spot): Spot => ({ x: -x, y: -y });

function direction(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
