import {
  type Calculation,
  type Conveyor,
  centreHeights,
  isPulley,
  type Pull,
  type UnitSystem,
} from "@beltwright/model";
import { type Bounds, boundsOf, heightOf, spotsOf, widthOf } from "../description/bounds.ts";
import { arc, calculated, dimension, disc, marker } from "../description/draw.ts";
import { type Drawing, fitView, makeDrawing } from "../description/drawing.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Size, View } from "../description/view.ts";
import type { Round } from "../geometry/belt-line.ts";
import { chainages } from "../geometry/chainage.ts";
import { measured, measuredWithUnit } from "../geometry/measure.ts";
import { rounded } from "../geometry/nice.ts";
import { beltRadius, pullTarget } from "../geometry/pulls.ts";
import { beltShapes, type LaidBelt, layWithCurves } from "./belt-shapes.ts";
import { pointLabels } from "./point-labels.ts";
import { pointLayer } from "./point-signs.ts";
import { scaleAxes } from "./scale-axes.ts";
import { roomWithin, type Surroundings, sidesOf, surroundings, viewWithin } from "./scale-layout.ts";
import { slopeTexts, textSpan } from "./slope-texts.ts";

export interface ScaleOptions {
  readonly size?: Size;
  /** Heights over lengths; absent: as the document asks, else what makes the heights readable. */
  readonly stretch?: number;
  readonly hasLabels?: boolean;
  /** Of lengths and axes; metric if absent. */
  readonly system?: UnitSystem;
  /** How the whole is moved and enlarged on a screen: axes and labels are laid out for what is seen. */
  readonly look?: (whole: View) => View;
}

const usualSize: Size = { width: 1000, height: 420 };

/** The conveyor from the side to scale, metres: chainage and height, with vertical curves, slopes and grid. */
export function longSection(conveyor: Conveyor, _calculation?: Calculation, options: ScaleOptions = {}): Drawing {
  const { size = usualSize, hasLabels = true, system = "metric" } = options;
  const rounds = sectionRounds(conveyor);
  const laid = layWithCurves(
    rounds,
    conveyor.pulls.map(({ vertCurveRadiusInp }) => vertCurveRadiusInp),
  );
  const belt = beltShapes(conveyor.pulls, rounds, laid);
  const bounds = boundsOf(belt.flatMap(spotsOf));
  const around = surroundings(size, hasLabels, true);
  const { stretch, scale } = scalesOf(conveyor, { bounds, rounds }, roomWithin(size, sidesOf(around)), options.stretch);
  const whole = scale
    ? fitView(belt, size, { stretch, margin: 56, scale })
    : viewWithin(bounds, size, sidesOf(around), stretch);
  const view = options.look?.(whole) ?? whole;
  const note = stretch === 1 ? undefined : `Heights × ${rounded(stretch, 2)}`;
  const shapes = [
    ...scaleAxes({ bounds, view, size, away: around.axes, system }, { x: "Chainage", y: "Level", note }),
    ...belt,
    ...conveyor.pulls.flatMap((_, at) => pulleyShapes(conveyor, at, rounds[at], view)),
    ...(hasLabels ? sectionLettering(conveyor, { rounds, laid, bounds, view, around, system }) : []),
  ];
  const title = `Long section ${conveyor.convNo}`.trim();
  return makeDrawing({ name: "long-section", title, unit: "m", size, stretch, shapes, view: whole });
}

/** Centres in chainage and height, with the radius of the middle of the belt. */
export function sectionRounds(conveyor: Conveyor): readonly Round[] {
  const along = chainages(conveyor.pulls);
  const radii = conveyor.pulls.map((pull) => beltRadius(conveyor, pull));
  const heights = centreHeights(conveyor, radii);
  return conveyor.pulls.map((pull, at) => ({
    centre: { x: along[at] ?? pull.x, y: heights[at] ?? pull.z },
    radius: radii[at] ?? 0,
    isClockwise: pull.rotation === "Clockwise",
  }));
}

const usualStretches = [1, 2, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500] as const;

/**
 * Typed scales win; a conveyor too flat to read is drawn with its heights enlarged by a round number, as long as that
 * turns no pulley that can be seen into an egg.
 */
function scalesOf(
  conveyor: Conveyor,
  { bounds, rounds }: { readonly bounds: Bounds; readonly rounds: readonly Round[] },
  room: Size,
  asked: number | undefined,
) {
  const [scaleLongX, scaleLongZ] = [usableScale(conveyor.scaleLongX), usableScale(conveyor.scaleLongZ)];
  const scale = scaleLongX > 0 ? scaleLongX : undefined;
  if (asked !== undefined && asked > 0 && Number.isFinite(asked)) return { stretch: asked, scale };
  if (scaleLongX > 0) return { stretch: scaleLongZ > 0 ? scaleLongZ / scaleLongX : 1, scale };
  const along = room.width / Math.max(1e-9, widthOf(bounds));
  if (scaleLongZ > 0) return { stretch: scaleLongZ / along, scale };
  if (rounds.some(({ radius }) => radius * along > 3)) return { stretch: 1, scale };
  const most = room.height / Math.max(1e-9, heightOf(bounds) * along);
  return { stretch: usualStretches.findLast((one) => one <= most) ?? 1, scale };
}

/** A typed scale within what any paper can show, pixels a metre; 0 for none. */
export function usableScale(typed: number): number {
  return typed > 0 ? Math.min(1e4, Math.max(1e-4, typed)) : 0;
}

/** A circle where it can be seen, a sign of fixed size where it cannot. */
function pulleyShapes(conveyor: Conveyor, at: number, round: Round | undefined, view: View): readonly Shape[] {
  const pull = conveyor.pulls[at];
  if (pull === undefined || round === undefined) return [];
  const [layer, more] = [pointLayer(pull), { target: pullTarget(at) }];
  const { centre, radius } = round;
  if (pull.pType === "Hopper") return [marker(layer, centre, "triangle-down", 8, more)];
  if (!isPulley(pull)) return [marker(layer, centre, "dot", 4, more)];
  if (radius * view.scaleX < 2.5) return [marker(layer, centre, "circle", 6, more)];
  const inner = radius * 0.96;
  const fill = pull.pType === "Drive" ? [disc(layer, centre, inner, "tint", more)] : [];
  return [disc(layer, centre, inner, "paper", more), ...fill, arc(layer, centre, inner, more)];
}

interface Laid {
  readonly rounds: readonly Round[];
  readonly laid: LaidBelt;
  readonly bounds: Bounds;
  readonly view: View;
  readonly around: Surroundings;
  readonly system: UnitSystem;
}

function sectionLettering(conveyor: Conveyor, { rounds, laid, bounds, view, around, system }: Laid): readonly Shape[] {
  const runs = laid.line.runs.map(({ from, to }): readonly [Spot, Spot] => [from, to]);
  const lines = [...runs, ...wraps(rounds)];
  const signs = rounds.map(({ centre }): readonly [Spot, Spot] => [centre, centre]);
  const slopes = slopeTexts(conveyor, laid.line.runs, [...lines, ...signs], view);
  const lettering = slopes.map((one) => textSpan(one, view));
  const endings = laid.fillets.map((curve, at) =>
    curve === undefined ? "" : ` R ${measured(conveyor.pulls[at]?.vertCurveRadiusInp ?? 0, "m", system, 1)}`,
  );
  const room = {
    lines,
    lettering,
    bounds,
    view,
    endings,
    endingField: "vertCurveRadiusInp",
    spare: around.labels,
  } as const;
  return [
    ...slopes,
    ...pointLabels(conveyor, rounds, room),
    ...(around.overall ? overall(conveyor, { rounds, bounds, view, system }, around.overall) : []),
  ];
}

/** Enlarged heights draw out the belt round a pulley far beyond the sign that stands for it. */
function wraps(rounds: readonly Round[]): readonly (readonly [Spot, Spot])[] {
  return rounds
    .filter(({ radius }) => radius > 0)
    .map(({ centre: { x, y }, radius }) => [
      { x, y: y - radius },
      { x, y: y + radius },
    ]);
}

/** Length and lift of the carrying strand, from its first point to its last as their heights were given. */
function overall(
  { pulls }: Conveyor,
  { rounds, bounds: { minY, maxX }, view, system }: Pick<Laid, "rounds" | "bounds" | "view" | "system">,
  at: { readonly foot: number; readonly right: number },
): readonly Shape[] {
  const first = pulls.findIndex(({ sectType }, i) => sectType === "Carry" && pulls.at(i - 1)?.sectType !== "Carry");
  const last = pulls.findLastIndex(({ sectType }) => sectType === "Carry");
  const [from, to] = [first, (last + 1) % pulls.length].map((i) => givenPlace(pulls[i], rounds[i]));
  if (from === undefined || to === undefined) return [];
  const metres = (value: number) => measuredWithUnit(Math.abs(value), "m", system, 2);
  const [length, lift] = [metres(to.x - from.x), metres(to.y - from.y)];
  const isLevel = Math.abs(to.y - from.y) < leastLift;
  const [below, beside] = [minY - belowTicks / view.scaleY, maxX + besideLabels / view.scaleX];
  const named = calculated("result totalLift", "Lift", lift);
  const walked = pulls.reduce((sum, { sectType }, i) => sum + (sectType === "Carry" ? levelRun(rounds, i) : 0), 0);
  // A tripper leads back, so that its belt is longer than the conveyor reaches.
  const of = Math.abs(walked - Math.abs(to.x - from.x)) < leastLift ? "result convLength" : "length";
  return [
    dimension(
      { x: from.x, y: below },
      { x: to.x, y: below },
      "x",
      at.foot + belowTicks,
      length,
      calculated(of, "Conveyor length", length),
    ),
    ...(isLevel
      ? []
      : [dimension({ x: beside, y: from.y }, { x: beside, y: to.y }, "y", at.right - besideLabels, lift, named)]),
  ];
}

function givenPlace(pull: Pull | undefined, round: Round | undefined): Spot | undefined {
  return pull === undefined || round === undefined ? undefined : { x: round.centre.x, y: pull.z };
}

function levelRun(rounds: readonly Round[], at: number): number {
  const [from, to] = [rounds[at], rounds[(at + 1) % rounds.length]];
  return from === undefined || to === undefined ? 0 : Math.abs(to.centre.x - from.centre.x);
}

/** Pixels from what is drawn to where numbers of the axis and names of points end: no line goes through them. */
const [belowTicks, besideLabels] = [48, 62];
/** m; less cannot be read off a drawing. */
const leastLift = 0.005;
