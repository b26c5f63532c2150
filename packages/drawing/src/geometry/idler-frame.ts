import { idlerFrameDepth } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import { faceToSupport, isPipeSet, layPipeRolls, layRolls, type Roll, type RollSet } from "./rolls.ts";
import { plus, polar } from "./vector.ts";

/** A set of rolls with what it stands on. mm. */
export interface FramedSet extends RollSet {
  readonly beltWidth: number;
  readonly fixingWidth: number;
}

export interface Post {
  readonly foot: Spot;
  readonly head: Spot;
}

/** Rolls, the posts that hold their shafts and the beam below. mm, the middle of the belt at the centre line is 0,0. */
export interface IdlerFrame {
  readonly rolls: readonly Roll[];
  readonly shaftReach: number;
  readonly shaftDiameter: number;
  readonly posts: readonly Post[];
  readonly beam: { readonly width: number; readonly top: number; readonly depth: number };
  /** Between the bolts of the beam. */
  readonly fixingCentres: number;
}

const clearance = 25;

export function frameOf(set: FramedSet, beltWidth: number, beltThickness: number): IdlerFrame {
  const isPipe = isPipeSet(set);
  const rolls = isPipe ? layPipeRolls(set, beltWidth / 3.75, beltWidth) : layRolls(set, beltWidth, beltThickness);
  const reach = faceToSupport(set);
  const bottom = Math.min(...rolls.map(lowest));
  const ends = rolls.flatMap((roll) => shaftEnds(roll, reach));
  const widest = Math.max(...ends.map(({ x }) => Math.abs(x)));
  const top = bottom - clearance;
  const fixingCentres = set.fixingWidth > 0 ? set.fixingWidth : 2 * widest + 120;
  return {
    rolls,
    shaftReach: reach,
    shaftDiameter: set.shaftDia > 0 ? set.shaftDia : 25,
    posts: isPipe ? [] : postsOf(rolls, reach, top),
    beam: { width: Math.max(fixingCentres, 2 * widest) + 80, top, depth: idlerFrameDepth(beltWidth) },
    fixingCentres,
  };
}

function lowest({ centre, angle, face, diameter }: Roll): number {
  return centre.y - (Math.abs(Math.sin(angle)) * face + Math.abs(Math.cos(angle)) * diameter) / 2;
}

const shaftEnds = ({ centre, angle, face }: Roll, reach: number): readonly [Spot, Spot] => [
  plus(centre, polar(angle), -face / 2 - reach),
  plus(centre, polar(angle), face / 2 + reach),
];

/** One under each outer shaft end and one between neighbours. */
function postsOf(rolls: readonly Roll[], reach: number, top: number): readonly Post[] {
  const ends = rolls.map((roll) => shaftEnds(roll, reach));
  const heads = [ends[0]?.[0], ...ends.slice(1).map((pair, at) => middle(ends[at]?.[1], pair[0])), ends.at(-1)?.[1]];
  return heads.flatMap((head) => (head === undefined ? [] : [{ head, foot: { x: head.x, y: top } }]));
}

function middle(a: Spot | undefined, b: Spot): Spot {
  return a === undefined ? b : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
