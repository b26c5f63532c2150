import {
  type Conveyor,
  conveyorToFile,
  describeLimits,
  type FieldDefinition,
  toDisplay,
  type UnitSystem,
  unitLabel,
  valueAt,
} from "@beltwright/model";
import writeXlsxFile, { type CellObject, type Feature, type Row } from "write-excel-file/universal";
import { sheetText } from "../writers/sheet-text.ts";
import { designSheet, inputFields, inputsSheet, listSheets, rowsOf, titleOf } from "./workbook-sheets.ts";

const headed = { fontWeight: "bold", backgroundColor: "#E3E9EB", wrap: true } as const;
const quiet = { textColor: "#6B7780" } as const;

/** A cell of a workbook holds no more letters. */
const mostLetters = 30_000;

/** A design to be edited in a spreadsheet program and read back: every input in a cell, the whole of it in a hidden sheet. */
export async function writeWorkbook(conveyor: Conveyor, system: UnitSystem): Promise<Uint8Array> {
  const lists = listSheets.filter(({ list }) => rowsOf(conveyor, list) > 0);
  const sheets = [
    {
      sheet: inputsSheet,
      data: inputRows(conveyor, system),
      columns: widths(22, 24, 40, 18, 12, 50, 26),
      stickyRowsCount: 1,
    },
    ...lists.map(({ name, list, fields }) => ({
      sheet: name,
      data: [
        [head("Row"), ...fields.map(({ group }) => head(group))],
        [head(""), ...fields.map((field) => head(titleOf(field, system)))],
        [note(""), ...fields.map(({ path }) => note(path))],
        ...Array.from({ length: rowsOf(conveyor, list) }, (_, row) => [
          note(`${list}[${row}]`),
          ...fields.map(({ path, field }) => cellOf(field, valueAt(conveyor, `${list}[${row}].${path}`), system)),
        ]),
      ],
      columns: widths(12, ...fields.map(() => 16)),
      stickyRowsCount: 3,
      stickyColumnsCount: 1,
    })),
    { sheet: designSheet, data: designRows(conveyor, system), columns: widths(40) },
  ];
  const file = await writeXlsxFile(sheets, { features: [hidden(designSheet)] }).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

function inputRows(conveyor: Conveyor, system: UnitSystem): Row[] {
  return [
    ["Form", "Group", "Input", "Value", "Unit", "Accepts", "Path"].map(head),
    ...inputFields.map(({ path, form, group, field }) => [
      { value: form },
      { value: group },
      { value: field.label },
      cellOf(field, valueAt(conveyor, path), system),
      { value: field.kind === "number" ? unitLabel(field.unit, system) : "" },
      { value: describeLimits(field, system), ...quiet },
      note(path),
    ]),
  ];
}

/** In letters that no program trims, joins or reads as a number. */
function designRows(conveyor: Conveyor, system: UnitSystem): Row[] {
  const text = toBase64(JSON.stringify(conveyorToFile(conveyor)));
  const parts = text.match(new RegExp(`.{1,${mostLetters}}`, "g")) ?? [];
  return [system, ...parts].map((value) => [{ value, type: String }]);
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

/** Every digit; words and ticks as what they are. */
function cellOf(field: FieldDefinition, value: unknown, system: UnitSystem): CellObject {
  if (field.kind === "number" && typeof value === "number") {
    return { value: toDisplay(value, field.unit, system), type: Number };
  }
  if (typeof value === "boolean") return { value, type: Boolean };
  return { value: typeof value === "string" ? sheetText(value) : "", type: String };
}

const head = (value: string): CellObject => ({ value, ...headed });
const note = (value: string): CellObject => ({ value, type: String, ...quiet });
const widths = (...all: readonly number[]) => all.map((width) => ({ width }));

function hidden(name: string): Feature<Blob> {
  return {
    files: {
      transform: {
        "xl/workbook.xml": {
          transform: (xml) => xml.replace(`name="${name}"`, `name="${name}" state="hidden"`),
        },
      },
    },
  };
}
