import type { Design } from "../../design/design.ts";
import type { BesideStraight } from "../../design/strands.ts";
import { leastStrandDistance, squareDistanceBelow } from "../../rules/belt-geometry/strand-distance.ts";
import { opposite } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { strandChecks, strandFindings } from "../findings.ts";

/** Strands that cross or come too near, and pairs that parted. */
export function reportStrands(trace: Trace, design: Design): void {
  const { strands, belt, carryIdler } = design;
  if (strands === undefined) return;
  for (const one of strands.near) {
    const below = distanceOf(trace, design, one);
    if (below === undefined) continue;
    const distance = one.isCarryPoint ? opposite(below) : below;
    const place = { pointId: one.sectionId };
    const margin = strandChecks["strands-cross"].check(trace, { place, values: { distance } });
    if (margin <= 0 || !(strands.distance > 0)) continue;
    const limit = leastStrandDistance(trace, { beltWidth: belt.width, rollDiameter: carryIdler.rollDiameter });
    strandChecks["strands-too-close"].check(trace, { place, values: { distance }, limit });
  }
  for (const one of strands.parted) {
    const distance = distanceOf(trace, design, one);
    if (distance === undefined) continue;
    const { distance: asked } = one;
    const limit = distance < asked ? { least: asked } : { most: asked };
    strandFindings["strand-pair-parted"].raise(trace, { place: { pointId: one.pointId }, values: { distance }, limit });
  }
}

function distanceOf(trace: Trace, { points }: Design, { pointId, startId, endId }: BesideStraight): number | undefined {
  const find = (id: string) => points.find((point) => point.id === id);
  const [point, start, end] = [find(pointId), find(startId), find(endId)];
  if (!point || !start || !end) return undefined;
  const straight = { startX: start.x, startZ: start.z, endX: end.x, endZ: end.z };
  return squareDistanceBelow(trace, { x: point.x, z: point.z, ...straight });
}
