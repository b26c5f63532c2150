import { fromSi, outputAt, type UnitCode } from "@beltwright/model";
import type { Block, Cell, Column, Table } from "../description/report.ts";
import { labelIn } from "../words/words.ts";
import type { ReportContext } from "./context.ts";

/** What a reader of a value may give: SI, a text, a cell made already, or nothing. */
export type Shown = number | string | boolean | Cell | undefined;

type CellLook = Omit<Extract<Cell, { kind: "number" }>, "kind" | "value" | "unit">;

export const text = (words: string): Cell => ({ kind: "text", text: words });
const dash = text("–");

/** A value in the document's unit. */
export function typed(value: number, unit: UnitCode, look: CellLook = {}): Cell {
  return Number.isFinite(value) ? { kind: "number", value, unit, ...look } : dash;
}

/** A value of the document itself, by its path there. */
export function entered(value: number, unit: UnitCode, path: string): Cell {
  return typed(value, unit, { path, isEntered: true });
}

/** A value of the engine in the document's unit; shafts turn in revolutions per second there. */
export function si(value: number | undefined, unit: UnitCode, look: CellLook = {}): Cell {
  if (value === undefined) return dash;
  return typed(unit === "rev/min" ? value * 60 : fromSi(value, unit), unit, look);
}

/** A result of the calculation, by its path in the document. */
export function result({ calculation }: ReportContext, path: string): Cell | undefined {
  const value = calculation.results[path];
  if (value === undefined) return undefined;
  if (typeof value === "string") return text(value);
  return typed(value, outputAt(path)?.unit ?? "1", { path });
}

/** The required take-up mass; said where none is enough. */
export function requiredMass(context: ReportContext): Cell | undefined {
  const { kind, required } = context.solution.takeUp;
  const isMissing = kind === "gravity" && required.kind === "not-found";
  return isMissing ? text(context.w.noMassSuffices) : result(context, "takeUpMassReq");
}

/** A check that is met or not. */
export function verdict({ w }: ReportContext, isMet: boolean): Cell {
  return text(isMet ? w.ok : w.notOk);
}

export function yesNo({ w }: ReportContext, isYes: boolean): Cell {
  return text(isYes ? w.yes : w.no);
}

function cellOf(context: ReportContext, shown: Shown, unit: UnitCode | undefined): Cell {
  if (shown === undefined || shown === "") return dash;
  if (typeof shown === "number") return si(shown, unit ?? "1");
  if (typeof shown === "boolean") return yesNo(context, shown);
  return typeof shown === "string" ? text(shown) : shown;
}

/**
 * Heading, unit of SI numbers, the value of an item, and the sum of all items where it stands below them; the units of
 * `mixed` stand in a column of their own.
 */
export type ColumnOf<Item> = readonly [
  title: string,
  unit: UnitCode | "mixed" | undefined,
  value: (item: Item) => Shown,
  total?: Shown,
];

/** A table of items; columns nobody has a value for are left out, and a table without rows altogether. */
export function tableOf<Item>(
  context: ReportContext,
  items: readonly Item[],
  columns: readonly ColumnOf<Item>[],
  more: Pick<Table, "title" | "fixedColumns"> = {},
): readonly Block[] {
  const kept = columns.filter(([, , value]) => items.some((item) => isSaid(value(item))));
  if (items.length === 0 || kept.length === 0) return [];
  const rows = items.map((item) =>
    kept.map(([, unit, value]) => cellOf(context, value(item), unit === "mixed" ? undefined : unit)),
  );
  return [
    {
      kind: "table",
      columns: kept.map((one, at) => columnOf(one, at, rows)),
      rows,
      ...totalsOf(context, kept),
      ...more,
    },
  ];
}

/** The row of sums; it needs a name unless its first column brings one. */
function totalsOf<Item>(context: ReportContext, columns: readonly ColumnOf<Item>[]): Pick<Table, "totals"> {
  if (columns.every(([, , , total]) => !isSaid(total))) return {};
  const totals = columns.map(([, unit, , total], at) => {
    if (isSaid(total)) return cellOf(context, total, unit === "mixed" ? undefined : unit);
    return text(at === 0 ? context.w.sum : "");
  });
  return { totals };
}

function columnOf<Item>([title, unit]: ColumnOf<Item>, at: number, rows: readonly (readonly Cell[])[]): Column {
  if (unit === "mixed") return { title };
  const cell = rows.map((row) => row[at]).find((one) => one?.kind === "number");
  const shown = cell?.kind === "number" ? cell.unit : unit;
  return shown === undefined ? { title } : { title, unit: shown };
}

const isSaid = (shown: Shown) => shown !== undefined && shown !== "" && !isDash(shown);
const isDash = (shown: Shown) => typeof shown === "object" && shown.kind === "text" && shown.text === "–";

export type FactOf = readonly [label: string, unit: UnitCode | undefined, value: Shown];

/** Labels and values; what has no value is left out. */
export function factsOf(context: ReportContext, facts: readonly FactOf[], title?: string): readonly Block[] {
  const rows = facts
    .filter(([, , shown]) => isSaid(shown))
    .map(([label, unit, shown]) => ({ label, value: cellOf(context, shown, unit) }));
  return rows.length === 0 ? [] : [{ kind: "facts", rows, ...(title === undefined ? {} : { title }) }];
}

/** Results by path, with the labels of their definitions. */
export function resultFacts(context: ReportContext, paths: readonly string[], title?: string): readonly Block[] {
  const facts = paths.map((path): FactOf => {
    const label = labelIn(context, outputAt(path)?.label ?? path);
    return [label, undefined, result(context, path)];
  });
  return factsOf(context, facts, title);
}

export const heading = (words: string): Block => ({ kind: "heading", text: words });
export const paragraph = (words: string): Block => ({ kind: "text", text: words });
export const note = (words: string): Block => ({ kind: "text", text: words, tone: "note" });
