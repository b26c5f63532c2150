import { allowedFibreTension, widthTension } from "../../../rules/belt-curves/fibre-tension.ts";
import { wingLength as wingLengthOf, wingPart } from "../../../rules/belt-curves/trough-heights.ts";
import { pieceRise } from "../../../rules/belt-geometry/half-profile.ts";
import {
  arrangementSource,
  edgeLift,
  raisedPulley,
  recommendedTransition,
  shareOfRating,
  thirdOfEdge,
} from "../../../rules/belt-transition/fibre.ts";
import {
  idlerSource,
  transitionIdlerAngle,
  transitionIdlerDistance,
  transitionIdlerPlace,
} from "../../../rules/belt-transition/idlers.ts";
import { fabricMultiple, steelMultiple, tableTransition } from "../../../standards/cema-5/transition-table.ts";
import {
  steelCordDifference,
  steelCordRelief,
  textileDifference,
  transitionCentreTension,
  transitionEdgeLength,
  transitionEdgeTension,
} from "../../../standards/din-22101-2011/transition.ts";
import {
  edgeShift,
  tensionDifference,
  transitionDistance,
  transitionDistance1981,
} from "../../../standards/iso-5293/transition-distance.ts";
import { iso5293 } from "../../../standards/machine-sources.ts";
import { demandFinite } from "../../../trace/demand-finite.ts";
import { InputRefused } from "../../../trace/input-refused.ts";
import { atMost, strictlyBetween } from "../../../trace/limit.ts";
import { constant, plain } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { transitionFindings } from "../findings.ts";
import { exactLength, findExactLength, type TransitionTensions, transitionTensions } from "./fibres.ts";
import type { PulleyArrangement, TransitionInput } from "./transition-input.ts";

export interface TransitionIdler {
  /** From the pulley, m. */
  readonly distance: number;
  readonly troughAngle: number;
}

/** Lengths by every method; absent where the tension alone is outside the limits, so that no length would do. */
export interface Transition {
  readonly pulleyRise: number;
  readonly edgeHeight: number;
  readonly exact: number | undefined;
  readonly iso: number | undefined;
  readonly iso1981: number | undefined;
  readonly cema: number;
  readonly recommended: number | undefined;
  readonly usedLength: number | undefined;
  /** At the used length. */
  readonly tensions: TransitionTensions | undefined;
  readonly din: { readonly edge: number; readonly centre: number; readonly difference: number } | undefined;
  readonly idlers: readonly TransitionIdler[];
}

const raised: Readonly<Record<PulleyArrangement, { readonly rise: number; readonly table: number }>> = {
  "full-trough": { rise: 0, table: 1 },
  "third-trough": { rise: 1 / 3, table: 2 / 3 },
  "half-trough": { rise: 1 / 2, table: 1 / 2 },
};
/** ISO 5293 was written for three rolls of equal length. */
const equalWingShare = 1 / 3;
const equalRolls = iso5293("three rolls of equal length");

/**
 * Transition between a pulley and the first full trough, by every method side by side. Where the same transition was
 * computed before, its exact length is not searched again.
 */
export function transition(trace: Trace, input: TransitionInput, known?: Pick<Transition, "exact">): Transition {
  demandFinite(trace, "transition", input);
  const { beltWidth, troughAngle, arrangement } = input;
  const wingLength = wingOf(trace, input);
  const edgeHeight = pieceRise(trace, { length: wingLength, angle: troughAngle });
  const rise = constant(trace, raised[arrangement].rise, arrangementSource);
  const pulleyRise = raisedPulley(trace, { edgeHeight, rise });
  const mean = widthTension(trace, { tension: input.tension, beltWidth });
  const geometry = { ...input, wingLength, pulleyRise, widthTension: mean };
  const limits = { highest: allowedFibreTension(trace, input), lowest: input.lowestTension };
  const searched = known === undefined ? findExactLength(geometry, limits) : known.exact;
  const exact = searched === undefined ? undefined : exactLength(trace, limits, searched);
  const iso = isoLengths(trace, input, { mean, lift: edgeLift(trace, { edgeHeight, pulleyRise }), wingLength });
  const cema = cemaLength(trace, input, mean);
  const recommended =
    exact === undefined || iso === undefined ? undefined : recommendedTransition(trace, { exact, iso: iso.path, cema });
  const usedLength = input.length ?? recommended;
  const result: Transition = {
    pulleyRise,
    edgeHeight,
    exact,
    iso: iso?.path,
    iso1981: iso?.first,
    cema,
    recommended,
    usedLength,
    tensions: usedLength === undefined ? undefined : transitionTensions(trace, geometry, usedLength),
    din: usedLength === undefined ? undefined : dinTensions(trace, { ...geometry, edgeHeight, length: usedLength }),
    idlers: usedLength === undefined ? [] : idlers(trace, input, usedLength),
  };
  report(trace, input, result);
  return result;
}

function wingOf(trace: Trace, { beltWidth, centreLength }: TransitionInput): number {
  if (centreLength >= 0 && centreLength < beltWidth) return wingLengthOf(trace, { beltWidth, centreLength });
  const limit = { least: 0, below: beltWidth };
  throw new InputRefused({ subject: "transition", input: "centreLength", value: centreLength, limit });
}

interface EdgePath {
  /** Mean tension, N/m of width. */
  readonly mean: number;
  readonly lift: number;
  readonly wingLength: number;
}

function isoLengths(trace: Trace, input: TransitionInput, { mean, lift, wingLength }: EdgePath) {
  const { edgeFactor, ratedTension, modulus, troughAngle } = input;
  const given = {
    edgeFactor,
    ratedTension,
    widthTension: mean,
    wingShare: constant(trace, equalWingShare, equalRolls),
  };
  const difference = tensionDifference(trace, given);
  if (difference <= 0) return undefined;
  const sideways = edgeShift(trace, { wingLength, troughAngle });
  return {
    path: transitionDistance(trace, { lift, edgeShift: sideways, modulus, difference }),
    first: transitionDistance1981(trace, { lift, modulus, difference }),
  };
}

function cemaLength(trace: Trace, input: TransitionInput, mean: number): number {
  const lookUp = input.carcass === "steel" ? steelMultiple : fabricMultiple;
  const multiple = lookUp(trace, {
    troughAngle: input.troughAngle,
    tensionShare: shareOfRating(trace, { widthTension: mean, ratedTension: input.ratedTension }),
  });
  const arrangement = constant(trace, raised[input.arrangement].table, arrangementSource);
  return tableTransition(trace, { multiple, arrangement, beltWidth: input.beltWidth });
}

interface DinInput extends Omit<TransitionInput, "length"> {
  readonly wingLength: number;
  readonly pulleyRise: number;
  readonly edgeHeight: number;
  readonly widthTension: number;
  readonly length: number;
}

/** Edge and centre tension after DIN 22101, which credits steel cords with relief beyond the transition. */
export function dinTensions(trace: Trace, input: DinInput) {
  const { length, modulus, carcass } = input;
  const edgeLength = transitionEdgeLength(trace, input);
  const difference =
    carcass === "steel"
      ? steelCordDifference(trace, { modulus, edgeLength, length, relief: steelCordRelief(trace, input) })
      : textileDifference(trace, { modulus, edgeLength, length });
  const wingShare = wingPart(trace, input);
  const centre = transitionCentreTension(trace, { widthTension: input.widthTension, wingShare, difference });
  return { difference, centre, edge: transitionEdgeTension(trace, { centreTension: centre, difference }) };
}

function idlers(trace: Trace, input: TransitionInput, length: number): readonly TransitionIdler[] {
  return Array.from({ length: plain(input.idlers) }, (_, at) => {
    const idler = constant(trace, at + 1, idlerSource);
    const place = transitionIdlerPlace(trace, { idler, idlers: input.idlers });
    return {
      distance: transitionIdlerDistance(trace, { place, length }),
      troughAngle: transitionIdlerAngle(trace, { place, troughAngle: input.troughAngle }),
    };
  });
}

function report(trace: Trace, input: TransitionInput, result: Transition): void {
  if (result.recommended === undefined) {
    const mean = widthTension(trace, { tension: input.tension, beltWidth: input.beltWidth });
    const limit = strictlyBetween(input.lowestTension, allowedFibreTension(trace, input));
    transitionFindings["transition-no-length-suffices"].raise(trace, { values: { mean }, limit });
  } else if (input.length !== undefined && input.length < result.recommended - 1e-9) {
    const limit = { least: result.recommended };
    transitionFindings["transition-too-short"].raise(trace, { values: { length: input.length }, limit });
  }
  if (result.pulleyRise > result.edgeHeight / 3 + 1e-12) {
    const limit = atMost(thirdOfEdge(trace, { edgeHeight: result.edgeHeight }));
    transitionFindings["transition-pulley-too-high"].raise(trace, { values: { pulleyRise: result.pulleyRise }, limit });
  }
}
