import type { BooleanField, ChoiceField, FieldDefinition, NumberField, PointsField, TextField } from "./field.ts";

/** Distributes over the kinds, so that each keeps its own properties while losing its group. */
type WithoutGroup<Field> = Field extends FieldDefinition ? Omit<Field, "group"> : never;

/** A field that has not been put under a heading yet; `inGroup` does that. */
export type UngroupedField = WithoutGroup<FieldDefinition>;

type NumberInput = Omit<NumberField, "kind" | "group" | "min"> & { readonly min?: number };

/** A number that cannot be negative unless `min` says so. */
export function number(field: NumberInput): Omit<NumberField, "group"> {
  return { kind: "number", min: 0, ...field };
}

export function text(
  field: Omit<TextField, "kind" | "group" | "maxLength"> & { readonly maxLength?: number },
): Omit<TextField, "group"> {
  return { kind: "text", maxLength: 100, ...field };
}

export function choice(field: Omit<ChoiceField, "kind" | "group">): Omit<ChoiceField, "group"> {
  return { kind: "choice", ...field };
}

export function boolean(field: Omit<BooleanField, "kind" | "group">): Omit<BooleanField, "group"> {
  return { kind: "boolean", ...field };
}

export function points(field: Omit<PointsField, "kind" | "group">): Omit<PointsField, "group"> {
  return { kind: "points", ...field };
}

/** Puts fields under one heading of the form. */
export function inGroup(group: string, ...fields: readonly UngroupedField[]): readonly FieldDefinition[] {
  return fields.map((field) => ({ ...field, group }));
}
