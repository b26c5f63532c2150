import type { Design } from "../../design/design.ts";
import { widthForAllLumps, widthForFewLumps } from "../../standards/cema-5/lump-size.ts";
import { lumpShare, recommendedSag } from "../../standards/cema-7/sag.ts";
import { cema7 } from "../../standards/sources.ts";
import type { Trace } from "../../trace/trace.ts";
import { isoProfile } from "./iso.ts";
import type { MethodProfile } from "./method-profile.ts";

const { friction: _ofIso, cleanerPressure: _byWidth, ...withoutFactors } = isoProfile;

/** CEMA, 5th edition: friction by Kx and Ky, cleaners by the width of the belt. */
export const cemaProfile: MethodProfile = { ...withoutFactors, method: "CEMA" };

const rating = (value: number) => ({ value, source: cema7("belt rating over strength", "recalled") });
const rise = (value: number) => ({ value, source: cema7("starting pull over belt rating", "recalled") });

/** CEMA, 7th edition, universal method. */
export const cema7Profile: MethodProfile = {
  ...cemaProfile,
  method: "CEMA-7",
  sag: { ...cemaProfile.sag, byLumps: sagByLumps },
  belt: {
    rule: "rating",
    safety: { fabric: rating(10), steelCord: rating(6.7) },
    tensionRise: { fabric: rise(1.4), steelCord: rise(1.5) },
  },
};

function sagByLumps(trace: Trace, { material, belt, carryIdler: { troughAngle } }: Design): number {
  const { lumpSize, surchargeAngle, lumpGrading } = material;
  const narrowest = lumpGrading === "few-lumps" ? widthForFewLumps : widthForAllLumps;
  const neededWidth = narrowest(trace, { lumpSize, surchargeAngle });
  const share = lumpShare(trace, { neededWidth, beltWidth: belt.width });
  return recommendedSag(trace, { troughAngle, lumpSize, lumpShare: share });
}

/** Viscoelastic method: friction from rubber, everything else as by ISO 5048. */
export const viscoProfile: MethodProfile = {
  ...withoutFactors,
  ...(isoProfile.cleanerPressure && { cleanerPressure: isoProfile.cleanerPressure }),
  method: "VISCO",
};
