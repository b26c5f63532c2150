import type { Conveyor } from "../document/types/conveyor.ts";
import { valueAt } from "../edits/field-at.ts";

/**
 * The places that the words of an uncertain input name: paths between spaces, where `drives[].driveEff` is that of every
 * drive. Rows that are not there are none.
 */
export function fieldPaths(conveyor: Conveyor, fields: string): readonly string[] {
  return fields.split(/[\s,]+/).flatMap((path) => (path === "" ? [] : rowsOf(conveyor, path)));
}

function rowsOf(conveyor: Conveyor, path: string): readonly string[] {
  const open = path.indexOf("[]");
  if (open < 0) return [path];
  const list = valueAt(conveyor, path.slice(0, open));
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, row) => rowsOf(conveyor, `${path.slice(0, open)}[${row}]${path.slice(open + 2)}`));
}
