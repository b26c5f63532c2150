import type { Inputs } from "./published.ts";

/** Numbers of a case by their published names, computed from its inputs alone. */
export type Recompute = (inputs: Inputs, expected: (name: string) => number) => Readonly<Record<string, number>>;
