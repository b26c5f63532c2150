import { bareTrace, carriedSides, pulleyCentre } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { pointsOf } from "./points.ts";

/** Heights of the pulleys' centres, and of points without one, m. Radii are those of the middle of the belt, m. */
export function centreHeights(conveyor: Conveyor, radii: readonly number[]): readonly number[] {
  const { pulls, pointsAre } = conveyor;
  if (pointsAre === "Pulley centres") return pulls.map(({ z }) => z);
  const sides = carriedSides(pointsOf(conveyor, bareTrace));
  return pulls.map(({ z }, at) => pulleyCentre.evaluate({ z, radius: radii[at] ?? 0, side: sides[at] ?? 0 }));
}
