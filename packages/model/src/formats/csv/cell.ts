import type { FieldDefinition, FieldValue } from "../../fields/field.ts";

const decimalNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Where a spreadsheet may begin to read a formula: at the start of the cell and, as many of them part cells at semicolons
 * and then take no notice of our quotes, behind each semicolon, tab or line break.
 */
const formulaStart = /(^|[;\t\r\n]"*)('*[=+\-@])/g;
const markedStart = /(^|[;\t\r\n]"*)'('*[=+\-@])/g;

/** What a cell holds, not yet checked against the limits of its field. */
type Cell =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "unreadable"; readonly message: string };

/**
 * A value as the text of one cell. Text that a spreadsheet would run as a formula gets an apostrophe
 * in front, as does text that already begins with one before such a sign; reading takes one off again.
 */
export function writeCell(value: FieldValue): string {
  if (typeof value === "string") return value.replace(formulaStart, "$1'$2");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export function readCell(field: FieldDefinition, cell: string): Cell {
  switch (field.kind) {
    case "number":
      return readNumber(cell.trim());
    case "boolean":
      return readBoolean(cell.trim().toLowerCase());
    case "points":
      return readJson(cell);
    case "text":
    case "choice":
      return { kind: "value", value: cell.replace(markedStart, "$1$2") };
  }
}

function readNumber(text: string): Cell {
  if (decimalNumber.test(text)) return { kind: "value", value: Number(text) };
  if (text === "") return { kind: "unreadable", message: "Is empty; a number is needed." };
  const hint = /^[+-]?\d+,\d+$/.test(text) ? " Write decimals with a point." : "";
  return { kind: "unreadable", message: `"${text}" is not a number.${hint}` };
}

/** Spreadsheets write booleans in capitals. */
function readBoolean(text: string): Cell {
  if (text === "true" || text === "false") return { kind: "value", value: text === "true" };
  return { kind: "unreadable", message: "Must be true or false." };
}

function readJson(text: string): Cell {
  try {
    return { kind: "value", value: JSON.parse(text) };
  } catch {
    return { kind: "unreadable", message: "Must be a list of points in JSON." };
  }
}
