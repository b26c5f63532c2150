import type { Method } from "../../design/method.ts";
import { cema7Profile, cemaProfile, viscoProfile } from "./cema.ts";
import { dinProfile } from "./din.ts";
import { gbProfile } from "./gb.ts";
import { isProfile } from "./is.ts";
import { isoProfile } from "./iso.ts";
import { jisProfile } from "./jis.ts";
import type { MethodProfile } from "./method-profile.ts";

/** Every method with its profile. */
export const methodProfiles: Readonly<Record<Method, MethodProfile>> = {
  ISO: isoProfile,
  CEMA: cemaProfile,
  VISCO: viscoProfile,
  DIN: dinProfile,
  "CEMA-7": cema7Profile,
  GB: gbProfile,
  IS: isProfile,
  JIS: jisProfile,
};
