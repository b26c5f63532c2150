import { bareTrace, halfProfile, type IdlerSet, type Piece, usualRollLengths } from "@beltwright/engine";
import { drawingConstants, pipeTroughAngle } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import { degree, leftOf, mirrored, plus, polar } from "./vector.ts";

/** What a set of rolls looks like; a library row and the idler of a conveyor both say it. mm and degrees. */
export interface RollSet {
  readonly noOfRolls: number;
  readonly troughAngle: number;
  readonly rollDia: number;
  readonly rollDiaCentre: number;
  readonly rollDiaWing: number;
  readonly faceWidth: number;
  readonly faceWidthCentre: number;
  readonly faceWidthWing: number;
  readonly faceToSprtDim: number;
  readonly shaftDia: number;
  /** Every second roll stands behind the others. */
  readonly isOffset: boolean;
}

/** A roll as it lies: middle of its axis and direction of the axis. mm and rad. */
export interface Roll {
  readonly centre: Spot;
  readonly angle: number;
  readonly face: number;
  readonly diameter: number;
  readonly plane: "front" | "behind";
}

/** Both ends of its shaft, `reach` beyond the faces. */
export const shaftEnds = ({ centre, angle, face }: Roll, reach: number): readonly [Spot, Spot] => [
  plus(centre, polar(angle), -face / 2 - reach),
  plus(centre, polar(angle), face / 2 + reach),
];

/** A trough angle of 360° stands for six rolls round a pipe, however many are typed. */
export const isPipeSet = ({ troughAngle }: RollSet): boolean => troughAngle === pipeTroughAngle;

/** One to six rolls; six of them up to 90°, or all round a pipe. */
export function canDrawRolls(set: RollSet): boolean {
  const { noOfRolls, troughAngle } = set;
  if (!Number.isInteger(noOfRolls) || noOfRolls < 1 || noOfRolls > drawingConstants.maxRolls) return false;
  if (isPipeSet(set)) return true;
  return noOfRolls === drawingConstants.maxRolls ? troughAngle <= 90 : troughAngle < pipeTroughAngle;
}

export function faceToSupport({ faceToSprtDim }: RollSet): number {
  return faceToSprtDim > 0 ? faceToSprtDim : drawingConstants.defaultFaceToSupport;
}

/** Faces of inner and outermost rolls, mm; usual ones for the belt where the row has none. */
export function facesOf(set: RollSet, beltWidth: number): { readonly centre: number; readonly wing: number } {
  const usual = usualFace(set.noOfRolls, beltWidth);
  if (set.noOfRolls === 1 && set.faceWidth > 0) return { centre: set.faceWidth, wing: set.faceWidth };
  const pick = (own: number) => (own > 0 ? own : set.faceWidth > 0 ? set.faceWidth : usual);
  return { centre: pick(set.faceWidthCentre), wing: pick(set.faceWidthWing) };
}

function usualFace(rolls: number, beltWidth: number): number {
  const row = usualRollLengths.find((one) => one.beltWidth * 1000 >= beltWidth) ?? usualRollLengths.at(-1);
  if (rolls === 1) return (row?.oneRoll ?? 1) * 1000;
  if (rolls === 2) return (row?.twoRolls ?? 0.6) * 1000;
  return ((row?.threeRolls ?? 0.38) * 1000 * 3) / rolls;
}

export function diametersOf(set: RollSet): { readonly centre: number; readonly wing: number } {
  const pick = (own: number) => (own > 0 ? own : set.rollDia > 0 ? set.rollDia : 100);
  return { centre: pick(set.rollDiaCentre), wing: pick(set.rollDiaWing) };
}

/** The right half of the belt on its rolls, lengths in mm. */
export function halfBelt(set: RollSet, beltWidth: number): readonly Piece[] {
  const { centre, wing } = facesOf(set, beltWidth);
  const idler: IdlerSet = {
    shape: "troughed",
    rolls: set.noOfRolls,
    troughAngle: set.troughAngle * degree,
    rollDiameter: diametersOf(set).centre / 1000,
    centreFaceWidth: centre / 1000,
    wingFaceWidth: wing / 1000,
    rotatingMass: 0,
    forwardTilt: 0,
  };
  const pieces = halfProfile(bareTrace, { beltWidth: beltWidth / 1000, idler, centreLengthRule: "CEMA" });
  return pieces.map(({ length, angle }) => ({ length: length * 1000, angle }));
}

/** Corners of half a belt from the centre line outwards, up to `reach` along it, mm. */
export function halfOutline(pieces: readonly Piece[], reach = Number.POSITIVE_INFINITY): readonly Spot[] {
  const spots: Spot[] = [{ x: 0, y: 0 }];
  let left = reach;
  for (const { length, angle } of pieces) {
    if (left <= 0) break;
    spots.push(plus(spots.at(-1) ?? { x: 0, y: 0 }, polar(angle), Math.min(length, left)));
    left -= length;
  }
  return spots;
}

/** From the left edge to the right one. */
export function wholeOutline(half: readonly Spot[]): readonly Spot[] {
  return [...half.slice(1).toReversed().map(mirrored), ...half];
}

/** Clear distance of neighbouring roll faces along the belt, mm. Rolls behind each other leave none. */
export const gapOf = ({ isOffset }: RollSet): number => (isOffset ? 0 : 10);

/** Every roll under a belt whose middle is the given profile, left to right. */
export function layRolls(set: RollSet, beltWidth: number, beltThickness: number): readonly Roll[] {
  const pieces = halfBelt(set, beltWidth);
  const [faces, diameters] = [facesOf(set, beltWidth), diametersOf(set)];
  const corners = halfOutline(pieces);
  const isOdd = set.noOfRolls % 2 === 1;
  const right = pieces.flatMap((piece, at): readonly Laid[] => {
    if (isOdd && at === 0) return [];
    const isWing = at === pieces.length - 1;
    const [face, diameter] = isWing ? [faces.wing, diameters.wing] : [faces.centre, diameters.centre];
    const inner = innerReach(pieces, at, isOdd ? faces.centre : 0, gapOf(set));
    const along = plus(corners[at] ?? { x: 0, y: 0 }, polar(piece.angle), inner + face / 2);
    return [{ centre: below(along, piece.angle, diameter, beltThickness), angle: piece.angle, face, diameter }];
  });
  const left = right.toReversed().map((roll) => ({ ...roll, centre: mirrored(roll.centre), angle: -roll.angle }));
  const middle = { face: faces.centre, diameter: diameters.centre, angle: 0 };
  const centre = isOdd ? [{ ...middle, centre: below({ x: 0, y: 0 }, 0, middle.diameter, beltThickness) }] : [];
  return [...left, ...centre, ...right].map((roll, at) => ({ ...roll, plane: planeOf(set, at) }));
}

type Laid = Omit<Roll, "plane">;

/** Of an offset set every second roll stands behind the others. */
export const planeOf = ({ isOffset }: Pick<RollSet, "isOffset">, at: number): Roll["plane"] =>
  isOffset && at % 2 === 1 ? "behind" : "front";

/** A roll begins half a gap after its piece of belt does, or after the face of the roll before it ends. */
function innerReach(pieces: readonly Piece[], at: number, centreFace: number, gap: number): number {
  const over = at === 1 && centreFace > 0 ? Math.max(0, (centreFace + gap) / 2 - (pieces[0]?.length ?? 0)) : 0;
  return over + gap / 2;
}

const below = (spot: Spot, angle: number, diameter: number, thickness: number): Spot =>
  plus(spot, leftOf(polar(angle)), -(diameter + thickness) / 2);

/** Diameter of a pipe, mm: the given one, or what is usual for the width of its belt. */
export function pipeSize(given: number | undefined, beltWidth: number): number {
  return Math.max(1, given !== undefined && given > 0 ? given : beltWidth / 3.75);
}

/** Six rolls round a tube from its foot on, every second behind the others, mm. The middle of the tube is the origin. */
export function layPipeRolls(set: RollSet, pipeDiameter: number, beltWidth: number): readonly Roll[] {
  const [{ centre: face }, { centre: diameter }] = [facesOf(set, beltWidth), diametersOf(set)];
  const away = (pipeDiameter + diameter) / 2;
  return Array.from({ length: 6 }, (_, at) => {
    const angle = -Math.PI / 2 + (at * Math.PI) / 3;
    const plane = planeOf({ isOffset: true }, at);
    return { centre: polar(angle, away), angle: angle + Math.PI / 2, face, diameter, plane };
  });
}
