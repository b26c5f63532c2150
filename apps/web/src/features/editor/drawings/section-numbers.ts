import type { SectionDensity } from "@beltwright/drawing";
import type { CrossSection } from "@beltwright/engine";

interface SectionNumber {
  /** In SI. */
  readonly result: number;
  readonly unit: string;
}

/** The numbers of a cross-section that are calculated, by the labels the drawing has for them. */
export function sectionNumbers(
  section: CrossSection,
  density: SectionDensity,
): Readonly<Record<string, SectionNumber>> {
  const metres = (result: number) => ({ result, unit: "m" });
  const flooded = { result: section.floodedCapacity, unit: "kg/s" };
  if (section.kind === "pipe") {
    const burden = density === "low" ? section.lowDensity : section.highDensity;
    return {
      "Percent Full": { result: burden.fillRatio, unit: "1" },
      "Flooded Load Area": { result: section.netArea, unit: "m2" },
      "Burden Width": metres(burden.width),
      "Burden Depth": metres(burden.depth),
      "Pipe Dia": metres(section.pipeDiameter),
      "Overlap Distance": metres(section.overlap),
      "Flooded Capacity": flooded,
    };
  }
  const burden = density === "low" ? section.lowDensity : section.highDensity;
  return {
    "Edge Distance": metres(burden.edgeDistance),
    "Min. Required": metres(section.requiredEdgeDistance),
    "Percent Full": { result: burden.fillRatio, unit: "1" },
    "Flooded Load Area": { result: section.flooded.area, unit: "m2" },
    "Burden Width": metres(burden.fill.chord),
    "Burden Depth": metres(burden.fill.depth),
    "Flooded Capacity": flooded,
  };
}
