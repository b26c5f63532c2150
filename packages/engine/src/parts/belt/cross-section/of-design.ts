import type { Design } from "../../../design/design.ts";
import { beltThickness } from "../../../rules/mechanics/belt.ts";
import type { Loop } from "../../../solve/loop/belt-path.ts";
import type { Trace } from "../../../trace/trace.ts";
import { type CrossSection, crossSection } from "./capacity.ts";
import { steepestLoadedSlope } from "./capacity-findings.ts";

/** The cross-section of a laid conveyor. */
export function crossSectionOf(trace: Trace, design: Design, loop: Loop): CrossSection {
  const { belt, beltSpeed, massFlow, material, carryIdler, crossSection: rules } = design;
  const { carcassThickness, topCover, bottomCover } = belt;
  return crossSection(trace, {
    beltWidth: belt.width,
    beltThickness: beltThickness(trace, { carcassThickness, topCover, bottomCover }),
    beltSpeed,
    massFlow,
    material,
    idler: carryIdler,
    rules,
    steepestSlope: steepestLoadedSlope(trace, loop),
  });
}
