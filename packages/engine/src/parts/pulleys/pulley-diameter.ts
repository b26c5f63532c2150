import {
  carcassDiameter,
  carcassFactors,
  sizesBelow,
  standardDiameter,
} from "../../standards/din-22101-2011/pulley-diameter.ts";
import type { Trace } from "../../trace/trace.ts";
import type { BeltCandidate, ClassDiameters, PulleyDiameters } from "../belt/belt-input.ts";

export type TensionClass = keyof ClassDiameters;

/** How much of the rating is used decides the column: above 60 %, above 30 %, up to 30 %. */
function utilisationBand(utilisation: number): keyof PulleyDiameters {
  if (utilisation > 0.6) return "above60";
  return utilisation > 0.3 ? "above30" : "upTo30";
}

/** Smallest pulley diameter of a belt, m: from its catalogue, or by the carcass where the catalogue has none. */
export function smallestDiameter(
  trace: Trace,
  belt: Pick<BeltCandidate, "carcass" | "carcassKind" | "carcassThickness" | "pulleyDiameters">,
  use: { readonly tensionClass: TensionClass; readonly utilisation: number },
): number {
  const band = utilisationBand(use.utilisation);
  const listed = belt.pulleyDiameters?.[band][use.tensionClass] ?? 0;
  if (listed > 0) return listed;
  const factor = carcassFactors[belt.carcassKind ?? (belt.carcass === "steel-cord" ? "steel" : "polyester")];
  const diameter = carcassDiameter(trace, { factor, carcassThickness: belt.carcassThickness });
  return standardDiameter(trace, { diameter, sizesBelow: sizesBelow[band][use.tensionClass] });
}
