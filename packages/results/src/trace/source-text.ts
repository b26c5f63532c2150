import { displayText, type UnitCode, type UnitSystem } from "@beltwright/model";
import { bookText } from "./book-text.ts";
import type { TraceSource } from "./trace-node.ts";

/** Where a trace ends, in words that follow a number: "entered as Belt speed, 2.5 m/s". */
export function sourceText(from: Exclude<TraceSource, { kind: "step" }>, system: UnitSystem): string {
  switch (from.kind) {
    case "typed":
      return `entered as ${from.label}, ${shown(from, system)}`;
    case "row":
      return `${from.label} ${shown(from, system)} of the chosen ${from.description}, ${from.category}`;
    case "constant":
      return bookText(from);
    case "settled":
      return `${from.label}, iterated with the chosen parts`;
    case "run":
      return "read off the run";
    case "program":
      return `set by the program: ${from.label}`;
    case "none":
      return "none present";
  }
}

function shown({ value, unit }: { readonly value: number; readonly unit: UnitCode }, system: UnitSystem): string {
  return displayText(value, unit, system, 6);
}
