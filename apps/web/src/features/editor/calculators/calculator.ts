import { InputRefused, type Step, startTrace, type Trace } from "@beltwright/engine";
import { formatNumber, fromSi, type NumberField, type UnitCode } from "@beltwright/model";

/** Typed values by name, in the units of the fields. */
export type Typed = Readonly<Record<string, number>>;
/** The same in SI. */
export type Given = (name: string) => number;

export interface Figure {
  readonly label: string;
  /** SI. */
  readonly value: number;
  readonly unit: UnitCode;
}

/** A small tool that needs no conveyor: fields, and what comes of them. */
export interface Calculator {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly NumberField[];
  /** Throws what the engine throws; gives a text where it computes nothing. */
  readonly run: (trace: Trace, given: Given) => readonly Figure[] | string;
}

export type Outcome =
  | { readonly kind: "found"; readonly figures: readonly Figure[]; readonly steps: readonly Step[] }
  | { readonly kind: "refused"; readonly message: string };

export function runCalculator({ fields, run }: Calculator, typed: Typed): Outcome {
  const trace = startTrace("recorded");
  const given = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return (typed[name] ?? field?.default ?? 0) / fromSi(1, field?.unit ?? "1");
  };
  try {
    const figures = run(trace, given);
    if (typeof figures === "string") return { kind: "refused", message: figures };
    return { kind: "found", figures, steps: trace.steps };
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    return { kind: "refused", message: refusalText(fields, refused) };
  }
}

/** Named by its label where it is one of the fields, with the limit in SI as the engine tells it. */
function refusalText(fields: readonly NumberField[], { input, limit }: InputRefused): string {
  const label = fields.find(({ name }) => name === input)?.label ?? input;
  const parts = [
    ...(limit.above === undefined ? [] : [`above ${formatNumber(limit.above)}`]),
    ...(limit.least === undefined ? [] : [`at least ${formatNumber(limit.least)}`]),
    ...(limit.most === undefined ? [] : [`at most ${formatNumber(limit.most)}`]),
    ...(limit.below === undefined ? [] : [`below ${formatNumber(limit.below)}`]),
  ];
  return parts.length === 0 ? `${label} cannot be calculated with.` : `${label} must be ${parts.join(" and ")} (SI).`;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export function field(name: string, label: string, unit: UnitCode, start: number, bounds: Bounds = {}): NumberField {
  const { min = 0, max = 1e9 } = bounds;
  return { kind: "number", name, label, help: label, group: "Calculator", unit, default: start, min, max };
}
