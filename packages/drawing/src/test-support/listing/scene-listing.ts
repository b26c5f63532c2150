import type { Mesh, Scene, SceneNode } from "../../scene/scene.ts";
import { type Entry, folded, type Place, placed, rounded, rows } from "./folding.ts";

const decimals = 3;

/** The solids of a 3D view as text, for review: the bodies there are, and where each stands. */
export function sceneListing({ name, meshes, nodes, bounds, legend, everyIdler }: Scene): string {
  const { min, max } = bounds;
  const colours = legend && `${legend.loadCase} ${rounded(legend.lowest, 0)} to ${rounded(legend.highest, 0)} N`;
  const told = new Map<string, string>();
  return [
    `${name}: m from ${placed(min, decimals)} to ${placed(max, decimals)}`,
    `one idler of ${everyIdler}, belt coloured ${colours === undefined ? "not at all" : `by ${colours}`}`,
    "nodes at x,y,z,heading°,slope°",
    ...meshes.flatMap((mesh, at) => bodyLines(mesh, placesOf(nodes, at), told)),
    "",
  ].join("\n");
}

const placesOf = (nodes: readonly SceneNode[], mesh: number) => nodes.filter((node) => node.mesh === mesh);

/** Rolls and their frame stand at the same places, which are told once. */
function bodyLines(mesh: Mesh, nodes: readonly SceneNode[], told: Map<string, string>): readonly string[] {
  if (nodes.length === 0) return [];
  const corners = cornersOf(mesh.positions);
  const standing = nodes.every(isInPlace) ? [] : folded(nodes.map(entryOf), decimals);
  const before = told.get(standing.join());
  if (standing.length > 1 && before === undefined) told.set(standing.join(), mesh.name);
  const lines = [
    ...shapeLines(corners, standing.length === 0),
    ...(before === undefined ? standing : [`nodes as those of ${before}`]),
  ];
  const about = `${mesh.name} (${mesh.material}) ${corners.length} corners ${mesh.indices.length / 3} triangles`;
  return [about + colourWords(mesh), ...lines.map((line) => `  ${line}`)];
}

const isInPlace = ({ at, turn }: SceneNode) => at.every((value) => value === 0) && turn[3] === 1;

function entryOf({ at, turn, scale, target }: SceneNode): Entry {
  const size = scale.every((one) => one === 1) ? "" : ` size ${placed(scale, decimals)}`;
  return { form: `node${size} at`, places: [[...at, ...anglesOf(turn)]], ...(target === undefined ? {} : { target }) };
}

/** Heading and slope of a turn about the upright and then the cross axis. */
function anglesOf([x, y, z, w]: SceneNode["turn"]): readonly [number, number] {
  const degree = 180 / Math.PI;
  const heading = Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
  const slope = -Math.asin(Math.max(-1, Math.min(1, 2 * (w * y - z * x))));
  return [heading * degree, slope * degree];
}

function cornersOf(positions: readonly number[]): readonly Place[] {
  return Array.from({ length: positions.length / 3 }, (_, at) => positions.slice(3 * at, 3 * at + 3));
}

const mostCorners = 4;

/** Box and mean tell of any corner that moved; some corners tell where. */
function shapeLines(corners: readonly Place[], hasCorners: boolean): readonly string[] {
  const axes = [0, 1, 2].map((axis) => corners.map((corner) => corner[axis] ?? 0));
  const low = axes.map((values) => values.reduce((a, b) => Math.min(a, b), Infinity));
  const high = axes.map((values) => values.reduce((a, b) => Math.max(a, b), -Infinity));
  const mean = axes.map((values) => values.reduce((a, b) => a + b, 0) / values.length);
  const every = Math.ceil(corners.length / mostCorners);
  const shown = hasCorners ? corners.filter((_, at) => at % every === 0) : [];
  return [
    `box ${placed(low, decimals)} to ${placed(high, decimals)}, mean ${placed(mean, decimals)}`,
    ...rows(shown, decimals).map((row) => `corners ${row}`),
  ];
}

function colourWords({ colours }: Mesh): string {
  if (colours === undefined) return "";
  return `, coloured ${placed(colours.slice(0, 3), 2)} to ${placed(colours.slice(-3), 2)}`;
}
