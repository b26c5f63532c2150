import type { ChoiceField, FieldDefinition, NumberField } from "../fields/field.ts";
import { below, logarithmic, type NumberStream, pick } from "./number-stream.ts";

/** A value the reader takes for the field, from usual to as bad as its limits allow. */
export function nastyValue(next: NumberStream, field: FieldDefinition): unknown {
  switch (field.kind) {
    case "number":
      return withinLimits(field, nastyNumber(next, field));
    case "choice":
      return anyOption(next, field);
    case "boolean":
      return next() < 0.5;
    case "text":
      return field.format === "image" ? "" : pick(next, [field.default, "All", "x", ...(field.suggestions ?? [])]);
    case "points":
      return Array.from({ length: below(next, 8) }, () =>
        Object.fromEntries(
          field.columns.map((column) => [column.name, withinLimits(column, nastyNumber(next, column))]),
        ),
      );
  }
}

/** What the reader may refuse: wrong kinds, spellings of other programs, numbers beyond the limits. */
export function foreignValue(next: NumberStream, field: FieldDefinition): unknown {
  const own = field.kind === "choice" ? anyOption(next, field) : undefined;
  return pick<unknown>(next, [
    "",
    ...["NaN", "Infinity", "-Infinity", "1e999", "12", null, [], {}, [[]], true],
    ...[1e300, -1e300, 1e-300, 5e-324, -5e-324, -1, 0.5, Number.MAX_SAFE_INTEGER, -0],
    ...(own === undefined ? [] : [own.toLowerCase(), own.toUpperCase(), ` ${own} `]),
  ]);
}

function anyOption(next: NumberStream, { options, default: start }: ChoiceField): string {
  return pick(next, [start, ...options]);
}

function nastyNumber(next: NumberStream, field: NumberField): number {
  const { min, max, default: start } = field;
  const sign = min < 0 && next() < 0.4 ? -1 : 1;
  const usual = start === 0 ? logarithmic(next, 1e-3, 1e3) : Math.abs(start);
  return pick(next, [
    0,
    ...[0, min, max, 1e-300, 5e-324, 1e300, 1e-9, 1],
    ...[1, 1, 1, 1].map(() => sign * usual * logarithmic(next, 0.1, 10)),
    ...[1, 1].map(() => sign * usual * logarithmic(next, 1e-4, 1e4)),
    sign * logarithmic(next, 1e-12, Math.max(1, max)),
    min + (max - min) * next(),
  ]);
}

function withinLimits({ min, max, integer }: NumberField, value: number): number {
  const inside = Math.min(max, Math.max(min, value));
  return integer ? Math.trunc(inside) : inside;
}
