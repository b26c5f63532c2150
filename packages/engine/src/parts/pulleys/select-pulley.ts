import { shoulderDistance, shoulderFillet, usualHubCentres } from "../../rules/rotating-parts/usual-pulley.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import { missedLimits } from "./missed-limits.ts";
import { hubDiameterOf, type PulleyBody } from "./pulley-body.ts";
import type { BuiltPulley, PulleyCheckName, PulleyDuty, PulleyRules } from "./pulley-check.ts";
import { type ShaftScreen, shaftScreen } from "./shaft-screen.ts";

/** What a library row of any kind says about itself. */
export interface SelectableRow {
  readonly id: string;
  readonly description: string;
  readonly number: number;
  readonly allowSelection: boolean;
  readonly cost: number;
}

/** SI */
export interface ShellRow extends SelectableRow {
  readonly shellDiameter: number;
  readonly shellThickness: number;
  readonly discThickness: number;
}

export interface ShaftRow extends SelectableRow {
  readonly diameter: number;
  readonly seatDiameter: number;
  readonly bearingWidth: number;
  /** N; a row without one cannot be chosen. */
  readonly bearingRating?: number;
  /** Whether the rating is an estimate that waits for the maker's. */
  readonly isRatingEstimated?: boolean;
  readonly bearingCost: number;
}

export interface WidthRow extends SelectableRow {
  readonly beltWidth: number;
  readonly faceWidth: number;
  readonly bearingCentres: number;
}

export interface PulleyChoice {
  readonly widths: readonly WidthRow[];
  readonly shells: readonly ShellRow[];
  readonly shafts: readonly ShaftRow[];
  readonly laggingThickness: number;
  /** Sizes of the hubs as typed, m; absent: by their rules. */
  readonly hub?: Pick<PulleyBody, "hubDiameter" | "hubLength"> & { readonly hubCentres?: number };
  readonly laggingDensity?: number;
  /** The user's diameter, preferred when it will do, m. */
  readonly preferredDiameter?: number;
  /** Whole length of the shaft, taken where it reaches through both bearings, m; absent: by rule. */
  readonly shaftLength?: number;
  /** Rows the search begins from, so that a pulley that is chosen again only grows; absent: the smallest. */
  readonly from?: { readonly shellId: string; readonly shaftId: string };
}

/** Why a row was not taken: the checks it fails, in their order. */
export interface RejectedRow {
  readonly id: string;
  readonly reasons: readonly (PulleyCheckName | "not-selectable")[];
}

export type PulleySelection =
  | {
      readonly kind: "selected";
      readonly width: WidthRow;
      readonly shell: ShellRow;
      readonly shaft: ShaftRow;
      readonly built: BuiltPulley;
      readonly rejected: readonly RejectedRow[];
    }
  | {
      readonly kind: "none-fits";
      readonly part: "width" | "shell" | "shaft";
      /** The limit the largest row still misses. */
      readonly binding: PulleyCheckName | "not-selectable" | "belt-width" | "hub-centres";
      readonly rejected: readonly RejectedRow[];
    };

/**
 * First shell and shaft in order of size that pass together. Each search goes on from the row reached before, so it
 * ends, and what it ends with passes every check.
 */
export function findPulley(duty: PulleyDuty, choice: PulleyChoice, rules: PulleyRules): PulleySelection {
  const wide = inWidthOrder(choice.widths).filter(
    (row) => row.allowSelection && row.beltWidth >= duty.beltWidth - 1e-9,
  );
  if (wide.length === 0) return noWidth("belt-width");
  const width = wide.find((row) => hubCentresOf(choice, row) <= row.bearingCentres);
  if (width === undefined) return noWidth("hub-centres");
  const placed = { ...duty, bearingCentres: width.bearingCentres };
  return pair(placed, choice, rules, width);
}

/** What one pulley is chosen from, in order, and what is asked of it. */
interface Search {
  readonly duty: PulleyDuty;
  readonly choice: PulleyChoice;
  readonly rules: PulleyRules;
  readonly width: WidthRow;
  readonly shells: readonly ShellRow[];
  readonly shafts: readonly ShaftRow[];
  readonly screen: ShaftScreen;
}

function pair(duty: PulleyDuty, choice: PulleyChoice, rules: PulleyRules, width: WidthRow): PulleySelection {
  const [shells, shafts] = [shellOrder(choice, duty), inShaftOrder(choice.shafts)];
  const search = { duty, choice, rules, width, shells, shafts, screen: shaftScreen(duty, rules) };
  const { found, isOutOfShells, last } = walk(search, true);
  // Row by row only for those who ask: that takes longer than finding the one that fits, or that none does.
  const others = addWhenAsked({}, { rejected: () => [...walk(search, false).rejected.values()] });
  if (found !== undefined) return Object.assign(others, { kind: "selected", width, ...found } as const);
  const binding = last?.reasons[0] ?? "shell-diameter";
  return Object.assign(others, { kind: "none-fits", part: isOutOfShells ? "shell" : "shaft", binding } as const);
}

function noWidth(binding: "belt-width" | "hub-centres"): PulleySelection {
  return { kind: "none-fits", part: "width", binding, rejected: [] };
}

interface Walked {
  readonly found?: { readonly shell: ShellRow; readonly shaft: ShaftRow; readonly built: BuiltPulley };
  readonly isOutOfShells: boolean;
  /** The row at which the search ended without one that fits. */
  readonly last?: RejectedRow;
  readonly rejected: ReadonlyMap<string, RejectedRow>;
}

/** Goes up the shells and shafts to the first that pass together; leaping, over shafts that are certainly too thin. */
function walk(search: Search, isLeaping: boolean): Walked {
  const { duty, choice, rules, width, shells, shafts, screen } = search;
  const rejected = new Map<string, RejectedRow>();
  let shellAt = placeOf(shells, choice.from?.shellId);
  let shaftAt = placeOf(shafts, choice.from?.shaftId);
  let last: RejectedRow | undefined;
  for (;;) {
    const shell = shells[shellAt];
    const shaft = shafts[shaftAt];
    if (shell === undefined || shaft === undefined) {
      return { isOutOfShells: shell === undefined, ...(last === undefined ? {} : { last }), rejected };
    }
    const built = buildPulley(choice, width, shell, shaft);
    const failed = failures(duty, built, rules, { shell, shaft, screen });
    if (failed === undefined) return { found: { shell, shaft, built }, isOutOfShells: false, rejected };
    last = failed;
    rejected.set(failed.id, failed);
    if (failed.id !== shaft.id) shellAt += 1;
    else shaftAt = isLeaping && isTooThin(failed.reasons) ? thickEnough(search, shell, shaftAt) : shaftAt + 1;
  }
}

function isTooThin(reasons: RejectedRow["reasons"]): boolean {
  return reasons.includes("hub-diameter") || reasons.includes("hub-slope");
}

/** The first shaft after one that is too thin for strength or slope, which both only gain with the diameter. */
function thickEnough({ choice, width, shafts, screen }: Search, shell: ShellRow, thin: number): number {
  let [low, high] = [thin, shafts.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const shaft = shafts[middle];
    if (shaft !== undefined && screen.isTooThin(buildPulley(choice, width, shell, shaft))) low = middle;
    else high = middle;
  }
  return high;
}

/** The row that fails first. Rows are data, so they are tried without a trace: one of nonsense sizes passes no limit. */
function failures(
  duty: PulleyDuty,
  built: BuiltPulley,
  rules: PulleyRules,
  rows: { readonly shell: ShellRow; readonly shaft: ShaftRow; readonly screen: ShaftScreen },
): RejectedRow | undefined {
  const { shell, shaft, screen } = rows;
  if (!shell.allowSelection) return { id: shell.id, reasons: ["not-selectable"] };
  if (!shaft.allowSelection) return { id: shaft.id, reasons: ["not-selectable"] };
  if (shaft.bearingRating === undefined) return { id: shaft.id, reasons: ["bearing-life"] };
  const hub = hubDiameterOf(bareTrace, built.body);
  // A hub that is typed takes no shaft thicker than itself.
  if (!(shaft.diameter <= hub)) return { id: shaft.id, reasons: ["hub-diameter"] };
  if (!(hub < widestHub * (shell.shellDiameter - 2 * shell.shellThickness))) {
    return { id: shell.id, reasons: ["disc-stress"] };
  }
  const found = missedLimits(duty, built, rules, screen);
  return found === undefined ? undefined : { id: found.part === "shaft" ? shaft.id : shell.id, reasons: found.names };
}

/** Hub over inside of the shell, beyond which no disc is left. */
export const widestHub = 0.9;

export function buildPulley(choice: PulleyChoice, width: WidthRow, shell: ShellRow, shaft: ShaftRow): BuiltPulley {
  const hubCentres = hubCentresOf(choice, width);
  const body: PulleyBody = {
    shellDiameter: shell.shellDiameter,
    shellThickness: shell.shellThickness,
    faceWidth: width.faceWidth,
    laggingThickness: choice.laggingThickness,
    ...(choice.laggingDensity === undefined ? {} : { laggingDensity: choice.laggingDensity }),
    discThickness: shell.discThickness,
    ...choice.hub,
    hubCentres,
    shaftDiameter: shaft.diameter,
    shaftLength: shaftLengthOf(choice, width, shaft),
  };
  const { seatDiameter, bearingRating } = shaft;
  const arm = (width.bearingCentres - hubCentres) / 2;
  return {
    body,
    seatDiameter,
    ...(bearingRating === undefined ? {} : { bearingRating }),
    shoulder: usualShoulder(bareTrace, {
      diameter: shaft.diameter,
      seatDiameter,
      bearingWidth: shaft.bearingWidth,
      arm,
    }),
  };
}

function shaftLengthOf({ shaftLength = 0 }: PulleyChoice, { bearingCentres }: WidthRow, { bearingWidth }: ShaftRow) {
  return shaftLength >= bearingCentres + bearingWidth - 1e-9 ? shaftLength : bearingCentres + 2 * bearingWidth + 0.2;
}

/** As typed, or by rule; hubs stand between the bearings. */
export function hubCentresOf({ hub }: PulleyChoice, { faceWidth }: WidthRow): number {
  return hub?.hubCentres ?? usualHubCentres.evaluate({ faceWidth });
}

/** Where a row stands in a list; the beginning where it is not in it. */
function placeOf(rows: readonly SelectableRow[], id: string | undefined): number {
  return id === undefined
    ? 0
    : Math.max(
        0,
        rows.findIndex((row) => row.id === id),
      );
}

/**
 * The step from seat to hub where no drawing says: one and a half bearing widths from the middle of the bearing, which
 * clears its housing, with a fillet of half the step but no more than a tenth of the seat.
 */
export function usualShoulder(
  trace: Trace,
  shaft: {
    readonly diameter: number;
    readonly seatDiameter: number;
    readonly bearingWidth: number;
    readonly arm: number;
  },
): { readonly distance: number; readonly filletRadius: number } {
  return { distance: shoulderDistance(trace, shaft), filletRadius: shoulderFillet(trace, shaft) };
}

/** Shells large enough for the belt, from the user's diameter on where one is that large. */
function shellOrder(choice: PulleyChoice, duty: PulleyDuty): readonly ShellRow[] {
  const sorted = inShellOrder(choice.shells);
  const isFrom = (least: number) => (row: ShellRow) => row.shellDiameter >= least - 1e-9;
  const first = sorted.findIndex(isFrom(duty.leastShellDiameter));
  if (first < 0) return [];
  const preferred = sorted.findIndex(isFrom(choice.preferredDiameter ?? 0));
  const from = Math.max(first, preferred);
  return from > 0 ? sorted.slice(from) : sorted;
}

/**
 * Rows by size and cost. Ties go by description, number and id, so that the order of the rows never matters. A library
 * is sorted once, however many pulleys are chosen from it.
 */
function sortedBy<Row extends SelectableRow>(keysOf: (row: Row) => readonly number[]) {
  const known = new WeakMap<readonly Row[], readonly Row[]>();
  return (rows: readonly Row[]): readonly Row[] => {
    const found = known.get(rows);
    if (found !== undefined) return found;
    const sorted = rows.toSorted((one, other) => compareKeys(keysOf(one), keysOf(other)) || compareNames(one, other));
    known.set(rows, sorted);
    return sorted;
  };
}

const inWidthOrder = sortedBy<WidthRow>((row) => [row.beltWidth, row.faceWidth, row.cost]);
const inShellOrder = sortedBy<ShellRow>((row) => [row.shellDiameter, row.shellThickness, row.discThickness, row.cost]);
const inShaftOrder = sortedBy<ShaftRow>((row) => [row.diameter, row.seatDiameter, row.cost]);

function compareKeys(first: readonly number[], second: readonly number[]): number {
  for (let at = 0; at < first.length; at += 1) {
    const difference = (first[at] ?? 0) - (second[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareNames(one: SelectableRow, other: SelectableRow): number {
  return compareText(one.description, other.description) || one.number - other.number || compareText(one.id, other.id);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
