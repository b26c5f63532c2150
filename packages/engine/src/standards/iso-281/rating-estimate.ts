import { defineFormula } from "../../trace/formula.ts";
import { between, positive } from "../../trace/limit.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { iso281 } from "../machine-sources.ts";
import { findPlummerRating } from "./ratings.ts";

/** Rating of a spherical roller bearing no table here lists. Meets the listed 222 series within 25 %. */
export const estimatedRollerRating = defineFormula({
  id: "iso-281/rating-estimate/estimated-roller-rating",
  source: iso281("power law through the 222 series; replace by the maker's rating"),
  provisional: "fitted to the 222 series, other series by a factor from working knowledge",
  inputs: {
    seriesFactor: { symbol: "k_s", unit: "1", must: positive },
    bore: { symbol: "d", unit: "m", must: positive, covers: between(0.04, 0.7) },
  },
  output: { symbol: "C", unit: "N" },
  printed: "k_s * 375000[N] * (d / 100[mm]) ^ 1.71",
  evaluate: ({ seriesFactor, bore }) => seriesFactor * 375000 * (bore / 0.1) ** 1.71,
});

/** Static rating of a deep groove ball bearing no table here lists. */
export const usualStaticRating = defineFormula({
  id: "iso-281/rating-estimate/usual-static-rating",
  source: iso281("static rating as a share of the dynamic one; replace by the maker's rating"),
  inputs: { dynamicRating: { symbol: "C", unit: "N" } },
  output: { symbol: "C_0", unit: "N" },
  printed: "0.53 * C",
  evaluate: ({ dynamicRating }) => 0.53 * dynamicRating,
});

/** Source of the ratings of bearings by their designation. */
export const listedRatings = iso281("ratings of bearings by designation");

/** Rating over that of a 222 bearing of the same bore. */
const seriesFactors: Readonly<Record<string, number>> = { "222": 1, "223": 1.6, "231": 1 };

/** Rating in N of the bearing a shaft row names: listed, else estimated; absent when the name says nothing. */
export function rollerRating(trace: Trace, designation: string): number | undefined {
  const listed = findPlummerRating(designation);
  if (listed !== undefined) return constant(trace, listed, listedRatings);
  const [, series, code, largeBore] = /\b(222|223|231)(?:(\d\d)|\/(\d{3,4}))/.exec(designation) ?? [];
  const seriesFactor = series === undefined ? undefined : seriesFactors[series];
  if (seriesFactor === undefined) return undefined;
  const bore = largeBore === undefined ? Number(code) * 0.005 : Number(largeBore) / 1000;
  if (!(bore > 0)) return undefined;
  return estimatedRollerRating(trace, {
    seriesFactor: constant(trace, seriesFactor, listedRatings),
    bore: constant(trace, bore, listedRatings),
  });
}
