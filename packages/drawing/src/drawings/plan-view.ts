import {
  type Calculation,
  type Conveyor,
  isPulley,
  type Pull,
  pulleySizes,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { boundsOf, spotsOf } from "../description/bounds.ts";
import { arc, area, calculated, line, marker, text } from "../description/draw.ts";
import { type Drawing, fitView, makeDrawing } from "../description/drawing.ts";
import type { Line, Shape, Spot, Text } from "../description/shape.ts";
import type { Size, View } from "../description/view.ts";
import { type Fillet, filletAt } from "../geometry/fillet.ts";
import { measured } from "../geometry/measure.ts";
import { pulleyRadius, pullTarget } from "../geometry/pulls.ts";
import { distance, leftOf, plus, unit } from "../geometry/vector.ts";
import { strandLayer } from "./belt-shapes.ts";
import { type ScaleOptions, usableScale } from "./long-section.ts";
import { pointLabels } from "./point-labels.ts";
import { pointLayer } from "./point-signs.ts";
import { scaleAxes } from "./scale-axes.ts";
import { sidesOf, surroundings, viewWithin } from "./scale-layout.ts";

const usualSize: Size = { width: 1000, height: 420 };

/** The conveyor from above to scale, metres: both strands, belt edges, pulleys and horizontal curves with their drift. */
export function planView(conveyor: Conveyor, calculation?: Calculation, options: ScaleOptions = {}): Drawing {
  const { size = usualSize, hasLabels = true, system = "metric" } = options;
  const { pulls } = conveyor;
  const curves = pulls.map((_, at) => curveAt(pulls, at));
  const centreLines = pulls.flatMap((pull, at) => strandShapes(conveyor, pull, at, curves));
  const scale = usableScale(conveyor.scalePlan);
  const bounds = boundsOf(centreLines.flatMap(spotsOf));
  const around = surroundings(size, hasLabels, false);
  const whole =
    scale > 0
      ? fitView(centreLines, size, { stretch: 1, margin: 56, scale })
      : viewWithin(bounds, size, sidesOf(around), 1);
  const view = options.look?.(whole) ?? whole;
  const rounds = pulls.map(({ x, y }) => ({ centre: { x, y }, radius: 0, isClockwise: true }));
  const lines = pulls.map((_, at): readonly [Spot, Spot] => [placeOf(pulls, at), placeOf(pulls, at + 1)]);
  const radii = curves.map((curve, at) =>
    curve === undefined ? "" : ` R ${measured(pulls[at]?.horizCurveRadiusInp ?? 0, "m", system, 1)}`,
  );
  const edges = pulls.flatMap((_, at) => beltEdges(conveyor, at, view));
  const edgeLines = edges.map(({ from, to }): readonly [Spot, Spot] => [from, to]);
  const drifts = hasLabels ? driftTexts(conveyor, calculation, curves.map(isSeen(view)), system) : [];
  const shapes = [
    ...scaleAxes({ bounds, view, size, away: around.axes, system }, { x: "x", y: "y" }),
    ...centreLines,
    ...edges,
    ...pulls.flatMap((_, at) => pulleyFromAbove(conveyor, at, view)),
    ...drifts,
    ...(hasLabels
      ? pointLabels(conveyor, rounds, {
          ...{ lines: [...lines, ...edgeLines, ...drifts.map((drift) => strikeThrough(drift, view))], bounds, view },
          ...{ endings: radii, endingField: "horizCurveRadiusInp", spare: around.labels },
        })
      : []),
  ];
  return makeDrawing({ name: "plan", title: `Plan ${conveyor.convNo}`.trim(), unit: "m", size, shapes, view: whole });
}

/** Pixels an arc must take for its drift to be written along it. */
const leastArc = 70;

const isSeen = (view: View) => (curve: Fillet | undefined) =>
  curve !== undefined && Math.abs(curve.sweep) * curve.radius * view.scaleX >= leastArc ? curve : undefined;

/** A line along a text, which labels keep away from. */
function strikeThrough({ at, shift }: Text, { scaleX, scaleY }: View): readonly [Spot, Spot] {
  const middle = { x: at.x + shift.x / scaleX, y: at.y + shift.y / scaleY };
  const half = leastArc / 2 / scaleX;
  return [
    { x: middle.x - half, y: middle.y },
    { x: middle.x + half, y: middle.y },
  ];
}

/** Where the belt drifts furthest in a curve, on the inside of its arc; positive is towards the centre. */
function driftTexts(
  { pulls }: Conveyor,
  calculation: Calculation | undefined,
  curves: readonly (Fillet | undefined)[],
  system: UnitSystem,
): readonly Text[] {
  const turns = calculation?.kind === "calculated" ? calculation.solution.machine.horizontalCurves : [];
  return pulls.flatMap(({ noID }, at): readonly Text[] => {
    const [curve, turn] = [curves[at], turns.find(({ pointId }) => pointId === String(noID))];
    // A pipe turns without drifting.
    if (curve === undefined || turn?.largestDrift === undefined || turn.largestDrift === 0) return [];
    const figure = measured(1000 * turn.largestDrift, "mm", system, 0);
    const number = calculated(`result pulls[${at}].horizDrift`, `Drift at point ${at + 1}`, figure);
    const middle = curve.start + curve.sweep / 2;
    const place = plus(curve.centre, { x: Math.cos(middle), y: Math.sin(middle) }, curve.radius);
    const side = Math.sin(middle) > 0 ? 1 : -1;
    const row = pulls[at]?.sectType === "Carry" ? 1 : 2;
    const shift = { x: 0, y: -side * row * driftRow };
    return [
      text(place, `Drift ${figure} ${unitLabel("mm", system)}`, {
        layer: "DIMENSION",
        shift,
        target: pullTarget(at),
        ...number,
      }),
    ];
  });
}

/** Pixels from the arc to the drift of the carry strand, and on to that of the return strand. */
const driftRow = 14;

function placeOf(pulls: readonly Pull[], at: number): Spot {
  const { x, y } = pulls[(at + pulls.length) % pulls.length] ?? { x: 0, y: 0 };
  return { x, y };
}

function curveAt(pulls: readonly Pull[], at: number): Fillet | undefined {
  const radius = pulls[at]?.horizCurveRadiusInp ?? 0;
  return filletAt(placeOf(pulls, at - 1), placeOf(pulls, at), placeOf(pulls, at + 1), radius);
}

function strandShapes(
  { pulls }: Conveyor,
  pull: Pull,
  at: number,
  curves: readonly (Fillet | undefined)[],
): readonly Shape[] {
  const [curve, next] = [curves[at], curves[(at + 1) % pulls.length]];
  const more = { target: pullTarget(at) };
  const layer = strandLayer(pull);
  const straight = line(layer, curve?.to ?? placeOf(pulls, at), next?.from ?? placeOf(pulls, at + 1), more);
  if (curve === undefined) return [straight];
  const { centre, radius, start, sweep } = curve;
  return [arc("CURVE", centre, radius, { start, sweep, ...more }), straight];
}

/** Edges of the carrying belt where the scale shows them. */
function beltEdges({ pulls, beltWidthInp }: Conveyor, at: number, view: View): readonly Line[] {
  const half = beltWidthInp / 2000;
  const [from, to] = [placeOf(pulls, at), placeOf(pulls, at + 1)];
  if (pulls[at]?.sectType !== "Carry" || half * view.scaleX < 2 || distance(from, to) === 0) return [];
  const left = leftOf(unit(from, to));
  const edge = (side: number) =>
    line("FRAME", plus(from, left, side * half), plus(to, left, side * half), { target: pullTarget(at) });
  return [edge(1), edge(-1)];
}

function pulleyFromAbove(conveyor: Conveyor, at: number, view: View): readonly Shape[] {
  const { pulls } = conveyor;
  const pull = pulls[at];
  if (pull === undefined) return [];
  const [layer, more, centre] = [pointLayer(pull), { target: pullTarget(at) }, placeOf(pulls, at)];
  if (pull.pType === "Hopper") return [marker(layer, centre, "square", 9, more)];
  if (!isPulley(pull)) return [marker(layer, centre, "dot", 4, more)];
  const radius = pulleyRadius(conveyor, pull);
  if (radius * view.scaleX < 1.5) return [marker(layer, centre, "square", 6, more)];
  const way = unit(placeOf(pulls, at - 1), centre);
  const half = pulleySizes(pull).face.value / 2000;
  const corner = (forward: number, side: number) => plus(plus(centre, way, forward * radius), leftOf(way), side * half);
  return [area(layer, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], "paper", more)];
}
