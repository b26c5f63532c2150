import type { Calculator, Values } from "@beltwright/calculators";
import type { Finding } from "@beltwright/engine";
import { toSi } from "@beltwright/model";

/** The answer that caused a finding: one of the numbers it tells, one of the name it tells, else the first. */
export function entryOf({ entries }: Calculator, values: Values, { values: told }: Finding): string {
  const names = Object.keys(entries);
  const [first = ""] = names;
  const isTold = (name: string) => {
    const { field } = entries[name] ?? {};
    const typed = values[name];
    return (
      field?.kind === "number" && typeof typed === "number" && Object.values(told).includes(toSi(typed, field.unit))
    );
  };
  return names.find(isTold) ?? names.find((name) => name in told) ?? first;
}

/** Gives an answer the keyboard: in the calculator, or in the form that keeps it with the design. */
export function focusEntry({ entries }: Calculator, name: string): void {
  const field = entries[name]?.field.name ?? "";
  const [inCalculator, inForm] = [`[data-entry="${CSS.escape(name)}"]`, `[data-path="${CSS.escape(field)}"]`];
  const found = document.querySelector(inCalculator) ?? document.querySelector(inForm);
  found?.closest("details")?.setAttribute("open", "");
  found?.scrollIntoView({ block: "center" });
  found?.querySelector<HTMLElement>("input, select, button")?.focus({ preventScroll: true });
}
