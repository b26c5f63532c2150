import {
  type ChoiceField,
  calculatorForms,
  type FieldValue,
  type NumberField,
  toSi,
  type UnitCode,
} from "@beltwright/model";
import type { Entry, Values } from "./calculator.ts";

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: true;
  /** As the document calls it, where drawings of a design know it by that name. */
  readonly name?: string;
}

/** A number of its own: label, unit, starting value and help. */
export function figure(label: string, unit: UnitCode, start: number, help: string, bounds: Bounds = {}): Entry<number> {
  const { min = 0, max = 1e9, name = label } = bounds;
  const field = { kind: "number", name, label, help, group: "Calculator", unit, default: start } as const;
  return numberEntry({ ...field, min, max, ...(bounds.integer && { integer: true }) }, "no");
}

const documentFields = new Map(
  Object.values(calculatorForms).flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)),
);

interface FromDocument {
  /** Where a calculator alone begins with another value than a new conveyor. */
  readonly start?: number;
  /** 0 in the document stands for what the design has. */
  readonly isDesignAtZero?: true;
  readonly help?: string;
}

/** A number the conveyor document keeps: its label, unit, bounds and help are those of the document. */
export function documentFigure(name: string, { start, isDesignAtZero, help }: FromDocument = {}): Entry<number> {
  const field = documentFields.get(name);
  if (field?.kind !== "number") throw new Error(`The document has no number ${name}`);
  const own = { ...field, ...(start !== undefined && { default: start }), ...(help !== undefined && { help }) };
  return numberEntry(own, isDesignAtZero ? "unless-zero" : "always");
}

function numberEntry(field: NumberField, inDocument: Entry["inDocument"]): Entry<number> {
  const asTyped = (value: FieldValue) => (typeof value === "number" ? value : field.default);
  return { field, isFurther: false, inDocument, asTyped, inSi: (value) => toSi(asTyped(value), field.unit) };
}

/** One of a few words; the first is what it begins with. */
export function choice<const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  help: string,
): Entry<Option> {
  return choiceEntry(choiceField(label, options, help), options, "no");
}

/** A word the conveyor document keeps; the options are named again so that a calculation can tell them apart. */
export function documentChoice<const Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): Entry<Option> {
  const field = documentFields.get(name);
  if (field?.kind !== "choice") throw new Error(`The document has no choice ${name}`);
  return choiceEntry(field, options, "always");
}

function choiceField(label: string, options: readonly string[], help: string): ChoiceField {
  return { kind: "choice", name: label, label, help, group: "Calculator", default: options[0] ?? "", options };
}

function choiceEntry<Option extends string>(
  field: ChoiceField,
  options: readonly [Option, ...Option[]],
  inDocument: Entry["inDocument"],
): Entry<Option> {
  const asTyped = (value: FieldValue) => options.find((one) => one === value) ?? options[0];
  return { field, isFurther: false, inDocument, asTyped, inSi: asTyped };
}

/** One of a list that depends on the other answers; one that is not on it gives way to the first. */
export function dependentChoice(
  label: string,
  optionsFor: (values: Values) => readonly string[],
  help: string,
): Entry<string> {
  const options = [...optionsFor({})];
  const field = choiceField(label, options, help);
  return { field, isFurther: false, inDocument: "no", optionsFor, asTyped: String, inSi: String };
}

export type PointRow = Readonly<Record<string, number>>;

/** A short table of numbers without units. */
export function points(
  label: string,
  columns: readonly string[],
  start: readonly PointRow[],
  help: string,
): Entry<readonly PointRow[]> {
  const column = (name: string): NumberField => ({
    ...{ kind: "number", name, label: name, help: name, group: "Calculator", unit: "1", default: 0 },
    ...{ min: -1e12, max: 1e12 },
  });
  const common = { name: label, label, help, group: "Calculator", default: start, maxRows: 200 } as const;
  const field = { kind: "points", ...common, columns: columns.map(column) } as const;
  const asTyped = (value: FieldValue) => (Array.isArray(value) ? value : start);
  return { field, isFurther: false, inDocument: "no", asTyped, inSi: asTyped };
}

/** Shown below the others. */
export function further<Given>(entry: Entry<Given>): Entry<Given> {
  return { ...entry, isFurther: true };
}

export const gravity = further(figure("Gravity", "m/s2", 9.80665, "Acceleration of free fall.", { min: 0.1, max: 30 }));
