import type { Place } from "@beltwright/engine";

/** A result under its path in the document, still in SI and with every digit; words are as they are shown. */
export interface ComputedResult {
  readonly path: string;
  readonly value: number | string;
  /** Where the engine computed it, so that its steps can be found. */
  readonly place: Place;
}

export function computed(path: string, value: number | undefined, place: Place = {}): readonly ComputedResult[] {
  return value === undefined ? [] : [{ path, value, place }];
}
