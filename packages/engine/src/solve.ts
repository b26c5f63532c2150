import { checkParts, type Refusal } from "./design/check-design.ts";
import { checkLoop } from "./design/check-loop.ts";
import type { Design, Method } from "./design/design.ts";
import { type BeltResult, beltOf } from "./methods/belt.ts";
import { reportCapacity, reportPipeSkirts, steepestLoadedSlope } from "./methods/capacity-findings.ts";
import { type CrossSection, crossSection } from "./methods/cross-section/capacity.ts";
import { reportCase, reportLimits } from "./methods/findings.ts";
import { type Load, type LoadCaseName, loadCases } from "./methods/load-case.ts";
import { type Loop, layLoop } from "./methods/loop/belt-path.ts";
import { runBackwards } from "./methods/loop/reverse-route.ts";
import { type PowerResult, powerOf } from "./methods/power.ts";
import { reportPulleyFriction } from "./methods/pulley-friction.ts";
import { type RegenerativeResult, regenerativeOf } from "./methods/regenerative.ts";
import { makeMethod } from "./methods/resistance/make-method.ts";
import type { ResistanceMethod } from "./methods/resistance/method.ts";
import { settleTakeUp, type TakeUpResult } from "./methods/take-up/settle.ts";
import { type CaseResult, caseResult } from "./methods/tension/case-result.ts";
import { composeLoad, type PreparedLoad, prepareCase, prepareLoad } from "./methods/tension/prepare-case.ts";
import type { PreparedCase } from "./methods/tension/prepared-case.ts";
import { confirmCase } from "./methods/tension/solve-case.ts";
import { type Traction, tractionOf } from "./methods/traction.ts";
import { beltThickness } from "./standards/mechanics/belt.ts";
import type { Finding } from "./trace/finding.ts";
import { InputRefused } from "./trace/input-refused.ts";
import { type Step, startTrace, type Trace } from "./trace/trace.ts";

export interface SolveOptions {
  readonly method: Method;
  /** Keep every step of every number. Off by default: it costs time and memory. */
  readonly isTraced?: boolean;
  /** A solution of much the same conveyor: its tensions are where the search begins, which saves time. */
  readonly near?: Solution;
}

/** Everything computed for one design by one method. */
export interface Solution {
  readonly kind: "solved";
  readonly method: Method;
  readonly temperatureFactor: number;
  readonly crossSection: CrossSection;
  readonly loop: Loop;
  readonly cases: Readonly<Record<LoadCaseName, CaseResult>>;
  readonly takeUp: TakeUpResult;
  readonly traction: Traction;
  readonly power: PowerResult;
  readonly belt: BeltResult;
  /** Present when a running case drives its motors: the same with reduced friction, for the duty of brakes. */
  readonly regenerative?: RegenerativeResult;
  /** The belt running the other way, of a reversible conveyor. */
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
  const refusals = checkParts(design);
  if (refusals.length > 0) return { kind: "refused", refusals };
  try {
    return solveBothWays(design, options);
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    const { subject, input, value, limit } = refused;
    const known = Number.isFinite(value) ? { value } : {};
    return { kind: "refused", refusals: [{ code: "out-of-limits", input: `${subject} ${input}`, limit, ...known }] };
  }
}

/** A reversible belt is solved in the other direction too; what is found there says so. */
function solveBothWays(design: Design, { method, isTraced = false, near }: SolveOptions): Solution | Refused {
  const mode = isTraced ? "recorded" : "checked";
  const solution = solveChecked(startTrace(mode), design, method, near);
  if (solution.kind === "refused" || design.isReversible !== true) return solution;
  const reversed = solveChecked(startTrace(mode), runBackwards(design), method, near?.reversed);
  if (reversed.kind === "refused") return reversed;
  const found = reversed.findings.map((one): Finding => ({ ...one, place: { ...one.place, direction: "reverse" } }));
  return { ...solution, reversed, findings: [...solution.findings, ...found] };
}

/** Computes a design by every method, so that their differences can be laid side by side. */
export function solveAll(
  design: Design,
  options: Omit<SolveOptions, "method" | "near"> = {},
): Readonly<Record<Method, Solution | Refused>> {
  const by = (method: Method) => solve(design, { ...options, method });
  return { ISO: by("ISO"), CEMA: by("CEMA"), VISCO: by("VISCO"), DIN: by("DIN"), "CEMA-7": by("CEMA-7") };
}

function solveChecked(trace: Trace, design: Design, method: Method, near: Solution | undefined): Solution | Refused {
  const loop = layLoop(trace, design);
  const refusals = checkLoop(design, loop);
  if (refusals.length > 0) return { kind: "refused", refusals };
  trace.place = {};
  const section = crossSectionOf(trace, design, loop);
  const { resistance, temperatureFactor } = makeMethod(trace, design, loop, method);
  const prepared = prepareCases(trace, design, loop, resistance);
  const settled = settleTakeUp(trace, design, loop, prepared, near);
  const solved = new Map([...settled.cases].map(([name, found]) => [name, confirmCase(trace, found)]));
  const results = [...solved.values()].map((one) => caseResult(trace, one));
  const traction = tractionOf(trace, solved);
  const power = powerOf(trace, design, solved);
  const belt = beltOf(trace, design, loop, solved, results);
  const regenerative = regenerativeOf(trace, design, loop, resistance, solved);
  reportCapacity(trace, design, section, loop);
  reportPipeSkirts(trace, loop, design);
  for (const result of results) reportCase(trace, result);
  reportPulleyFriction(trace, design);
  reportLimits(trace, { traction, takeUp: settled.result, belt, power });
  return {
    kind: "solved",
    method,
    temperatureFactor,
    crossSection: section,
    loop,
    cases: byName(results),
    takeUp: settled.result,
    traction,
    power,
    belt,
    ...(regenerative === undefined ? {} : { regenerative }),
    findings: trace.findings,
    steps: trace.steps,
  };
}

function prepareCases(trace: Trace, design: Design, loop: Loop, method: ResistanceMethod): readonly PreparedCase[] {
  const loads = prepareLoads(trace, (load) => prepareLoad(trace, design, loop, method, load));
  return loadCases.map((loadCase) => prepareCase(trace, loads[loadCase.load], loadCase));
}

/** Where every step is kept, each load has its own; elsewhere those in between are put together from full and empty. */
function prepareLoads(trace: Trace, prepare: (load: Load) => PreparedLoad): Readonly<Record<Load, PreparedLoad>> {
  const [full, empty] = [prepare("full"), prepare("empty")];
  const between = (load: Load) => (trace.mode === "recorded" ? prepare(load) : composeLoad(trace, full, empty, load));
  return { full, empty, inclines: between("inclines"), declines: between("declines") };
}

function crossSectionOf(trace: Trace, design: Design, loop: Loop): CrossSection {
  const { belt, beltSpeed, massFlow, material, carryIdler, crossSection: rules } = design;
  const { carcassThickness, topCover, bottomCover } = belt;
  return crossSection(trace, {
    beltWidth: belt.width,
    beltThickness: beltThickness(trace, { carcassThickness, topCover, bottomCover }),
    beltSpeed,
    massFlow,
    material,
    idler: carryIdler,
    rules,
    steepestSlope: steepestLoadedSlope(loop),
  });
}

function byName(results: readonly CaseResult[]): Readonly<Record<LoadCaseName, CaseResult>> {
  const get = (name: LoadCaseName): CaseResult => {
    const found = results.find((result) => result.name === name);
    if (found === undefined) throw new Error(`load case ${name} was not solved`);
    return found;
  };
  return {
    "running-full": get("running-full"),
    "running-empty": get("running-empty"),
    "running-inclines": get("running-inclines"),
    "running-declines": get("running-declines"),
    "starting-full": get("starting-full"),
    "starting-empty": get("starting-empty"),
    "braking-full": get("braking-full"),
    "braking-empty": get("braking-empty"),
    "coasting-full": get("coasting-full"),
    "coasting-empty": get("coasting-empty"),
  };
}
