import { type Calculator, type Results, startOf, type Values } from "@beltwright/calculators";
import { type Conveyor, type FieldValue, findFieldAt } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";

/** Seven digits, as a person would copy a result. */
const asTyped = (value: FieldValue) => (typeof value === "number" ? Number(value.toPrecision(7)) : value);

/** Whether a person has typed into the inputs that the document keeps; reports print what was. */
export function isTyped({ entries }: Calculator, conveyor: Conveyor): boolean {
  return Object.values(entries).some(
    ({ field, inDocument }) =>
      inDocument !== "no" && valueAt(conveyor, field.name) !== findFieldAt(field.name)?.default,
  );
}

/**
 * What the open design answers. A calculator nobody has typed into is the design's; one that was typed into keeps what
 * the document has, and `overrides` are the values of the design that stand otherwise there.
 */
export function designValues(calculator: Calculator, conveyor: Conveyor, results: Results) {
  const design = calculator.fromDesign(conveyor, results);
  const isKept = isTyped(calculator, conveyor);
  const fromDesign = new Set<string>();
  const overrides = new Map<string, FieldValue>();
  const values = Object.entries(calculator.entries).map(([name, { field, inDocument }]) => {
    const kept = inDocument === "no" ? undefined : valueAt(conveyor, field.name);
    const taken = design[name] === undefined ? undefined : asTyped(design[name]);
    const isLinked = inDocument === "no" || !isKept || (inDocument === "unless-zero" && kept === 0);
    if (kept !== undefined && !(isLinked && taken !== undefined) && !(inDocument === "unless-zero" && kept === 0)) {
      if (taken !== undefined && taken !== kept) overrides.set(name, taken);
      return [name, kept] as const;
    }
    if (taken !== undefined) fromDesign.add(name);
    return [name, taken ?? field.default] as const;
  });
  return { values: { ...startOf(calculator), ...Object.fromEntries(values) } satisfies Values, fromDesign, overrides };
}
