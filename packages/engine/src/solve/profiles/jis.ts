import { frictionPairsSource } from "../../standards/jis-b-8805/main-resistance.ts";
import { jis8805 } from "../../standards/sources.ts";
import { isoProfile } from "./iso.ts";
import type { MethodProfile } from "./method-profile.ts";

const safety = (value: number) => ({ value, source: jis8805("safety on the ply load", "recalled") });

/** JIS B 8805; its friction and length correction go by installation, and hold every secondary resistance. */
export const jisProfile: MethodProfile = {
  ...isoProfile,
  method: "JIS",
  friction: { range: { least: 0.022, most: 0.03, source: frictionPairsSource } },
  secondary: "in-length",
  belt: { rule: "rating", safety: { fabric: safety(10), steelCord: safety(7) } },
};
