import { adopted, cema5 } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

/** Force with which a stopped belt runs back: its lift less half the friction. Negative where it stays. */
export const runbackForce = defineFormula({
  id: "holdback/runback/runback-force",
  source: cema5("backstops: half of the friction helps"),
  inputs: { lift: { symbol: "F_lift", unit: "N" }, friction: { symbol: "F_fr", unit: "N" } },
  output: { symbol: "F_rb", unit: "N" },
  printed: "F_lift - F_fr / 2",
  evaluate: ({ lift, friction }) => lift - friction / 2,
});

/** What rubs of the force that drives a belt: what is left of it without the lift. */
export const rubbingForce = defineFormula({
  id: "holdback/runback/rubbing-force",
  source: cema5("backstops: half of the friction helps"),
  inputs: { effectiveTension: { symbol: "T_e", unit: "N" }, lift: { symbol: "F_lift", unit: "N" } },
  output: { symbol: "F_fr", unit: "N" },
  printed: "T_e - F_lift",
  evaluate: ({ effectiveTension, lift }) => effectiveTension - lift,
});

/** Rating of one of the holdbacks of a drive. */
export const holdbackRating = defineFormula({
  id: "holdback/runback/holdback-rating",
  source: adopted("3 x full-load torque of the motors, shared by the holdbacks of the drive"),
  inputs: {
    serviceFactor: { symbol: "k_hb", unit: "1", must: nonNegative },
    torque: { symbol: "T_LSS", unit: "N*m", must: nonNegative },
    motors: { symbol: "z", unit: "1", must: positive },
    holdbacks: { symbol: "n_hb", unit: "1", must: positive },
  },
  output: { symbol: "T_hb", unit: "N*m" },
  printed: "k_hb * T_LSS * z / n_hb",
  evaluate: ({ serviceFactor, torque, motors, holdbacks }) => (serviceFactor * torque * motors) / holdbacks,
});
