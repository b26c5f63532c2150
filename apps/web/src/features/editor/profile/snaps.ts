import { displayText, fromDisplay, type UnitSystem } from "@beltwright/model";

interface Snap {
  /** As the document keeps it. */
  readonly metres: number;
  readonly label: string;
}

/** Round steps in either unit. A place is kept to a tenth of a millimetre: no step may be finer than that shows. */
const steps = { metric: [0, 0.1, 0.5, 1, 5, 10], imperial: [0, 0.25, 0.5, 1, 5, 10, 25] } as const;

/** The steps to choose from in the unit of the screen, and the one the document has, whatever unit it was chosen in. */
export function snapsOf(current: number, system: UnitSystem): readonly Snap[] {
  const offered = steps[system].map((step) => fromDisplay(step, "m", system));
  const all = offered.includes(current) ? offered : [...offered, current];
  return all.map((metres) => ({ metres, label: labelOf(metres, system) }));
}

function labelOf(metres: number, system: UnitSystem): string {
  if (metres === 0) return "No snap";
  return `Snap ${displayText(metres, "m", system)}`;
}
