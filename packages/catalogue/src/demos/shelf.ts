import { getLibrary, type LibraryValues } from "@beltwright/model";
import { shippedRows } from "../shipped-libraries.ts";

/** The shipped rows that demo conveyors are built from. */
export type Shelf = Readonly<Record<string, readonly LibraryValues[]>>;

const used = [
  "materials",
  "belts",
  "idlers",
  "motors",
  "fluidCouplings",
  "gearBoxes",
  "shaftCouplings",
  "holdbacks",
  "brakes",
  "starters",
  "pulleys",
  "pullShafts",
  "pullShells",
];

export async function fillShelf(): Promise<Shelf> {
  const rows = await Promise.all(used.map((plural) => shippedRows(getLibrary(plural))));
  return Object.fromEntries(used.map((plural, index) => [plural, rows[index] ?? []]));
}

type Values = Readonly<Record<string, string | number>>;

/** The row with these values, the one with most of `best` where there are several. None is a mistake in a description. */
export function take(shelf: Shelf, library: string, values: Values, best?: string): LibraryValues {
  const rows = (shelf[library] ?? []).filter((one) =>
    Object.entries(values).every(([name, value]) => one[name] === value),
  );
  const [row] = best === undefined ? rows : rows.toSorted((one, other) => Number(other[best]) - Number(one[best]));
  if (!row) throw new Error(`No row of ${library} has ${JSON.stringify(values)}.`);
  return row;
}

/** The smallest row of a category that carries at least so much and is otherwise right. */
export function takeSmallest(
  shelf: Shelf,
  library: string,
  ask: {
    readonly category: string;
    readonly field: string;
    readonly least: number;
    readonly isRight?: (row: LibraryValues) => boolean;
  },
): LibraryValues {
  const { category, field, least, isRight = () => true } = ask;
  const fitting = (shelf[library] ?? []).filter(
    (row) => row.category === category && Number(row[field]) >= least && isRight(row),
  );
  const [first] = fitting.toSorted((one, other) => Number(one[field]) - Number(other[field]));
  if (!first) throw new Error(`No row of ${library}, ${category}, has ${field} of ${least}.`);
  return first;
}
