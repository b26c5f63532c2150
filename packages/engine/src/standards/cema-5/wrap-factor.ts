import { defineFormula } from "../../trace/formula.ts";
import { between, positive } from "../../trace/limit.ts";
import { cema5 } from "../sources.ts";

/**
 * Slack-side over effective tension, T2/Te, at the moment a driven pulley slips.
 * Users see it as the drive factor. Starting may use a higher friction than running,
 * so the caller chooses the friction of the state it studies.
 */
export const wrapFactor = defineFormula({
  id: "cema-5/wrap-factor",
  source: cema5("chapter 6, wrap factor; Euler and Eytelwein"),
  inputs: {
    friction: { symbol: "f", unit: "1", must: positive, covers: between(0.05, 0.5) },
    wrapAngle: { symbol: "theta", unit: "rad", must: positive },
  },
  output: { symbol: "C_w", unit: "1" },
  printed: "1 / (exp(f * theta) - 1)",
  evaluate: ({ friction, wrapAngle }) => 1 / Math.expm1(friction * wrapAngle),
});
