import type { ComponentRows, Conveyor, DocumentIssue } from "@beltwright/model";
import type { Bounds } from "./bounds.ts";
import type { Change } from "./changes.ts";

/** Which input is to be changed until which result meets its goal; all numbers in the units of the document. */
export interface Goal {
  /** Path of the input: `beltSpeedInp`, `drives[0].wrapAngle`. */
  readonly change: string;
  /** Path of the result: `te`, `pulls[3].t1`. */
  readonly result: string;
  readonly goal: number;
  /** On which side of the goal the answer stays where the result jumps past it. Absent: where its limit has it. */
  readonly side?: Side | undefined;
  /** Absent: as the field is bounded. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Whether parts on Auto stay those of today or are chosen anew for each value. */
  readonly parts: "held" | "chosen";
}

export type Side = "most" | "least";

export interface SeekOptions {
  readonly rows?: ComponentRows;
  /** Told after every calculation. */
  readonly onSolved?: (solves: number) => void;
}

/** A value of the input and what it gives, unrounded. */
interface Given {
  readonly value: number;
  readonly gives: number;
}

/** The same with the conveyor that has it, and how it was found. */
interface Answered extends Given {
  readonly conveyor: Conveyor;
  readonly bounds: Bounds;
  readonly side: Side;
  readonly solves: number;
}

export type SeekAnswer =
  | (Answered & { readonly kind: "met" })
  /** The result jumps past the goal: the last value on its safe side, the first beyond, and what changes between them. */
  | (Answered & { readonly kind: "jump"; readonly beyond: Given; readonly changes: readonly Change[] })
  /** No value meets the goal. Unmoved: the result is the same whatever the value. */
  | (Answered & { readonly kind: "nearest" | "unmoved" })
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };
