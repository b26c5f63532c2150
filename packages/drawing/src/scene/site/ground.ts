import type { Spot } from "../../description/shape.ts";
import { niceStep } from "../../geometry/nice.ts";
import type { RibbonInput } from "../belt-ribbon.ts";
import { type Mesh, materials } from "../scene.ts";
import { withNormals } from "../solids.ts";

export const groundKinds = ["follows", "level"] as const;
/** Ground that rises and falls with the conveyor, or one level below all of it. Drawn, not surveyed. */
export type GroundKind = (typeof groundKinds)[number];

export interface Ground {
  /** Chainages where its slope may change. */
  readonly stations: readonly number[];
  readonly at: (chainage: number) => number;
  /** m between the borders of its bands. */
  readonly band: number;
}

/** Steepest rise of ground that follows the conveyor. */
const steepest = 0.35;
/** m below the lowest belt. */
const clearance = 0.9;
/** A conveyor this long lies on the land, a shorter one in a plant. m */
const overland = 500;

/** Ground under everything: never above a belt, a pulley or a weight, and nowhere steeper than land is. */
export function groundUnder(input: RibbonInput, asked?: GroundKind): Ground {
  const low = lowPlaces(input);
  const chainages = low.map(({ x }) => x);
  const [start, end] = [Math.min(...chainages), Math.max(...chainages)];
  const length = Math.max(1, end - start);
  const kind = asked ?? (length > overland ? "follows" : "level");
  const rise = kind === "level" ? 0 : steepest * input.heights;
  const even = Array.from({ length: 121 }, (_, at) => start + (length * at) / 120);
  const stations = [...new Set([...even, ...chainages, ...input.way.cuts])]
    .filter((one) => one >= start && one <= end)
    .toSorted((a, b) => a - b);
  const lowest = stations.map((station) => lowestAt(input, low, station));
  const levels = stations.map((station) => {
    const reached = stations.map((other, at) => (lowest[at] ?? Infinity) + rise * Math.abs(station - other));
    return reached.reduce((least, one) => Math.min(least, one), Infinity) - clearance;
  });
  return { stations, at: (chainage) => between(stations, levels, chainage), band: niceStep(length / 10) };
}

/** Ends of belts, corners of their curves and the undersides of pulleys: between them every belt is straight. */
function lowPlaces({ rounds, laid, conveyor }: RibbonInput): readonly Spot[] {
  const runs = laid.line.runs.flatMap(({ from, to }) => [from, to]);
  const curves = laid.fillets.flatMap((curve) => {
    if (curve === undefined) return [];
    return Array.from({ length: 9 }, (_, at) => {
      const angle = curve.start + (curve.sweep * at) / 8;
      return { x: curve.centre.x + curve.radius * Math.cos(angle), y: curve.centre.y + curve.radius * Math.sin(angle) };
    });
  });
  const undersides = rounds.map(({ centre, radius }, at) => {
    // Below a hung pulley hangs its weight.
    const isHung = conveyor.takeupType === "Vertical Gravity" && conveyor.pulls[at]?.pType === "Takeup";
    return { x: centre.x, y: centre.y - (isHung ? 4 : 1) * radius };
  });
  return [...runs, ...curves, ...undersides];
}

/** The lowest belt or place at a chainage; infinite where there is none. */
function lowestAt({ laid }: RibbonInput, low: readonly Spot[], station: number): number {
  const belts = laid.line.runs.map(({ from, to }) => {
    const share = (station - from.x) / (to.x - from.x);
    return share >= 0 && share <= 1 ? from.y + share * (to.y - from.y) : Infinity;
  });
  const places = low.map(({ x, y }) => (x === station ? y : Infinity));
  return [...belts, ...places].reduce((least, one) => Math.min(least, one), Infinity);
}

function between(stations: readonly number[], levels: readonly number[], chainage: number): number {
  const [first = 0] = stations;
  if (chainage <= first) return levels[0] ?? 0;
  let [low, high] = [0, stations.length - 1];
  if (chainage >= (stations[high] ?? 0)) return levels[high] ?? 0;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((stations[middle] ?? 0) <= chainage) low = middle;
    else high = middle;
  }
  const [from = 0, to = 0] = [stations[low], stations[high]];
  const share = to > from ? (chainage - from) / (to - from) : 0;
  return (levels[low] ?? 0) + share * ((levels[high] ?? 0) - (levels[low] ?? 0));
}

/** How bright two neighbouring bands are. */
const tones = [1, 0.86] as const;
const acrossShares = [-1, -0.5, -0.2, -0.05, 0, 0.05, 0.2, 0.5, 1] as const;

/** A strip of land along the conveyor in bands of a round length, which show how far it is. */
export function groundMesh({ conveyor, way }: RibbonInput, ground: Ground): Mesh | undefined {
  const [start, end] = [ground.stations[0], ground.stations.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const half = halfWidth(conveyor.pulls, conveyor.beltWidthInp / 1000, end - start);
  const rows = bandRows([start - half, ...ground.stations, end + half], ground.band);
  const positions = rows.flatMap(({ chainage }) => {
    const place = way.at(chainage);
    const [cos, sin] = [Math.cos(place.heading), Math.sin(place.heading)];
    const level = ground.at(chainage);
    return acrossShares.flatMap((share) => [place.x - share * half * sin, place.y + share * half * cos, level]);
  });
  const colours = rows.flatMap(({ tone }) =>
    acrossShares.flatMap(() => materials.ground.colour.map((part) => part * tone)),
  );
  const indices = rows.slice(1).flatMap(({ isFirst }, row) => (isFirst ? [] : rowIndices(row, acrossShares.length)));
  return { name: "ground", material: "ground", positions, normals: withNormals(positions, indices), colours, indices };
}

/** m; less than the bends in plan leave room for. */
function halfWidth(pulls: RibbonInput["conveyor"]["pulls"], belt: number, length: number): number {
  const bends = pulls.flatMap(({ horizCurveRadiusInp: radius }) => (radius > 0 ? [radius / 2] : []));
  return Math.max(4 * belt, Math.min(Math.max(6 * belt, 0.06 * length), ...bends));
}

interface Row {
  readonly chainage: number;
  readonly tone: number;
  /** Begins a band: it does not join the row before it. */
  readonly isFirst: boolean;
}

function bandRows(chainages: readonly number[], band: number): readonly Row[] {
  const [start = 0, end = 0] = [chainages[0], chainages.at(-1)];
  const first = Math.floor(start / band);
  const count = Math.max(1, Math.ceil(end / band) - first);
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [Math.max(start, (first + at) * band), Math.min(end, (first + at + 1) * band)];
    const inside = chainages.filter((one) => one > from && one < to);
    const tone = tones[(((first + at) % 2) + 2) % 2] ?? 1;
    return [from, ...inside, to].map((chainage, i) => ({ chainage, tone, isFirst: i === 0 }));
  }).flat();
}

function rowIndices(row: number, columns: number): readonly number[] {
  return Array.from({ length: columns - 1 }, (_, column) => {
    const first = row * columns + column;
    return [first, first + columns, first + 1, first + 1, first + columns, first + columns + 1];
  }).flat();
}
