import { defineProcedure } from "../../trace/formula.ts";
import { between } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { cema5 } from "../sources.ts";

/** Surcharge angle of the moving load when only the angle of repose is known. */
export const surchargeFromRepose = defineProcedure({
  id: "cema-5/surcharge-angle/surcharge-from-repose",
  source: cema5("chapter 3, flowability, angle of surcharge and angle of repose"),
  inputs: { reposeAngle: { symbol: "phi", unit: "rad", must: between(0, Math.PI / 2) } },
  output: { symbol: "theta", unit: "rad" },
  rule: "5 degrees below 20 of repose, 10 below 30, 20 below 35, 25 below 40, 30 above",
  evaluate: ({ reposeAngle }) => {
    const repose = reposeAngle / degree + 1e-9;
    const steps: readonly (readonly [number, number])[] = [
      [20, 5],
      [30, 10],
      [35, 20],
      [40, 25],
    ];
    return (steps.find(([below]) => repose < below)?.[1] ?? 30) * degree;
  },
});
