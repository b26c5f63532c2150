import { type Calculated, type ComponentRows, findCalculated } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { OfficePreferences } from "../preferences/office-preferences.ts";
import type { PulleyFamilyName } from "./pulley-families.ts";
import { driveSizes, withEqualParts } from "./standard-drives.ts";
import { pulleySizes, withFewSizes } from "./standard-pulleys.ts";

/** Parts that may be alike: those of pulleys, and whole drives. */
export type StandardFamily = PulleyFamilyName | "drives";

/** In the order in which they are made alike. */
export const standardFamilies = [
  "diameters",
  "faces",
  "shells",
  "shafts",
  "drives",
] as const satisfies readonly StandardFamily[];

/** How many sizes a conveyor has of each family, what pulleys and drives weigh together, kg, and what they cost. */
export interface PartSizes {
  readonly sizes: Readonly<Record<StandardFamily, number>>;
  readonly mass: number;
  /** In the currency of the libraries; undefined where a part that was chosen has no price. */
  readonly cost: number | undefined;
}

export interface Standardised {
  /** With the parts of the families that Auto had chosen in few sizes, on Manual. */
  readonly conveyor: Conveyor;
  readonly before: PartSizes;
  readonly after: PartSizes;
}

export interface WantedSizes extends Pick<OfficePreferences, "mostSizes"> {
  readonly families: readonly StandardFamily[];
}

/**
 * A conveyor with few sizes of the families that are wanted (handbook 15.32), and what that comes to. No finding is new or
 * graver than before. Where nothing becomes fewer, before and after are the same; undefined where it cannot be calculated.
 */
export function standardise(
  conveyor: Conveyor,
  rows: ComponentRows,
  { families, mostSizes }: WantedSizes,
): Standardised | undefined {
  const free = conveyor.partsKept ? { ...conveyor, partsKept: false } : conveyor;
  const begin = findCalculated(free, { rows });
  if (begin === undefined) return undefined;
  const names = standardFamilies.filter(
    (name): name is PulleyFamilyName => name !== "drives" && families.includes(name),
  );
  const pulleyed = withFewSizes(free, rows, begin, { names, mostSizes });
  const made = families.includes("drives") ? withEqualParts(pulleyed, rows, begin) : pulleyed;
  const end = made === free ? begin : findCalculated(made, { rows });
  if (end === undefined) return undefined;
  return {
    conveyor: made === free ? conveyor : made,
    before: sizesOf(free, begin, rows),
    after: sizesOf(made, end, rows),
  };
}

function sizesOf(conveyor: Conveyor, solved: Calculated, rows: ComponentRows): PartSizes {
  const { pulleys } = solved.solution.machine;
  const drives = driveSizes(conveyor, solved, rows);
  const costs = [...pulleys.map(({ cost }) => cost), ...drives.costs];
  return {
    sizes: { ...pulleySizes(solved), drives: drives.kinds },
    mass: pulleys.reduce((sum, { mass }) => sum + mass, 0) + drives.mass,
    cost: costs.every((cost) => cost > 0) ? costs.reduce((sum, cost) => sum + cost, 0) : undefined,
  };
}
