import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import type { CompanyProfile } from "../../design/profile.ts";
import { defaultStartRules, type MethodSettings } from "../../design/settings.ts";
import { constant, isEqual } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { MethodProfile, Printed } from "./method-profile.ts";
import { methodProfiles } from "./profiles.ts";

/**
 * A design with the limits that nobody typed as its profile has them: those of the company, else those of the method.
 * One that holds its limits itself stays as it is, and so does one that has been through here.
 */
export function underProfile(trace: Trace, design: Design, method: Method): Design {
  const { profile } = design;
  if (profile === undefined || profile.rules !== undefined) return design;
  const company: Partial<CompanyProfile> = profile.company?.method === method ? profile.company : {};
  const own = methodProfiles[method];
  const rules = { belt: own.belt.rule, pulleys: own.pulleys };
  return {
    ...design,
    allowedSag: sagUnder(trace, design, own, company),
    beltRules: beltUnder(trace, design, own, company),
    settings: settingsUnder(trace, design, own, company),
    starting: startUnder(trace, design, own, company),
    profile: { ...profile, rules },
  };
}

const printed = (trace: Trace, { value, source }: Printed): number => constant(trace, value, source);

/** What is printed, unless the design says the same: then it keeps what it says. */
function instead(trace: Trace, said: number, of: Printed): number {
  return isEqual(said, of.value) ? said : printed(trace, of);
}

function sagUnder(
  trace: Trace,
  design: Design,
  { sag }: MethodProfile,
  company: Partial<CompanyProfile>,
): Design["allowedSag"] {
  const { allowedSag, profile } = design;
  const { carrySag = false, returnSag = false } = profile?.open ?? {};
  const isTyped = !(carrySag && returnSag) || company.carrySag !== undefined || company.returnSag !== undefined;
  return {
    carry: carrySag ? (company.carrySag ?? carrySagOf(trace, design, sag)) : allowedSag.carry,
    return: returnSag ? (company.returnSag ?? instead(trace, allowedSag.return, sag.return)) : allowedSag.return,
    ...(isTyped || sag.transient === undefined ? {} : { transient: printed(trace, sag.transient) }),
  };
}

function carrySagOf(trace: Trace, design: Design, { carry, byLumps }: MethodProfile["sag"]): number {
  return byLumps?.(trace, design) ?? instead(trace, design.allowedSag.carry, carry);
}

function beltUnder(
  trace: Trace,
  design: Design,
  { belt }: MethodProfile,
  company: Partial<CompanyProfile>,
): Design["beltRules"] {
  const { beltRules, profile } = design;
  const { fabricSafety, steelCordSafety, tensionRise } = company;
  const safety = {
    ...(belt.safety && {
      fabric: printed(trace, belt.safety.fabric),
      steelCord: printed(trace, belt.safety.steelCord),
    }),
    ...(fabricSafety === undefined ? {} : { fabric: fabricSafety }),
    ...(steelCordSafety === undefined ? {} : { steelCord: steelCordSafety }),
  };
  const isSafetyOpen = profile?.open.safety === true && Object.keys(safety).length > 0;
  const carcass = design.belt.carcass === "steel-cord" ? "steelCord" : "fabric";
  const ofMethod = belt.tensionRise && instead(trace, beltRules.allowedTensionRise, belt.tensionRise[carcass]);
  const rise = profile?.open.tensionRise === true ? (tensionRise ?? ofMethod) : undefined;
  return {
    ...beltRules,
    ...(rise === undefined ? {} : { allowedTensionRise: rise }),
    ...(isSafetyOpen ? { safetyOfStrength: safety } : {}),
  };
}

function settingsUnder(
  trace: Trace,
  { settings }: Design,
  { friction }: MethodProfile,
  company: Partial<CompanyProfile>,
): MethodSettings {
  const usual = company.friction ?? (friction?.usual && printed(trace, friction.usual));
  const pressure = settings.cleanerPressure ?? company.cleanerPressure;
  return {
    ...settings,
    ...(usual === undefined ? {} : { usualFriction: usual }),
    ...(pressure === undefined ? {} : { cleanerPressure: pressure }),
  };
}

function startUnder(
  trace: Trace,
  { starting = defaultStartRules }: Design,
  { startFactor }: MethodProfile,
  company: Partial<CompanyProfile>,
): NonNullable<Design["starting"]> {
  const factor = starting.pullFactor ?? company.startFactor ?? (startFactor && printed(trace, startFactor.usual));
  return factor === undefined ? starting : { ...starting, pullFactor: factor };
}
