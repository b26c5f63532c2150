import { type Conveyor, type ConveyorIdler, isPulley, type Pull } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import type { LaidBelt } from "../drawings/belt-shapes.ts";
import type { Round } from "../geometry/belt-line.ts";
import { canDrawRolls, halfBelt, halfOutline, isPipeSet, pipeSize, wholeOutline } from "../geometry/rolls.ts";
import { plus, polar } from "../geometry/vector.ts";
import { type BeltValues, rampColour } from "./belt-values.ts";
import type { PlanWay } from "./plan-way.ts";
import type { Mesh } from "./scene.ts";
import { withNormals } from "./solids.ts";

/** The belt across: places beside the centre line and above it, m, when flat and when troughed. */
interface Profile {
  readonly flat: readonly number[];
  readonly across: readonly { readonly x: number; readonly y: number }[];
}

/** A cut through the belt: chainage, height, direction of the belt's upper side, how far troughed, what colours it. */
export interface Cut {
  readonly chainage: number;
  readonly z: number;
  readonly slope: number;
  readonly trough: number;
  readonly value: number;
}

export interface RibbonInput {
  readonly conveyor: Conveyor;
  readonly rounds: readonly Round[];
  readonly laid: LaidBelt;
  readonly way: PlanWay;
  readonly values: BeltValues | undefined;
  /** Heights over lengths: 1 is true to scale. Parts keep their shape, only the places of the points are drawn apart. */
  readonly heights: number;
}

/** The belt from one point to the next with its arc at the first, as a strip of triangles. */
export function beltRibbon(input: RibbonInput, at: number): Mesh | undefined {
  const pull = input.conveyor.pulls[at];
  if (pull === undefined) return undefined;
  const cuts = [...arcCuts(input, at), ...runCuts(input, pull, at)];
  const profile = profileOf(input.conveyor, pull);
  const positions = cuts.flatMap((cut) => cutCorners(cut, profile, input.way));
  const indices = stripIndices(cuts.length, profile.flat.length);
  if (indices.length === 0) return undefined;
  const legend = input.values?.legend;
  const colours = legend && cuts.flatMap(({ value }) => profile.flat.flatMap(() => rampColour(legend, value)));
  const normals = withNormals(positions, indices);
  return { name: `belt-${at}`, material: "belt", positions, normals, indices, ...(colours && { colours }) };
}

function profileOf(conveyor: Conveyor, { sectType }: Pull): Profile {
  const { csIdler, rsIdler, beltWidthInp } = conveyor;
  const set = sectType === "Carry" ? csIdler : rsIdler;
  const across = acrossOf(conveyor, set).map(({ x, y }) => ({ x: x / 1000, y: y / 1000 }));
  let reach = -beltWidthInp / 2000;
  const flat = across.map(({ x, y }, at) => {
    const before = across[at - 1];
    if (before !== undefined) reach += Math.hypot(x - before.x, y - before.y);
    return reach;
  });
  return { flat, across };
}

const tubePoints = 17;

/** From the left edge to the right one, mm; a pipe is closed but for its overlap. */
function acrossOf({ pipeDia, beltWidthInp }: Conveyor, set: ConveyorIdler): readonly Spot[] {
  const half = beltWidthInp / 2;
  if (canDrawRolls(set) && isPipeSet(set)) {
    const radius = pipeSize(pipeDia, beltWidthInp) / 2;
    return Array.from({ length: tubePoints }, (_, at) => {
      const angle = -Math.PI / 2 + (half / radius) * ((2 * at) / (tubePoints - 1) - 1);
      return plus({ x: 0, y: radius }, polar(angle, radius));
    });
  }
  const isTroughed = canDrawRolls(set) && set.noOfRolls > 1;
  return wholeOutline(
    isTroughed ? halfOutline(halfBelt(set, beltWidthInp)) : halfOutline([{ length: half, angle: 0 }]),
  );
}

/** Round the pulley or the vertical curve at a point; the belt lies flat on pulleys. */
function arcCuts({ rounds, laid, values }: RibbonInput, at: number): readonly Cut[] {
  const [round, wrap, curve] = [rounds[at], laid.line.wraps[at], laid.fillets[at]];
  const [arriving, leaving] = [values?.arriving[at] ?? 0, values?.leaving[at] ?? 0];
  const arc = curve ?? (wrap === undefined || round === undefined ? undefined : { ...round, ...wrap });
  if (arc === undefined || arc.sweep === 0) return [];
  const step = curve === undefined ? Math.PI / 10 : Math.PI / 90;
  const count = Math.min(60, Math.max(2, Math.ceil(Math.abs(arc.sweep) / step)));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = arc.start + (arc.sweep * i) / count;
    return {
      chainage: arc.centre.x + arc.radius * Math.cos(angle),
      z: arc.centre.y + arc.radius * Math.sin(angle),
      slope: curve === undefined ? 0 : slopeAt(angle, arc.sweep),
      trough: curve === undefined ? 0 : 1,
      value: arriving + ((leaving - arriving) * i) / count,
    };
  });
}

/** Slope of a belt that may run either way along the conveyor: within ±90°. */
function slopeAt(angle: number, sweep: number): number {
  const direction = angle + (Math.sign(sweep) * Math.PI) / 2;
  const [x, y] = [Math.cos(direction), Math.sin(direction)];
  return x < 0 ? Math.atan2(-y, -x) : Math.atan2(y, x);
}

function runCuts({ conveyor, laid, way, values }: RibbonInput, pull: Pull, at: number): readonly Cut[] {
  const { pulls, beltWidthInp } = conveyor;
  const next = (at + 1) % pulls.length;
  const run = laid.line.runs[at];
  if (run === undefined) return [];
  const [from, to] = [laid.fillets[at]?.to ?? run.from, laid.fillets[next]?.from ?? run.to];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const isFree = pull.idlerSpacingMode === "Manual" && pull.idlerSpacingInp === 0;
  const reach = Math.max(1e-6, Math.min(0.33, (2.5 * beltWidthInp) / 1000 / length));
  const [startsFlat, endsFlat] = [isPulley(pull), pulls[next] !== undefined && isPulley(pulls[next])];
  const trough = (share: number) => {
    if (isFree) return 0;
    return Math.min(startsFlat ? share / reach : 1, endsFlat ? (1 - share) / reach : 1, 1);
  };
  const turns = way.cuts.map((cut) => (cut - from.x) / (to.x - from.x)).filter((share) => share > 0 && share < 1);
  const shares = [
    ...new Set([0, ...(startsFlat ? [reach] : []), ...turns, ...(endsFlat ? [1 - reach] : []), 1]),
  ].toSorted((a, b) => a - b);
  const [start, end] = [values?.leaving[at] ?? 0, values?.arriving[next] ?? 0];
  const slope = to.x < from.x ? Math.atan2(from.y - to.y, from.x - to.x) : Math.atan2(to.y - from.y, to.x - from.x);
  return shares.map((share) => ({
    chainage: from.x + share * (to.x - from.x),
    z: from.y + share * (to.y - from.y),
    slope,
    trough: trough(share),
    value: start + share * (end - start),
  }));
}

/** Belt that lies on idlers, straight or in a vertical curve: what is built under it and carried on it follows these. */
export function idlerCuts(input: RibbonInput, at: number): readonly Cut[] {
  const pull = input.conveyor.pulls[at];
  if (pull === undefined) return [];
  return [...(input.laid.fillets[at] === undefined ? [] : arcCuts(input, at)), ...runCuts(input, pull, at)];
}

/** A line across the belt drawn along it: places beside the centre line and above it, m. */
export function sweptAlong(cuts: readonly Cut[], across: readonly Spot[], way: PlanWay) {
  const profile = { flat: across.map(({ x }) => x), across };
  const positions = cuts.flatMap((cut) => cutCorners(cut, profile, way));
  const indices = stripIndices(cuts.length, across.length);
  return { positions, indices, normals: withNormals(positions, indices) };
}

function cutCorners({ chainage, z, slope, trough }: Cut, { flat, across }: Profile, way: PlanWay): readonly number[] {
  const place = way.at(chainage);
  const [cos, sin] = [Math.cos(place.heading), Math.sin(place.heading)];
  return across.flatMap(({ x, y }, at) => {
    const side = (flat[at] ?? 0) * (1 - trough) + x * trough;
    const up = y * trough;
    const back = -up * Math.sin(slope);
    return [place.x + back * cos - side * sin, place.y + back * sin + side * cos, z + up * Math.cos(slope)];
  });
}

function stripIndices(rows: number, columns: number): readonly number[] {
  const indices: number[] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const first = row * columns + column;
      indices.push(first, first + columns, first + 1, first + 1, first + columns, first + columns + 1);
    }
  }
  return indices;
}
