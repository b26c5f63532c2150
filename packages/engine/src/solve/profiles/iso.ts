import { frictionRanges, frictionRangesSource } from "../../standards/iso-5048-1989/friction-ranges.ts";
import { usualCleanerPressure } from "../../standards/iso-5048-1989/special.ts";
import { adopted } from "../../standards/sources.ts";
import type { MethodProfile, Printed } from "./method-profile.ts";

const usualSag: Printed = { value: 0.02, source: adopted("sag of 2 % of the spacing on both strands") };

/** ISO 5048: limits as they are usual everywhere; methods that follow it differ where their profiles say so. */
export const isoProfile: MethodProfile = {
  method: "ISO",
  friction: { range: { ...frictionRanges.extreme, source: frictionRangesSource } },
  sag: { carry: usualSag, return: usualSag },
  secondary: "components",
  cleanerPressure: usualCleanerPressure,
  power: "at-shaft",
  belt: { rule: "rating" },
  pulleys: "rating-bands",
};
