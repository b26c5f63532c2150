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
  | {
      readonly kind: "places";
      readonly places: readonly Place[];
      /** What was chosen of more than one, for the person to know. */
      readonly note?: string;
    }
  | { readonly kind: "unreadable"; readonly message: string };

type Axis = keyof Place;

const axisNames: Readonly<Record<Axis, RegExp>> = {
  x: /^\W*(x|e|east(ing)?|chainage|station(ierung)?|distance|rechts(wert)?|ost(wert)?)\b/i,
  y: /^\W*(y|n|north(ing)?|offset|hoch(wert)?|nord(wert)?)\b/i,
  z: /^\W*(z|rl|elev(ation)?|height|level|h(ö|oe)he)/i,
};

/**
 * Places of new points: by headings that name x and z, else from two columns (x, z) or three (x, y, z), after one that
 * names or counts the points where there are more. Lines above the headings are left out.
 */
export function placesPlan(pasted: Table, system: UnitSystem): PlacesPlan {
  const sign = decimalSignOf(pasted);
  const above = Math.max(0, pasted.findIndex((cells) => cells.some(isFigure)) - 1);
  const table = pastedTable(pasted.slice(above));
  const { headings } = table;
  const rows = table.rows.map(({ no, cells }) => ({ no: no + above, cells }));
  const first = isNamed(rows.map(({ cells }) => cells)) ? 1 : 0;
  const places: Place[] = [];
  for (const { no, cells } of rows.filter((row) => !isBlank(row.cells))) {
    const columns = columnsOf(headings, cells.length, first);
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
function columnsOf(headings: readonly string[], count: number, first: number): Readonly<Partial<Record<Axis, number>>> {
  const at = (axis: Axis) => headings.findIndex((heading) => axisNames[axis].test(heading));
  const named = { x: at("x"), y: at("y"), z: at("z") };
  if (named.x >= 0 && named.z >= 0) return named;
  return count >= first + 3 ? { x: first, y: first + 1, z: first + 2 } : { x: first, z: first + 1 };
}

const isFigure = (cell: string) => /^\s*[-+−–.,]?\d/.test(cell);

/** Surveys begin their rows with the name or the number of a point. */
function isNamed(table: Table): boolean {
  const rows = table.filter((cells) => !isBlank(cells));
  const firsts = rows.map(([cell = ""]) => cell.trim());
  if (rows.some((cells) => cells.filter(isFigure).length < 2)) return false;
  if (firsts.every((cell) => !isFigure(cell))) return true;
  const isCounted = rows.length > 1 && firsts.every((cell, at) => Number(cell) === Number(firsts[0]) + at);
  return isCounted && rows.every(([, ...cells]) => cells.filter(isFigure).length >= 3);
}
