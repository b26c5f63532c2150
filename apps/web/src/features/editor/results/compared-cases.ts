import type { LoadCaseName } from "@beltwright/engine";

/** The load cases in which methods are put side by side. */
export const comparedCases = [
  "running-full",
  "running-empty",
  "running-inclines",
  "running-declines",
  "starting-full",
  "starting-empty",
  "braking-full",
  "braking-empty",
] as const satisfies readonly LoadCaseName[];
