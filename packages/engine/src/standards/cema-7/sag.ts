import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { adopted, cema7 } from "../sources.ts";

/** Largest lumps over those the belt is wide enough for. */
export const lumpShare = defineFormula({
  id: "cema-7/sag/lump-share",
  source: adopted("lumps over the largest the belt is wide enough for"),
  inputs: {
    neededWidth: { symbol: "B_l", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "r_l", unit: "1" },
  printed: "B_l / B",
  evaluate: ({ neededWidth, beltWidth }) => neededWidth / beltWidth,
});

/** Lumps up to this count as fines, m: the book names no size. */
const fines = 0.025;

/** Sag between carry idlers of a full belt, by trough and lumps. Angles between those of the book take the nearest. */
export const recommendedSag = defineProcedure({
  id: "cema-7/sag/recommended-sag",
  source: cema7("chapter 6, recommended sag at full load", "recalled"),
  inputs: {
    troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative },
    lumpSize: { symbol: "d_l", unit: "m", must: nonNegative },
    lumpShare: { symbol: "r_l", unit: "1", must: nonNegative },
  },
  output: { symbol: "s", unit: "1" },
  rule: "3 % on a trough of 20 degrees and with fines up to 25 mm; else 2 %, and 1.5 % on 45 degrees where lumps are larger than half of those the belt takes",
  evaluate: ({ troughAngle, lumpSize, lumpShare: share }) => {
    if (troughAngle <= 27.5 * degree || lumpSize <= fines) return 0.03;
    return troughAngle > 40 * degree && share > 0.5 ? 0.015 : 0.02;
  },
});
