import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, finite, nonNegative, positive } from "../../trace/limit.ts";
import { degree } from "../../units.ts";

const source = adopted("automatic friction factor from sag; meets the ISO values 0.016, 0.020 and 0.030");
const provisional =
  "fitted between the values ISO 5048 gives, which it meets; no published relation covers all of its inputs";

/**
 * Cold as part of the choice of a friction factor: 1 from 0 °C upwards, where the anchors hold. It stands for rubber
 * as well as grease, and so rises sooner below than the factor CEMA has for its idler and belt terms.
 */
export const coldFactor = defineFormula({
  id: "adopted-1/friction-factor/cold-factor",
  source: adopted("low-temperature factor kt"),
  provisional: "published curves differ: 1.45 to 1.6 at -29 degrees C",
  inputs: { temperature: { symbol: "T", unit: "degC", must: finite, covers: between(-26, 60) } },
  output: { symbol: "k_t", unit: "1" },
  printed: "1 - 0.013[1/degC] * min(0, T) + 0.00026[1/degC2] * min(0, T) ^ 2",
  evaluate: ({ temperature }) => 1 - 0.013 * Math.min(0, temperature) + 0.00026 * Math.min(0, temperature) ** 2,
});

/** Faster belts than 5 m/s run a little harder. */
export const speedFactor = defineFormula({
  id: "adopted-1/friction-factor/speed-factor",
  source,
  provisional,
  inputs: { beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative } },
  output: { symbol: "k_v", unit: "1" },
  printed: "1 + 0.02[s/m] * max(0, v - 5[m/s])",
  evaluate: ({ beltSpeed }) => 1 + 0.02 * Math.max(0, beltSpeed - 5),
});

/** Rolls between 108 and 159 mm count as normal; smaller run harder, larger easier down to 0.85. */
export const rollDiameterFactor = defineFormula({
  id: "adopted-1/friction-factor/roll-diameter-factor",
  source,
  provisional,
  inputs: { rollDiameter: { symbol: "D_r", unit: "m", must: positive } },
  output: { symbol: "k_D", unit: "1" },
  printed:
    "if(D_r < 0.108[m], (0.108[m] / D_r) ^ (2 / 3), if(D_r <= 0.159[m], 1, max(0.85, (0.159[m] / D_r) ^ (1 / 3))))",
  evaluate: ({ rollDiameter }) => {
    if (rollDiameter < 0.108) return (0.108 / rollDiameter) ** (2 / 3);
    return rollDiameter <= 0.159 ? 1 : Math.max(0.85, (0.159 / rollDiameter) ** (1 / 3));
  },
});

/** Troughs steeper than 35° work the load more. */
export const troughFactor = defineFormula({
  id: "adopted-1/friction-factor/trough-factor",
  source,
  provisional,
  inputs: { troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative } },
  output: { symbol: "k_lambda", unit: "1" },
  printed: "1 + 0.003[1/deg] * max(0, lambda - 35[deg])",
  evaluate: ({ troughAngle }) => 1 + (0.003 / degree) * Math.max(0, troughAngle - 35 * degree),
});

/** Factors that do not change with tension, multiplied. */
export const combinedFrictionFactors = defineFormula({
  id: "adopted-1/friction-factor/combined-friction-factors",
  source,
  provisional,
  inputs: {
    temperatureFactor: { symbol: "k_t", unit: "1", must: positive },
    speedFactor: { symbol: "k_v", unit: "1", must: positive },
    rollDiameterFactor: { symbol: "k_D", unit: "1", must: positive },
    troughFactor: { symbol: "k_lambda", unit: "1", must: positive },
    adjustment: { symbol: "A_f", unit: "1", must: positive },
  },
  output: { symbol: "k", unit: "1" },
  printed: "k_t * k_v * k_D * k_lambda * A_f",
  evaluate: (factors) =>
    factors.temperatureFactor *
    factors.speedFactor *
    factors.rollDiameterFactor *
    factors.troughFactor *
    factors.adjustment,
});

/** Artificial friction factor of a section from its sag: 0.2 % gives 0.016, 1 % 0.020, 3 % 0.030. Held to 0.010–0.045. */
export const automaticFrictionFactor = defineFormula({
  id: "adopted-1/friction-factor/automatic-friction-factor",
  source,
  provisional,
  inputs: {
    sag: { symbol: "s", unit: "1", must: nonNegative, covers: between(0, 0.05) },
    factors: { symbol: "k", unit: "1", must: positive },
  },
  output: { symbol: "f", unit: "1" },
  printed: "min(0.045, max(0.01, (0.015 + 0.5 * min(s, 0.05)) * k))",
  evaluate: ({ sag, factors }) => Math.min(0.045, Math.max(0.01, (0.015 + 0.5 * Math.min(sag, 0.05)) * factors)),
});

const adjustedByDesigner = adopted("friction factor of a standard, adjusted by the designer");
const adjustment = { symbol: "k_adj", unit: "1", must: positive };

/** A friction factor of a standard where none is typed, with the adjustment of the design. */
export const adjustedFrictionFactor = defineFormula({
  id: "adopted-1/friction-factor/adjusted-friction-factor",
  source: adjustedByDesigner,
  inputs: {
    friction: { symbol: "f_std", unit: "1", must: nonNegative },
    adjustment,
  },
  output: { symbol: "f", unit: "1" },
  printed: "f_std * k_adj",
  evaluate: ({ friction, adjustment }) => friction * adjustment,
});

/** Kx of CEMA with the adjustment of the design. */
export const adjustedIdlerFactor = defineFormula({
  id: "adopted-1/friction-factor/adjusted-idler-factor",
  source: adjustedByDesigner,
  inputs: { idlerFactor: { symbol: "K_x_std", unit: "N/m", must: nonNegative }, adjustment },
  output: { symbol: "K_x", unit: "N/m" },
  printed: "K_x_std * k_adj",
  evaluate: ({ idlerFactor, adjustment: by }) => idlerFactor * by,
});

/** A drag whose factor is part of its formula, with the adjustment of the design. */
export const adjustedDrag = defineFormula({
  id: "adopted-1/friction-factor/adjusted-drag",
  source: adjustedByDesigner,
  inputs: { drag: { symbol: "F_std", unit: "N", must: nonNegative }, adjustment },
  output: { symbol: "F", unit: "N" },
  printed: "F_std * k_adj",
  evaluate: ({ drag, adjustment: by }) => drag * by,
});
