import {
  type Conveyor,
  conveyorDefinition,
  type FieldDefinition,
  fieldsOf,
  parseConveyor,
  type RecordDefinition,
} from "@beltwright/model";
import fc from "fast-check";

/** Any document the program would accept: every field anywhere in its limits, up to six points. */
export function arbitraryConveyor(): fc.Arbitrary<Conveyor> {
  return recordOf(conveyorDefinition)
    .map((record) => parseConveyor({ schemaVersion: 1, ...record }))
    .map((parsed) => {
      if (parsed.kind === "invalid") throw new Error(JSON.stringify(parsed.issues.slice(0, 3)));
      return parsed.conveyor;
    });
}

function recordOf(record: RecordDefinition): fc.Arbitrary<Record<string, unknown>> {
  return fc.record({
    ...Object.fromEntries(fieldsOf(record).map((field) => [field.name, fieldOf(field)] as const)),
    ...Object.fromEntries(
      record.parts.map((part) => {
        const inner = recordOf(part.record);
        return [part.name, part.kind === "record" ? inner : fc.array(inner, { maxLength: 6 })] as const;
      }),
    ),
  });
}

const words = fc.constantFrom("x", "<script>alert(1)</script>", "\"&'", "é 中 😀", "^I %%d", "\u200b");

function fieldOf(field: FieldDefinition): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "number":
      return fc.oneof(
        { weight: 2, arbitrary: fc.constant(field.default) },
        numberOf(field),
        fc.constantFrom(field.min, field.max),
      );
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.options);
    case "text":
      return field.format === "image" ? fc.constant("") : words;
    case "points": {
      const row = fc.record(
        Object.fromEntries(field.columns.map((column) => [column.name, numberOf(column)] as const)),
      );
      return fc.array(row, { maxLength: 4 });
    }
  }
}

function numberOf({ min, max, integer }: { readonly min: number; readonly max: number; readonly integer?: boolean }) {
  const any = integer ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return any.map((value) => value + 0);
}
