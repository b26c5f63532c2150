/** How a speed climbs from 0 to 1 in the time from 0 to 1. */
export type RampShape = "linear" | "harrison" | "nordell" | "s-curve" | "cosine";

/**
 * A climb of 1 within a time of 1: speed, acceleration and way at a share x of its time. `edge` is the share of the time in
 * which the acceleration of an S-curve, or of one with cosine edges, builds up; at most a half. Asked in every step of a
 * start, so without a record: what decides a start, its largest acceleration, is a formula of `shapes.ts`.
 */
export interface UnitShape {
  readonly speed: (x: number, edge: number) => number;
  readonly acceleration: (x: number, edge: number) => number;
  readonly way: (x: number, edge: number) => number;
  /** Largest rate at which its acceleration changes; infinite where it jumps. */
  readonly jerk: (edge: number) => number;
}

const linear: UnitShape = {
  speed: (x) => x,
  acceleration: () => 1,
  way: (x) => x ** 2 / 2,
  jerk: () => Number.POSITIVE_INFINITY,
};

const harrison: UnitShape = {
  speed: (x) => (1 - Math.cos(Math.PI * x)) / 2,
  acceleration: (x) => (Math.PI / 2) * Math.sin(Math.PI * x),
  way: (x) => (x - Math.sin(Math.PI * x) / Math.PI) / 2,
  jerk: () => Math.PI ** 2 / 2,
};

const nordell: UnitShape = {
  speed: (x) => (x <= 0.5 ? 2 * x ** 2 : 1 - 2 * (1 - x) ** 2),
  acceleration: (x) => 4 * Math.min(x, 1 - x),
  way: (x) => (x <= 0.5 ? (2 * x ** 3) / 3 : 0.5 - (1 - x) + (2 * (1 - x) ** 3) / 3),
  jerk: () => 4,
};

/** What an edge begins with; after it the acceleration is even, and the end mirrors the beginning. */
interface Edge {
  readonly speed: (x: number, edge: number) => number;
  readonly acceleration: (x: number, edge: number) => number;
  readonly way: (x: number, edge: number) => number;
}

function edged(begin: Edge, jerk: (edge: number) => number): UnitShape {
  const even = (edge: number) => 1 / (1 - edge);
  return {
    speed: (x, edge) => {
      if (x < edge) return even(edge) * begin.speed(x, edge);
      return x <= 1 - edge ? even(edge) * (x - edge / 2) : 1 - even(edge) * begin.speed(1 - x, edge);
    },
    acceleration: (x, edge) => {
      const near = Math.min(x, 1 - x);
      return near < edge ? even(edge) * begin.acceleration(near, edge) : even(edge);
    },
    way: (x, edge) => {
      if (x < edge) return even(edge) * begin.way(x, edge);
      if (x > 1 - edge) return 0.5 - (1 - x) + even(edge) * begin.way(1 - x, edge);
      const atEdge = edge > 0 ? begin.way(edge, edge) : 0;
      return even(edge) * (atEdge + ((x - edge / 2) ** 2 - (edge / 2) ** 2) / 2);
    },
    jerk: (edge) => (edge > 0 ? even(edge) * jerk(edge) : Number.POSITIVE_INFINITY),
  };
}

const straightEdge: Edge = {
  speed: (x, edge) => x ** 2 / (2 * edge),
  acceleration: (x, edge) => x / edge,
  way: (x, edge) => x ** 3 / (6 * edge),
};

const cosineEdge: Edge = {
  speed: (x, edge) => (x - (edge / Math.PI) * Math.sin((Math.PI * x) / edge)) / 2,
  acceleration: (x, edge) => (1 - Math.cos((Math.PI * x) / edge)) / 2,
  way: (x, edge) => (x ** 2 / 2 + (edge / Math.PI) ** 2 * (Math.cos((Math.PI * x) / edge) - 1)) / 2,
};

export const unitShapes: Readonly<Record<RampShape, UnitShape>> = {
  linear,
  harrison,
  nordell,
  "s-curve": edged(straightEdge, (edge) => 1 / edge),
  cosine: edged(cosineEdge, (edge) => Math.PI / (2 * edge)),
};
