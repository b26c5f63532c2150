import { frictionFactors } from "../../standards/is-11592/friction.ts";
import { is11592 } from "../../standards/sources.ts";
import { isoProfile } from "./iso.ts";
import type { MethodProfile } from "./method-profile.ts";

/** IS 11592:2000. */
export const isProfile: MethodProfile = {
  ...isoProfile,
  method: "IS",
  friction: {
    ...frictionFactors,
    range: { least: 0.016, most: 0.03, source: is11592("artificial friction coefficient by conditions", "recalled") },
  },
  startFactor: {
    usual: { value: 1.5, source: is11592("eq. 34, coefficient of the start", "recalled") },
    range: { least: 1.3, most: 2, source: is11592("eq. 34, coefficient of the start", "recalled") },
  },
  power: "with-driven-pulley",
};
