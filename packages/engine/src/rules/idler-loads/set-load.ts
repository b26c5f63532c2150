import { interpolate } from "../../standards/interpolate.ts";
import { rollMakers } from "../../standards/machine-sources.ts";
import { cema5, mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

/** Weight of a line mass on one set. */
export const setWeight = defineFormula({
  id: "idler-loads/set-load/set-weight",
  source: mechanics("weight between two sets"),
  inputs: {
    lineMass: { symbol: "q", unit: "kg/m", must: nonNegative },
    spacing: { symbol: "s", unit: "m", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
  },
  output: { symbol: "W", unit: "N" },
  printed: "q * s * g",
  evaluate: ({ lineMass, spacing, gravity }) => lineMass * spacing * gravity,
});

/** Load of a set that stands higher than its neighbours. */
export const misalignmentLoad = defineFormula({
  id: "idler-loads/set-load/misalignment-load",
  source: cema5("chapter 5, idler misalignment load"),
  inputs: {
    heightError: { symbol: "d_h", unit: "m", must: nonNegative },
    tension: { symbol: "T", unit: "N", must: nonNegative },
    spacing: { symbol: "s", unit: "m", must: positive },
  },
  output: { symbol: "W_iml", unit: "N" },
  printed: "2 * d_h * T / s",
  evaluate: ({ heightError, tension, spacing }) => (2 * heightError * tension) / spacing,
});

const speeds = [2, 2.5, 3, 3.5, 4, 5, 6] as const;
const lumpRows = {
  fine: [1, 1, 1, 1, 1, 1, 1],
  medium: [1.02, 1.03, 1.05, 1.07, 1.09, 1.13, 1.18],
  mixed: [1.04, 1.06, 1.09, 1.12, 1.16, 1.24, 1.33],
  sized: [1.06, 1.09, 1.12, 1.16, 1.21, 1.35, 1.5],
  large: [1.2, 1.32, 1.5, 1.7, 1.9, 2.3, 2.8],
} as const;

function lumpRow(lumpSize: number, isSized: boolean): readonly number[] {
  if (lumpSize <= 0.1) return lumpRows.fine;
  if (lumpSize <= 0.15) return lumpRows.medium;
  if (lumpSize > 0.3) return lumpRows.large;
  return isSized ? lumpRows.sized : lumpRows.mixed;
}

export const lumpSource = rollMakers("lump and speed factor");

/** Impact of lumps at speed, on the weight of the material only. */
export const lumpFactor = defineProcedure({
  id: "idler-loads/set-load/lump-factor",
  source: lumpSource,
  inputs: {
    lumpSize: { symbol: "d_l", unit: "m", must: nonNegative, covers: between(0, 0.45) },
    /** 1 when all lumps are large, 0 when they lie in fines. */
    isSized: { symbol: "b", unit: "1", must: between(0, 1) },
    beltSpeed: { symbol: "v", unit: "m/s", must: positive, covers: between(0, 6) },
  },
  output: { symbol: "K_d", unit: "1" },
  rule: "table by lump size, linear in speed, held at the ends",
  evaluate: ({ lumpSize, isSized, beltSpeed }) =>
    interpolate(
      lumpRow(lumpSize, isSized > 0).map((factor, at) => [speeds[at] ?? 6, factor]),
      beltSpeed,
    ),
});
