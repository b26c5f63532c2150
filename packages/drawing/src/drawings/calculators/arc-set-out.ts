import {
  arcDeflection,
  InputRefused,
  type SetOutInput,
  type SetOutPoint,
  setOutPoints,
  startTrace,
  tangentLength,
} from "@beltwright/engine";
import type { UnitSystem } from "@beltwright/model";
import {
  arc,
  calculated,
  dimension,
  type LetteredMore,
  leader,
  line,
  marker,
  text,
  typed,
} from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape, Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { filletAt } from "../../geometry/fillet.ts";
import { measured, measuredWithUnit } from "../../geometry/measure.ts";
import { distance, plus, polar, unit } from "../../geometry/vector.ts";

export interface CurveSetOut {
  readonly drawing: Drawing;
  readonly points: readonly SetOutPoint[];
  readonly radius: number;
  readonly tangentLength: number;
}

/** A curve known by its radius and the slopes of its tangents alone, its corner at the place the input names. */
export function arcSetOut(
  input: SetOutInput,
  size: Size = { width: 760, height: 420 },
  system: UnitSystem = "metric",
  named: Named = { name: "curve", title: "Curve", opens: arcNumbers },
): CurveSetOut | undefined {
  const at = { x: input.chainage, y: input.level };
  const reach = tangentReach(input);
  const before = plus(at, polar(input.slopeBefore), -reach);
  const after = plus(at, polar(input.slopeAfter), reach);
  return cornerSetOut({ before, at, after, radius: input.radius }, input.increment, named, { size, system });
}

/** Tangents twice as long as the arc needs: a fillet takes at most half of each. */
export function tangentReach({
  radius,
  ...slopes
}: Pick<SetOutInput, "radius" | "slopeBefore" | "slopeAfter">): number {
  return 4 * tangentLength.evaluate({ radius, deflection: arcDeflection.evaluate(slopes) });
}

/** Those of a curve that stands alone: its radius is an entry. */
const arcNumbers: CurveNumbers = {
  of: "curve",
  radius: (words) => typed("radius", words, "Radius"),
  along: "Chainage",
  across: "Level",
};

/** What the numbers of a curve are. */
export interface CurveNumbers {
  /** Before `tangent`, `chainage 3`, `level 3`. */
  readonly of: string;
  readonly radius: (words: string) => LetteredMore;
  /** What both coordinates of a point are called. */
  readonly along: string;
  readonly across: string;
}

interface Paper {
  readonly size: Size;
  readonly system: UnitSystem;
}

interface Named {
  readonly name: string;
  readonly title: string;
  readonly target?: string;
  readonly opens: CurveNumbers;
}

/** Tangents, arc and points of a corner rounded by a radius; undefined where the way goes straight on. */
export function cornerSetOut(
  corner: Corner,
  increment: number,
  named: Named,
  { size, system }: Paper,
): CurveSetOut | undefined {
  const { before, at, after, radius } = corner;
  const curve = filletAt(before, at, after, radius);
  if (curve === undefined) return undefined;
  const tangent = tangentLength.evaluate({ radius, deflection: Math.abs(curve.sweep) });
  const points = pointsOf(corner, increment);
  if (points === undefined) return undefined;
  const { target, opens } = named;
  const picked = target === undefined ? {} : { target };
  const full = { ...curve, ...trueArc(at, unit(before, at), radius, curve.sweep) };
  const [from, to] = [full.from, plus(at, unit(at, after), tangent)];
  // A belt that comes back turns the other way in the same hollow.
  const isSag = full.centre.y > at.y;
  const metres = (value: number) => measuredWithUnit(value, "m", system, 2);
  const round = `R ${metres(radius)}`;
  const shapes = [
    line("CENTRE", from, at, picked),
    line("CENTRE", at, to, picked),
    arc("CURVE", full.centre, radius, { start: full.start, sweep: curve.sweep, ...picked }),
    marker("POINT", at, "cross", 10, picked),
    ...tangentShapes({ from, corner: at, to }, metres(tangent), curve.sweep > 0, opens),
    ...pointShapes(points, { size, system }, isSag, opens),
    leader(middleOf(full.centre, full.start + curve.sweep / 2, radius), { x: 24, y: isSag ? -72 : 72 }, round, {
      ...picked,
      ...opens.radius(round),
    }),
  ];
  const { name, title } = named;
  const drawing = makeDrawing({ name, title, unit: "m", size, stretch: stretchFor(shapes, size), shapes });
  return { drawing, points, radius, tangentLength: tangent };
}

function trueArc(corner: Spot, way: Spot, radius: number, turn: number) {
  const tangent = tangentLength.evaluate({ radius, deflection: Math.abs(turn) });
  const from = { x: corner.x - way.x * tangent, y: corner.y - way.y * tangent };
  const side = Math.sign(turn);
  const centre = { x: from.x - side * way.y * radius, y: from.y + side * way.x * radius };
  return { from, centre, start: Math.atan2(from.y - centre.y, from.x - centre.x) };
}

const middleOf = (centre: Spot, angle: number, radius: number): Spot => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

interface Corner {
  readonly before: Spot;
  readonly at: Spot;
  readonly after: Spot;
  readonly radius: number;
  /** Where they are known better than by the points, rad. */
  readonly slopes?: Pick<SetOutInput, "slopeBefore" | "slopeAfter">;
}

function pointsOf({ at, radius, ...corner }: Corner, increment: number): readonly SetOutPoint[] | undefined {
  const slopes = corner.slopes ?? slopesOf({ at, ...corner });
  try {
    return setOutPoints(startTrace("checked"), { chainage: at.x, level: at.y, ...slopes, radius, increment });
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

function slopesOf({ before, at, after }: Pick<Corner, "before" | "at" | "after">) {
  const slope = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);
  const slopeBefore = slope(before, at);
  const turn = slope(at, after) - slopeBefore;
  return { slopeBefore, slopeAfter: slopeBefore + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI)) };
}

/** Measured on the side of the tangents away from the arc. */
function tangentShapes(
  { from, corner, to }: { readonly from: Spot; readonly corner: Spot; readonly to: Spot },
  words: string,
  turnsLeft: boolean,
  { of }: CurveNumbers,
): readonly Shape[] {
  const offset = turnsLeft ? -24 : 24;
  if (distance(from, to) === 0) return [];
  const shown = calculated(`${of} tangent`, "Length of the tangent", words);
  return [dimension(from, corner, "line", offset, words, shown), dimension(corner, to, "line", offset, words, shown)];
}

/** Points of the arc with number, chainage and level; of many, every second, third … is named. */
function pointShapes(
  points: readonly SetOutPoint[],
  { size: { width }, system }: Paper,
  isSag: boolean,
  opens: CurveNumbers,
): readonly Shape[] {
  const every = Math.max(1, Math.ceil(points.length / (width / 55)));
  const [first = 0, last = 0] = [points[0]?.chainage, points.at(-1)?.chainage];
  // The last point may stand just behind another, whose name would lie under its own.
  const close = (Math.abs(last - first) * 26) / width;
  return points.flatMap(({ chainage, level }, at): readonly Shape[] => {
    const spot = { x: chainage, y: level };
    const isNamed = at === points.length - 1 || (at % every === 0 && Math.abs(chainage - last) > close);
    const [along, high] = [measured(chainage, "m", system, 2), measured(level, "m", system, 3)];
    const side = isSag
      ? ({ anchor: "start", shift: { x: 3, y: 8 } } as const)
      : ({ anchor: "end", shift: { x: -3, y: -8 } } as const);
    const numbers = [
      { words: `${along} /`, of: `${opens.of} chainage ${at}`, name: `${opens.along} of point ${at + 1}` },
      { words: high, of: `${opens.of} level ${at}`, name: `${opens.across} of point ${at + 1}` },
    ];
    const label = text(spot, `${at + 1}: ${along} / ${high}`, {
      ...{ angle: Math.PI / 3, size: 8, ...side },
      numbers,
    });
    return [marker("POINT", spot, "dot", 4), ...(isNamed ? [label] : [])];
  });
}

/** Flat curves are shown with heights enlarged. */
function stretchFor(shapes: readonly Shape[], { width, height }: Size): number {
  const spots = shapes.flatMap((shape) => (shape.kind === "line" ? [shape.from, shape.to] : []));
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const [x, y] = [span(spots.map((spot) => spot.x)), span(spots.map((spot) => spot.y))];
  const room = (0.35 * height * x) / Math.max(1e-9, width * y);
  return [1, 2, 5, 10, 20, 50].findLast((one) => one <= room) ?? 1;
}
