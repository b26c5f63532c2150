import type { PipeSection, Solution, TroughSection } from "@beltwright/engine";
import { type ComputedResult, computed } from "./computed-result.ts";

/** The load on the belt, at the low bulk density: it takes most room. The flooded capacity is at the high one. */
export function crossSectionResults({ crossSection }: Solution): readonly ComputedResult[] {
  const { lowDensity, floodedCapacity } = crossSection;
  return [
    ...computed("percentBeltCapacity", lowDensity.fillRatio),
    ...computed("loadAreaRequired", lowDensity.requiredArea),
    ...computed("floodedBeltCapacity", floodedCapacity),
    ...(crossSection.kind === "pipe" ? pipeResults(crossSection) : troughResults(crossSection)),
  ];
}

function troughResults(section: TroughSection): readonly ComputedResult[] {
  const { lowDensity, requiredEdgeDistance, available, flooded } = section;
  return [
    ...computed("edgeDist", lowDensity.edgeDistance),
    ...computed("edgeDistReq", requiredEdgeDistance),
    ...computed("burdenDepth", lowDensity.fill.depth),
    ...computed("burdenWidth", lowDensity.fill.chord),
    ...computed("loadAreaAvailable", available.area),
    ...computed("loadAreaFlooded", flooded.area),
  ];
}

function pipeResults({ lowDensity, overlap, availableArea, netArea }: PipeSection): readonly ComputedResult[] {
  return [
    ...computed("burdenDepth", lowDensity.depth),
    ...computed("burdenWidth", lowDensity.width),
    ...computed("overlapDist", overlap),
    ...computed("loadAreaAvailable", availableArea),
    ...computed("loadAreaFlooded", netArea),
  ];
}
