import type { LibraryRow } from "../libraries/row.ts";

/** The rows automatic selection may choose from, by library: `belts`, `motors`, `gearBoxes` … */
export type ComponentRows = Readonly<Record<string, readonly LibraryRow[]>>;
