import {
  type Conveyor,
  changeField,
  describeLimits,
  type FieldDefinition,
  type FieldValue,
  findFieldAt,
  fromDisplay,
  issueText,
  openConveyorFile,
  toDisplay,
  type UnitSystem,
  valueAt,
  withoutNoise,
} from "@beltwright/model";
import readXlsxFile, { type Row, type Sheet } from "read-excel-file/universal";
import { columnName } from "../writers/column-name.ts";
import { textInSheet } from "../writers/sheet-text.ts";
import { designSheet, inputsSheet, listSheets, rowsOf } from "./workbook-sheets.ts";

/** A cell that cannot be taken over, and why. */
export interface RefusedCell {
  /** As a spreadsheet program names it: `Points!F7`. */
  readonly cell: string;
  readonly message: string;
}

type ReadWorkbook =
  | {
      readonly kind: "read";
      /** The design as it was written into the workbook, every digit of it. */
      readonly base: Conveyor;
      /** The same with the cells that somebody changed. */
      readonly edited: Conveyor;
      readonly refused: readonly RefusedCell[];
    }
  | { readonly kind: "not-ours"; readonly message: string };

/** Reads a workbook back. A cell that was not touched changes nothing, however the program that saved it rounds. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadWorkbook> {
  const sheets = await sheetsIn(bytes);
  if (sheets === undefined) return notOurs("This file is not a workbook, or it is damaged.");
  const opened = openDesign(sheets.find(({ sheet }) => sheet === designSheet));
  if (opened === undefined) {
    return notOurs(
      "This workbook holds no design. Download one with Download workbook, change its cells and take those over.",
    );
  }
  const { base, system } = opened;
  const cells = [
    ...inputCells(sheets),
    ...listSheets.flatMap(({ name, list }) => listCells(sheets, { name, list, base })),
  ];
  let edited = base;
  const refused: RefusedCell[] = [];
  for (const { cell, path, value } of cells) {
    if (path === undefined) refused.push({ cell, message: "This row is not of the design. Add rows in the editor." });
    else {
      const taken = withCell(edited, { base, path, value, system });
      if (typeof taken === "string") refused.push({ cell, message: taken });
      else edited = taken;
    }
  }
  return { kind: "read", base, edited, refused };
}

const notOurs = (message: string): ReadWorkbook => ({ kind: "not-ours", message });

async function sheetsIn(bytes: Uint8Array): Promise<readonly Sheet[] | undefined> {
  try {
    return await readXlsxFile(new Blob([Uint8Array.from(bytes)]), { trim: false });
  } catch {
    return undefined;
  }
}

function openDesign(sheet: Sheet | undefined): { readonly base: Conveyor; readonly system: UnitSystem } | undefined {
  const [system, ...parts] = (sheet?.data ?? []).map(([cell]) => cell);
  if (system !== "metric" && system !== "imperial") return undefined;
  try {
    const opened = openConveyorFile(
      "json",
      Uint8Array.from(atob(parts.join("")), (letter) => letter.charCodeAt(0)),
    );
    return opened.kind === "opened" || opened.kind === "migrated" ? { base: opened.conveyor, system } : undefined;
  } catch {
    return undefined;
  }
}

type CellValue = Row[number];

interface ReadCell {
  readonly cell: string;
  /** Undefined for a row that somebody added. */
  readonly path: string | undefined;
  readonly value: CellValue;
}

function inputCells(sheets: readonly Sheet[]): readonly ReadCell[] {
  const rows = sheets.find(({ sheet }) => sheet === inputsSheet)?.data ?? [];
  const valueColumn = 3;
  const pathColumn = 6;
  return rows.slice(1).flatMap((row, at) => {
    const path = row[pathColumn];
    if (typeof path !== "string" || path === "" || findFieldAt(path) === undefined) return [];
    return [{ cell: addressOf(inputsSheet, valueColumn, at + 1), path, value: row[valueColumn] ?? null }];
  });
}

interface ListOf {
  readonly name: string;
  readonly list: string;
  readonly base: Conveyor;
}

/** Which row of the design a row is of stands in its first cell, so that they may be sorted. */
function listCells(sheets: readonly Sheet[], { name, list, base }: ListOf): readonly ReadCell[] {
  const [, , paths = [], ...rows] = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
  const known = new Set(Array.from({ length: rowsOf(base, list) }, (_, row) => `${list}[${row}]`));
  return rows.flatMap((row, at): readonly ReadCell[] => {
    const [place, ...values] = row;
    const isKnown = typeof place === "string" && known.delete(place);
    const address = (column: number) => addressOf(name, column, at + 3);
    if (!isKnown) {
      return row.some((value) => value !== null && value !== "")
        ? [{ cell: address(0), path: undefined, value: null }]
        : [];
    }
    return values.flatMap((value, column) => {
      const path = paths[column + 1];
      return typeof path === "string" && path !== ""
        ? [{ cell: address(column + 1), path: `${place}.${path}`, value }]
        : [];
    });
  });
}

interface Cell {
  readonly base: Conveyor;
  readonly path: string;
  readonly value: CellValue;
  readonly system: UnitSystem;
}

/** The design with a changed cell, the same with an untouched one, or why the cell cannot be taken. */
function withCell(edited: Conveyor, { base, path, value, system }: Cell): Conveyor | string {
  const field = findFieldAt(path);
  const before = valueAt(base, path);
  if (field === undefined || before === undefined) return edited;
  const typed = typedValue(field, { before, value, system });
  if (typed === undefined) return describeLimits(field, system);
  if (typed === before) return edited;
  const outcome = changeField(edited, path, typed);
  if (outcome.kind === "refused") return outcome.issues.map((issue) => issueText(issue, system)).join(" ");
  return outcome.kind === "changed" ? outcome.conveyor : edited;
}

interface TypedCell {
  readonly before: unknown;
  readonly value: CellValue;
  readonly system: UnitSystem;
}

/** What the cell says in the words of the document; what it said before where nobody touched it. */
function typedValue(field: FieldDefinition, { before, value, system }: TypedCell): FieldValue | undefined {
  switch (field.kind) {
    case "number": {
      if (typeof value !== "number") return undefined;
      const shown = typeof before === "number" ? toDisplay(before, field.unit, system) : Number.NaN;
      // Spreadsheet programs keep fifteen digits: one that differs behind them was not touched.
      return withoutNoise(value) === withoutNoise(shown) ? (before as number) : fromDisplay(value, field.unit, system);
    }
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "text":
    case "choice": {
      const said = typeof value === "number" ? String(value) : (value ?? "");
      if (typeof said !== "string") return undefined;
      const text = textInSheet(said);
      // Programs differ in how they end a line.
      return typeof before === "string" && lines(text) === lines(before) ? before : text;
    }
    case "points":
      return undefined;
  }
}

const lines = (text: string) => text.replace(/\r\n?/g, "\n");

function addressOf(sheet: string, column: number, row: number): string {
  return `${sheet}!${columnName(column)}${row + 1}`;
}
