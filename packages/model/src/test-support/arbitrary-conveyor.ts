import fc from "fast-check";
import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type OutputDefinition, type PartDefinition, type RecordDefinition } from "../document/definition.ts";
import { schemaVersion } from "../document/file-record.ts";
import type { JsonValue } from "../document/records/extras.ts";
import { forbiddenNames } from "../document/shape-fault.ts";
import type { FieldDefinition, NumberField } from "../fields/field.ts";

/** Any file this program could have written: every field anywhere in its limits, results and unknown fields beside. */
export function arbitraryFile(): fc.Arbitrary<Record<string, unknown>> {
  return recordOf(conveyorDefinition).map((record) => ({ schemaVersion, ...record }));
}

function recordOf(record: RecordDefinition): fc.Arbitrary<Record<string, unknown>> {
  const known = [...fieldsOf(record), ...record.parts, ...record.outputs].map(({ name }) => name);
  const values = {
    ...Object.fromEntries(fieldsOf(record).map((field) => [field.name, fieldOf(field)] as const)),
    ...Object.fromEntries(record.parts.map((part) => [part.name, partOf(part)] as const)),
  };
  const results = Object.fromEntries(record.outputs.map((output) => [output.name, outputOf(output)] as const));
  return fc
    .tuple(fc.record(values), fc.record(results, { requiredKeys: [] }), unknownFields(known))
    .map(([own, stored, unknown]) => ({ ...unknown, ...stored, ...own }));
}

function fieldOf(field: FieldDefinition): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "number":
      return fc.oneof({ weight: 3, arbitrary: fc.constant(field.default) }, numberOf(field));
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.options);
    case "text":
      return field.format === "image" ? fc.constantFrom("", "data:image/png;base64,AAAA") : textOf(field.required);
    case "points":
      return fc.array(fc.record(Object.fromEntries(field.columns.map((column) => [column.name, numberOf(column)]))), {
        maxLength: 3,
      });
  }
}

function numberOf({ min, max, integer }: NumberField): fc.Arbitrary<number> {
  const any = integer ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return any.map((value) => value + 0);
}

/** One line as a person may type it, with signs that trouble XML, spreadsheets and browsers. */
function textOf(required: true | undefined): fc.Arbitrary<string> {
  const plain = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .map((text) => text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, "").trim());
  const awkward = fc.constantFrom("<b>&amp;</b>", "]]>", "a  b", "1.50", "é 中 😀", "-", "null", '"quoted"', "&#65;");
  return fc.oneof(plain, awkward).map((text) => (required && text === "" ? "x" : text));
}

function partOf(part: PartDefinition): fc.Arbitrary<unknown> {
  const inner = recordOf(part.record);
  return part.kind === "record" ? inner : fc.array(inner, { maxLength: 2 });
}

function outputOf({ kind }: OutputDefinition): fc.Arbitrary<number | string> {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  const word = fc.constantFrom("Start", "Running Full", "<a>");
  return { number, text: word, either: fc.oneof(number, word) }[kind];
}

/** Usually none: most records of a file hold what we know. */
function unknownFields(known: readonly string[]): fc.Arbitrary<Record<string, JsonValue>> {
  const reserved = [...known, "schemaVersion", "_id", "id", "revision", "listSelected", "savedBefore", "release"];
  const names = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("field", "toString", "valueOf", "my field", "a:b", "xmlThing", "@a", "#text", "extras", "0"),
  );
  const some = fc.dictionary(
    names.filter((name) => !reserved.includes(name) && !forbiddenNames.includes(name)),
    anyJson,
    { maxKeys: 3, noNullPrototype: true },
  );
  return fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, some);
}

const scalar = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(" spaced ", "a\r\nb", "\u0000", "<x/>"),
);

const anyJson: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "@x", "@type", "#text", "c d", "deep"), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).value;
