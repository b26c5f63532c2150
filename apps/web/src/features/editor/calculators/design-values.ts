import { type Calculator, type Results, startOf, type Values } from "@beltwright/calculators";
import type { Conveyor } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";

/** Seven digits, as a person would copy a result. */
const asTyped = (value: number) => Number(value.toPrecision(7));

/** What the open design answers: the document where it keeps an answer, else its sizes and results. */
export function designValues(calculator: Calculator, conveyor: Conveyor, results: Results) {
  const design = calculator.fromDesign(conveyor, results);
  const fromDesign = new Set<string>();
  const values = Object.entries(calculator.entries).map(([name, { field, inDocument }]) => {
    const kept = inDocument === "no" ? undefined : valueAt(conveyor, field.name);
    if (kept !== undefined && !(inDocument === "unless-zero" && kept === 0)) return [name, kept] as const;
    const taken = design[name];
    if (taken !== undefined) fromDesign.add(name);
    return [name, typeof taken === "number" ? asTyped(taken) : (taken ?? field.default)] as const;
  });
  return { values: { ...startOf(calculator), ...Object.fromEntries(values) } satisfies Values, fromDesign };
}
