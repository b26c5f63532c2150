import { checkParts } from "../design/check-design.ts";
import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import { hasPulley } from "../design/point.ts";
import { type Refusal, refusalOf } from "../design/refusal.ts";
import { beltBothWays } from "../parts/belt/belt-check.ts";
import type { CrossSection } from "../parts/belt/cross-section/capacity.ts";
import { reportCapacity, reportPipeSkirts } from "../parts/belt/cross-section/capacity-findings.ts";
import { crossSectionOf } from "../parts/belt/cross-section/of-design.ts";
import type { TakeUpRequirement } from "../parts/take-up/required-tension.ts";
import { type Beginning, settleSetting, settleTakeUp, type TakeUpResult } from "../parts/take-up/settle.ts";
import type { Finding } from "../trace/finding.ts";
import { given } from "../trace/given.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { bareTrace, type Step, startTrace, type Trace } from "../trace/trace.ts";
import { reportFriction } from "./friction-findings.ts";
import { isCounted } from "./load-case.ts";
import { runBackwards } from "./loop/reverse-route.ts";
import { reportStrands } from "./loop/strand-distance.ts";
import { powerBothWays } from "./power.ts";
import { reportRanges } from "./profiles/report-ranges.ts";
import { underProfile } from "./profiles/under-profile.ts";
import { reportPulleyFriction } from "./pulley-friction.ts";
import { reportCase, reportLimits } from "./report-limits.ts";
import { drawTogether, lay, type Prepared, type SolvedCases, solveCases, type Tensions } from "./solve-tensions.ts";
import type { PreparedCase } from "./tension/prepared-case.ts";
import { type Traction, tractionOf } from "./traction.ts";
import { type UncountedTilt, uncountedTilt } from "./uncounted-tilt.ts";

export type { Tensions } from "./solve-tensions.ts";

export interface SolveOptions {
  readonly method: Method;
  /** Keep every step of every number. Off by default: it costs time and memory. */
  readonly isTraced?: boolean;
  /** A solution of much the same conveyor: its tensions are where the search begins, which saves time. */
  readonly near?: Beginning & { readonly reversed?: Beginning };
}

/** Everything computed for one design by one method. */
export interface Solution extends Tensions<TakeUpResult> {
  readonly kind: "solved";
  readonly method: Method;
  readonly temperatureFactor: number;
  readonly crossSection: CrossSection;
  readonly traction: Traction;
  /** Forward tilt that is shown apart from the effective tensions, by load case. */
  readonly uncountedTilt?: UncountedTilt;
  readonly reversed?: Solution;
  /** Of both directions. */
  readonly findings: readonly Finding[];
  /** Empty unless traced. */
  readonly steps: readonly Step[];
}

export interface Refused {
  readonly kind: "refused";
  readonly refusals: readonly Refusal[];
}

/** Computes a design. Impossible input is refused by name; whatever the engineer should know is a finding. */
export function solve(design: Design, options: SolveOptions): Solution | Refused {
  const trace = startTrace(options.isTraced === true ? "recorded" : "checked");
  const found = solveFully(underProfile(trace, design, options.method), options);
  return found.kind === "refused" ? found : found.tensions;
}

/**
 * The same figures without a word on them: formulas are not checked and nothing is found, which is quicker. For what is
 * shown while somebody still types.
 */
export function solveFigures(design: Design, options: Pick<SolveOptions, "method" | "near">): Solution | Refused {
  const own = underProfile(bareTrace, design, options.method);
  const found = withinLimits(own, () => solveBothWays(() => bareTrace, own, options));
  return found.kind === "refused" ? found : found.tensions;
}

/** A round of choosing parts, and what it prepared for the next. */
export interface SolvedRound<Found extends Tensions = Tensions> {
  readonly kind: "solved";
  readonly tensions: Found;
  readonly prepared: Prepared;
}

/** The last round: everything there is to know of the design. */
export function solveFully(design: Design, options: SolveOptions): SolvedRound<Solution> | Refused {
  const mode = options.isTraced === true ? "recorded" : "checked";
  return withinLimits(design, () => solveBothWays(() => startTrace(mode), design, options));
}

/**
 * A round to choose parts by: tensions without findings, in both directions where the belt runs in both. What the round
 * before prepared is used where it has not changed.
 */
export function solveRound(design: Design, method: Method, last?: SolvedRound): SolvedRound | Refused {
  const work = (): SolvedRound | Refused => {
    const ahead = solveBarely(design, method, last, () => otherWayOf(design, method));
    if (ahead.kind === "refused" || design.isReversible !== true) return ahead;
    const { required } = ahead.tensions.takeUp;
    const near = last?.tensions.reversed;
    const back = solveBarely(runBackwards(bareTrace, design), method, near && { tensions: near }, () => required);
    return back.kind === "refused" ? back : { ...ahead, tensions: bothWays(ahead.tensions, back.tensions) };
  };
  return withinLimits(design, work, last?.prepared.design);
}

function solveBarely(
  design: Design,
  method: Method,
  last: (Pick<SolvedRound, "tensions"> & Partial<SolvedRound>) | undefined,
  otherWay: () => TakeUpRequirement | undefined,
): SolvedRound | Refused {
  const loop = lay(bareTrace, design, last?.prepared);
  if (!("sections" in loop)) return { kind: "refused", refusals: loop };
  const settle = (_trace: Trace, prepared: readonly PreparedCase[]) =>
    settleSetting({ design, loop, prepared }, last?.tensions, otherWay);
  const found = solveCases(bareTrace, { design, loop, method }, settle, last?.prepared);
  return { kind: "solved", tensions: drawTogether(bareTrace, found), prepared: found.prepared };
}

function withinLimits<Found>(design: Design, work: () => Found | Refused, before?: Design): Found | Refused {
  const refusals = checkParts(design, before);
  if (refusals.length > 0) return { kind: "refused", refusals };
  try {
    return work();
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    return { kind: "refused", refusals: [refusalOf(refused)] };
  }
}

/** A reversible belt is solved in the other direction too; what is found there says so. */
function solveBothWays(
  begin: () => Trace,
  design: Design,
  { method, near }: Pick<SolveOptions, "method" | "near">,
): SolvedRound<Solution> | Refused {
  const first = begin();
  const own = first.mode === "recorded" ? given(design) : design;
  // Once: strands cross whichever way the belt runs.
  reportStrands(first, own);
  const ahead = solveChecked(first, own, method, { near, otherWay: otherWayOf(design, method) });
  if (ahead.kind === "refused" || design.isReversible !== true) return ahead;
  const trace = begin();
  const otherWay = ahead.tensions.takeUp.required;
  const back = solveChecked(trace, runBackwards(trace, own), method, { near: near?.reversed, otherWay });
  if (back.kind === "refused") return back;
  const { tensions: reversed } = back;
  const found = reversed.findings.map((one): Finding => ({ ...one, place: { ...one.place, direction: "reverse" } }));
  const findings = [...ahead.tensions.findings, ...found];
  return { ...ahead, tensions: { ...bothWays(ahead.tensions, reversed), findings } };
}

/** A belt that runs both ways is one belt with one set of drives: each has to do what either direction asks at most. */
function bothWays<Found extends Tensions>(ahead: Found, reversed: Found): Found {
  const belt = beltBothWays(ahead.belt, reversed.belt);
  return { ...ahead, belt, power: powerBothWays(ahead.power, reversed.power), reversed };
}

/** What a reversible belt asks of its take-up where it runs the other way; nothing where it does not, or cannot be laid. */
function otherWayOf(design: Design, method: Method): TakeUpRequirement | undefined {
  if (design.isReversible !== true) return undefined;
  const backwards = runBackwards(bareTrace, design);
  const loop = lay(bareTrace, backwards);
  if (!("sections" in loop)) return undefined;
  const laid = { design: backwards, loop, method };
  const settle = (_trace: Trace, prepared: readonly PreparedCase[]) => settleTakeUp(bareTrace, { ...laid, prepared });
  return solveCases(bareTrace, laid, settle).takeUp.required;
}

interface Known {
  readonly near: Beginning | undefined;
  readonly otherWay: TakeUpRequirement | undefined;
}

function solveChecked(
  trace: Trace,
  design: Design,
  method: Method,
  { near, otherWay }: Known,
): SolvedRound<Solution> | Refused {
  const loop = lay(trace, design);
  if (!("sections" in loop)) return { kind: "refused", refusals: loop };
  const section = crossSectionOf(trace, design, loop);
  const settle = (by: Trace, prepared: readonly PreparedCase[]) =>
    settleTakeUp(by, { design, loop, prepared }, near, otherWay);
  const found = solveCases(trace, { design, loop, method }, settle);
  const traction = tractionOf(trace, found.solved);
  const tensions = drawTogether(trace, found);
  const tiltApart = uncountedTilt(trace, { design, method }, found.solved);
  if (trace.mode !== "bare") report(trace, { ...found, tensions, traction, section });
  const solution: Solution = {
    kind: "solved",
    method,
    temperatureFactor: found.temperatureFactor,
    crossSection: section,
    ...tensions,
    traction,
    ...(tiltApart === undefined ? {} : { uncountedTilt: tiltApart }),
    findings: trace.findings,
    steps: trace.steps,
  };
  return { kind: "solved", tensions: solution, prepared: found.prepared };
}

type Reported = Pick<SolvedCases<TakeUpResult>, "prepared" | "results" | "solved"> & {
  readonly tensions: Tensions<TakeUpResult>;
  readonly traction: Traction;
  readonly section: CrossSection;
};

function report(trace: Trace, { prepared, results, solved, tensions, traction, section }: Reported): void {
  const { design, loop, method } = prepared;
  reportCapacity(trace, design, section, loop);
  reportPipeSkirts(trace, loop, design);
  const hasBrakes = design.points.some((point) => hasPulley(point) && point.brakeForce > 0);
  for (const result of results.filter(isCounted)) reportCase(trace, result, hasBrakes);
  reportPulleyFriction(trace, design);
  reportRanges(trace, design, method);
  reportFriction(trace, solved, tensions.regenerative);
  reportLimits(trace, { ...tensions, traction }, hasBrakes);
}
