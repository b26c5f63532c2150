import type { Conveyor } from "../document/types/conveyor.ts";
import { driveCopies } from "../edits/component-slots.ts";
import { isMoney } from "../units/display.ts";
import { shownText } from "../units/quantity-text.ts";
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
  /** The share within which all values lie, where an estimate cannot tell them apart. */
  readonly equalWithin: number | undefined;
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
  /** Why sums of money are not alike: handbook 8.14. */
  readonly biases: readonly PriceBias[];
}

type PriceBias = "quotes-on-some" | "price-years-differ" | "currencies-differ";

/** Sets the summaries of conveyors beside each other. Lines nobody has a value for are left out. */
export function compareConveyors(compared: readonly Compared[]): Comparison {
  const groups = [...summaryGroups, ...caseGroups(compared)].map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => comparisonRow(row, compared)).filter(hasValue),
  }));
  return {
    numbers: compared.map(({ conveyor }) => conveyor.convNo),
    groups: groups.filter(({ rows }) => rows.length > 0),
    biases: priceBiases(
      compared.flatMap(({ conveyor, results }) => (results.capitalCost === undefined ? [] : [conveyor])),
    ),
  };
}

/** A typed price on one design only, prices of several years and several currencies. */
function priceBiases(conveyors: readonly Conveyor[]): readonly PriceBias[] {
  const differ = (of: (conveyor: Conveyor) => unknown) => new Set(conveyors.map(of)).size > 1;
  return [
    ...(differ(isQuoted) ? (["quotes-on-some"] as const) : []),
    ...(differ(({ costIndex }) => costIndex) ? (["price-years-differ"] as const) : []),
    ...(differ(({ costCurrency }) => costCurrency) ? (["currencies-differ"] as const) : []),
  ];
}

/** Whether a line, or a part of a drive or a strand, has a price that was typed. */
function isQuoted({ costTyped, belt, csIdler, rsIdler, drives }: Conveyor): boolean {
  const ofDrives = drives.flatMap((drive) => Object.values(driveCopies).map((name) => drive[name]));
  const parts: readonly object[] = [csIdler, rsIdler, ...ofDrives];
  const hasPrice = (part: object) => Number(Reflect.get(part, "price") ?? 0) > 0;
  return costTyped.some(({ typedSum }) => typedSum > 0) || belt.carcassPrice > 0 || parts.some(hasPrice);
}

function hasValue({ cells }: ComparisonRow): boolean {
  return cells.some(({ value }) => value !== undefined && value !== "");
}

function comparisonRow(row: SummaryRow, compared: readonly Compared[]): ComparisonRow {
  const { name, label, unit } = row;
  const measured = compared.map((one) => ({ value: row.value(one), broken: brokenLimit(row, one) }));
  const [first] = measured;
  const isDifferent = measured.some(
    ({ value, broken }) =>
      !isAlike(value, first?.value, unit) || (broken === undefined) !== (first?.broken === undefined),
  );
  const kept = measured.flatMap(({ value, broken }) => (broken || typeof value !== "number" ? [] : [value]));
  const currency = sharedCurrency(compared.map(({ conveyor }) => conveyor));
  const isComparable = currency !== "" || !isMoney(unit);
  const best = isDifferent && isComparable ? bestOf(row, kept) : undefined;
  const { resolution = 0 } = row;
  const isEqual = best !== undefined && resolution > 0 && kept.every((value) => isNear(value, best, row));
  const cells = measured.map(({ value, broken }) => ({
    value,
    broken,
    isBest: best !== undefined && !isEqual && !broken && isNear(value, best, row),
  }));
  return {
    name,
    label,
    unit,
    currency,
    cells,
    isDifferent,
    equalWithin: isEqual ? resolution : undefined,
    limit: limitOfAll(row, compared),
  };
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

/** As good as the best: what differs by less than can be told apart is equal. */
function isNear(value: SummaryValue, best: number, { unit, resolution = 0 }: SummaryRow): boolean {
  if (isAlike(value, best, unit)) return true;
  return typeof value === "number" && Math.abs(value - best) < resolution * Math.abs(best);
}

const systems = ["metric", "imperial"] as const;

/** Numbers that no shown digit tells apart are the same, in either system of units. */
function isAlike(one: SummaryValue, other: SummaryValue, unit: UnitCode): boolean {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return systems.every((system) => shownText(one, unit, system) === shownText(other, unit, system));
}
