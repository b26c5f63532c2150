import type { Conveyor } from "../document/types/conveyor.ts";
import { isMoney } from "../units/display.ts";
import type { UnitCode } from "../units/unit.ts";
import { caseGroups } from "./case-rows.ts";
import { type Compared, type SummaryRow, type SummaryValue, summaryGroups } from "./summary-rows.ts";

/** One value of the comparison: a conveyor's entry in a line. */
export interface ComparisonCell {
  readonly value: SummaryValue;
  readonly isBest: boolean;
  /** What the value breaks, where it breaks something. */
  readonly broken: { readonly kind: "at-least" | "at-most"; readonly limit: number } | undefined;
}

export interface ComparisonRow {
  readonly name: string;
  readonly label: string;
  readonly unit: UnitCode;
  /** What money of it is counted in; empty where that differs, and then nothing is best. */
  readonly currency: string;
  /** In the order of the conveyors. */
  readonly cells: readonly ComparisonCell[];
  readonly isDifferent: boolean;
  /** The one limit that holds for all, such as the required bearing life. */
  readonly limit: { readonly kind: "at-least" | "at-most"; readonly value: number } | undefined;
}

interface ComparisonGroup {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** Conveyors side by side: plain data, so that a worker can make it and a page show it. */
export interface Comparison {
  readonly numbers: readonly string[];
  readonly groups: readonly ComparisonGroup[];
}

/** Sets the summaries of conveyors beside each other. Lines nobody has a value for are left out. */
export function compareConveyors(compared: readonly Compared[]): Comparison {
  const groups = [...summaryGroups, ...caseGroups(compared)].map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => comparisonRow(row, compared)).filter(hasValue),
  }));
  return {
    numbers: compared.map(({ conveyor }) => conveyor.convNo),
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

function hasValue({ cells }: ComparisonRow): boolean {
  return cells.some(({ value }) => value !== undefined && value !== "");
}

function comparisonRow(row: SummaryRow, compared: readonly Compared[]): ComparisonRow {
  const { name, label, unit } = row;
  const measured = compared.map((one) => ({ value: row.value(one), broken: brokenLimit(row, one) }));
  const values = measured.map(({ value }) => value);
  const isDifferent = values.some((value) => !isAlike(value, values[0]));
  const kept = measured.flatMap(({ value, broken }) => (broken || typeof value !== "number" ? [] : [value]));
  const currency = sharedCurrency(compared.map(({ conveyor }) => conveyor));
  const isComparable = currency !== "" || !isMoney(unit);
  const best = isDifferent && isComparable ? bestOf(row, kept) : undefined;
  const cells = measured.map(({ value, broken }) => ({
    value,
    broken,
    isBest: best !== undefined && !broken && isAlike(value, best),
  }));
  return { name, label, unit, currency, cells, isDifferent, limit: limitOfAll(row, compared) };
}

/** What money of all of them is counted in; empty where that differs. */
export function sharedCurrency(conveyors: readonly Pick<Conveyor, "costCurrency">[]): string {
  const [first = "", ...others] = new Set(conveyors.map(({ costCurrency }) => costCurrency));
  return others.length === 0 ? first : "";
}

function brokenLimit({ value, limit }: SummaryRow, one: Compared): ComparisonCell["broken"] {
  const found = value(one);
  if (limit === undefined || typeof found !== "number") return undefined;
  const bound = limit.value(one);
  const isKept = limit.kind === "at-least" ? found >= bound : found <= bound;
  return isKept ? undefined : { kind: limit.kind, limit: bound };
}

function bestOf({ best }: SummaryRow, values: readonly number[]): number | undefined {
  if (best === "none" || values.length === 0) return undefined;
  if (best === "highest") return Math.max(...values);
  return values.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0];
}

function limitOfAll({ limit }: SummaryRow, compared: readonly Compared[]): ComparisonRow["limit"] {
  if (limit === undefined) return undefined;
  const [first, ...others] = new Set(compared.map((one) => limit.value(one)));
  return first === undefined || others.length > 0 ? undefined : { kind: limit.kind, value: first };
}

/** Numbers that no printed digit tells apart are the same; so the noise of another order of sums marks nothing. */
function isAlike(one: SummaryValue, other: SummaryValue): boolean {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
