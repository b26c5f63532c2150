import { adopted, din22101 } from "../../standards/sources.ts";
import { isoProfile } from "./iso.ts";
import type { MethodProfile } from "./method-profile.ts";

const sag = { value: 0.01, source: din22101("clause 8, sag of the steady belt", "recalled") };

/** DIN 22101:2011. */
export const dinProfile: MethodProfile = {
  ...isoProfile,
  method: "DIN",
  friction: {
    usual: { value: 0.02, source: din22101("clause 6.2, friction factor of medium conditions", "recalled") },
    range: { least: 0.01, most: 0.04, source: din22101("clause 6.2, friction factor by conditions", "recalled") },
  },
  sag: {
    carry: sag,
    return: sag,
    transient: { value: 0.02, source: adopted("DIN 22101, clause 8: sag of 2 % while starting and stopping") },
  },
  startFactor: {
    usual: { value: 1.4, source: din22101("clause 7, start factor on the running pull", "recalled") },
    range: { least: 1.3, most: 1.7, source: din22101("clause 7, start factor on the running pull", "recalled") },
  },
  belt: { rule: "joint" },
  pulleys: "load-factor",
};
