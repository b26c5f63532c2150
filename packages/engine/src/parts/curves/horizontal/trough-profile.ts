import {
  edgeAboveMean,
  edgeHeight,
  edgeOffset,
  halfWidth,
  meanHeight,
  meanHeightPart,
} from "../../../rules/belt-curves/trough-heights.ts";
import {
  besideRoll,
  endLevel,
  fullChord,
  halfRoll,
  pieceRise,
  pieceRun,
} from "../../../rules/belt-geometry/half-profile.ts";
import { constant, none } from "../../../trace/reference.ts";
import { bareTrace, type Trace } from "../../../trace/trace.ts";
import type { Piece } from "../../belt/cross-section/half-profile.ts";

/** The troughed belt as bending sees it, m. */
export interface TroughProfile {
  readonly beltWidth: number;
  /** Edge over the middle of the belt. */
  readonly edgeHeight: number;
  /** Half the width seen from above. */
  readonly edgeOffset: number;
  readonly meanHeight: number;
  readonly edgeAboveMean: number;
}

/** Heights of the right half of a belt, given from the centre line outwards. */
export function troughProfile(trace: Trace, pieces: readonly Piece[]): TroughProfile {
  const beltWidth = fullChord(trace, {
    halfChord: halfWidth(
      trace,
      pieces.map(({ length }) => length),
    ),
  });
  const rises: number[] = [];
  const runs: number[] = [];
  const means: number[] = [];
  let innerHeight = none(trace);
  for (const { length, angle } of pieces) {
    means.push(meanHeightPart(trace, { beltWidth, innerHeight, length, angle }));
    runs.push(pieceRun(trace, { length, angle }));
    const rise = pieceRise(trace, { length, angle });
    rises.push(rise);
    innerHeight = endLevel(trace, { start: innerHeight, rise });
  }
  const height = edgeHeight(trace, rises);
  const mean = meanHeight(trace, means);
  return {
    beltWidth,
    edgeHeight: height,
    edgeOffset: edgeOffset(trace, runs),
    meanHeight: mean,
    edgeAboveMean: edgeAboveMean(trace, { edgeHeight: height, meanHeight: mean }),
  };
}

/** Half a belt on three rolls, or on two when the centre is 0. */
export function threeRollPieces(
  beltWidth: number,
  centreLength: number,
  troughAngle: number,
  trace: Trace = bareTrace,
): readonly Piece[] {
  return [
    {
      length: halfRoll(trace, { centreFaceWidth: centreLength }),
      angle: constant(trace, 0, halfRoll.definition.source),
    },
    { length: besideRoll(trace, { beltWidth, centreLength }), angle: troughAngle },
  ];
}
