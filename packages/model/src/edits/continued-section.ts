import type { Pull } from "../document/types/parts.ts";

const sectionFields = ["sectType", "capacityInp", "idlerSpacingMode", "idlerSpacingInp", "frictionFactorInp"] as const;

/** What a point set into a section takes over from it, so that the pull of the belt does not change. */
export function continuedSection(before: Pull | undefined): Partial<Pull> {
  return before ? Object.fromEntries(sectionFields.map((name) => [name, before[name]])) : {};
}
