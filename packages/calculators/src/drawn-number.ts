import type { Calculator } from "./calculator.ts";
import type { Outcome } from "./run-calculator.ts";

/** What a number on the drawing of a calculator is: an entry, or a value that was calculated, SI. */
type DrawnNumber =
  | { readonly kind: "entry"; readonly name: string }
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "unknown" };

/** By what the drawing says it is: `field …` names an entry, or the field of the document that entry stands for. */
export function drawnNumber({ entries }: Calculator, outcome: Outcome, of: string): DrawnNumber {
  const [, asked] = /^field (.*)$/.exec(of) ?? [];
  if (asked !== undefined) {
    const name = asked in entries ? asked : Object.keys(entries).find((one) => entries[one]?.field.name === asked);
    return name === undefined ? { kind: "unknown" } : { kind: "entry", name };
  }
  const value = outcome.kind === "found" ? outcome.drawn[of] : undefined;
  return value === undefined ? { kind: "unknown" } : { kind: "value", value };
}
