import { outputAt, valueAt } from "@beltwright/model";
import { type CalculatedRecord, keyResultNames, resultText } from "@beltwright/results";
import { Refusal } from "../design-desk.ts";

/** Key results, or those that are asked for by name, a line each. */
export function resultsText(record: CalculatedRecord, names: readonly string[] | undefined): string {
  const methods = "methods" in record ? record.methods : [record];
  return methods.map((one) => [`By ${one.method}`, ...resultLines(one, names)].join("\n")).join("\n\n");
}

function resultLines(record: object, names: readonly string[] | undefined): readonly string[] {
  const lines = (names ?? keyResultNames).map((name) => ({ name, line: resultLine(record, name) }));
  const unknown = lines.filter(({ line }) => line === undefined).map(({ name }) => name);
  if (names !== undefined && unknown.length > 0) throw new Refusal(`There is no result ${unknown.join(", ")}.`);
  return lines.flatMap(({ line }) => line ?? []);
}

function resultLine(record: object, name: string): string | undefined {
  const value = valueAt(record, name);
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const { label = name, unit = "1" } = outputAt(name) ?? {};
  return `${name} = ${resultText(value, unit)}${unit === "1" ? "" : ` ${unit}`}   ${label}`;
}
