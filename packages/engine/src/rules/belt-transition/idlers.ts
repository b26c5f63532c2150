import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

/** Where transition idlers are numbered, from the pulley. */
export const idlerSource = adopted("transition idlers closer to the pulley");

/** Place of the k-th of n transition idlers as a share of the transition from the pulley. */
export const transitionIdlerPlace = defineFormula({
  id: "belt-transition/idlers/transition-idler-place",
  source: idlerSource,
  inputs: { idler: { symbol: "k", unit: "1", must: positive }, idlers: { symbol: "n", unit: "1", must: positive } },
  output: { symbol: "f", unit: "1" },
  printed: "k * (k + 1) / ((n + 1) * (n + 2))",
  evaluate: ({ idler, idlers }) => (idler * (idler + 1)) / ((idlers + 1) * (idlers + 2)),
});

/** Trough angle of a transition idler: the edge rises in proportion to the place. */
export const transitionIdlerAngle = defineFormula({
  id: "belt-transition/idlers/transition-idler-angle",
  source: adopted("edge height linear along the transition"),
  inputs: {
    place: { symbol: "f", unit: "1", must: { least: 0, most: 1 } },
    troughAngle: { symbol: "lambda", unit: "rad", must: { least: 0, most: Math.PI / 2 } },
  },
  output: { symbol: "lambda_k", unit: "rad" },
  printed: "asin(f * sin(lambda))",
  evaluate: ({ place, troughAngle }) => Math.asin(place * Math.sin(troughAngle)),
});

/** Distance of a transition idler from the pulley. */
export const transitionIdlerDistance = defineFormula({
  id: "belt-transition/idlers/transition-idler-distance",
  source: idlerSource,
  inputs: { place: { symbol: "f", unit: "1" }, length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "x_k", unit: "m" },
  printed: "f * L",
  evaluate: ({ place, length }) => place * length,
});
