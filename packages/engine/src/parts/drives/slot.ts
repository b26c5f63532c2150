import { isFiniteNumber } from "../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import type { ComponentRow } from "./component-rows.ts";

/** One thing asked of a component: its value and the limits it must keep. Infinite limits ask for nothing. */
export interface Criterion<Row, Duty> {
  readonly name: string;
  readonly value: Asked<Row, Duty>;
  readonly least?: Asked<Row, Duty>;
  readonly most?: Asked<Row, Duty>;
  /** Its value is that of the row alone and its limits are those of the duty alone: long lists are sifted by it first. */
  readonly sifts?: true;
}

/** A number asked of a row by its duty; the steps to it are kept where they are wanted. */
type Asked<Row, Duty> = (row: Row, duty: Duty, trace: Trace) => number;

/** A criterion put to a row. */
export interface Check {
  readonly name: string;
  /** Absent where there is no such number, as the time of a start that never ends, or the largest bore of none. */
  readonly value?: number;
  readonly least?: number;
  readonly most?: number;
  readonly isMet: boolean;
}

/** What a choice came to. */
export type Slot<Row extends ComponentRow> =
  /** The design leaves it out: direct drive, no brake, a coupling another component replaces. */
  | { readonly kind: "left-out" }
  /** Nothing to do for it here, as for a holdback on a level conveyor. */
  | { readonly kind: "not-needed" }
  /** Asked for, and none given. */
  | { readonly kind: "missing" }
  | {
      readonly kind: "chosen";
      readonly by: "auto" | "manual";
      readonly row: Row;
      readonly checks: readonly Check[];
      readonly isAdequate: boolean;
    }
  | NoneFits<Row>;

export interface NoneFits<Row> {
  readonly kind: "none-fits";
  /** Rows that were allowed and of the wanted category. */
  readonly candidates: number;
  /** Missed by the row that misses fewest, and by least; absent where there was no row to try. */
  readonly binding?: Check & { readonly rowId: string };
  /** The component held before, which stays. */
  readonly kept?: { readonly row: Row; readonly checks: readonly Check[] };
}

/** Values this near to a limit, as a share of it, keep it. */
const slack = 1e-9;

function isMet<Row, Duty>(criterion: Criterion<Row, Duty>, row: Row, duty: Duty): boolean {
  return isWithin(criterion.value(row, duty, bareTrace), limitsOf(criterion, row, duty));
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

export function limitsOf<Row, Duty>(
  { least, most }: Criterion<Row, Duty>,
  row: Row,
  duty: Duty,
  trace = bareTrace,
): Limits {
  return {
    least: least?.(row, duty, trace) ?? Number.NEGATIVE_INFINITY,
    most: most?.(row, duty, trace) ?? Number.POSITIVE_INFINITY,
  };
}

export function isWithin(value: number, { least, most }: Limits): boolean {
  return (
    (least === Number.NEGATIVE_INFINITY || value >= least - Math.abs(least) * slack) &&
    (most === Number.POSITIVE_INFINITY || value <= most + Math.abs(most) * slack)
  );
}

export function isAdequate<Row, Duty>(criteria: readonly Criterion<Row, Duty>[], row: Row, duty: Duty): boolean {
  for (let at = 0; at < criteria.length; at += 1) {
    const criterion = criteria[at];
    if (criterion !== undefined && !isMet(criterion, row, duty)) return false;
  }
  return true;
}

/** Every criterion that asks for something, put to a row. */
export function checksOf<Row, Duty>(
  criteria: readonly Criterion<Row, Duty>[],
  row: Row,
  duty: Duty,
  trace: Trace = bareTrace,
): readonly Check[] {
  const checks: Check[] = [];
  const steps = stepsOnly(trace);
  for (const criterion of criteria) {
    const limits = limitsOf(criterion, row, duty, steps);
    const [least, most] = [finiteOnly(limits.least), finiteOnly(limits.most)];
    if (least === undefined && most === undefined) continue;
    const value = criterion.value(row, duty, steps);
    checks.push(checkOf(criterion.name, { value: finiteOnly(value), least, most }, isWithin(value, limits)));
  }
  return checks;
}

function checkOf(
  name: string,
  { value, least, most }: Record<"value" | "least" | "most", number | undefined>,
  met: boolean,
): Check {
  return {
    name,
    ...(value === undefined ? {} : { value }),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    isMet: met,
  };
}

function finiteOnly(value: number): number | undefined {
  return isFiniteNumber(value) ? value : undefined;
}

/** How far a check misses its limit, as a share of the limit. */
export function shortfall({ value, least, most, isMet: met }: Check): number {
  if (met) return 0;
  if (value === undefined) return Number.MAX_VALUE;
  const low = least !== undefined && value < least ? (least - value) / Math.max(Math.abs(least), 1e-12) : 0;
  const high = most !== undefined && value > most ? (value - most) / Math.max(Math.abs(most), 1e-12) : 0;
  const miss = Math.max(low, high);
  return isFiniteNumber(miss) ? miss : Number.MAX_VALUE;
}

/** The component of a slot, as chosen or as kept. */
export function rowOf<Row extends ComponentRow>(slot: Slot<Row>): Row | undefined {
  if (slot.kind === "chosen") return slot.row;
  return slot.kind === "none-fits" ? slot.kept?.row : undefined;
}
