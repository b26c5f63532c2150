import { cleanerPressure, frictionFactors } from "../../standards/gb-17119/special.ts";
import { gb17119 } from "../../standards/sources.ts";
import { isoProfile } from "./iso.ts";
import type { MethodProfile } from "./method-profile.ts";

const sag = { value: 0.01, source: gb17119("DTII(A) eq. 3-33 and 3-34, allowed sag") };

/** GB/T 17119 with the DTII(A) handbook. */
export const gbProfile: MethodProfile = {
  ...isoProfile,
  method: "GB",
  friction: {
    ...frictionFactors,
    range: { least: 0.02, most: 0.03, source: gb17119("DTII(A), friction factor by conditions", "recalled") },
  },
  sag: { carry: sag, return: sag },
  startFactor: {
    usual: { value: 1.5, source: gb17119("DTII(A) eq. 3-32, start factor") },
    range: { least: 1.3, most: 1.7, source: gb17119("DTII(A) eq. 3-32, start factor") },
  },
  secondary: "length-coefficient",
  cleanerPressure,
  power: "with-allowances",
  belt: {
    rule: "rating",
    safety: {
      fabric: { value: 11, source: gb17119("DTII(A), ply safety of polyamide and polyester, 10 to 12", "recalled") },
      steelCord: { value: 8, source: gb17119("DTII(A), safety of steel cord, 7 to 9") },
    },
  },
  pulleys: "by-turn",
};
