import type { ComponentRows } from "../design/component-rows.ts";
import type { LibraryRow } from "../libraries/row.ts";
import { type BeltKind, beltKinds } from "../reference/belt-kinds.ts";
import type { OfficePreferences } from "./office-preferences.ts";

/** Whether Auto may choose a row of a library; by hand any row may be chosen. */
export function isPreferred(library: string, row: LibraryRow, preferences: OfficePreferences): boolean {
  const { makers = {}, beltKinds: kinds, voltages } = preferences;
  if (makers[library]?.includes(row.category) === false) return false;
  if (library === "belts") return kinds?.includes(kindOf(row)) ?? true;
  if (library === "motors") return voltages?.includes(Number(row.voltage)) ?? true;
  return true;
}

function kindOf({ fibre, cableDia }: LibraryRow): BeltKind {
  return fibre === "Steel" || Number(cableDia) > 0 ? "steel-cord" : "fabric";
}

/** The rows that an office leaves Auto; the same object where it limits nothing, as what is prepared of rows is kept with it. */
export function preferredRows(rows: ComponentRows, preferences: OfficePreferences): ComponentRows {
  if (!Object.keys(rows).some((library) => limitsOf(library, preferences).length > 0)) return rows;
  return Object.fromEntries(
    Object.entries(rows).map(([library, all]) => [
      library,
      all.filter((row) => isPreferred(library, row, preferences)),
    ]),
  );
}

/** What an office leaves Auto of a library. */
export type OfficeLimit =
  | { readonly kind: "makers"; readonly makers: readonly string[] }
  | { readonly kind: "belt-kinds"; readonly beltKinds: readonly BeltKind[] }
  | { readonly kind: "voltages"; readonly voltages: readonly number[] };

/** Nothing where every row of the library may be chosen. */
export function limitsOf(
  library: string,
  { makers, beltKinds: kinds, voltages }: OfficePreferences,
): readonly OfficeLimit[] {
  const listed = makers?.[library];
  return [
    ...(listed === undefined ? [] : [{ kind: "makers", makers: listed } as const]),
    ...(library === "belts" && kinds !== undefined && kinds.length < beltKinds.length
      ? [{ kind: "belt-kinds", beltKinds: kinds } as const]
      : []),
    ...(library === "motors" && voltages !== undefined ? [{ kind: "voltages", voltages } as const] : []),
  ];
}
