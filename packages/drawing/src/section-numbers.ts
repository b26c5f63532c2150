import type { CrossSection } from "@beltwright/engine";
import type { SectionDensity } from "./drawings/section-labels.ts";

/** The numbers of a cross-section that are calculated, by the labels the drawing has for them. */
export function sectionNumbers(section: CrossSection, density: SectionDensity): Readonly<Record<string, number>> {
  if (section.kind === "pipe") {
    const burden = density === "low" ? section.lowDensity : section.highDensity;
    return {
      "Percent Full": burden.fillRatio,
      "Flooded Load Area": section.netArea,
      "Burden Width": burden.width,
      "Burden Depth": burden.depth,
      "Pipe Dia": section.pipeDiameter,
      "Overlap Distance": section.overlap,
      "Flooded Capacity": section.floodedCapacity,
    };
  }
  const burden = density === "low" ? section.lowDensity : section.highDensity;
  return {
    "Edge Distance": burden.edgeDistance,
    "Min. Required": section.requiredEdgeDistance,
    "Percent Full": burden.fillRatio,
    "Flooded Load Area": section.flooded.area,
    "Burden Width": burden.fill.chord,
    "Burden Depth": burden.fill.depth,
    "Flooded Capacity": section.floodedCapacity,
  };
}
