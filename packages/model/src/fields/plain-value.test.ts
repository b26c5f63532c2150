import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "../document/definition.ts";
import { parseField } from "../document/schema.ts";
import type { FieldDefinition } from "./field.ts";
import { plainValue } from "./plain-value.ts";
import { fieldSchema } from "./schema.ts";

function allFields(record: RecordDefinition): readonly FieldDefinition[] {
  return [...fieldsOf(record), ...record.parts.flatMap((part) => allFields(part.record))];
}

const odd: readonly unknown[] = [
  ...[0, -0, 1, -1, 0.5, 1e300, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...[
    "",
    " ",
    "a",
    "a b",
    " a",
    "a ",
    "\t",
    "a\nb",
    "a\u0000b",
    "é",
    "\uD800",
    "\uFFFE",
    "0",
    "true",
    "x".repeat(5000),
  ],
  ...[true, false, null, undefined, {}, [], [1]],
];

function valuesFor(field: FieldDefinition): readonly unknown[] {
  if (field.kind === "choice") return [...odd, ...field.options];
  if (field.kind === "text") return [...odd, "x".repeat(field.maxLength), "x".repeat(field.maxLength + 1)];
  if (field.kind !== "number") return odd;
  const { min, max } = field;
  return [...odd, min, max, min - 1, max + 1, min + 1, (min + max) / 2, min - Math.abs(min) * 1e-15];
}

describe("a value that needs no second look", () => {
  const fields = allFields(conveyorDefinition);

  it("is taken by the schema of every field as it is", () => {
    const wrong = fields.flatMap((field) =>
      valuesFor(field).flatMap((value) => {
        const plain = plainValue(field, value);
        if (plain === undefined) return [];
        const checked = fieldSchema(field).safeParse(value);
        return checked.success && Object.is(checked.data, plain) ? [] : [`${field.name}: ${JSON.stringify(value)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("covers nearly every value that a document holds", () => {
    const others = fields.filter((field) => plainValue(field, field.default) === undefined);
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(["points", "text"]));
  });

  it("changes nothing in what is refused", () => {
    for (const field of fields.filter(({ kind }) => kind === "number")) {
      for (const value of [Number.NaN, "1", null, true]) expect(parseField(field, value).success).toBe(false);
    }
  });
});
