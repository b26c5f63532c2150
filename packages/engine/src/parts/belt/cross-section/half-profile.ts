import type { CrossSectionRules } from "../../../design/cross-section-rules.ts";
import {
  beltLeft,
  equalFace,
  half,
  halfRoll,
  pieceLength,
  rollAngle,
} from "../../../rules/belt-geometry/half-profile.ts";
import { centreBeltLength } from "../../../standards/cema-5/centre-belt-length.ts";
import { constant, isEqual, none, plain } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { IdlerSet } from "../../idlers/idler-set.ts";

/** A straight piece of belt: length along the belt, m, and angle to the horizontal, rad. */
export interface Piece {
  readonly length: number;
  readonly angle: number;
}

/** Rolls count as equal when their faces differ by no more than this, m. */
const equalRolls = 0.002;

/** The right half of the belt on its rolls, from the centre line outwards. The outermost piece takes what is left. */
export function halfProfile(
  trace: Trace,
  input: {
    readonly beltWidth: number;
    readonly idler: IdlerSet;
    readonly centreLengthRule: CrossSectionRules["centreLengthRule"];
  },
): readonly Piece[] {
  const { idler, beltWidth } = input;
  const pieces: Piece[] = [];
  let left = half(trace, { width: beltWidth });
  for (const inner of innerPieces(trace, input)) {
    const length = pieceLength(left < inner.length ? trace : stepsOnly(trace), { centreFaceWidth: inner.length, left });
    pieces.push({ length, angle: inner.angle });
    left = beltLeft(trace, { left, piece: length });
  }
  return [...pieces, { length: left, angle: isEqual(idler.rolls, 1) ? none(trace) : idler.troughAngle }];
}

function innerPieces(trace: Trace, input: Parameters<typeof halfProfile>[1]): readonly Piece[] {
  const { idler } = input;
  const face = () => idler.centreFaceWidth ?? equalFace(trace, { beltWidth: input.beltWidth, rolls: idler.rolls });
  const angle = (position: number) => {
    const roll = constant(trace, position, rollAngle.definition.source);
    return rollAngle(trace, { troughAngle: idler.troughAngle, roll, rolls: idler.rolls });
  };
  switch (plain(idler.rolls)) {
    case 3:
      return [{ length: halfRoll(trace, { centreFaceWidth: centreLength(trace, input) }), angle: none(trace) }];
    case 4:
      return [{ length: face(), angle: angle(2) }];
    case 5:
      return [
        { length: halfRoll(trace, { centreFaceWidth: face() }), angle: none(trace) },
        { length: face(), angle: angle(3) },
      ];
    case 6:
      return [
        { length: face(), angle: angle(3) },
        { length: face(), angle: angle(4) },
      ];
    default:
      return [];
  }
}

/** Belt length on the centre roll of a three-roll set, m. */
export function centreLength(trace: Trace, input: Parameters<typeof halfProfile>[1]): number {
  const { centreFaceWidth: centre, wingFaceWidth: wing } = input.idler;
  if (centre !== undefined && centre > 0 && input.centreLengthRule === "roll") return centre;
  if (centre === undefined || wing === undefined || centre <= 0 || wing <= 0 || Math.abs(centre - wing) <= equalRolls) {
    return centreBeltLength(trace, { beltWidth: input.beltWidth });
  }
  return centre;
}
