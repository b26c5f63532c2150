import { partInertia, steelDensity } from "../../calculators/pulley-inertia.ts";
import { densitySource } from "../../rules/rotating-parts/pulley-sizes.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** Steel of all brake discs of a drive, kg. */
export function discMassOf(
  trace: Trace,
  { diameter, thickness, count }: { readonly diameter: number; readonly thickness: number; readonly count: number },
): number {
  const disc = { name: "disc", outerDiameter: diameter, innerDiameter: none(trace), length: thickness, count };
  return partInertia(trace, { ...disc, density: constant(trace, steelDensity, densitySource) }).mass;
}
