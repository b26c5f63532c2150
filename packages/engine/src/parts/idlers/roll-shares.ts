import { loadCrown } from "../../rules/belt-curves/load-on-rolls.ts";
import { beltLeft, endLevel, endPlace, half, pieceRise, pieceRun } from "../../rules/belt-geometry/half-profile.ts";
import {
  beltLengthShare,
  halfLoad,
  loadOverPiece,
  middleRollShare,
  sideRollShare,
  wingShare,
} from "../../rules/idler-loads/load-share.ts";
import { usableWidth } from "../../standards/iso-5048-1989/usable-width.ts";
import { adopted, cema5, mechanics } from "../../standards/sources.ts";
import { centreRollBeltShare, centreRollShare, middleContactWidth } from "../../standards/vdi-2341/roll-load.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { integerBetween, satisfies } from "../../trace/limit.ts";
import { constant, isEqual, none, smallest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Piece } from "../belt/cross-section/half-profile.ts";

/** How the material on three rolls is shared: VDI 2341 by the trough angle, by the shape of the load, or CEMA's 70 %. */
export type RollShareRule = "vdi-2341" | "geometry" | "cema";

export interface RollSharesInput {
  readonly rolls: number;
  readonly shape: "troughed" | "pipe";
  readonly troughAngle: number;
  readonly beltWidth: number;
  /** Right half of the belt on its rolls, from the centre line outwards. */
  readonly pieces: readonly Piece[];
  readonly surchargeAngle: number;
  /** Width of belt under the load, m; absent: the usable width after ISO 5048. */
  readonly loadedWidth?: number;
  readonly rule: RollShareRule;
}

/** One roll of a set, from left to right. */
export interface RollShare {
  /** To the horizontal, rad. */
  readonly angle: number;
  readonly material: number;
  readonly belt: number;
}

const rollCounts = integerBetween(1, 6);
const cemaCentreShare = 0.7;
/** Bottom roll, lower sides, upper sides, top. */
const pipeShares = [0.5, 0.25, 0.25, 0, 0, 0] as const;
const pipeSource = adopted("rolls of a pipe, from the bottom upwards");
const flatSource = mechanics("rolls that share alike");

/** Share of material and belt that each roll of a set carries. */
export function rollShares(trace: Trace, input: RollSharesInput): readonly RollShare[] {
  if (!satisfies(rollCounts, input.rolls)) {
    throw new InputRefused({ subject: "roll-shares", input: "rolls", value: input.rolls, limit: rollCounts });
  }
  if (input.shape === "pipe") {
    return pipeShares.map((share) => evenShare(none(trace), constant(trace, share, pipeSource)));
  }
  if (isEqual(input.rolls, 1)) return [evenShare(none(trace), constant(trace, 1, flatSource))];
  if (isEqual(input.rolls, 2)) {
    const wing = evenShare(input.troughAngle, constant(trace, 0.5, flatSource));
    return [wing, wing];
  }
  return isEqual(input.rolls, 3) ? threeRolls(trace, input) : manyRolls(trace, input);
}

function evenShare(angle: number, share: number): RollShare {
  return { angle, material: share, belt: share };
}

function threeRolls(trace: Trace, input: RollSharesInput): readonly RollShare[] {
  const { beltWidth, troughAngle } = input;
  const centreLength = middleContactWidth(trace, { halfLength: input.pieces[0]?.length ?? none(trace) });
  const centre = centreMaterialShare(trace, input);
  // CEMA's share is that of everything on the set, belt and all.
  const belt = input.rule === "cema" ? centre : centreRollBeltShare(trace, { centreLength, beltWidth });
  const wing = {
    angle: troughAngle,
    material: wingShare(trace, { centreShare: centre }),
    belt: wingShare(trace, { centreShare: belt }),
  };
  return [wing, { angle: none(trace), material: centre, belt }, wing];
}

function centreMaterialShare(trace: Trace, input: RollSharesInput): number {
  switch (input.rule) {
    case "vdi-2341":
      return centreRollShare(trace, { troughAngle: input.troughAngle });
    case "cema":
      return constant(trace, cemaCentreShare, cema5("chapter 5, idler load"));
    case "geometry":
      return materialShares(trace, input)[0] ?? none(trace);
  }
}

function manyRolls(trace: Trace, input: RollSharesInput): readonly RollShare[] {
  const { pieces, beltWidth } = input;
  const material = materialShares(trace, input);
  const isOdd = input.rolls % 2 === 1;
  const right = pieces.map(({ length, angle }, at): RollShare => {
    const whole = isOdd && at === 0 ? middleContactWidth(trace, { halfLength: length }) : length;
    return { angle, material: material[at] ?? none(trace), belt: beltLengthShare(trace, { length: whole, beltWidth }) };
  });
  return isOdd ? [...right.slice(1).toReversed(), ...right] : [...right.toReversed(), ...right];
}

/** Share of each roll of the right half, the middle roll of an odd number whole. */
export function materialShares(trace: Trace, input: RollSharesInput): readonly number[] {
  const loaded = loadedPieces(trace, input);
  const halfChord = loaded.at(-1)?.end ?? none(trace);
  const edgeLevel = loaded.at(-1)?.endLevel ?? none(trace);
  const crown = loadCrown(trace, { halfChord, surchargeAngle: input.surchargeAngle });
  const areas = loaded.map((piece) => loadOverPiece(trace, { ...piece, edgeLevel, crown, halfChord }));
  const halfArea = halfLoad(trace, areas);
  const isOdd = input.rolls % 2 === 1;
  return areas.map((piece, at) =>
    isOdd && at === 0
      ? middleRollShare(trace, { piece, half: halfArea })
      : sideRollShare(trace, { piece, half: halfArea }),
  );
}

interface LoadedPiece {
  readonly start: number;
  readonly end: number;
  readonly startLevel: number;
  readonly endLevel: number;
}

function loadedPieces(trace: Trace, input: RollSharesInput): readonly LoadedPiece[] {
  const width = input.loadedWidth ?? usableWidth(trace, { beltWidth: input.beltWidth });
  const loaded: LoadedPiece[] = [];
  let left = half(trace, { width });
  let at = { start: none(trace), startLevel: none(trace) };
  for (const piece of input.pieces) {
    const length = smallest(piece.length, left);
    const end = endPlace(trace, { start: at.start, run: pieceRun(trace, { length, angle: piece.angle }) });
    const rise = pieceRise(trace, { length, angle: piece.angle });
    const level = endLevel(trace, { start: at.startLevel, rise });
    loaded.push({ ...at, end, endLevel: level });
    at = { start: end, startLevel: level };
    left = beltLeft(trace, { left, piece: length });
  }
  return loaded;
}
