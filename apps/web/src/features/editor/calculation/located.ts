import type { Place, Step } from "@beltwright/engine";
import {
  type Calculated,
  type ComponentRows,
  type ComputedResult,
  type Conveyor,
  outputAt,
  siUnit,
  type UnitCode,
} from "@beltwright/model";
import type { Chart } from "../charts/chart.ts";
import type { NumberSource } from "./traced.ts";

/** A number on the screen as it is found among the steps of a calculation. */
export type Located =
  | {
      readonly kind: "step";
      readonly result: number;
      readonly unit: string;
      readonly place: Place;
      /** Of the document, where it is one of its results. */
      readonly path?: string;
      /** The step that was made for it. */
      readonly formula?: string;
      /** Where inputs of the steps made for it were typed, by their names. */
      readonly typedIn?: Readonly<Record<string, string>>;
      /** Where one of its inputs came from a calculation by another method. */
      readonly beside?: Beside;
    }
  | Extract<NumberSource, { kind: "told" }>
  | { readonly kind: "typed"; readonly path: string }
  /** What a row of a library says of the part that was chosen. */
  | ({ readonly kind: "row" } & RowNumber)
  | { readonly kind: "word" }
  | { readonly kind: "nowhere" };

export interface RowNumber {
  /** The part in the document: `drives[0].gbox`. */
  readonly part: string;
  /** As its row is called, and where that was published. */
  readonly description: string;
  readonly category: string;
  readonly label: string;
  readonly value: number;
  readonly unit: UnitCode;
}

/** An input as it is found among the steps of another calculation, and steps made for it there. */
interface Beside {
  readonly input: string;
  readonly calculated: Calculated;
  readonly found: Located;
  readonly made: readonly Step[];
}

/** A calculation with its charts and results, made once and only when a number of them is opened. */
export interface Shown {
  readonly document: Conveyor;
  readonly rows: ComponentRows | undefined;
  readonly calculated: Calculated;
  readonly charts: () => readonly Chart[];
  readonly results: () => ReadonlyMap<string, ComputedResult>;
  /** The same conveyor by another method, with its steps. */
  readonly by: (method: Conveyor["calcMethod"]) => Calculated | undefined;
}

export function resultOf({ results }: Shown, asked: string): Located {
  const path = decided[asked] ?? asked;
  const found = results().get(path);
  if (found === undefined) return { kind: "nowhere" };
  const { value, place } = found;
  if (typeof value === "string") return { kind: "word" };
  return { kind: "step", result: value, unit: siUnit(outputAt(path)?.unit ?? "1"), place, path };
}

/** Words that a number decides are opened by it. */
const decided: Readonly<Record<string, string>> = { tractionCase: "tractionSurplus" };
