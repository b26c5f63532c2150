import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import { isZero } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { resistanceFindings } from "./findings.ts";
import { byLoadCase, type CaseName, type LoadCaseName } from "./load-case.ts";
import { tiltResistance } from "./resistance/iso.ts";
import type { SolvedCase } from "./tension/solve-case.ts";

/** Drag of forward-tilted idlers by load case, N, where it is no part of the effective tension. */
export type UncountedTilt = Readonly<Record<LoadCaseName, number>>;

const notCounted = resistanceFindings["tilt-not-counted"];

const uncountedSum = defineSum({
  id: "cema/uncounted-tilt",
  source: notCounted.source,
  output: { symbol: "F_tilt_apart", unit: "N" },
  term: "F",
});

/**
 * What forward tilt would add to the tensions of the 5th edition, which leaves it out unless the design asks for it.
 * Absent by other methods, where it is counted, and where nothing is tilted.
 */
export function uncountedTilt(
  trace: Trace,
  { design, method }: { readonly design: Design; readonly method: Method },
  solved: ReadonlyMap<CaseName, SolvedCase>,
): UncountedTilt | undefined {
  if (method !== "CEMA" || design.settings.cema.isTiltCounted) return undefined;
  const tilt = byLoadCase((loadCase) => tiltOf(trace, design, loadCase, solved.get(loadCase)));
  const force = tilt["running-full"];
  if (isZero(force)) return undefined;
  notCounted.raise(trace, { place: { loadCase: "running-full" }, values: { force } });
  return tilt;
}

function tiltOf(trace: Trace, design: Design, loadCase: LoadCaseName, solved: SolvedCase | undefined): number {
  const sections = solved?.prepared.sections ?? [];
  const forces = sections.map(({ section }) => {
    trace.place = { loadCase, pointId: section.geometry.start.id };
    return tiltResistance(trace, design, section);
  });
  trace.place = { loadCase };
  return uncountedSum(trace, forces);
}
