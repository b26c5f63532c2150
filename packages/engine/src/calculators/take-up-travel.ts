import { elasticStretch, takeUpTravel, thermalStretch } from "../rules/mechanics/take-up.ts";
import { permanentStretch, stretchDifference, totalTravel } from "../rules/take-up-travel/travel.ts";
import { meanOverSection } from "../solve/tension/tension-bend.ts";
import { beltMakers } from "../standards/machine-sources.ts";
import { mechanics } from "../standards/sources.ts";
import { constant, largest, none, smallest } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";

/** A stretch of belt with its tensions at both ends, SI. */
export interface StretchedSection {
  readonly length: number;
  readonly startTension: number;
  readonly endTension: number;
  /** What the tension line bends by, where friction follows tension; absent: a straight line. */
  readonly tensionPart?: number;
  readonly floor?: number;
}

export interface TakeUpTravelInput {
  /** N/m of width */
  readonly modulus: number;
  readonly beltWidth: number;
  readonly beltLength: number;
  /** Sections of each load case; the belt at rest is one of them. */
  readonly cases: readonly { readonly loadCase: string; readonly sections: readonly StretchedSection[] }[];
  /** 1/K */
  readonly expansion: number;
  /** Warmest less coldest, K. */
  readonly temperatureRange: number;
  /** Share of the length that stays stretched. */
  readonly permanentShare: number;
  /** Belt kept for one more splice, m. */
  readonly spliceLength: number;
}

/** Carriage travel by cause, m: half the belt length each time. */
export interface TakeUpTravel {
  readonly stretch: readonly { readonly loadCase: string; readonly length: number }[];
  readonly elastic: number;
  readonly thermal: number;
  readonly permanent: number;
  readonly splice: number;
  readonly total: number;
}

/** Shares of the belt length that stay after running in. */
const permanentShares = { polyester: 0.01, polyamide: 0.02, "steel-cord": 0.0025 } as const;

/** Of what carries the tension of a belt; aramid and cotton are not listed and count as polyester. */
export function usualPermanentShare(trace: Trace, member: string): number {
  const listed = member === "steel-cord" || member === "polyamide" ? member : "polyester";
  return constant(trace, permanentShares[listed], beltMakers("elongation that stays after running in"));
}

const totalStretch = defineSum({
  id: "take-up-travel/total-stretch",
  source: mechanics("stretch of all sections"),
  output: { symbol: "dL", unit: "m" },
  term: "dL",
});

/** How far the take-up pulley has to move. */
export function takeUpTravelOf(trace: Trace, input: TakeUpTravelInput): TakeUpTravel {
  const { beltLength, expansion, temperatureRange } = input;
  const stretch = input.cases.map((one) => ({
    loadCase: one.loadCase,
    length: caseStretch(trace, input, one.sections),
  }));
  const [first = none(trace), ...others] = stretch.map((one) => one.length);
  const longest = largest(none(trace), first, ...others);
  const shortest = smallest(first, ...others);
  const half = (lengthChange: number) => takeUpTravel(trace, { lengthChange });
  const elastic = half(stretchDifference(trace, { longest, shortest }));
  const thermal = half(thermalStretch(trace, { expansion, length: beltLength, temperatureRange }));
  const permanent = half(permanentStretch(trace, { share: input.permanentShare, beltLength }));
  const splice = half(input.spliceLength);
  return {
    stretch,
    elastic,
    thermal,
    permanent,
    splice,
    total: totalTravel(trace, { elastic, thermal, permanent, splice }),
  };
}

function caseStretch(trace: Trace, input: TakeUpTravelInput, sections: readonly StretchedSection[]): number {
  const { modulus, beltWidth } = input;
  return totalStretch(
    trace,
    sections.map(({ length, startTension: start, endTension: end, tensionPart = none(trace), floor = none(trace) }) => {
      const meanTension = meanOverSection(trace, { start, end, tensionPart, floor });
      return elasticStretch(trace, { meanTension, length, modulus, beltWidth });
    }),
  );
}
