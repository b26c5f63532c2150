import type { Calculator, Entry, Values } from "@beltwright/calculators";
import { type FieldValue, parseQuantity } from "@beltwright/model";

/** What was typed for a calculator, `name=value` each, or what is wrong with it. */
export function valuesOf({ entries }: Calculator, given: readonly string[]): Values | string {
  const values: Record<string, FieldValue> = {};
  for (const one of given) {
    const [name = "", text = ""] = one.split(/=(.*)/s);
    const entry = entries[name];
    if (entry === undefined) return `takes no ${name}, but ${Object.keys(entries).join(", ")}`;
    const read = readValue(entry, text);
    if (read.kind === "unreadable") return `${name}: ${read.message}`;
    values[name] = read.value;
  }
  return values;
}

type Read =
  | { readonly kind: "value"; readonly value: FieldValue }
  | { readonly kind: "unreadable"; readonly message: string };

function readValue({ field }: Entry, text: string): Read {
  switch (field.kind) {
    case "number":
      return parseQuantity(text, field.unit, "metric");
    case "choice": {
      const option = field.options.find((one) => one.toLowerCase() === text.toLowerCase());
      if (option === undefined) return { kind: "unreadable", message: `Must be one of: ${field.options.join(", ")}.` };
      return { kind: "value", value: option };
    }
    case "points": {
      const names = field.columns.map(({ name }) => name);
      const rows = text.split(",").map((row) => row.split(":").map(Number));
      const isTable = rows.every((row) => row.length === names.length && row.every(Number.isFinite));
      if (!isTable) return { kind: "unreadable", message: `Write points as ${names.join(":")},${names.join(":")}.` };
      return {
        kind: "value",
        value: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? 0]))),
      };
    }
  }
}
