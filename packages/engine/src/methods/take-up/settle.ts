import type { Design } from "../../design/design.ts";
import type { Trace } from "../../trace/trace.ts";
import type { LoadCaseName } from "../load-case.ts";
import type { Loop } from "../loop/belt-path.ts";
import type { PointResult } from "../tension/case-result.ts";
import type { PreparedCase } from "../tension/prepared-case.ts";
import { iterateCase, type SolvedCase, settledWithin } from "../tension/solve-case.ts";
import { evenTension } from "../tension/tension-state.ts";
import { holdLength, lengthMeanTension } from "./fixed-length.ts";
import { massForTension, tensionAgainstFriction, tensionOfMass } from "./hanging-mass.ts";
import { moveOn, requiredTakeUp, searchTolerance, type TakeUpRequirement } from "./required-tension.ts";

/** The take-up as designed and as needed. N and kg. */
export interface TakeUpResult {
  readonly kind: Design["takeUp"]["kind"];
  readonly pointId: string;
  /** While running full. */
  readonly tension: number;
  /** Where the belt pulls a carriage back against its friction; absent without friction. */
  readonly highestTension?: number;
  /** Hanging mass, for gravity take-ups. */
  readonly mass?: number;
  readonly required: TakeUpRequirement;
  /** In whole increments, for gravity take-ups. */
  readonly requiredMass?: number;
}

export interface SettledTakeUp {
  readonly result: TakeUpResult;
  readonly cases: ReadonlyMap<LoadCaseName, SolvedCase>;
}

/** Where the search for the required tension begins when nothing is known, N. */
const firstGuess = 20_000;

interface ExpectedCase {
  readonly takeUpTension: number;
  readonly points: readonly Pick<PointResult, "arriving" | "leaving">[];
}

/** Tensions of a conveyor much like this one: where the search begins. */
export interface Beginning {
  readonly takeUp: Pick<TakeUpResult, "tension">;
  readonly cases: Readonly<Record<LoadCaseName, ExpectedCase>>;
}

/** Decides the take-up tension and solves every case with it, or with the tension a fixed belt length leaves. */
export function settleTakeUp(
  trace: Trace,
  design: Design,
  loop: Loop,
  prepared: readonly PreparedCase[],
  near?: Beginning,
): SettledTakeUp {
  const at = prepared[0]?.takeUpIndex ?? 0;
  const wrapAngle = loop.turns[at]?.wrapAngle ?? Math.PI;
  const pointId = design.points[at]?.id ?? "";
  trace.place = { pointId };
  const given = givenTension(trace, design, wrapAngle);
  const first = firstCases(prepared, given, near);
  const required = requiredTakeUp(trace, first);
  trace.place = { pointId };
  const mass = gravityMasses(trace, design, wrapAngle, required.tension);
  const tension = given ?? mass.tension ?? required.tension;
  const cases = solveAtTension(
    design,
    first,
    tension,
    given === undefined ? required.governing.loadCase : "running-full",
  );
  return { result: { kind: design.takeUp.kind, pointId, tension, required, ...mass.shown }, cases };
}

/** Where the take-up is still to be found, tensions need not settle further than its search does. */
function firstCases(
  prepared: readonly PreparedCase[],
  given: number | undefined,
  near: Beginning | undefined,
): readonly SolvedCase[] {
  const guess = given ?? near?.takeUp.tension ?? firstGuess;
  const tolerance = given === undefined ? searchTolerance : settledWithin;
  return prepared.map((one) => iterateCase(one, guess, beginning(one, guess, near), tolerance));
}

/** Tensions found before, raised by the difference of the take-ups. */
function beginning({ points, loadCase }: PreparedCase, tension: number, near: Beginning | undefined) {
  const known = near?.cases[loadCase.name];
  if (known === undefined || known.points.length !== points.length) return undefined;
  const state = evenTension(points.length, 0);
  const change = tension - known.takeUpTension;
  known.points.forEach(({ arriving, leaving }, i) => {
    state.arriving[i] = arriving + change;
    state.leaving[i] = leaving + change;
  });
  return state;
}

function givenTension(trace: Trace, { takeUp, gravity }: Design, wrapAngle: number): number | undefined {
  if (takeUp.kind !== "gravity") return takeUp.tension;
  return takeUp.mass === undefined ? undefined : tensionOfMass(trace, { takeUp, gravity, wrapAngle }, takeUp.mass);
}

function gravityMasses(trace: Trace, { takeUp, gravity }: Design, wrapAngle: number, tension: number) {
  if (takeUp.kind !== "gravity") return { shown: {} };
  const hanging = { takeUp, gravity, wrapAngle };
  const requiredMass = massForTension(trace, hanging, tension);
  const mass = takeUp.mass ?? requiredMass;
  const highestTension = tensionAgainstFriction(trace, hanging, mass);
  return {
    tension: tensionOfMass(trace, hanging, mass),
    shown: { mass, requiredMass, ...(highestTension === undefined ? {} : { highestTension }) },
  };
}

/** Takes the cases over: they are moved where they are. */
function solveAtTension(design: Design, found: readonly SolvedCase[], tension: number, setFor: LoadCaseName) {
  const free = new Map(
    found.map((one): [LoadCaseName, SolvedCase] => [
      one.prepared.loadCase.name,
      one.takeUpTension === tension && one.tolerance <= settledWithin ? one : moveOn(one, tension, settledWithin),
    ]),
  );
  const held = new Map<LoadCaseName, SolvedCase>();
  for (const [name, solved] of free) {
    const reference = free.get(lengthReference(design, solved, setFor));
    held.set(
      name,
      reference === undefined || reference === solved ? solved : holdLength(solved, lengthMeanTension(reference)),
    );
  }
  return held;
}

/** The case whose mean tension a belt of fixed length keeps; the case itself where the take-up can move. */
function lengthReference(design: Design, solved: SolvedCase, setFor: LoadCaseName): LoadCaseName {
  const { takeUp } = design;
  const { name, load, motion } = solved.prepared.loadCase;
  if (takeUp.kind === "fixed") return setFor;
  const isLocked = takeUp.kind === "winch" && !takeUp.isHeldInTransients && motion !== "running";
  if (!isLocked) return name;
  return load === "empty" ? "running-empty" : "running-full";
}
