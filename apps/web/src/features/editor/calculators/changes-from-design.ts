import type { Calculator, Results } from "@beltwright/calculators";
import type { Conveyor, FieldValue } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";

interface Change {
  readonly path: string;
  readonly value: FieldValue;
}

/** What a calculator keeps in the document and the rest of the design says otherwise. */
export function changesFromDesign({ entries, fromDesign }: Calculator, conveyor: Conveyor, results: Results): Change[] {
  return Object.entries(fromDesign(conveyor, results)).flatMap(([name, value]) => {
    const entry = entries[name];
    if (entry?.inDocument !== "always" || valueAt(conveyor, entry.field.name) === value) return [];
    return [{ path: entry.field.name, value }];
  });
}
