import { loadCrown } from "../../standards/belt-curves/load-on-rolls.ts";
import { pieceRise, pieceRun } from "../../standards/belt-geometry/half-profile.ts";
import {
  beltLengthShare,
  halfLoad,
  loadOverPiece,
  middleRollShare,
  sideRollShare,
  wingShare,
} from "../../standards/idler-loads/load-share.ts";
import { usableWidth } from "../../standards/iso-5048-1989/usable-width.ts";
import { centreRollBeltShare, centreRollShare } from "../../standards/vdi-2341/roll-load.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { integerBetween, satisfies } from "../../trace/limit.ts";
import { isEqual } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Piece } from "../cross-section/half-profile.ts";

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

/** Share of material and belt that each roll of a set carries. */
export function rollShares(trace: Trace, input: RollSharesInput): readonly RollShare[] {
  if (!satisfies(rollCounts, input.rolls)) {
    throw new InputRefused({ subject: "roll-shares", input: "rolls", value: input.rolls, limit: rollCounts });
  }
  if (input.shape === "pipe") return pipeShares.map((share) => ({ angle: 0, material: share, belt: share }));
  const outer = isEqual(input.rolls, 1) ? 0 : input.troughAngle;
  if (isEqual(input.rolls, 1)) return [{ angle: 0, material: 1, belt: 1 }];
  if (isEqual(input.rolls, 2)) return [outer, outer].map((angle) => ({ angle, material: 0.5, belt: 0.5 }));
  return isEqual(input.rolls, 3) ? threeRolls(trace, input) : manyRolls(trace, input);
}

function threeRolls(trace: Trace, input: RollSharesInput): readonly RollShare[] {
  const { beltWidth, troughAngle } = input;
  const centreLength = 2 * (input.pieces[0]?.length ?? 0);
  const centre = centreMaterialShare(trace, input);
  // CEMA's share is that of everything on the set, belt and all.
  const belt = input.rule === "cema" ? centre : centreRollBeltShare(trace, { centreLength, beltWidth });
  const wing = {
    angle: troughAngle,
    material: wingShare(trace, { centreShare: centre }),
    belt: wingShare(trace, { centreShare: belt }),
  };
  return [wing, { angle: 0, material: centre, belt }, wing];
}

function centreMaterialShare(trace: Trace, input: RollSharesInput): number {
  switch (input.rule) {
    case "vdi-2341":
      return centreRollShare(trace, { troughAngle: input.troughAngle });
    case "cema":
      return cemaCentreShare;
    case "geometry":
      return materialShares(trace, input)[0] ?? 1;
  }
}

function manyRolls(trace: Trace, input: RollSharesInput): readonly RollShare[] {
  const { pieces, beltWidth } = input;
  const material = materialShares(trace, input);
  const isOdd = input.rolls % 2 === 1;
  const right = pieces.map(({ length, angle }, at): RollShare => {
    const whole = isOdd && at === 0 ? 2 * length : length;
    return { angle, material: material[at] ?? 0, belt: beltLengthShare(trace, { length: whole, beltWidth }) };
  });
  return isOdd ? [...right.slice(1).toReversed(), ...right] : [...right.toReversed(), ...right];
}

/** Share of each roll of the right half, the middle roll of an odd number whole. */
export function materialShares(trace: Trace, input: RollSharesInput): readonly number[] {
  const loaded = loadedPieces(trace, input);
  const halfChord = loaded.at(-1)?.end ?? 0;
  const edgeLevel = loaded.at(-1)?.endLevel ?? 0;
  const crown = loadCrown(trace, { halfChord, surchargeAngle: input.surchargeAngle });
  const areas = loaded.map((piece) => loadOverPiece(trace, { ...piece, edgeLevel, crown, halfChord }));
  const half = halfLoad(trace, areas);
  const isOdd = input.rolls % 2 === 1;
  return areas.map((piece, at) =>
    isOdd && at === 0 ? middleRollShare(trace, { piece, half }) : sideRollShare(trace, { piece, half }),
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
  let left = width / 2;
  let at = { start: 0, startLevel: 0 };
  for (const piece of input.pieces) {
    const length = Math.min(piece.length, left);
    const end = at.start + pieceRun(trace, { length, angle: piece.angle });
    const endLevel = at.startLevel + pieceRise(trace, { length, angle: piece.angle });
    loaded.push({ ...at, end, endLevel });
    at = { start: end, startLevel: endLevel };
    left -= length;
  }
  return loaded;
}
