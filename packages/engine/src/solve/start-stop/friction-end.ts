import type { LoadCaseName } from "../load-case.ts";
import type { Tensions } from "../solve.ts";

/** The steady case with the least pull, by friction as easy as it may be. */
interface FrictionEnd {
  readonly loadCase: LoadCaseName;
  /** N; below 0 the belt drives its motors. */
  readonly least: number;
}

const steady = ["running-full", "running-empty", "running-inclines", "running-declines"] as const;

/**
 * What control, brakes and runaway ask of friction: its easy end. The one place that says which cases and which friction
 * that is.
 */
export function frictionEnd({ cases, regenerative }: Pick<Tensions, "cases" | "regenerative">): FrictionEnd {
  const pulls = [
    ...steady.map((loadCase): FrictionEnd => ({ loadCase, least: cases[loadCase].effectiveTension })),
    ...(regenerative?.cases ?? []).map(
      ({ name, effectiveTension }): FrictionEnd => ({ loadCase: name, least: effectiveTension }),
    ),
  ];
  const [first = { loadCase: "running-full", least: 0 } as const, ...others] = pulls;
  return others.reduce((least, one) => (one.least < least.least ? one : least), first);
}
