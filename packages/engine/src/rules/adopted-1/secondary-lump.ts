import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { atLeast, finite, nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("secondary resistances as a lump C - 1 of the main ones, shared out over their points");
const share = { symbol: "kappa", unit: "1", must: positive };

/** What every secondary resistance is multiplied by, so that together they are the lump. Of the full conveyor. */
export const secondaryShare = defineFormula({
  id: "adopted-1/secondary-lump/secondary-share",
  source,
  inputs: {
    lengthCoefficient: { symbol: "C", unit: "1", must: atLeast(1) },
    mainResistance: { symbol: "F_H", unit: "N", must: nonNegative },
    secondaryResistance: { symbol: "F_N", unit: "N", must: positive },
  },
  output: { symbol: "kappa", unit: "1" },
  printed: "(C - 1) * F_H / F_N",
  evaluate: ({ lengthCoefficient, mainResistance, secondaryResistance }) =>
    ((lengthCoefficient - 1) * mainResistance) / secondaryResistance,
});

/** One secondary resistance as part of the lump. */
export const sharedSecondary = defineFormula({
  id: "adopted-1/secondary-lump/shared-secondary",
  source,
  inputs: { share, force: { symbol: "F", unit: "N", must: finite } },
  output: { symbol: "F_kappa", unit: "N" },
  printed: "kappa * F",
  evaluate: ({ share: factor, force }) => factor * force,
});
