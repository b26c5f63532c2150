import { constantLimit } from "./constant-limit.ts";
import type { Limit } from "./limit.ts";
import type { Place, Source } from "./place.ts";

export type Severity = "note" | "warning" | "error";

/** What a told number is. Findings carry SI; how people read a number follows from this. */
export type Quantity =
  | "acceleration"
  | "angle"
  | "area"
  | "distance"
  | "force"
  | "frequency"
  | "life"
  | "lineForce"
  | "lineMass"
  | "mass"
  | "massFlow"
  | "plain"
  | "power"
  | "rotation"
  | "share"
  | "size"
  | "slope"
  | "speed"
  | "stress"
  | "temperature"
  | "time"
  | "torque"
  | "voltage"
  | "volume";

/** A change that may mend what was found: of what, in the engine's words, and which way. */
interface Move<Word extends string = string> {
  readonly change: Word;
  readonly direction: "more" | "less" | "other";
}

export const more = <const Word extends string>(change: Word): Move<Word> => ({ change, direction: "more" });
export const less = <const Word extends string>(change: Word): Move<Word> => ({ change, direction: "less" });
export const other = <const Word extends string>(change: Word): Move<Word> => ({ change, direction: "other" });

/** What all findings of a table have in common, unless one says otherwise. */
interface Common {
  readonly subject: string;
  /** Where the limit or rule is printed, or which of our own it is. */
  readonly source: Source;
}

interface Definition extends Partial<Common> {
  readonly severity: Severity;
  /** The numbers it tells, each time. */
  readonly values?: Readonly<Record<string, Quantity>>;
  /** Numbers it tells where they are known. */
  readonly mayTell?: Readonly<Record<string, Quantity>>;
  /** Which number the limit is about, where it is not the first. */
  readonly limited?: string;
  /** The limit where it is the same for every conveyor. */
  readonly limit?: Limit;
  /** What may mend it, most useful first: a finding leads to the field of its first move. */
  readonly moves: readonly Move[];
}

interface CheckDefinition extends Definition {
  readonly values: Readonly<Record<string, Quantity>>;
  /** The side of the limit on which the number must lie. */
  readonly must: Side;
}

type Side = "above" | "least" | "most" | "below";

type Numbers<Of> = {
  readonly [Name in keyof (Of extends { readonly values: infer Values } ? Values : unknown)]: number;
} & {
  readonly [Name in keyof (Of extends { readonly mayTell: infer Values } ? Values : unknown)]?: number;
};

/** Where it was found, and what differs from one time to the next. */
interface Circumstances extends Partial<Common> {
  /** Where the trace is, unless said otherwise. */
  readonly place?: Place;
  readonly severity?: Severity;
}

type Told<Of> = Circumstances & {
  readonly limit?: Limit;
} & (Of extends { readonly values: object } ? { readonly values: Numbers<Of> } : { readonly values?: Numbers<Of> });

type Checked<Of> = Circumstances & {
  readonly values: Numbers<Of>;
  /** Left out where it is the same for every conveyor. */
  readonly limit?: number;
  /** How far beyond the limit still counts as on it. */
  readonly allowance?: number;
};

/** A finding as a trace takes it. */
export interface RaisedFinding<Code extends string = string> extends Common {
  readonly code: Code;
  readonly place?: Place;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, number>>;
  readonly limit?: Limit;
}

/** What keeps findings of these codes. */
interface Keeper<Code extends string> {
  readonly mode: string;
  readonly report: (finding: RaisedFinding<Code>) => void;
}

/** Findings of one kind: what is known of all of them, and how one is raised. */
type DefinedFinding<Code extends string, Of> = Common & {
  readonly code: Code;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, Quantity>>;
  readonly limited: string | undefined;
  readonly moves: Of extends { readonly moves: infer Moves } ? Moves : never;
  /** The finding itself, for those who keep it elsewhere than in a trace. */
  readonly told: (trace: { readonly mode: string }, told: Told<Of>) => RaisedFinding<Code>;
  readonly raise: (trace: Keeper<Code>, told: Told<Of>) => void;
};

/** A finding that is raised by comparing, so that what is compared and what is told cannot differ. */
type DefinedCheck<Code extends string, Of> = DefinedFinding<Code, Of> & {
  /** How far the number lies within what is allowed; less than nothing, or nothing where it must not be reached: raised. */
  readonly check: (trace: Keeper<Code>, checked: Checked<Of>) => number;
};

/** The findings of one part, by code: severity, numbers and moves as data. */
export function defineFindings<const Table extends Readonly<Record<string, Definition>>>(
  common: Common,
  table: Table,
): { readonly [Code in keyof Table & string]: DefinedFinding<Code, Table[Code]> } {
  return mapped(table, (code, definition) => definedFinding(code, common, definition));
}

/** The checks of one part, by the code of what is found where one is missed. */
export function defineChecks<const Table extends Readonly<Record<string, CheckDefinition>>>(
  common: Common,
  table: Table,
): { readonly [Code in keyof Table & string]: DefinedCheck<Code, Table[Code]> } {
  return mapped(table, (code, definition) => {
    const finding = definedFinding(code, common, definition);
    return { ...finding, check: checkOf(finding, definition) };
  });
}

export type AlikeDefinition<Word extends string> = Definition & { readonly moves: readonly Move<Word>[] };

/** Findings that differ only in what they are about, by code. */
export function defineAlike<const Code extends string, const Word extends string>(
  common: Common,
  alike: readonly (readonly [code: Code, definition: AlikeDefinition<Word>])[],
): Readonly<Record<Code, DefinedFinding<Code, { readonly moves: readonly Move<Word>[] }>>> {
  return mapped(Object.fromEntries(alike), (code, definition) => definedFinding(code, common, definition));
}

function definedFinding(code: string, common: Common, definition: Definition): DefinedFinding<string, Definition> {
  const { severity, values = {}, mayTell = {}, limited, limit: same, moves } = definition;
  const about = { subject: definition.subject ?? common.subject, source: definition.source ?? common.source };
  const told = (trace: { readonly mode: string }, circumstances: Told<Definition>): RaisedFinding => {
    const { values: numbers = {}, ...differs } = circumstances;
    const limit = differs.limit ?? (same && constantLimit(trace, same, about.source));
    return { code, severity, ...about, ...differs, values: numbers, ...(limit === undefined ? {} : { limit }) };
  };
  return {
    ...about,
    code,
    severity,
    values: { ...values, ...mayTell },
    limited,
    moves,
    told,
    raise: (trace, circumstances) => trace.report(told(trace, circumstances)),
  };
}

function checkOf(
  finding: DefinedFinding<string, Definition>,
  { must, limit: same, limited }: CheckDefinition,
): DefinedCheck<string, Definition>["check"] {
  const about = limited ?? Object.keys(finding.values)[0] ?? "";
  const isUpper = must === "most" || must === "below";
  const isStrict = must === "above" || must === "below";
  return (trace, { limit, allowance = 0, ...circumstances }) => {
    const numbers: Readonly<Record<string, number>> = circumstances.values;
    const value = numbers[about] ?? Number.NaN;
    const bound = limit ?? same?.[must] ?? Number.NaN;
    const margin = (isUpper ? bound - value : value - bound) + allowance;
    if (isStrict ? margin <= 0 : margin < 0)
      finding.raise(trace, { ...circumstances, ...(limit === undefined ? {} : { limit: { [must]: limit } }) });
    return margin;
  };
}

/** A table with the same keys: what each key stands for is worked out by the types alone. */
function mapped<Of, Made>(table: Readonly<Record<string, Of>>, make: (code: string, of: Of) => Made) {
  return Object.fromEntries(Object.entries(table).map(([code, of]) => [code, make(code, of)])) as never;
}
