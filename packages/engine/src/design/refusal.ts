import type { Place } from "../trace/finding.ts";
import type { InputRefused } from "../trace/input-refused.ts";
import type { Limit } from "../trace/limit.ts";
import { isFiniteNumber } from "../trace/reference.ts";

/** Why a design cannot be computed: which input, its value, and what it must be. */
export type Refusal = DesignRefusal | QuantityRefusal;

export interface DesignRefusal {
  readonly code:
    | "out-of-limits"
    | "no-points"
    | "no-drive"
    | "no-take-up"
    | "unknown-drive"
    | "drive-used-twice"
    | "no-load-share"
    | "id-used-twice"
    | "no-wrap";
  /** Path of the input in the design, as `points[3].pulley.diameter`. */
  readonly input: string;
  readonly value?: number;
  readonly limit?: Limit;
}

/** A number that follows from several of the design: it has no path, but a place. */
interface QuantityRefusal {
  readonly code: "not-computable";
  /** The quantity by its name in the engine. */
  readonly input: string;
  readonly place: Place;
  /** Absent where it is no number. */
  readonly value?: number;
  readonly limit: Limit;
  /** SI. */
  readonly unit?: string;
}

/** What a formula refused, as a refusal of the design. */
export function refusalOf({ input, value, limit, unit, place }: InputRefused): Refusal {
  return {
    code: "not-computable",
    input,
    place,
    limit,
    ...(isFiniteNumber(value) ? { value } : {}),
    ...(unit === undefined ? {} : { unit }),
  };
}
