import type { UnitSystem } from "@beltwright/model";

/** `workbook FILE`. */
export interface WorkbookRequest {
  readonly kind: "workbook";
  readonly file: string;
  /** A workbook whose changed cells are taken over; without it, one is written. */
  readonly from: string | undefined;
  readonly out: string | undefined;
  readonly system: UnitSystem | undefined;
}

export const workbookUsage = `       workbook FILE --out design.xlsx [--units metric|imperial]
       workbook FILE --from design.xlsx [--out changed.json|.xml]

Writes every input of a conveyor into a workbook to be edited in a spreadsheet program, and takes the
cells changed there back into FILE as it is now: lists each with what it was, and which cannot be
taken; --out writes the conveyor with them. Cells nobody touched keep every digit.`;

interface WorkbookValues {
  readonly from?: string | undefined;
  readonly out?: string | undefined;
  readonly units?: string | undefined;
}

/** The request, or what is wrong with it. */
export function workbookRequest(file: string, { from, out, units }: WorkbookValues): WorkbookRequest | string {
  const system = (["metric", "imperial"] as const).find((one) => one === units);
  if (units !== undefined && system === undefined) return `there are no units ${units}`;
  if (from === undefined && !out?.toLowerCase().endsWith(".xlsx")) return "--out ends in .xlsx";
  if (from !== undefined && out !== undefined && !/\.(json|xml)$/i.test(out)) return "--out ends in .json or .xml";
  return { kind: "workbook", file, from, out, system };
}
