import { idlerFrameDepth } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import { rollLine } from "./roll-line.ts";
import { faceToSupport, isPipeSet, layPipeRolls, pipeSize, type Roll, type RollSet, shaftEnds } from "./rolls.ts";
import { distance } from "./vector.ts";

/** A set of rolls with what it stands on or hangs from. mm. */
export interface FramedSet extends RollSet {
  readonly beltWidth: number;
  readonly fixingWidth: number;
  readonly idlerType: string;
  readonly faceToHingeDim: number;
  readonly faceToBrgDim: number;
  /** Between the two bearings of the centre roll; 0 where it is not given. */
  readonly brgCtrs: number;
}

/** From the end of a shaft to the beam. */
export interface Post {
  readonly foot: Spot;
  readonly head: Spot;
  readonly plane: Roll["plane"];
}

/** A beam across the conveyor, below the rolls or above them. */
export interface BeamSupport {
  readonly kind: "beam";
  readonly posts: readonly Post[];
  readonly beam: { readonly width: number; readonly top: number; readonly depth: number };
  /** Between the bolts of the beam. */
  readonly fixingCentres: number;
}

/** What holds the rolls: a beam, the square plate of a pipe, or links from roll to roll hung at both ends. */
export type Support =
  | BeamSupport
  | { readonly kind: "panel"; readonly half: number; readonly middle: number }
  | { readonly kind: "links"; readonly hinges: readonly Spot[]; readonly links: readonly (readonly [Spot, Spot])[] };

/** mm, the lowest place of the belt on the centre line is 0,0; of a pipe its middle. */
export interface IdlerFrame {
  readonly rolls: readonly Roll[];
  readonly shaftReach: number;
  readonly shaftDiameter: number;
  readonly support: Support;
  /** Along the conveyor between the rolls in front and those behind; 0 where all stand in line. */
  readonly planeDistance: number;
}

export interface FrameOptions {
  /** Hangs below the return belt; absent: as the row says. */
  readonly isReturn?: boolean;
  /** mm; absent: usual for the width of the belt. */
  readonly pipeDiameter?: number;
}

const clearance = 25;
/** Behind each other, rolls pass with this between them. */
const planeClearance = 20;

export function frameOf(set: FramedSet, beltWidth: number, options: FrameOptions = {}): IdlerFrame {
  const isPipe = isPipeSet(set);
  const rolls = isPipe
    ? layPipeRolls(set, pipeSize(options.pipeDiameter, beltWidth), beltWidth)
    : rollLine(set, beltWidth).rolls;
  const isOneBehind = rolls.some(({ plane }) => plane === "behind");
  return {
    rolls,
    shaftReach: faceToSupport(set),
    shaftDiameter: set.shaftDia > 0 ? set.shaftDia : 25,
    support: supportOf(set, rolls, beltWidth, options),
    planeDistance: isOneBehind ? Math.max(...rolls.map(({ diameter }) => diameter)) + planeClearance : 0,
  };
}

function supportOf(set: FramedSet, rolls: readonly Roll[], beltWidth: number, options: FrameOptions): Support {
  if (isPipeSet(set)) return { kind: "panel", half: panelHalf(rolls), middle: 0 };
  if (/garland/i.test(set.idlerType)) return linksOf(rolls, set.faceToHingeDim || faceToSupport(set));
  return beamOf(set, rolls, beltWidth, options.isReturn ?? /return/i.test(set.idlerType));
}

function panelHalf(rolls: readonly Roll[]): number {
  return (
    Math.max(
      ...rolls.map(({ centre, diameter, face }) => Math.hypot(centre.x, centre.y) + Math.max(diameter, face) / 2),
    ) + 40
  );
}

/** Hinges beyond each face; those of neighbours are joined. */
function linksOf(rolls: readonly Roll[], reach: number): Support {
  const ends = rolls.map((roll) => shaftEnds(roll, reach));
  const links = ends.slice(1).map(([start], at) => [ends[at]?.[1] ?? start, start] as const);
  return { kind: "links", hinges: ends.flat(), links };
}

function beamOf(set: FramedSet, rolls: readonly Roll[], beltWidth: number, isReturn: boolean): BeamSupport {
  const reach = faceToSupport(set);
  const ends = rolls.flatMap((roll) => shaftEnds(roll, reach));
  const xs = ends.map(({ x }) => x);
  const span = Math.max(...xs) - Math.min(...xs);
  const depth = idlerFrameDepth(beltWidth);
  // The beam of a return set lies above its shafts, but never in the way of the belt.
  const top = isReturn
    ? Math.max(...ends.map(({ y }) => y), ...rolls.map(highest)) + clearance + depth
    : Math.min(...rolls.map(lowest)) - clearance;
  const fixingCentres = set.fixingWidth > 0 ? set.fixingWidth : span + 40;
  const width = Math.max(span + 100, fixingCentres + 60);
  const level = isReturn ? top - depth : top;
  return { kind: "beam", posts: postsOf(rolls, reach, level), beam: { width, top, depth }, fixingCentres };
}

const halfHeight = ({ angle, face, diameter }: Roll) =>
  (Math.abs(Math.sin(angle)) * face + Math.abs(Math.cos(angle)) * diameter) / 2;
const lowest = (roll: Roll) => roll.centre.y - halfHeight(roll);
const highest = (roll: Roll) => roll.centre.y + halfHeight(roll);

/** Nearer than this, two neighbours in line share a post. */
const leastApart = 20;

/** One under each shaft end; neighbours in line that nearly touch share one. */
function postsOf(rolls: readonly Roll[], reach: number, level: number): readonly Post[] {
  const posts: Post[] = [];
  for (const roll of rolls) {
    const [start, end] = shaftEnds(roll, reach);
    const last = posts.at(-1);
    if (last !== undefined && last.plane === roll.plane && distance(last.head, start) < leastApart) {
      const head = { x: (last.head.x + start.x) / 2, y: (last.head.y + start.y) / 2 };
      posts[posts.length - 1] = { head, foot: { x: head.x, y: level }, plane: roll.plane };
    } else posts.push({ head: start, foot: { x: start.x, y: level }, plane: roll.plane });
    posts.push({ head: end, foot: { x: end.x, y: level }, plane: roll.plane });
  }
  return posts;
}
