import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { adopted, jis8805 } from "../sources.ts";

/** Friction coefficient with the length that stands for everything else, m: by rolls and installation. */
export const frictionPairs = {
  good: { friction: 0.022, extraLength: 66 },
  ordinary: { friction: 0.03, extraLength: 49 },
  braking: { friction: 0.012, extraLength: 156 },
} as const;

export const frictionPairsSource = jis8805("classic form, friction coefficient f and length correction l0");

/** Friction coefficient with the length correction in it. The correction holds pulleys, cleaners, skirts and loading. */
export const lengthenedFriction = defineFormula({
  id: "jis-b-8805/main-resistance/lengthened-friction",
  source: jis8805("classic form, f (l + l0)"),
  inputs: {
    friction: { symbol: "f", unit: "1", must: nonNegative },
    extraLength: { symbol: "l_0", unit: "m", must: nonNegative },
    levelLength: { symbol: "l", unit: "m", must: positive },
  },
  output: { symbol: "f_l", unit: "1" },
  printed: "f * (1 + l_0 / l)",
  evaluate: ({ friction, extraLength, levelLength }) => friction * (1 + extraLength / levelLength),
});

/** Drag of one section over its level length. The standard spreads the correction along the return; here along both. */
export const sectionResistance = defineFormula({
  id: "jis-b-8805/main-resistance/section-resistance",
  source: adopted("JIS B 8805, classic form: the length correction spread along the belt"),
  inputs: {
    friction: { symbol: "f_l", unit: "1", must: nonNegative },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    run: { symbol: "x", unit: "m", must: nonNegative },
    idlerMass: { symbol: "q_R", unit: "kg/m", must: nonNegative },
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative },
  },
  output: { symbol: "F", unit: "N" },
  printed: "f_l * g * x * (q_R + q_B + q_G)",
  evaluate: (section) =>
    section.friction * section.gravity * section.run * (section.idlerMass + section.beltMass + section.lineLoad),
});
