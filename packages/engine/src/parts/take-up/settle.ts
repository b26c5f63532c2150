import type { Design } from "../../design/design.ts";
import { gravityTakeUpTension, startSettingFactor } from "../../rules/mechanics/take-up.ts";
import { type CaseName, isFixed, type Load, type LoadCaseName } from "../../solve/load-case.ts";
import type { Loop } from "../../solve/loop/belt-path.ts";
import type { PointResult } from "../../solve/tension/case-result.ts";
import type { PreparedCase } from "../../solve/tension/prepared-case.ts";
import { iterateCase, type SolvedCase, settledWithin } from "../../solve/tension/solve-case.ts";
import { copyOf, evenTension } from "../../solve/tension/tension-state.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { constant, isZero } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { type Follow, followerOf, lengthReference, settingIn } from "./follow.ts";
import { massForTension, tensionAgainstFriction, tensionOfMass } from "./hanging-mass.ts";
import { requiredBothWays, requiredTakeUp, type TakeUpRequirement } from "./required-tension.ts";
import { firstGuess } from "./search-tension.ts";
import { searchTolerance } from "./trial.ts";

/** The take-up as it is set: all that parts are chosen by. */
export interface TakeUpSetting {
  readonly kind: Design["takeUp"]["kind"];
  readonly pointId: string;
  /** While running full, N. */
  readonly tension: number;
  /** Absent where the tension is typed and parts are only chosen. */
  readonly required?: TakeUpRequirement;
}

/** The take-up as designed and as needed. N and kg. */
export interface TakeUpResult extends TakeUpSetting {
  /** Whether none was typed and none was found: the tensions of the cases are those of a guess. */
  readonly isAssumed: boolean;
  /** Where the belt pulls a carriage back against its friction; absent without friction. */
  readonly highestTension?: number;
  /** Hanging mass, for gravity take-ups. */
  readonly mass?: number;
  readonly required: TakeUpRequirement;
  /** In whole increments, for gravity take-ups. */
  readonly requiredMass?: number;
  /** Where a winch holds for the start alone what running does not need: a setting for each would do. */
  readonly startSetting?: StartSetting;
}

interface StartSetting {
  /** What everything but the start needs, N. */
  readonly tension: number;
  /** What the start needs over that. */
  readonly factor: number;
}

export interface SettledTakeUp<Found extends TakeUpSetting> {
  readonly result: Found;
  readonly cases: ReadonlyMap<CaseName, SolvedCase>;
}

interface ExpectedCase {
  readonly takeUpTension: number;
  readonly points: readonly Pick<PointResult, "arriving" | "leaving">[];
}

/** Tensions of a conveyor much like this one: where the search begins. */
export interface Beginning {
  readonly takeUp: Pick<TakeUpSetting, "tension">;
  readonly cases: Readonly<Record<LoadCaseName, ExpectedCase>>;
  readonly ownCases?: readonly (ExpectedCase & { readonly name: CaseName })[];
}

/** A belt that is laid, with its load cases. */
interface LaidCases {
  readonly design: Design;
  readonly loop: Loop;
  readonly prepared: readonly PreparedCase[];
}

/**
 * Decides the take-up tension and solves every case with it, or with the tension a fixed belt length leaves. A belt that
 * runs both ways has one take-up: `otherWay` is what the other direction asks of it.
 */
export function settleTakeUp(
  trace: Trace,
  laid: LaidCases,
  near?: Beginning,
  otherWay?: TakeUpRequirement,
): SettledTakeUp<TakeUpResult> {
  const { design } = laid;
  const { pointId, wrapAngle } = takeUpPlace(trace, laid);
  trace.place = { pointId };
  const given = givenTension(trace, design, wrapAngle);
  const guess = given ?? near?.takeUp.tension ?? firstGuess;
  const tolerance = given === undefined ? searchTolerance : settledWithin;
  const { first, follow } = firstCases(laid, guess, tolerance, near);
  const counted = first.filter(({ prepared }) => prepared.loadCase.own?.isChecked !== false);
  const own = requiredTakeUp(trace, counted, guess, follow);
  trace.place = { pointId };
  const required = otherWay === undefined ? own : requiredBothWays(trace, own, otherWay);
  const mass = gravityMasses(trace, design, wrapAngle, required);
  const tension =
    given ?? mass.tension ?? (required.kind === "found" ? required.tension : assumedTension(trace, {}, guess));
  const isAssumed = given === undefined && required.kind === "not-found";
  const startSetting = startSettingOf(trace, design, own, { first: counted, guess, follow });
  return {
    result: {
      ...{ kind: design.takeUp.kind, pointId, tension, isAssumed, required, ...mass.shown },
      ...(startSetting === undefined ? {} : { startSetting }),
    },
    cases: casesWith(trace, design, tension, first, follow),
  };
}

interface Searched {
  readonly first: readonly SolvedCase[];
  readonly guess: number;
  readonly follow: Follow;
}

/** A start that needs this much more than everything else is worth a setting of its own. */
const leastGain = 1.05;

/** What a winch with one setting could hold apart from its starts; nothing where the start does not decide. */
function startSettingOf(
  trace: Trace,
  { takeUp }: Design,
  required: TakeUpRequirement,
  { first, guess, follow }: Searched,
): StartSetting | undefined {
  const hasOne = takeUp.kind === "winch" && takeUp.isHeldInTransients && takeUp.startFactor === undefined;
  // Parts are chosen without it.
  if (trace.mode === "bare" || !hasOne || required.kind === "not-found") return undefined;
  if (!required.governing.loadCase.startsWith("starting")) return undefined;
  const others = first.filter(({ prepared }) => prepared.loadCase.motion !== "starting");
  const apart = requiredTakeUp(trace, others, guess, follow);
  if (apart.kind === "not-found" || !(apart.tension > 0)) return undefined;
  const factor = startSettingFactor(trace, { start: required.tension, tension: apart.tension });
  return factor > leastGain ? { tension: apart.tension, factor } : undefined;
}

/** The same for a round of choosing parts: what a take-up that is typed would have to be is not searched for. */
export function settleSetting(
  laid: LaidCases,
  near: Beginning | undefined,
  otherWay: () => TakeUpRequirement | undefined,
): SettledTakeUp<TakeUpSetting> {
  const { design } = laid;
  const { pointId, wrapAngle } = takeUpPlace(bareTrace, laid);
  const tension = givenTension(bareTrace, design, wrapAngle);
  if (tension === undefined) return settleTakeUp(bareTrace, laid, near, otherWay());
  const { first, follow } = firstCases(laid, tension, settledWithin, near);
  return {
    result: { kind: design.takeUp.kind, pointId, tension },
    cases: casesWith(bareTrace, design, tension, first, follow),
  };
}

function takeUpPlace(trace: Trace, { design, loop, prepared }: LaidCases) {
  const at = prepared[0]?.takeUpIndex ?? 0;
  const wrapAngle = loop.turns[at]?.wrapAngle ?? constant(trace, Math.PI, gravityTakeUpTension.definition.source);
  return { pointId: design.points[at]?.id ?? "", wrapAngle };
}

/** Every case where the search begins, and how it goes on from there. */
function firstCases({ design, prepared }: LaidCases, guess: number, tolerance: number, near: Beginning | undefined) {
  const free = solvedOnce(
    prepared.map((one) => ({ prepared: one })),
    ({ prepared: one }) => iterateCase(one, guess, { begin: beginning(one, guess, near), tolerance }),
  );
  const follow = followerOf(design.takeUp, new Map(free.map((one) => [one.prepared.loadCase.name, one])));
  return { first: solvedOnce(free, (one) => follow(one, guess, tolerance)), follow };
}

/** Every case solved. A belt without brakes coasts in the braking cases too: they are solved once for both. */
function solvedOnce<Case extends Pick<SolvedCase, "prepared">>(
  cases: readonly Case[],
  solve: (one: Case) => SolvedCase,
): readonly SolvedCase[] {
  const coasts = new Map<Load, SolvedCase>();
  return cases.map((one) => {
    const { prepared } = one;
    const { load, motion, own } = prepared.loadCase;
    const known = motion === "coasting" && own === undefined ? coasts.get(load) : undefined;
    if (known !== undefined) return { ...known, prepared, state: copyOf(known.state) };
    const solved = solve(one);
    if (motion === "braking" && own === undefined && isZero(prepared.brakeForce)) coasts.set(load, solved);
    return solved;
  });
}

function casesWith(
  trace: Trace,
  design: Design,
  tension: number,
  first: readonly SolvedCase[],
  follow: Follow,
): ReadonlyMap<CaseName, SolvedCase> {
  const cases = solvedOnce(first, (one) => follow(one, tension, settledWithin));
  return new Map(
    cases.map((found) => {
      const takeUpTension = takeUpTensionIn(trace, design, tension, found);
      return [found.prepared.loadCase.name, { ...found, takeUpTension }];
    }),
  );
}

const assumedTension = defineSearch({
  id: "take-up/assumed-tension",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
  inputs: {},
  output: { symbol: "T_0", unit: "N" },
  rule: "no take-up tension holds every case: the one that the search began from",
});

const tensionOfFixedLength = defineSearch({
  id: "take-up/tension-of-fixed-length",
  source: mechanics("a belt of fixed length keeps its mean tension"),
  inputs: { setTension: { symbol: "T_set", unit: "N" } },
  output: { symbol: "T_0", unit: "N" },
  rule: "take-up tension of this case with which the belt keeps the mean tension it was set to while running",
});

/** A take-up keeps its tension, or the length of the belt and with it a mean tension. */
function takeUpTensionIn(trace: Trace, { takeUp }: Design, setTension: number, found: SolvedCase): number {
  const { loadCase } = found.prepared;
  if (lengthReference(takeUp, loadCase) === undefined) return settingIn(trace, takeUp, loadCase, setTension);
  trace.place = { loadCase: loadCase.name };
  return tensionOfFixedLength(trace, { setTension }, found.takeUpTension);
}

/** Tensions found before, raised by the difference of the take-ups. */
function beginning({ points, loadCase }: PreparedCase, tension: number, near: Beginning | undefined) {
  const known = near && expectedIn(near, loadCase.name);
  if (known === undefined || known.points.length !== points.length) return undefined;
  const state = evenTension(points.length, 0);
  const change = tension - known.takeUpTension;
  known.points.forEach(({ arriving, leaving }, i) => {
    state.arriving[i] = arriving + change;
    state.leaving[i] = leaving + change;
  });
  return state;
}

function expectedIn({ cases, ownCases }: Beginning, name: CaseName): ExpectedCase | undefined {
  return isFixed(name) ? cases[name] : ownCases?.find((one) => one.name === name);
}

function givenTension(trace: Trace, { takeUp, gravity }: Design, wrapAngle: number): number | undefined {
  if (takeUp.kind !== "gravity") return takeUp.tension;
  return takeUp.mass === undefined ? undefined : tensionOfMass(trace, { takeUp, gravity, wrapAngle }, takeUp.mass);
}

function gravityMasses(trace: Trace, { takeUp, gravity }: Design, wrapAngle: number, required: TakeUpRequirement) {
  if (takeUp.kind !== "gravity") return { shown: {} };
  const hanging = { takeUp, gravity, wrapAngle };
  const requiredMass = required.kind === "found" ? massForTension(trace, hanging, required.tension) : undefined;
  const mass = takeUp.mass ?? requiredMass;
  if (mass === undefined) return { shown: {} };
  const highestTension = tensionAgainstFriction(trace, hanging, mass);
  return {
    tension: tensionOfMass(trace, hanging, mass),
    shown: {
      mass,
      ...(requiredMass === undefined ? {} : { requiredMass }),
      ...(highestTension === undefined ? {} : { highestTension }),
    },
  };
}
