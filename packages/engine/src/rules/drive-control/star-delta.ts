import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";

/** Pull of a motor at rest in star: its windings get the voltage over the root of three, its torque is a third. */
export const starPull = defineFormula({
  id: "drive-control/star-delta/star-pull",
  source: mechanics("torque goes with the square of the voltage"),
  inputs: {
    lockedRotor: { symbol: "m_lr", unit: "1", must: nonNegative },
    nominalForce: { symbol: "F_n", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_star", unit: "N" },
  printed: "m_lr * F_n / 3",
  evaluate: ({ lockedRotor, nominalForce }) => (lockedRotor * nominalForce) / 3,
});
