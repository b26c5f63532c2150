import type { Design } from "../design/design.ts";
import type { LoadWindow } from "../design/own-case.ts";
import { movingLoad } from "../solve/moving-load/moving-load.ts";
import { type Solved, solvedWith } from "../solve/moving-load/window-case.ts";
import { solve } from "../solve/solve.ts";
import type { SolvedCase } from "../solve/tension/solve-case.ts";
import { driveTractionAt } from "../solve/traction.ts";
import { bareTrace } from "../trace/trace.ts";
import { hillyBelt } from "./hilly-belt.ts";
import { workedConveyor } from "./worked-conveyor.ts";

/** How many numbers of the search were compared with full solves, and how far the furthest lay off, as a share. */
interface TrialOutcome {
  readonly compared: number;
  readonly furthest: number;
}

interface Hills {
  readonly design: Design;
  readonly streaks: number;
  /** Distance of every corner along the carry strand, m. */
  readonly corners: readonly number[];
}

/** Numbers between 0 and 1 that repeat for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

function hillsOf(random: () => number, isAutomatic: boolean): Hills {
  const between = (least: number, most: number) => least + random() * (most - least);
  const steps = Array.from({ length: Math.floor(between(2, 8)) }, (): readonly [number, number] => {
    const run = between(30, 300);
    return [run, run * between(-0.15, 0.18)];
  });
  const hills = { takeUpTension: between(200_000, 500_000), steps, isAutomatic };
  const plain = hillyBelt(random() < 0.5 ? hills : { ...hills, tailShare: between(0.1, 0.6) });
  const corners = [0];
  for (const [run, rise] of steps) corners.push((corners.at(-1) ?? 0) + Math.hypot(run, rise));
  const design = isAutomatic && random() < 0.5 ? { ...plain, loop: workedConveyor.loop } : plain;
  return { design, streaks: 1 + Math.floor(between(0, 3)), corners };
}

function solvedOf(design: Design): Solved {
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  return { design, method: "ISO", solution };
}

/** A number of the search, how a full solve gives it, and which loads it may be of. */
interface Asked {
  readonly found: number;
  readonly sign: 1 | -1;
  readonly read: (solved: SolvedCase) => number;
  readonly mayLie?: (windows: readonly LoadWindow[]) => boolean;
}

type Found = ReturnType<typeof movingLoad>;

function askedOf(found: Found, curves: readonly Curve[]): readonly Asked[] {
  const both = ({ largest, smallest }: Found["effectiveTension"], read: Asked["read"]): readonly Asked[] => [
    { found: largest.value, sign: 1, read },
    { found: smallest.value, sign: -1, read },
  ];
  const at = (pointId: string) => found.points.findIndex((point) => point.pointId === pointId);
  return [
    ...both(found.effectiveTension, ({ effectiveTension }) => effectiveTension),
    ...found.points.flatMap(({ leaving, ...arriving }, point) => [
      ...both(arriving, ({ state }) => state.arriving[point] ?? Number.NaN),
      ...(leaving === undefined ? [] : both(leaving, ({ state }) => state.leaving[point] ?? Number.NaN)),
    ]),
    ...found.traction.map(({ pointId, smallest }): Asked => {
      const read = (one: SolvedCase) => driveTractionAt(bareTrace, one, at(pointId))?.surplus ?? Number.NaN;
      return { found: smallest.value, sign: -1, read };
    }),
    ...found.liftOff.map(({ pointId, largest }): Asked => {
      const { from = 0, to = 0 } = curves.find((curve) => curve.pointId === pointId) ?? {};
      return {
        found: largest.value,
        sign: 1,
        read: ({ state }) => state.arriving[at(pointId)] ?? Number.NaN,
        mayLie: (windows) => windows.every((window) => window.to <= from || window.from >= to),
      };
    }),
  ];
}

interface Curve extends LoadWindow {
  readonly pointId: string;
  readonly tangentLength: number;
}

/** Where the belt turns upwards, with an arc that leaves room on both sides. */
function curvesOf({ design, corners }: Hills, random: () => number): readonly Curve[] {
  const slope = (at: number) => {
    const [one, other] = [design.points[at], design.points[at + 1]];
    return one === undefined || other === undefined ? 0 : (other.z - one.z) / (other.x - one.x);
  };
  return corners.slice(1, -1).flatMap((along, index): readonly Curve[] => {
    const at = index + 1;
    const room = Math.min(along - (corners[at - 1] ?? 0), (corners[at + 1] ?? 0) - along);
    const tangentLength = room * 0.45 * random();
    const pointId = design.points[at]?.id ?? "";
    if (!(slope(at) > slope(at - 1))) return [];
    return [{ pointId, tangentLength, from: along - tangentLength, to: along + tangentLength }];
  });
}

/** Every load of at most so many stretches whose ends lie at these places, and the empty belt. */
function everyLoad(places: readonly number[], most: number): readonly (readonly LoadWindow[])[] {
  const pieces = places.slice(1).map((to, at) => ({ from: places[at] ?? 0, to }));
  const loads: (readonly LoadWindow[])[] = [];
  for (let bits = 0; bits < 2 ** pieces.length; bits += 1) {
    const isIn = (at: number) => at >= 0 && (bits >> at) % 2 === 1;
    const windows: LoadWindow[] = [];
    for (const [at, piece] of pieces.entries()) {
      if (!isIn(at)) continue;
      const last = windows.at(-1);
      if (last !== undefined && isIn(at - 1)) windows[windows.length - 1] = { from: last.from, to: piece.to };
      else windows.push(piece);
    }
    if (windows.length <= most) loads.push(windows);
  }
  return loads;
}

/** One random conveyor with fixed friction: every load solved in full, beside what the search found. */
export function exactTrial(seed: number): TrialOutcome {
  const random = numbersFrom(seed);
  const hills = hillsOf(random, false);
  const all = curvesOf(hills, random);
  // One curve cuts two sections: with more of them there would be too many loads to try.
  const curves = all.slice(0, 1);
  const solved = solvedOf(hills.design);
  const { streaks } = hills;
  const found = movingLoad(solved, streaks, curves);
  const places = [...hills.corners, ...curves.flatMap(({ from, to }) => [from, to])].toSorted((a, b) => a - b);
  const loads = everyLoad(places, streaks).map((windows) => ({ windows, solved: solvedWith(solved, windows) }));
  return outcomeOf(
    askedOf(found, curves).map(({ found: value, sign, read, mayLie = () => true }) => {
      const sizes = loads.filter(({ windows }) => mayLie(windows)).map((load) => sign * read(load.solved));
      return { value, off: Math.abs(sign * value - Math.max(...sizes)) };
    }),
  );
}

/** One random conveyor whose friction follows the tension: random loads solved in full are nowhere worse than found. */
export function automaticTrial(seed: number, windows: number): TrialOutcome {
  const random = numbersFrom(seed);
  const { design, corners } = hillsOf(random, true);
  const solved = solvedOf(design);
  const asked = askedOf(movingLoad(solved), []);
  const end = corners.at(-1) ?? 0;
  const loads = Array.from({ length: windows }, () => {
    const [one, other] = [random() * end, random() * end];
    return solvedWith(solved, [{ from: Math.min(one, other), to: Math.max(one, other) }]);
  });
  return outcomeOf(
    asked.map(({ found: value, sign, read }) => {
      const worst = Math.max(...loads.map((load) => sign * read(load)));
      return { value, off: Math.max(0, worst - sign * value) };
    }),
  );
}

/** Shares of a value, or of the largest where that is near nothing. */
function outcomeOf(rows: readonly { readonly value: number; readonly off: number }[]): TrialOutcome {
  const largest = Math.max(...rows.map(({ value }) => Math.abs(value)));
  const shares = rows.map(({ value, off }) => off / Math.max(Math.abs(value), 0.01 * largest));
  return { compared: rows.length, furthest: Math.max(...shares) };
}
