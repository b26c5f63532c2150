import type { Source } from "@beltwright/engine";
import type { UnitCode } from "@beltwright/model";

/** One step of a trace as the reader sees it. Its inputs are opened one by one, when asked for. */
export interface TraceNode {
  /** Number of the step within the view. */
  readonly step: number;
  readonly symbol: string;
  readonly unit: string;
  readonly result: number;
  readonly formula: string;
  readonly printed: string;
  readonly source: Source;
  readonly place: string;
  readonly provisional: string | undefined;
  readonly inputs: readonly TraceInput[];
}

export interface TraceInput {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly value: number;
  readonly from: TraceSource;
}

/** A field that counts as it was typed. */
interface TypedSource {
  readonly kind: "typed";
  readonly path: string;
  readonly label: string;
  readonly value: number;
  readonly unit: UnitCode;
}

/** What a row of a library says of the part that was chosen. */
export interface RowSource {
  readonly kind: "row";
  /** The part in the document: `drives[0].gbox`. */
  readonly part: string;
  /** As its row is called, and where that was published. */
  readonly description: string;
  readonly category: string;
  readonly label: string;
  readonly value: number;
  readonly unit: UnitCode;
}

/** Where a number came from. */
export type TraceSource =
  | { readonly kind: "step"; readonly step: number; readonly label: string }
  | TypedSource
  | RowSource
  /** The same for every conveyor, and printed there. */
  | ({ readonly kind: "constant" } & Source)
  /** The rounds of choosing parts and solving settled on it. */
  | { readonly kind: "settled"; readonly label: string }
  /** Read off a dynamic run. */
  | { readonly kind: "run" }
  /** The program sets it: no field of the document holds it. */
  | { readonly kind: "program"; readonly label: string }
  /** There is none of it. */
  | { readonly kind: "none" };

export type OpenedTrace =
  | { readonly kind: "steps"; readonly node: TraceNode }
  /** No formula gave it. */
  | { readonly kind: "source"; readonly from: Exclude<TraceSource, { kind: "step" }> }
  /** A word, or something counted. */
  | { readonly kind: "no-formula" }
  | { readonly kind: "not-calculated" };

/** A calculation with every step kept, opened number by number. */
export interface TraceView {
  /** What gave a number of the calculation. */
  readonly opened: (value: number | string | undefined) => OpenedTrace;
  readonly openStep: (step: number) => TraceNode | undefined;
}
