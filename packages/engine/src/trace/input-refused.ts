import type { Place } from "./finding.ts";
import { describeLimit, type Limit } from "./limit.ts";

interface RefusedInput {
  /** The formula or the part of the design that refuses. */
  readonly subject: string;
  /** The quantity, by its name in the engine. */
  readonly input: string;
  readonly value: number;
  readonly limit: Limit;
  /** Of the quantity, where it is known. */
  readonly unit?: string;
  /** Where in the design, as far as it is known. */
  readonly place?: Place;
}

/** An input that physics does not allow. Names the formula or the part of the design, the input, its value and the limit. */
export class InputRefused extends Error {
  readonly subject: string;
  readonly input: string;
  readonly value: number;
  readonly limit: Limit;
  readonly unit: string | undefined;
  readonly place: Place;

  constructor(refusal: RefusedInput) {
    super(`${refusal.subject}: ${refusal.input} is ${refusal.value}, must be ${describeLimit(refusal.limit)}`);
    this.name = "InputRefused";
    this.subject = refusal.subject;
    this.input = refusal.input;
    this.value = refusal.value;
    this.limit = refusal.limit;
    this.unit = refusal.unit;
    this.place = refusal.place ?? {};
  }
}

/** A result that is no finite number: refused under the name of what was computed, the end of its id. */
export function notFinite(
  trace: { readonly place: Place },
  computed: { readonly id: string; readonly output: { readonly unit: string } },
  value: number,
): InputRefused {
  const input = computed.id.slice(computed.id.lastIndexOf("/") + 1);
  const { unit } = computed.output;
  return new InputRefused({ subject: computed.id, input, value, limit: {}, unit, place: trace.place });
}
