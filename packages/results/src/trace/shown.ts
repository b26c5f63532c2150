import type {
  LoadCaseName,
  LoadReading,
  LoadWindow,
  Moment,
  Place,
  Reading,
  Scenario,
  TensionLimit,
} from "@beltwright/engine";
import { type Conveyor, outputAt, type UnitCode } from "@beltwright/model";

/** Where a number of a calculation is found, or how it is made anew. */
export type NumberSource =
  /** A number of the solution, by the names on the way to it. */
  | { readonly kind: "solved"; readonly way: readonly string[] }
  /** A number that a finding tells by its name. */
  | {
      readonly kind: "told";
      readonly code: string;
      readonly name: string;
      readonly value: number;
      readonly place: Place;
    }
  /** A place along the belt: where it arrives at or leaves a point of the loop. */
  | { readonly kind: "along"; readonly at: number; readonly side: "arriving" | "leaving" }
  /** Pull that the belt may have. */
  | { readonly kind: "allowed"; readonly limit: TensionLimit }
  /** A number of a drawing, as the drawing tells what it is. */
  | { readonly kind: "drawn"; readonly of: string }
  /** The pull, or the belt or traction at a point, with load in these stretches only. */
  | { readonly kind: "load"; readonly windows: readonly LoadWindow[]; readonly reading?: LoadReading }
  /** A moment of a start or stop. */
  | { readonly kind: "moment"; readonly moment: Moment };

/** Where a number stands on the screen: enough to find it again in a newer calculation. */
export type Shown =
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

/** What a run was made of: from it its set-up is made anew when one of its numbers is opened. */
export interface TracedRun {
  readonly conveyor: Conveyor;
  readonly scenario: Scenario;
}

/** A number on the screen that opens into how it came about. */
export interface Traced {
  readonly label: string;
  /** As it was shown, in its unit. */
  readonly value: number | string;
  readonly unit: UnitCode;
  readonly shown: Shown;
  /** Where it is not by the document's own. */
  readonly method?: Conveyor["calcMethod"];
}

/** A result of the document under its name. */
export function tracedResult(path: string, value: number | string, method?: Conveyor["calcMethod"]): Traced {
  const { label = path, unit = "1" } = outputAt(path) ?? {};
  return { label, unit, value, shown: { kind: "result", path }, ...(method && { method }) };
}

/** A number as what it is opened by: two of the same name are told apart by where they stand. */
export function tracedKey({ label, method, shown }: Traced): string {
  const place = shown.kind === "reading" ? { kind: shown.kind, reading: shown.reading } : shown;
  return JSON.stringify([label, method, place]);
}
