import {
  type Calculation,
  type Conveyor,
  formatNumber,
  isPulley,
  type Pull,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { labelSize, line, polyline, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { fromPixels, type Size } from "../description/view.ts";
import { detailBubbles } from "../details/detail-bubbles.ts";
import type { Round, Run } from "../geometry/belt-line.ts";
import { placeLabels, tieEnd } from "../geometry/labels.ts";
import { isMinor, pullLabel, pullTarget, shortened } from "../geometry/pulls.ts";
import { between, distance, leftOf, plus, unit } from "../geometry/vector.ts";
import { beltShapes, layWithCurves, strandLayer } from "./belt-shapes.ts";
import { sectionRounds } from "./long-section.ts";
import { pointSign, pulledAway, takeUpSpots } from "./point-signs.ts";
import { sketchPlaces } from "./sketch-places.ts";

interface SketchOptions {
  readonly size?: Size;
  readonly hasLabels?: boolean;
  /** Stations of pulleys to scale beside it; absent: where there is room. */
  readonly hasDetails?: boolean;
  /** Belt tensions of running full beside the labels, where they are calculated. */
  readonly hasTensions?: boolean;
  /** Of the tensions; metric if absent. */
  readonly system?: UnitSystem;
}

const usualSize: Size = { width: 900, height: 380 };
const margin = { side: 70, above: 60, below: 62 };

/** The conveyor from the side, not to scale: pulleys, strands, drives, take-up and loading points with their names. */
export function profileSketch(conveyor: Conveyor, calculation?: Calculation, options: SketchOptions = {}): Drawing {
  const { size = usualSize, hasLabels = true, hasDetails = hasLabels, system = "metric" } = options;
  const { rounds, laid } = laySketch(conveyor, size);
  const tensions = options.hasTensions ? (at: number) => tensionWords(calculation, at, system) : () => "";
  const signs = rounds.flatMap(({ centre, radius }, at) =>
    pointSign(conveyor, at, { centre, radius: signSize(conveyor, at, radius), away: pulledAway(rounds, at) }),
  );
  const labels = hasLabels ? sketchLabels(conveyor, { rounds, runs: laid.line.runs, size }, tensions) : [];
  const arrows = laid.line.runs.flatMap((run, at) => travelArrow(conveyor.pulls[at], at, run));
  const shapes = [...beltShapes(conveyor.pulls, rounds, laid), ...arrows, ...signs, ...labels];
  const sheet = { name: "profile-sketch", title: sketchTitle(conveyor), unit: "px", size } as const;
  const drawing = makeDrawing({ ...sheet, scale: 1, shapes });
  if (!hasDetails || size.width < leastForDetails) return drawing;
  const { view } = drawing;
  const [low, high] = [fromPixels(view, { x: 0, y: size.height }), fromPixels(view, { x: size.width, y: 0 })];
  const paper = { minX: low.x, minY: low.y, maxX: high.x, maxY: high.y };
  const details = detailBubbles(conveyor, { drawn: rounds, real: sectionRounds(conveyor), shapes, paper });
  return makeDrawing({ ...sheet, view, shapes: [...shapes, ...details] });
}

/** A sketch narrower than this, pixels, has no room for details beside it. */
const leastForDetails = 500;

/** Where the middle of each point stands in the sketch, for picking and dragging. */
export function sketchSpots(conveyor: Conveyor, size: Size = usualSize): readonly Spot[] {
  return laySketch(conveyor, size).rounds.map(({ centre }) => centre);
}

const sketchTitle = ({ convNo }: Conveyor): string => `Profile ${convNo}`.trim();

/** Room for labels is left free round the sketch. */
function laySketch(conveyor: Conveyor, size: Size) {
  const { pulls } = conveyor;
  const room = {
    width: Math.max(40, size.width - 2 * margin.side),
    height: Math.max(30, size.height - margin.above - margin.below),
  };
  const places = sketchPlaces(conveyor, room);
  const rounds = pulls.map(
    (pull, at): Round => ({
      centre: plus(places[at] ?? { x: 0, y: 0 }, { x: margin.side, y: margin.below }),
      radius: signRadius(pull),
      isClockwise: pull.rotation === "Clockwise",
    }),
  );
  return { rounds, laid: layWithCurves(rounds, []) };
}

const radii: Readonly<Partial<Record<Pull["pType"], number>>> = {
  Drive: 13,
  Tail: 12,
  Pulley: 11,
  Brake: 12,
  Takeup: 10,
  Bend: 8,
};

function signRadius(pull: Pull): number {
  const size = Math.min(2, Math.max(0.5, pull.screenSize));
  return isPulley(pull) ? (radii[pull.pType] ?? 11) * size : 0;
}

/** Within the belt that lies on it. */
const signSize = ({ pulls }: Conveyor, at: number, radius: number) =>
  pulls[at] !== undefined && radius > 0 ? radius - 2 : radius;

/** Which way the belt runs, in the middle of runs long enough to show it. */
function travelArrow(pull: Pull | undefined, at: number, { from, to }: Run): readonly Shape[] {
  if (pull === undefined || distance(from, to) < 70) return [];
  const [middle, way] = [between(from, to, 0.5), unit(from, to)];
  const barb = (side: number) => plus(plus(middle, way, -5), leftOf(way), side * 4);
  return [polyline(strandLayer(pull), [barb(1), plus(middle, way, 4), barb(-1)], { target: pullTarget(at) })];
}

function sketchLabels(
  conveyor: Conveyor,
  { rounds, runs, size }: { rounds: readonly Round[]; runs: readonly Run[]; size: Size },
  tensions: (at: number) => string,
): readonly Shape[] {
  const { pulls } = conveyor;
  const order = pulls.map((_, at) => at).toSorted((a, b) => rank(pulls[a]) - rank(pulls[b]) || a - b);
  const wanted = order.map((at) => {
    const pull = pulls[at];
    const number = String(pull?.no ?? "");
    const words = pull === undefined ? "" : shortened(pullLabel(pull));
    const isHopper = pull?.pType === "Hopper";
    const centre = rounds[at]?.centre ?? { x: 0, y: 0 };
    return {
      at: isHopper ? plus(centre, { x: 0, y: 14 }) : centre,
      texts: [words + tensions(at), number + tensions(at), number],
      size: labelSize,
      isNear: isMinor(pull, pulls.length),
      clear: isHopper ? 14 : Math.max(4, rounds[at]?.radius ?? 0) + (pull?.pType === "Takeup" ? 3 : 1),
    };
  });
  const taken = [
    ...runs.flatMap(samples),
    ...rounds.flatMap(({ centre, radius }) => rim(centre, radius)),
    ...signSpots(conveyor, rounds),
  ];
  const placed = placeLabels(wanted, { lines: taken }, { x: [2, size.width - 2], y: [2, size.height - 2] });
  return placed.flatMap((place, i): readonly Shape[] => {
    const [label, at] = [wanted[i], order[i]];
    if (place === undefined || label === undefined || at === undefined) return [];
    const { text: words, shift, anchor, isFar } = place;
    const end = plus(label.at, tieEnd(shift));
    const more = { target: pullTarget(at) };
    const tie = isFar ? [line("DIMENSION", plus(label.at, unit(label.at, end), label.clear), end, more)] : [];
    return [...tie, text(label.at, words, { shift, anchor, ...more })];
  });
}

/** Over its funnel a loading point has one good place, a pulley has several; bare points may go without. */
const rank = (pull: Pull | undefined) =>
  pull === undefined ? 3 : pull.pType === "Hopper" ? 0 : isPulley(pull) ? 1 : 2;

function tensionWords(calculation: Calculation | undefined, at: number, system: UnitSystem): string {
  if (calculation?.kind !== "calculated") return "";
  const [t1, t2] = [calculation.results[`pulls[${at}].t1`], calculation.results[`pulls[${at}].t2`]];
  if (typeof t1 !== "number" || typeof t2 !== "number") return "";
  const shown = (tension: number) => formatNumber(toDisplay(tension, "kN", system));
  return `  ${shown(t1)} / ${shown(t2)} ${unitLabel("kN", system)}`;
}

function samples({ from, to }: Run): readonly Spot[] {
  const count = Math.max(1, Math.ceil(distance(from, to) / 5));
  return Array.from({ length: count + 1 }, (_, at) => between(from, to, at / count));
}

function rim(centre: Spot, radius: number): readonly Spot[] {
  const around = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
  return [centre, ...around.map((angle) => plus(centre, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }))];
}

/** Beside take-ups hang weights, over hoppers stand funnels: labels keep off both. */
function signSpots(conveyor: Conveyor, rounds: readonly Round[]): readonly Spot[] {
  return conveyor.pulls.flatMap(({ pType }, at) => {
    const { centre = { x: 0, y: 0 }, radius = 0 } = rounds[at] ?? {};
    if (pType === "Takeup") return takeUpSpots(conveyor, { centre, radius, away: pulledAway(rounds, at) });
    if (pType !== "Hopper") return [];
    return [-9, -4, 0, 4, 9].flatMap((x) => [6, 15, 24].map((y) => plus(centre, { x, y })));
  });
}
