import {
  type FieldValue,
  type LibraryDefinition,
  type LibraryRow,
  type LibraryValues,
  limitsIn,
  parseLibraryValues,
  type RowIssue,
  rowFields,
  type UnitSystem,
} from "@beltwright/model";
import { differingFields, sameValue } from "./same-value.ts";

/** Text in a number field that is not a number yet. */
export interface UnreadText {
  readonly text: string;
  readonly message: string;
}

/** One row being filled in. Values are in stored units whatever the units on screen, so that looking changes no digit. */
export interface RowForm {
  /** What the form began with; differences from it are unsaved. */
  readonly base: LibraryValues;
  /** Revision of `base`; a new row has none. */
  readonly revision: number | undefined;
  readonly values: LibraryValues;
  readonly unread: Readonly<Record<string, UnreadText>>;
  /** Fields someone has been in: only these complain before the first try to save. */
  readonly touched: readonly string[];
  readonly hasTriedToSave: boolean;
  /** What the server found wrong, until the field is changed. */
  readonly refused: readonly RowIssue[];
}

export function startForm(base: LibraryValues, revision: number | undefined, values: LibraryValues = base): RowForm {
  return { base, revision, values, unread: {}, touched: [], hasTriedToSave: false, refused: [] };
}

/** The part of a stored row a person may fill in. */
export function editableValues(definition: LibraryDefinition, row: LibraryRow): LibraryValues {
  const entries = rowFields(definition).map((field) => [field.name, row[field.name] ?? field.default] as const);
  return Object.fromEntries(entries);
}

export function changeField(form: RowForm, name: string, value: FieldValue): RowForm {
  const { [name]: _read, ...unread } = form.unread;
  return {
    ...form,
    values: sameValue(form.values[name], value) ? form.values : { ...form.values, [name]: value },
    unread,
    touched: touch(form, name),
    refused: form.refused.filter((issue) => issue.field !== name),
  };
}

export function leaveUnread(form: RowForm, name: string, text: UnreadText): RowForm {
  return { ...form, unread: { ...form.unread, [name]: text }, touched: touch(form, name) };
}

export function refuseForm(form: RowForm, issues: readonly RowIssue[]): RowForm {
  return { ...form, hasTriedToSave: true, refused: issues };
}

export function changedFields(form: RowForm): readonly string[] {
  return [...new Set([...differingFields(form.base, form.values), ...Object.keys(form.unread)])];
}

/** All that is wrong with the form as it stands, field by field, in the units it shows. */
export function formIssues(
  definition: LibraryDefinition,
  form: RowForm,
  system: UnitSystem,
): ReadonlyMap<string, string> {
  const parsed = parseLibraryValues(definition, form.values, { missing: "refuse", system });
  const found = parsed.kind === "invalid" ? parsed.issues : [];
  const unread = Object.entries(form.unread).map(([field, { message }]) => ({ field, message }));
  const issues = new Map<string, string>();
  const refused = form.refused.map((issue) => inUnits(definition, issue, system));
  for (const issue of [...unread, ...refused, ...found]) {
    if (!issues.has(issue.field)) issues.set(issue.field, issue.message);
  }
  return issues;
}

/** The server words limits in the units it stores. */
function inUnits(definition: LibraryDefinition, { field, message }: RowIssue, system: UnitSystem): RowIssue {
  const refused = rowFields(definition).find(({ name }) => name === field);
  return { field, message: limitsIn(system, refused, message) };
}

/** The issues to show: those of fields not reached yet wait until the first try to save. */
export function shownIssues(
  definition: LibraryDefinition,
  form: RowForm,
  system: UnitSystem,
): ReadonlyMap<string, string> {
  const issues = formIssues(definition, form, system);
  if (form.hasTriedToSave) return issues;
  return new Map([...issues].filter(([field]) => form.touched.includes(field)));
}

function touch(form: RowForm, name: string): readonly string[] {
  return form.touched.includes(name) ? form.touched : [...form.touched, name];
}
