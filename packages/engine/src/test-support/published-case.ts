import { expect } from "vitest";
import "./modules.ts";

interface Expected {
  readonly value: number;
  readonly tolerance: number;
  readonly tolerance_abs?: number;
  readonly recomputable_from_inputs?: boolean;
}

interface PublishedCase {
  readonly inputs: Readonly<Record<string, number>>;
  readonly expected: Readonly<Record<string, Expected>>;
}

const files = import.meta.glob<{ readonly default: PublishedCase }>("../../../../reference-cases/*.json", {
  eager: true,
});

/** The case as it lies in the reference folder. */
export function getPublishedCase(id: string): PublishedCase {
  const found = files[`../../../../reference-cases/${id}.json`];
  if (found === undefined) throw new Error(`reference case ${id} is missing`);
  return found.default;
}

/** Compares every number of the case that can be computed from its inputs, within the tolerance it states. */
export function expectPublished(published: PublishedCase, computed: Readonly<Record<string, number>>): void {
  for (const [name, { value, ...stated }] of Object.entries(published.expected)) {
    if (stated.recomputable_from_inputs === false) continue;
    const allowed = stated.tolerance_abs ?? Math.abs(value) * stated.tolerance + Number.EPSILON;
    const found = computed[name] ?? Number.NaN;
    expect({ name, found, within: Math.abs(found - value) <= allowed }).toEqual({ name, found, within: true });
  }
}
