import { automaticFrictionFactor } from "../rules/adopted-1/friction-factor.ts";
import { relativeSag } from "../rules/mechanics/sag.ts";
import { frictionRanges, frictionRangesSource } from "../standards/iso-5048-1989/friction-ranges.ts";
import { constant } from "../trace/reference.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import { resistanceFindings } from "./findings.ts";
import type { CaseName } from "./load-case.ts";
import type { Tensions } from "./solve-tensions.ts";
import type { CaseResult } from "./tension/case-result.ts";
import { frictionKinds } from "./tension/columns.ts";
import type { SolvedCase } from "./tension/solve-case.ts";
import { entry } from "./tension/tension-state.ts";

/** Where friction at its low end lets a belt drive its motors, and where it is lower than the standard knows it. */
export function reportFriction(
  trace: Trace,
  solved: ReadonlyMap<CaseName, SolvedCase>,
  regenerative: Tensions["regenerative"],
): void {
  reportRegenerating(trace, solved, regenerative?.cases ?? []);
  reportLowFriction(
    trace,
    [...solved.values()].filter(
      ({ prepared: { loadCase } }) => loadCase.motion === "running" && loadCase.own === undefined,
    ),
  );
}

/**
 * A belt that drives its motors drives them harder with less friction; one that is balanced by mean friction drives them
 * then and is told more seriously. Told of the case that gives back most.
 */
function reportRegenerating(
  trace: Trace,
  solved: ReadonlyMap<CaseName, SolvedCase>,
  driven: readonly CaseResult[],
): void {
  const [most] = driven.toSorted((one, other) => one.effectiveTension - other.effectiveTension);
  const effectiveTension = most && solved.get(most.name)?.effectiveTension;
  if (most === undefined || effectiveTension === undefined) return;
  resistanceFindings["regenerates-at-low-friction"].raise(trace, {
    place: { loadCase: most.name },
    values: { effectiveTension, lowest: most.effectiveTension },
    severity: effectiveTension < 0 ? "note" : "warning",
  });
}

const least: number = frictionRanges["well-aligned"].least;

/** The lowest automatic friction factor of the running cases, where it is below what the standard gives. */
function reportLowFriction(trace: Trace, running: readonly SolvedCase[]): void {
  let lowest = least;
  let found: { readonly solved: SolvedCase; readonly at: number } | undefined;
  for (const solved of running) {
    const { sections, columns } = solved.prepared;
    for (let i = 0; i < sections.length; i += 1) {
      if (columns.kind[i] !== frictionKinds.sag) continue;
      const friction = automaticFrictionIn(solved, i);
      if (friction >= lowest) continue;
      lowest = friction;
      found = { solved, at: i };
    }
  }
  if (found !== undefined) reportLowest(trace, found.solved, found.at);
}

function reportLowest(trace: Trace, { prepared, state }: SolvedCase, i: number): void {
  const section = prepared.sections[i];
  if (section === undefined) return;
  const place = { loadCase: prepared.loadCase.name, pointId: section.section.geometry.start.id };
  trace.place = place;
  const friction = section.friction.factor(stepsOnly(trace), entry(state.meanTension, i), entry(state.main, i));
  const limit = { least: constant(trace, least, frictionRangesSource) };
  resistanceFindings["friction-below-range"].raise(trace, { place, values: { friction }, limit });
}

function automaticFrictionIn({ prepared, state }: SolvedCase, i: number): number {
  const { design, columns } = prepared;
  const sag = relativeSag.evaluate({
    beltMass: design.belt.mass,
    lineLoad: entry(columns.sag.lineLoad, i),
    gravity: design.gravity,
    spacing: entry(columns.sag.spacing, i),
    tension: entry(state.meanTension, i),
  });
  return automaticFrictionFactor.evaluate({ sag, factors: entry(columns.sag.factors, i) });
}
