import { given } from "../../../trace/given.ts";
import { refer } from "../../../trace/reference.ts";
import { bareTrace, type Trace } from "../../../trace/trace.ts";
import { addWhenAsked } from "../../../trace/when-asked.ts";
import { isAlike } from "../../alike.ts";
import type { ComponentRow } from "../component-rows.ts";
import type { Choice } from "../drive-train-input.ts";
import {
  type Check,
  type Criterion,
  checksOf,
  isAdequate,
  isWithin,
  limitsOf,
  type NoneFits,
  rowOf,
  type Slot,
  shortfall,
} from "../slot.ts";
import { compareBy, compareNumbers, type Order } from "./rank.ts";

/** How the rows of one library are chosen for a duty. */
export interface Rules<Row extends ComponentRow, Duty> {
  readonly criteria: readonly Criterion<Row, Duty>[];
  readonly order: Order<Row>;
  /** Decides between rows that are equal in the first keys, smallest first. */
  readonly nearness?: (row: Row, duty: Duty) => number;
  /** Decides before every key, smallest first: what no list can be sorted by beforehand. */
  readonly preference?: (row: Row, duty: Duty) => number;
  /** Smallest preference there is, where it is known: a row that has it is preferred by none. */
  readonly leastPreference?: number;
}

/** What a component may be chosen from. */
export interface Offered<Row extends ComponentRow> {
  /** Absent: what the document holds stays. */
  readonly rows?: readonly Row[] | undefined;
  /** The component of the round before: it stays while it is adequate. */
  readonly before?: Slot<Row> | undefined;
  /** What the choice came to, where it is only to be told once more with every step. */
  readonly decided?: Slot<Row> | undefined;
}

/** Decides a slot: by the rows, or by what the document holds where there are none. */
export function decide<Row extends ComponentRow, Duty>(
  trace: Trace,
  choice: Choice<Row>,
  { rows, before, decided }: Offered<Row>,
  rules: Rules<Row, Duty>,
  duty: Duty,
): Slot<Row> {
  if (decided !== undefined) return decidedAgain(trace, choice, { rows, decided }, rules, duty);
  if (choice.kind === "none") return { kind: "left-out" };
  if (choice.kind === "manual" || rows === undefined) {
    const row = rowIn(choice);
    return row === undefined ? { kind: "missing" } : chosen(trace, choice.kind, row, rules, duty);
  }
  const last = before && rowOf(before);
  if (last !== undefined && isAdequate(rules.criteria, last, duty)) return adequate(trace, last, rules, duty);
  const candidates = rules.order.candidates(rows, choice.category);
  const row = bestAgain(candidates, rules, duty);
  return row === undefined ? noneFits(choice.current, candidates, rules, duty) : adequate(trace, row, rules, duty);
}

/** The row that the document holds. */
function rowIn<Row extends ComponentRow>(choice: Choice<Row>): Row | undefined {
  if (choice.kind === "none") return undefined;
  return choice.kind === "manual" ? choice.row : choice.current;
}

function chosen<Row extends ComponentRow, Duty>(
  trace: Trace,
  by: "auto" | "manual",
  row: Row,
  rules: Rules<Row, Duty>,
  duty: Duty,
): Slot<Row> {
  const checks = checksOf(rules.criteria, row, duty, trace);
  return { kind: "chosen", by, row, checks, isAdequate: checks.every((check) => check.isMet) };
}

/** A row that will do. Rounds of choosing pass by without asking by how much; at once where steps are kept. */
function adequate<Row extends ComponentRow, Duty>(
  trace: Trace,
  row: Row,
  rules: Rules<Row, Duty>,
  duty: Duty,
): Slot<Row> {
  if (trace.mode === "recorded") return chosen(trace, "auto", row, rules, duty);
  const slot = { kind: "chosen", by: "auto", row } as const;
  const checked = addWhenAsked(slot, { checks: () => checksOf(rules.criteria, row, duty) });
  return Object.assign(checked, { isAdequate: true });
}

/** The same choice, put to what the document holds of it: there numbers know where they came from. */
function decidedAgain<Row extends ComponentRow, Duty>(
  trace: Trace,
  choice: Choice<Row>,
  { rows, decided }: { readonly rows?: readonly Row[] | undefined; readonly decided: Slot<Row> },
  rules: Rules<Row, Duty>,
  duty: Duty,
): Slot<Row> {
  if (decided.kind === "chosen") return chosen(trace, decided.by, rowIn(choice) ?? decided.row, rules, duty);
  if (decided.kind !== "none-fits") return decided;
  const { binding, candidates } = decided;
  const near = rows?.find(({ id }) => id === binding?.rowId);
  const missed =
    near && checksOf(rules.criteria, ofLibrary(near), duty, trace).find(({ name }) => name === binding?.name);
  const kept = rowIn(choice);
  return {
    kind: "none-fits",
    candidates: refer(candidates, { kind: "settled", path: "candidates" }),
    ...(missed === undefined || near === undefined ? {} : { binding: { ...missed, rowId: near.id } }),
    ...(kept === undefined ? {} : { kept: { row: kept, checks: checksOf(rules.criteria, kept, duty, trace) } }),
  };
}

/** A row with every number known as its own. */
function ofLibrary<Row extends ComponentRow>(row: Row): Row {
  return given(row, "", (path) => ({ kind: "chosen", path, rowId: row.id }));
}

/** What was last asked of a list of candidates, and the place of the answer; -1: none. */
const lastAnswers = new WeakMap<object, { readonly duty: unknown; readonly place: number }>();

/** The drives of a conveyor mostly ask for the same, one after the other: then the answer is known. */
function bestAgain<Row extends ComponentRow, Duty>(
  candidates: readonly Row[],
  rules: Rules<Row, Duty>,
  duty: Duty,
): Row | undefined {
  const last = lastAnswers.get(candidates);
  if (last !== undefined && isAlike(last.duty, duty)) return candidates[last.place];
  const found = bestOf(candidates, rules, duty);
  lastAnswers.set(candidates, { duty, place: found === undefined ? -1 : candidates.indexOf(found) });
  return found;
}

/** The first adequate row; candidates come sorted, so only ties of the first keys and preferences are looked at further. */
export function bestOf<Row extends ComponentRow, Duty>(
  candidates: readonly Row[],
  rules: Rules<Row, Duty>,
  duty: Duty,
): Row | undefined {
  const { criteria, order, nearness, leastPreference = Number.NEGATIVE_INFINITY } = rules;
  let best: Ranked<Row> | undefined;
  for (const row of sifted(candidates, criteria, duty)) {
    if (best !== undefined && best.preference <= leastPreference) {
      if (nearness === undefined || compareBy(order.first, best.row, row) !== 0) break;
    }
    // Whether a row would be better takes less to tell than whether it will do.
    if (best !== undefined && !isBetter(row, best, rules, duty)) continue;
    if (isAdequate(criteria, row, duty)) best = ranked(row, rules, duty);
  }
  return best?.row;
}

/** What the rows of a long list have of the criterion they are sifted by. */
const siftedValues = new WeakMap<object, Float64Array>();

/** The candidates that keep the one limit that tells most of them apart. */
function sifted<Row extends ComponentRow, Duty>(
  candidates: readonly Row[],
  criteria: readonly Criterion<Row, Duty>[],
  duty: Duty,
): readonly Row[] {
  const sieve = criteria.find(({ sifts }) => sifts === true);
  const [first] = candidates;
  if (sieve === undefined || first === undefined) return candidates;
  const values =
    siftedValues.get(candidates) ?? Float64Array.from(candidates, (row) => sieve.value(row, duty, bareTrace));
  siftedValues.set(candidates, values);
  const limits = limitsOf(sieve, first, duty);
  const kept: Row[] = [];
  for (let place = 0; place < values.length; place += 1) {
    const row = isWithin(values[place] ?? Number.NaN, limits) ? candidates[place] : undefined;
    if (row !== undefined) kept.push(row);
  }
  return kept;
}

/** A row with what others are compared with. */
interface Ranked<Row> {
  readonly row: Row;
  readonly preference: number;
  readonly nearness: number;
}

function ranked<Row extends ComponentRow, Duty>(row: Row, rules: Rules<Row, Duty>, duty: Duty): Ranked<Row> {
  const { preference, nearness } = rules;
  return {
    row,
    preference: preference?.(row, duty) ?? Number.NEGATIVE_INFINITY,
    nearness: nearness?.(row, duty) ?? 0,
  };
}

function isBetter<Row extends ComponentRow, Duty>(
  row: Row,
  best: Ranked<Row>,
  rules: Rules<Row, Duty>,
  duty: Duty,
): boolean {
  const { order, nearness, preference } = rules;
  const preferred = preference === undefined ? 0 : compareNumbers(preference(row, duty), best.preference);
  if (preferred !== 0) return preferred < 0;
  if (compareBy(order.first, row, best.row) !== 0) return false;
  return nearness !== undefined && compareNumbers(nearness(row, duty), best.nearness) < 0;
}

function noneFits<Row extends ComponentRow, Duty>(
  current: Row | undefined,
  candidates: readonly Row[],
  rules: Rules<Row, Duty>,
  duty: Duty,
): NoneFits<Row> {
  const kept = current && { row: current, checks: checksOf(rules.criteria, current, duty) };
  const found = { kind: "none-fits", candidates: candidates.length, ...(kept === undefined ? {} : { kept }) } as const;
  const [first, ...others] = candidates;
  if (first === undefined) return found;
  // Rounds of choosing pass by without asking: all that every row misses takes longer than that none will do.
  return addWhenAsked(found, { binding: () => bindingLimit([first, ...others], rules, duty) });
}

/** What the nearest row misses: the row that misses fewest limits, and of those the one that misses by least. */
function bindingLimit<Row extends ComponentRow, Duty>(
  candidates: readonly [Row, ...Row[]],
  { criteria }: Rules<Row, Duty>,
  duty: Duty,
): Check & { readonly rowId: string } {
  const missing = (row: Row) => {
    const missed = checksOf(criteria, row, duty).filter((check) => !check.isMet);
    return { row, missed, by: missed.reduce((most, check) => Math.max(most, shortfall(check)), 0) };
  };
  const [first, ...others] = candidates;
  let nearest = missing(first);
  for (const row of others) {
    const one = missing(row);
    const fewer = one.missed.length - nearest.missed.length;
    if (fewer < 0 || (fewer === 0 && one.by < nearest.by)) nearest = one;
  }
  const worst = nearest.missed.reduce((most, check) => (shortfall(check) > shortfall(most) ? check : most));
  return { ...worst, rowId: nearest.row.id };
}
