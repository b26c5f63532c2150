import type { Design } from "../../design/design.ts";
import { frictionFactors } from "../../standards/is-11592/friction.ts";
import { none } from "../../trace/reference.ts";
import { isProfile } from "../profiles/is.ts";
import { type ConveyorFactors, isoMethod, isoRules } from "./iso.ts";
import type { PulleyTurn, ResistanceMethod } from "./method.ts";

/**
 * IS 11592: ISO 5048 with a friction factor from a table. Bending on a driven pulley is no part of the effective tension:
 * the drive gives it besides, and it counts in the power.
 */
export function isMethod(design: Design, factors: ConveyorFactors): ResistanceMethod {
  const usual = isoMethod(design, factors, {
    ...isoRules,
    profile: isProfile,
    usualFriction: frictionFactors.usual,
  });
  const { regenerating } = usual;
  return {
    ...usual,
    wrap: wrapOfFreePulley,
    ...(regenerating === undefined ? {} : { regenerating: { ...regenerating, wrap: wrapOfFreePulley } }),
  };
}

const wrapOfFreePulley: ResistanceMethod["wrap"] = (trace, { isDriven }: PulleyTurn) =>
  isDriven ? none(trace) : "by-tension";
