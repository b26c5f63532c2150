import { findFieldAt, type UnitSystem } from "@beltwright/model";
import { readCell } from "./cell-text.ts";
import { decimalSignOf } from "./number-style.ts";
import { isBlank, pastedTable, type Table } from "./pasted-table.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export type PlacesPlan =
  | { readonly kind: "places"; readonly places: readonly Place[] }
  | { readonly kind: "unreadable"; readonly message: string };

type Axis = keyof Place;

const axisNames: Readonly<Record<Axis, RegExp>> = {
  x: /^\W*(x|e|east(ing)?|chainage|station|distance|rechtswert|ostwert)\b/i,
  y: /^\W*(y|n|north(ing)?|offset|hochwert|nordwert)\b/i,
  z: /^\W*(z|rl|elev(ation)?|height|level|h(ö|oe)he)/i,
};

/** Places of new points: by headings that name x and z, else from two columns (x, z) or three (x, y, z). */
export function placesPlan(pasted: Table, system: UnitSystem): PlacesPlan {
  const sign = decimalSignOf(pasted);
  const { headings, rows } = pastedTable(pasted);
  const places: Place[] = [];
  for (const { no, cells } of rows.filter((row) => !isBlank(row.cells))) {
    const columns = columnsOf(headings, cells.length);
    const read = (axis: Axis) => {
      const field = findFieldAt(`pulls[0].${axis}`);
      const text = cells[columns[axis] ?? -1]?.trim() ?? "";
      if (field === undefined || (text === "" && axis === "y")) return { kind: "value", value: 0 } as const;
      if (text === "") return { kind: "unreadable", message: "There is no number." } as const;
      return readCell(field, text, undefined, system, sign);
    };
    const place = { x: 0, y: 0, z: 0 };
    for (const axis of ["x", "y", "z"] as const) {
      const found = read(axis);
      if (found.kind === "unreadable") return { ...found, message: `Row ${no}, ${axis}: ${found.message}` };
      place[axis] = Number(found.value);
    }
    places.push(place);
  }
  return places.length === 0
    ? { kind: "unreadable", message: "There is no row with x and z." }
    : { kind: "places", places };
}

/** Which column holds which axis. */
function columnsOf(headings: readonly string[], count: number): Readonly<Partial<Record<Axis, number>>> {
  const at = (axis: Axis) => headings.findIndex((heading) => axisNames[axis].test(heading));
  const named = { x: at("x"), y: at("y"), z: at("z") };
  if (named.x >= 0 && named.z >= 0) return named;
  return count >= 3 ? { x: 0, y: 1, z: 2 } : { x: 0, z: 1 };
}
