import { is11592 } from "../sources.ts";

/** Artificial friction coefficients: a normal installation, and a belt that drives its motors. */
export const frictionFactors = {
  usual: { value: 0.022, source: is11592("artificial friction coefficient, normal conditions", "recalled") },
  regenerating: { value: 0.012, source: is11592("artificial friction coefficient, generating", "recalled") },
} as const;
