import { formatNumber, toDisplay, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import type { TraceSource } from "./trace-node.ts";

/** Where a trace ends, in words: "typed: Belt speed 2.5 m/s". */
export function sourceText(from: Exclude<TraceSource, { kind: "step" }>, system: UnitSystem): string {
  switch (from.kind) {
    case "typed":
      return `typed: ${from.label} ${shown(from, system)}`;
    case "row":
      return `chosen: ${from.label} ${shown(from, system)} of ${from.description}, ${from.category}`;
    case "constant":
      return `${from.document}, ${from.clause}`;
    case "settled":
      return `settled with the chosen parts: ${from.label}`;
    case "run":
      return "read off the run";
    case "none":
      return "there is none here";
  }
}

function shown({ value, unit }: { readonly value: number; readonly unit: UnitCode }, system: UnitSystem): string {
  return `${formatNumber(toDisplay(value, unit, system), 6)} ${unitLabel(unit, system)}`.trim();
}
