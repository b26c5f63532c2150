import { chainages, isSketchArranged, type Size, type Spot, sketchSpots } from "@beltwright/drawing";
import type { Conveyor, Pull } from "@beltwright/model";
import { inverseAlong } from "./inverse-along.ts";

type Place = Partial<Pick<Pull, "x" | "y" | "z" | "screenX" | "screenZ">>;
interface PlacedValue {
  readonly path: string;
  readonly value: number;
}

/** Where the points of a drawing stand, and what placing or moving one in it means. */
interface PointPlaces {
  /** Where each point stands, in the unit of the drawing. */
  readonly spots: readonly Spot[];
  /** The place of a new point at a spot. */
  readonly placeAt: (spot: Spot) => Place;
  /** What changes when a point is moved to a spot. */
  readonly moved: (index: number, spot: Spot) => readonly PlacedValue[];
}

export type PointDrawingName = "profile" | "long" | "plan";

export function pointPlaces(name: PointDrawingName, conveyor: Conveyor, size: Size): PointPlaces {
  const places = makers[name](conveyor, size);
  // An empty sheet has no scale: whatever spot is pressed, the first point is where the places are counted from.
  return conveyor.pulls.length === 0 ? { ...places, placeAt: () => origin } : places;
}

const origin: Place = { x: 0, y: 0, z: 0, screenX: 0, screenZ: 0 };

const makers: Readonly<Record<PointDrawingName, (conveyor: Conveyor, size: Size) => PointPlaces>> = {
  profile: sketch,
  long: section,
  plan,
};

function snapped(value: number, { drawSnapSize }: Conveyor): number {
  const exact = drawSnapSize > 0 ? Math.round(value / drawSnapSize) * drawSnapSize : value;
  return Number(exact.toFixed(4));
}

const at = (index: number, name: string, value: number): PlacedValue => ({ path: `pulls[${index}].${name}`, value });

function section(conveyor: Conveyor): PointPlaces {
  const { pulls } = conveyor;
  const along = chainages(pulls);
  const spots = pulls.map(({ z }, index) => ({ x: along[index] ?? 0, y: z }));
  return {
    spots,
    placeAt: (spot) => {
      const x = snapped(inverseAlong(pairs(along, pulls, "x"), spot.x, 1), conveyor);
      const y = pulls.length < 2 ? 0 : inverseAlong(pairs(along, pulls, "y"), spot.x, 0);
      const z = snapped(spot.y, conveyor);
      return { x, y: Number(y.toFixed(4)), z, screenX: x, screenZ: z };
    },
    moved: (index, spot) => {
      const z = snapped(spot.y, conveyor);
      const step = snapped(spot.x, conveyor) - (along[index] ?? 0);
      const [dx, dy] = heading(pulls, along, index);
      const { x = 0, y = 0 } = pulls[index] ?? {};
      return withSketch(conveyor, index, { x: round(x + step * dx), y: round(y + step * dy), z });
    },
  };
}

const round = (value: number) => Number(value.toFixed(4));

/** The way of growing chainage in plan at a point. */
function heading(pulls: readonly Pull[], along: readonly number[], index: number): readonly [number, number] {
  const here = pulls[index];
  const chainage = along[index] ?? 0;
  const other = pulls.find((_, i) => Math.abs((along[i] ?? 0) - chainage) > 1e-6 && Math.abs(i - index) <= 1);
  if (!here || !other) return [1, 0];
  const way = Math.sign((along[pulls.indexOf(other)] ?? 0) - chainage);
  const length = Math.hypot(other.x - here.x, other.y - here.y);
  return length === 0 ? [1, 0] : [(way * (other.x - here.x)) / length, (way * (other.y - here.y)) / length];
}

/** A sketch nobody arranged follows the real places. */
function withSketch(conveyor: Conveyor, index: number, place: { x: number; y: number; z: number }) {
  const sketch = isSketchArranged(conveyor) ? [] : [at(index, "screenX", place.x), at(index, "screenZ", place.z)];
  return [at(index, "x", place.x), at(index, "y", place.y), at(index, "z", place.z), ...sketch];
}

function plan(conveyor: Conveyor): PointPlaces {
  const { pulls } = conveyor;
  return {
    spots: pulls.map(({ x, y }) => ({ x, y })),
    placeAt: (spot) => {
      const [x, y] = [snapped(spot.x, conveyor), snapped(spot.y, conveyor)];
      const z = round(
        inverseAlong(
          pairs(
            pulls.map((pull) => pull.x),
            pulls,
            "z",
          ),
          spot.x,
          0,
        ),
      );
      return { x, y, z, screenX: x, screenZ: z };
    },
    moved: (index, spot) => {
      const z = pulls[index]?.z ?? 0;
      return withSketch(conveyor, index, { x: snapped(spot.x, conveyor), y: snapped(spot.y, conveyor), z });
    },
  };
}

/** Metres that a pixel of an empty sketch stands for. */
const metresPerPixel = 0.2;

function sketch(conveyor: Conveyor, size: Size): PointPlaces {
  const { pulls } = conveyor;
  const spots = sketchSpots(conveyor, size);
  const [across, up] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const isArranged = isSketchArranged(conveyor);
  const screen = (spot: Spot) => ({
    screenX: round(inverseAlong(pairs(across, pulls, "screenX"), spot.x, 1)),
    screenZ: round(inverseAlong(pairs(up, pulls, "screenZ"), spot.y, 1)),
  });
  return {
    spots,
    placeAt: (spot) => {
      const x = snapped(inverseAlong(pairs(across, pulls, "x"), spot.x, metresPerPixel), conveyor);
      const z = snapped(inverseAlong(pairs(up, pulls, "z"), spot.y, metresPerPixel), conveyor);
      return isArranged ? { x, z, ...screen(spot) } : { x, z, screenX: x, screenZ: z };
    },
    moved: (index, spot) => {
      const others = isArranged ? [] : spots.flatMap((one, i) => (i === index ? [] : arranged(i, one)));
      const own = isArranged ? screen(spot) : { screenX: round(spot.x), screenZ: round(spot.y) };
      return [...others, at(index, "screenX", own.screenX), at(index, "screenZ", own.screenZ)];
    },
  };
}

/** To begin arranging by hand, every point keeps the place it has. */
function arranged(index: number, spot: Spot): readonly PlacedValue[] {
  return [at(index, "screenX", round(spot.x)), at(index, "screenZ", round(spot.y))];
}

function pairs(
  shown: readonly number[],
  pulls: readonly Pull[],
  name: "x" | "y" | "z" | "screenX" | "screenZ",
): readonly (readonly [number, number])[] {
  return pulls.map((pull, index) => [shown[index] ?? 0, pull[name]] as const);
}
