import type { Conveyor, Pull } from "@beltwright/model";
import type { Bounds } from "../description/bounds.ts";
import { arc, line, polyline, text } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { beltShapes, layWithCurves } from "../drawings/belt-shapes.ts";
import { pointLayer } from "../drawings/point-signs.ts";
import type { Round } from "../geometry/belt-line.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { distance, plus, unit } from "../geometry/vector.ts";
import { type Circle, clipped, cornersOf } from "./clipped.ts";
import { freeCircle, isClear, type Taken, takenBy } from "./free-place.ts";
import { stationsOf } from "./stations.ts";

interface Sketch {
  /** The points as the sketch has them, and as they are, m. */
  readonly drawn: readonly Round[];
  readonly real: readonly Round[];
  readonly shapes: readonly Shape[];
  /** What may be drawn on, in the pixels of the sketch. */
  readonly paper: Bounds;
}

/** Share of the smaller side of the paper, and the limits of a bubble, pixels. */
const bubble = { share: 0.2, least: 36, most: 75 };
/** Where a bubble finds no room near its station, a share of the paper's width away, a smaller one may. */
const [sizes, near] = [[1, 0.75, 0.55], 0.3];
/** Belt shown round the pulleys of a station, m. */
const around = 0.5;

/** Each station of pulleys to scale in a circle beside the sketch, where one finds room and lies on nothing. */
export function detailBubbles(conveyor: Conveyor, { drawn, real, shapes, paper }: Sketch): readonly Shape[] {
  const smaller = Math.min(paper.maxX - paper.minX, paper.maxY - paper.minY);
  const radius = Math.min(bubble.most, Math.max(bubble.least, bubble.share * smaller));
  const laid = layWithCurves(real, []);
  const belt = beltShapes(conveyor.pulls, real, laid);
  let taken: Taken = takenBy(shapes);
  return stationsOf(conveyor, real).flatMap((station) => {
    const of = signOf(conveyor, station, drawn);
    if (of === undefined) return [];
    const at = nearCircle(taken, paper, { of, radius });
    if (at === undefined) return [];
    const made = [...tie(taken, of, at), ...bubbleOf(conveyor, { station, real, belt }, at)];
    taken = [...taken, ...takenBy(made)];
    return made;
  });
}

function nearCircle(taken: Taken, paper: Bounds, { of, radius }: { readonly of: Circle; readonly radius: number }) {
  const away = ({ centre }: Circle) => distance(centre, of.centre);
  let best: Circle | undefined;
  for (const size of sizes) {
    const found = freeCircle(taken, paper, { of, radius: size * radius });
    if (found !== undefined && (best === undefined || away(found) < away(best))) best = found;
    if (best !== undefined && away(best) < near * (paper.maxX - paper.minX)) return best;
  }
  return best;
}

/** The sign in the sketch that a detail belongs to: of the drive, else of the end of the conveyor. */
function signOf({ pulls }: Conveyor, station: readonly number[], drawn: readonly Round[]): Circle | undefined {
  const driven = station.find((at) => pulls[at]?.pType === "Drive");
  return drawn[driven ?? station.find((at) => isEnd(pulls[at])) ?? -1];
}

const isEnd = (pull: Pull | undefined) => pull?.pType === "Tail" || pull?.pType === "Pulley";

/** A circle round rounds, with so much to spare. */
function circleRound(rounds: readonly Round[], spare: number): Circle {
  const [xs, ys] = [rounds.map(({ centre }) => centre.x), rounds.map(({ centre }) => centre.y)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = { x: middle(xs), y: middle(ys) };
  const reach = rounds.map((round) => distance(round.centre, centre) + round.radius);
  return { centre, radius: Math.max(0, ...reach) + spare };
}

/** A line from the sign to its detail where it crosses nothing; the numbers of the points tell else. */
function tie(taken: Taken, of: Circle, at: Circle): readonly Shape[] {
  const way = unit(of.centre, at.centre);
  const shape = line("DIMENSION", plus(of.centre, way, of.radius), plus(at.centre, way, -at.radius));
  return isClear(taken, of, at) ? [shape] : [];
}

interface Station {
  readonly station: readonly number[];
  readonly real: readonly Round[];
  readonly belt: readonly Shape[];
}

function bubbleOf({ pulls }: Conveyor, { station, real, belt }: Station, at: Circle): readonly Shape[] {
  const whole = circleRound(
    station.flatMap((index) => real[index] ?? []),
    around,
  );
  const scale = at.radius / whole.radius;
  const put = ({ x, y }: Spot): Spot => ({
    x: at.centre.x + scale * (x - whole.centre.x),
    y: at.centre.y + scale * (y - whole.centre.y),
  });
  return [
    arc("DIMENSION", at.centre, at.radius),
    ...belt.flatMap((shape) =>
      clipped(cornersOf(shape), whole).map((part) =>
        polyline(shape.layer, part.map(put), shape.target === undefined ? {} : { target: shape.target }),
      ),
    ),
    ...station.flatMap((index): readonly Shape[] => {
      const [pull, round] = [pulls[index], real[index]];
      if (pull === undefined || round === undefined) return [];
      const [centre, radius, more] = [put(round.centre), scale * round.radius, { target: pullTarget(index) }];
      const number = String(pull.no);
      const size = Math.round(Math.min(10, radius));
      const shown = size >= 6 ? [text(centre, number, { size, ...more })] : [];
      return [arc(pointLayer(pull), centre, Math.max(1, radius - 2), more), ...shown];
    }),
  ];
}
