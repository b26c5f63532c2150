import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { cema5 } from "../sources.ts";

const source = cema5("chapter 4, belt width for lumps");
const lumpSize = { symbol: "a", unit: "m", must: nonNegative };
const surchargeAngle = { symbol: "theta", unit: "rad", must: between(0, Math.PI / 2) };
const share = (theta: number) => (Math.min(Math.max(theta, 20 * degree), 30 * degree) - 20 * degree) / (10 * degree);

/** Narrowest belt for at most 10 % lumps among fines: three lumps wide at 20° surcharge, six at 30°. */
export const widthForFewLumps = defineFormula({
  id: "cema-5/lump-size/width-for-few-lumps",
  source,
  inputs: { lumpSize, surchargeAngle },
  output: { symbol: "B_lump", unit: "m" },
  printed: "a * (3 + 3 * (min(max(theta, 20[deg]), 30[deg]) - 20[deg]) / 10[deg])",
  evaluate: ({ lumpSize: lump, surchargeAngle: theta }) => lump * (3 + 3 * share(theta)),
});

/** Narrowest belt when the material is all lumps: five lumps wide at 20° surcharge, ten at 30°. */
export const widthForAllLumps = defineFormula({
  id: "cema-5/lump-size/width-for-all-lumps",
  source,
  inputs: { lumpSize, surchargeAngle },
  output: { symbol: "B_lump", unit: "m" },
  printed: "a * (5 + 5 * (min(max(theta, 20[deg]), 30[deg]) - 20[deg]) / 10[deg])",
  evaluate: ({ lumpSize: lump, surchargeAngle: theta }) => lump * (5 + 5 * share(theta)),
});
