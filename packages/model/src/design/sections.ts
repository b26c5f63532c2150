import type { Section, Trace } from "@beltwright/engine";
import { isZero } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { closerInCurves, type HalvedCurves } from "./curve-idlers.ts";
import { idlerSpacingOf } from "./idlers.ts";
import { closerAtLoading } from "./loading-idlers.ts";
import { kilonewtons, tonnesPerHour } from "./si.ts";

/** The section from a point to the next. */
export function sectionOf(conveyor: Conveyor, index: number, pull: Pull, trace: Trace, halved: HalvedCurves): Section {
  const friction = isZero(pull.frictionFactorInp) ? conveyor.frictionFactorInp : pull.frictionFactorInp;
  const idlerSpacing = idlerSpacingOf(conveyor, pull);
  const closer = closerAtLoading(trace, conveyor, pull, idlerSpacing);
  return {
    strand: pull.sectType === "Carry" ? "carry" : "return",
    massFlow: tonnesPerHour(pull.capacityInp),
    idlerSpacing,
    ...closerInCurves(trace, conveyor, index, halved),
    ...(closer === undefined ? {} : { closer }),
    ...(isZero(friction) ? {} : { frictionFactor: friction }),
    skirtLength: pull.skirtLength,
    tensionAdjustment: kilonewtons(pull.tensionAdj),
    ...(isZero(pull.tensionAdjStart) ? {} : { startAdjustment: kilonewtons(pull.tensionAdjStart) }),
    ...(isZero(pull.horizCurveRadiusInp) ? {} : { horizontalCurveRadius: pull.horizCurveRadiusInp }),
  };
}

export const sectionPaths = {
  "points[].section.massFlow": "pulls[].capacityInp",
  "points[].section.idlerSpacing": "pulls[].idlerSpacingInp",
  "points[].section.frictionFactor": "pulls[].frictionFactorInp",
  "points[].section.skirtLength": "pulls[].skirtLength",
  "points[].section.tensionAdjustment": "pulls[].tensionAdj",
  "points[].section.startAdjustment": "pulls[].tensionAdjStart",
  "points[].section.horizontalCurveRadius": "pulls[].horizCurveRadiusInp",
} as const;
