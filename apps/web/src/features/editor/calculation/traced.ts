import type { LoadCaseName, Moment, Place, Reading } from "@beltwright/engine";
import { type Conveyor, outputAt, type UnitCode } from "@beltwright/model";
import type { PlainStep } from "../results/plain-steps.ts";

/** What gave a number of a calculation. */
export type NumberSource =
  /** A step with this result, in SI. */
  | { readonly kind: "step"; readonly result: number; readonly unit: string; readonly place: Place }
  /** A number that a finding tells by its name: the result of a step, something put into one, or typed. */
  | {
      readonly kind: "told";
      readonly name: string;
      readonly value: number;
      readonly unit: string;
      readonly place: Place;
      /** Of the finding, and the field it leads to. */
      readonly code?: string;
      readonly field?: string;
    }
  /** A field that counts as it was typed. */
  | { readonly kind: "typed"; readonly path: string }
  /** A place along the belt: where it arrives at or leaves a point of the loop. */
  | { readonly kind: "along"; readonly at: number; readonly side: "arriving" | "leaving" }
  /** A number of a drawing, as the drawing tells what it is. */
  | { readonly kind: "drawn"; readonly of: string }
  /** A moment of a start or stop. */
  | { readonly kind: "moment"; readonly moment: Moment };

/** Where a number stands on the screen: enough to find it again in a newer calculation. */
export type Origin =
  | { readonly kind: "result"; readonly path: string }
  | { readonly kind: "chart"; readonly chart: string; readonly series: string; readonly row: number }
  | { readonly kind: "cause"; readonly name: string; readonly loadCase: LoadCaseName }
  /** What a method adds to another in a cause. */
  | {
      readonly kind: "difference";
      readonly name: string;
      readonly loadCase: LoadCaseName;
      readonly to: Conveyor["calcMethod"];
    }
  | { readonly kind: "number"; readonly source: NumberSource }
  /** A number of a dynamic run, which stays as it was when it ran. */
  | { readonly kind: "reading"; readonly reading: Reading; readonly run: TracedRun };

export interface TracedRun {
  readonly conveyor: Conveyor;
  readonly steps: readonly PlainStep[];
}

/** A number on the screen that opens into how it came about. */
export interface Traced {
  readonly label: string;
  /** As it was shown, in its unit. */
  readonly value: number | string;
  readonly unit: UnitCode;
  readonly origin: Origin;
  /** Where it is not by the document's own. */
  readonly method?: Conveyor["calcMethod"];
}

/** A result of the document under its name. */
export function tracedResult(path: string, value: number | string, method?: Conveyor["calcMethod"]): Traced {
  const { label = path, unit = "1" } = outputAt(path) ?? {};
  return { label, unit, value, origin: { kind: "result", path }, ...(method && { method }) };
}

/** A number as what it is opened by: two of the same name are told apart by where they stand. */
export function tracedKey({ label, method, origin }: Traced): string {
  const place = origin.kind === "reading" ? { kind: origin.kind, reading: origin.reading } : origin;
  return JSON.stringify([label, method, place]);
}
