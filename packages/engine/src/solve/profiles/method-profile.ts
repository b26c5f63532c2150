import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import type { BeltRule, PulleyRule } from "../../design/profile.ts";
import type { Source } from "../../trace/place.ts";
import type { Trace } from "../../trace/trace.ts";

/** A number that a standard prints. */
export interface Printed {
  readonly value: number;
  readonly source: Source;
}

/** Bounds that a standard prints. */
export interface PrintedRange {
  readonly least: number;
  readonly most: number;
  readonly source: Source;
}

/** What a method decides besides its formulas: its defaults, its limits, and the rules it judges parts by. */
export interface MethodProfile {
  readonly method: Method;
  /** Artificial friction factor: where none is typed, of a belt that drives its motors, and within which bounds. */
  readonly friction?: {
    /** Absent: from the sag. */
    readonly usual?: Printed;
    readonly regenerating?: Printed;
    readonly range: PrintedRange;
  };
  /** Sag over spacing while the belt runs, and while it starts and stops where that is another. */
  readonly sag: {
    readonly carry: Printed;
    readonly return: Printed;
    readonly transient?: Printed;
    /** Of the carry strand by trough and lumps, in place of one number for all. */
    readonly byLumps?: (trace: Trace, design: Design) => number;
  };
  /** What a start asks of the grip of the drives over their running pull; absent: only what the motors put in. */
  readonly startFactor?: { readonly usual: Printed; readonly range: PrintedRange };
  /** Secondary resistances where the design does not say; `in-length`: the length correction holds them. */
  readonly secondary: "components" | "length-coefficient" | "in-length";
  /** Pressure of a cleaner on the belt, Pa; absent: cleaners take a force by width, or none. */
  readonly cleanerPressure?: Printed;
  /** What motors are chosen by: the power at their shafts, with allowances, or with what the driven pulley takes. */
  readonly power: "at-shaft" | "with-allowances" | "with-driven-pulley";
  readonly belt: {
    readonly rule: BeltRule;
    /** Strength over rating by carcass where the method does not take the rating of the maker. */
    readonly safety?: { readonly fabric: Printed; readonly steelCord: Printed };
    /** Pull while starting over rating, by carcass; absent: as the design says. */
    readonly tensionRise?: { readonly fabric: Printed; readonly steelCord: Printed };
  };
  readonly pulleys: PulleyRule;
}
