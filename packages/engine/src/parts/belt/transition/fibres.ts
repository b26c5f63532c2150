import {
  fibreShift,
  fibreShifts,
  fibreStrain,
  leastShiftedFibre,
  meanFibreStrain,
  meanStrainOver,
  transitionFibreTension,
} from "../../../rules/belt-transition/fibre.ts";
import { adopted } from "../../../standards/sources.ts";
import { largest, none, plain, smallest } from "../../../trace/reference.ts";
import { defineSearch } from "../../../trace/search.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { TransitionInput } from "./transition-input.ts";

/** Tensions per width in a transition of given length, N/m. */
export interface TransitionTensions {
  readonly edge: number;
  readonly centre: number;
  readonly highest: number;
  readonly lowest: number;
}

type Geometry = Pick<TransitionInput, "beltWidth" | "centreLength" | "troughAngle" | "modulus"> & {
  readonly wingLength: number;
  readonly pulleyRise: number;
  readonly widthTension: number;
};

/** Exact fibre lengths: every fibre runs straight from the pulley to its place in the trough. */
export function transitionTensions(trace: Trace, geometry: Geometry, length: number): TransitionTensions {
  const { pulleyRise, troughAngle, wingLength, widthTension, modulus } = geometry;
  const meanStrain = meanFibreStrain(trace, { ...geometry, length });
  const tensionAt = (alongWing: number) => {
    const shift = fibreShift(trace, { alongWing, troughAngle, pulleyRise });
    const strain = fibreStrain(trace, { shift, length });
    return transitionFibreTension(trace, { widthTension, modulus, strain, meanStrain });
  };
  const centre = tensionAt(none(trace));
  const edge = tensionAt(wingLength);
  const least = tensionAt(leastShiftedFibre(trace, { pulleyRise, troughAngle, wingLength }));
  return { edge, centre, highest: largest(edge, centre), lowest: smallest(edge, centre, least) };
}

/** No transition is that long, m: the tension sits on its limit. */
const longest = 1e6;

const exactLengthSearch = defineSearch({
  id: "transition/exact-length",
  source: adopted("exact fibre lengths between pulley and trough"),
  inputs: {
    highest: { symbol: "t_max", unit: "N/m" },
    lowest: { symbol: "t_min", unit: "N/m" },
  },
  output: { symbol: "L_exact", unit: "m" },
  rule: "smallest length with every fibre between its lowest and highest allowed tension, by halving",
});

interface FibreLimits {
  readonly highest: number;
  readonly lowest: number;
}

/** The length found by searching, with the tensions it keeps to. */
export function exactLength(trace: Trace, { highest, lowest }: FibreLimits, found: number): number {
  return exactLengthSearch(trace, { highest, lowest }, plain(found));
}

/** Smallest length that keeps every fibre in limits; absent when the mean tension itself is outside them. */
export function findExactLength(geometry: Geometry, limits: FibreLimits): number | undefined {
  const { widthTension } = geometry;
  if (!(widthTension < limits.highest && widthTension > limits.lowest)) return undefined;
  const fits = fitter(geometry, limits);
  let high = geometry.beltWidth;
  while (!fits(high)) {
    high *= 2;
    if (!(high < longest)) return undefined;
  }
  let low = 0;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    // No number lies between the two: further rounds change nothing.
    if (middle === plain(low) || middle === plain(high)) break;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Whether a length keeps every fibre in limits: the tensions above without a trace, their shifts taken once. */
function fitter(geometry: Geometry, { highest, lowest }: FibreLimits): (length: number) => boolean {
  const { pulleyRise, troughAngle, wingLength, widthTension, modulus } = geometry;
  const shifts = fibreShifts(geometry);
  const shiftAt = (alongWing: number) => fibreShift.evaluate({ alongWing, troughAngle, pulleyRise });
  const centre = shiftAt(0);
  const edge = shiftAt(wingLength);
  const least = shiftAt(leastShiftedFibre.evaluate({ pulleyRise, troughAngle, wingLength }));
  return (length) => {
    const meanStrain = meanStrainOver(geometry, shifts, length);
    const tensionOf = (shift: number) => {
      const strain = fibreStrain.evaluate({ shift, length });
      return transitionFibreTension.evaluate({ widthTension, modulus, strain, meanStrain });
    };
    const [atEdge, atCentre] = [tensionOf(edge), tensionOf(centre)];
    if (atEdge > highest || atCentre > highest) return false;
    return atEdge >= lowest && atCentre >= lowest && tensionOf(least) >= lowest;
  };
}
