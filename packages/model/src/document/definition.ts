import { inGroup, type UngroupedField } from "../fields/build.ts";
import type { FieldDefinition } from "../fields/field.ts";
import type { UnitCode } from "../units/unit.ts";

/** Fields that one form of the editor shows together, in form order. */
export interface FormGroup {
  /** Name of the form, as addresses and settings use it. */
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
}

/**
 * A record of the document: the conveyor itself, one of its points, a drive, a component copied from a library.
 * Forms, validation, JSON, XML, its schema and the static types are all made from it.
 */
export interface RecordDefinition {
  readonly title: string;
  /** Name of its static type. */
  readonly typeName: string;
  readonly groups: readonly FormGroup[];
  readonly parts: readonly PartDefinition[];
  /** What a file may carry as results; kept aside on reading, never truth. */
  readonly outputs: readonly OutputDefinition[];
}

/** A record inside a record, or a list of them. `form` names the group of the editor that shows it. */
export type PartDefinition =
  | { readonly kind: "record"; readonly name: string; readonly form: string; readonly record: RecordDefinition }
  | {
      readonly kind: "list";
      readonly name: string;
      readonly form: string;
      readonly record: RecordDefinition;
      /** Element name of one row in XML. */
      readonly itemName: string;
      readonly maxRows: number;
    };

/** A calculated value with the specification's name. */
export interface OutputDefinition {
  readonly name: string;
  readonly label: string;
  /** `either` where files disagree whether it is a number or a word. */
  readonly kind: "number" | "text" | "either";
  readonly unit: UnitCode;
}

export function form(name: string, title: string, ...fields: readonly UngroupedField[]): FormGroup {
  return { name, title, fields: inGroup(title, ...fields) };
}

export function result(name: string, label: string, unit: UnitCode = "1"): OutputDefinition {
  return { name, label, unit, kind: "number" };
}

export function resultText(name: string, label: string): OutputDefinition {
  return { name, label, unit: "1", kind: "text" };
}

const allFields = new WeakMap<RecordDefinition, readonly FieldDefinition[]>();
const allNames = new WeakMap<RecordDefinition, ReadonlySet<string>>();

/** All fields of a record itself, without its parts, in file order. */
export function fieldsOf(record: RecordDefinition): readonly FieldDefinition[] {
  const known = allFields.get(record) ?? record.groups.flatMap(({ fields }) => fields);
  allFields.set(record, known);
  return known;
}

/** Every name a record knows: fields, parts and results. */
export function namesOf(record: RecordDefinition): ReadonlySet<string> {
  const known =
    allNames.get(record) ?? new Set([...fieldsOf(record), ...record.parts, ...record.outputs].map(({ name }) => name));
  allNames.set(record, known);
  return known;
}
