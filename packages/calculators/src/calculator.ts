import type { Drawing, Size } from "@beltwright/drawing";
import { given, type Trace } from "@beltwright/engine";
import type {
  ChoiceField,
  Conveyor,
  FieldValue,
  NumberField,
  PointsField,
  UnitCode,
  UnitSystem,
} from "@beltwright/model";

/** One input of a calculator: how it is asked for, and what its answer is to the calculation. */
export interface Entry<Given = unknown> {
  readonly field: NumberField | ChoiceField | PointsField;
  /** Seldom changed: shown below the others, with its usual value. */
  readonly isFurther: boolean;
  /** `always`: the open conveyor keeps it. `unless-zero`: it does, but 0 there stands for what the design has. */
  readonly inDocument: "no" | "always" | "unless-zero";
  /** Options that depend on the other answers. */
  readonly optionsFor?: (values: Values) => readonly string[];
  /** The answer in SI. */
  readonly inSi: (value: FieldValue) => Given;
  /** The answer in its own unit. */
  readonly asTyped: (value: FieldValue) => Given;
}

type Entries = Readonly<Record<string, Entry>>;

/** Answers by the names of the entries, in the units of their fields. */
export type Values = Readonly<Record<string, FieldValue>>;

type Given<Of extends Entries> = {
  readonly [Name in keyof Of]: Of[Name] extends Entry<infer One> ? One : never;
};

/** A number that was found; it opens into the step that gave it. */
export interface Figure {
  readonly label: string;
  /** SI. */
  readonly value: number;
  readonly unit: UnitCode;
  /** The unit where it is none of the program's own. */
  readonly word?: string;
  /** Significant digits where the usual ones are too few. */
  readonly digits?: number;
}

/** Many figures alike: the points of a curve. */
export interface FigureTable {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly unit: UnitCode }[];
  /** SI, in the order of the columns. */
  readonly rows: readonly (readonly number[])[];
}

export interface Found {
  readonly figures: readonly Figure[];
  readonly tables?: readonly FigureTable[];
  /** What is no number, in a sentence. */
  readonly notes?: readonly string[];
  /** Numbers on the drawing that were calculated, SI, by what the drawing says they are. */
  readonly drawn?: Readonly<Record<string, number>>;
}

/** Results of the open design by their names, as the calculation of the editor tells them. */
export type Results = Readonly<Record<string, number | string>>;

/** A calculator that needs no file: its inputs and what comes of them. */
export interface Calculator {
  /** One sentence under the title. */
  readonly about: string;
  readonly entries: Entries;
  /** Why a value the engine refuses cannot be, where the engine's own name for it means nothing to a person. */
  readonly refusals: Readonly<Record<string, string>>;
  /**
   * Throws what the engine throws; gives a sentence where there is nothing to compute. It is run on references: every
   * number knows the entry it was typed in, so that what comes of it opens.
   */
  readonly run: (trace: Trace, values: Values) => Found | string;
  /** What it looks like; undefined where these values give no drawing. May throw what the engine throws. */
  readonly draw?: (values: Values, system: UnitSystem, size?: Size) => Drawing | undefined;
  /** Answers the open design already has. */
  readonly fromDesign: (conveyor: Conveyor, results: Results) => Values;
}

/** What a drawing is made of: answers in their own units and in SI, and the units of the reader. */
interface Answers<Of extends Entries> {
  readonly typed: Given<Of>;
  readonly given: Given<Of>;
  readonly system: UnitSystem;
  /** Of the paper, for charts: what is to scale fits any. */
  readonly size: Size | undefined;
}

interface Definition<Of extends Entries> {
  readonly about: string;
  readonly entries: Of;
  readonly refusals?: Readonly<Record<string, string>>;
  readonly run: (trace: Trace, given: Given<Of>) => Found | string;
  readonly draw?: (answers: Answers<Of>) => Drawing | undefined;
  readonly fromDesign?: (
    conveyor: Conveyor,
    results: Results,
  ) => { readonly [Name in keyof Of]?: FieldValue | undefined };
}

/** One screen shows them all, so a calculator is only what sets it apart. */
export function defineCalculator<const Of extends Entries>(definition: Definition<Of>): Calculator {
  const { run, draw, fromDesign, refusals = {}, ...about } = definition;
  const { entries } = definition;
  return {
    ...about,
    refusals,
    run: (trace, values) => run(trace, given(answers(entries, values, "inSi"))),
    ...(draw && {
      draw: (values, system, size) =>
        draw({ typed: answers(entries, values, "asTyped"), given: answers(entries, values, "inSi"), system, size }),
    }),
    fromDesign: (conveyor, results) =>
      Object.fromEntries(
        Object.entries<FieldValue | undefined>(fromDesign?.(conveyor, results) ?? {}).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as const],
        ),
      ),
  };
}

function answers<Of extends Entries>(entries: Of, values: Values, how: "inSi" | "asTyped"): Given<Of> {
  const found = Object.entries(entries).map(([name, entry]) => [name, entry[how](values[name] ?? entry.field.default)]);
  // Each entry gives its own kind of answer, which is what the type says name by name.
  return Object.fromEntries(found) as Given<Of>;
}

/** What a calculator begins with. */
export function startOf({ entries }: Calculator): Values {
  return Object.fromEntries(Object.entries(entries).map(([name, { field }]) => [name, field.default]));
}

/** With every choice that is not offered for these answers put on the first that is. */
export function settledValues({ entries }: Calculator, values: Values): Values {
  const settled = { ...values };
  for (const [name, { optionsFor }] of Object.entries(entries)) {
    const options = optionsFor?.(values) ?? [];
    if (options[0] !== undefined && !options.includes(String(values[name]))) settled[name] = options[0];
  }
  return settled;
}
