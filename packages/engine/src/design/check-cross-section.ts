import {
  defaultPipeDiameter,
  geometricOverlap,
  insideDiameter,
  netPipeArea,
  overlapDistance,
} from "../rules/adopted-1/pipe.ts";
import { beltThickness } from "../rules/mechanics/belt.ts";
import { bareTrace } from "../trace/trace.ts";
import type { Design } from "./design.ts";
import type { Refusal } from "./refusal.ts";

/** A tube of less than this inside carries nothing, m. */
const leastInside = 0.01;

/** A belt too thick for its tube leaves nothing to carry in: what the diameter of the tube must at least be. */
export function checkPipe(design: Design): readonly Refusal[] {
  const { carryIdler, belt, crossSection } = design;
  if (carryIdler.shape !== "pipe") return [];
  const thickness = beltThickness(bareTrace, belt);
  const diameter = crossSection.pipeDiameter ?? defaultPipeDiameter(bareTrace, { beltWidth: belt.width });
  if (hasRoom(belt.width, thickness, diameter)) return [];
  const above = leastDiameter(belt.width, thickness);
  return [{ code: "out-of-limits", input: "crossSection.pipeDiameter", value: diameter, limit: { above } }];
}

function hasRoom(beltWidth: number, thickness: number, pipeDiameter: number): boolean {
  const inside = insideDiameter(bareTrace, { pipeDiameter, beltThickness: thickness });
  if (inside < leastInside) return false;
  const wound = geometricOverlap(bareTrace, { beltWidth, pipeDiameter, beltThickness: thickness });
  const overlap = overlapDistance(bareTrace, { geometricOverlap: wound });
  return netPipeArea(bareTrace, { insideDiameter: inside, beltThickness: thickness, overlap }) > leastInside ** 2;
}

/** By halving between a tube that is too small and one in which the belt no longer overlaps. */
function leastDiameter(beltWidth: number, thickness: number): number {
  let low = 0;
  let high = beltWidth + 3 * thickness + leastInside * 3;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (hasRoom(beltWidth, thickness, middle)) high = middle;
    else low = middle;
  }
  return low;
}
