import {
  addedSetLoad,
  curvedSetLoad,
  equalLoadSpacing,
  straightSetLoad,
  turnPerSet,
} from "../../../rules/belt-curves/convex-idlers.ts";
import { slackenedFibreTension, stretchedFibreTension } from "../../../rules/belt-curves/fibre-tension.ts";
import { beltLift, concaveSetReaction } from "../../../rules/belt-curves/lift-off.ts";
import { angleWithoutSign, sizeOf } from "../../../rules/mechanics/sign.ts";
import { counted } from "../../../solve/counted.ts";
import { largest, none, smallest } from "../../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../../trace/trace.ts";
import { whenAsked } from "../../../trace/when-asked.ts";
import type { CurveBelt, CurveCaseKind } from "../curve-input.ts";
import { convexSetLoad } from "./radius-needs.ts";
import { massOf } from "./vertical-curve-checks.ts";
import type { CurveQuestion } from "./vertical-curve-input.ts";

/** What the belt does in one load case at the used radius. */
export interface CurveCaseState {
  readonly loadCase: string;
  readonly tension: number;
  /** N/m of width */
  readonly edgeTension: number;
  /** N/m of width */
  readonly centreTension: number;
  /** Force of the belt on one set, N; below 0 the belt has lifted. */
  readonly setLoad: number;
  /** Set load without the curve, N. */
  readonly straightSetLoad: number;
  /** Height of the lifted belt over the idlers, m. */
  readonly beltLift: number;
  /** Spacing that would load a set as on the straight, m. */
  readonly equalLoadSpacing: number;
  readonly turnPerSet: number;
}

/** What all cases share. */
interface Bend {
  readonly type: "concave" | "convex";
  readonly radius: number;
  readonly slope: number;
  readonly deflection: number;
}

/** The belt in every case at the used radius. */
export interface CurveStates {
  readonly bend: Bend;
  /** In the order of the cases, N. */
  readonly tensions: readonly number[];
  /** Absent where there is no case. */
  readonly first: CurveCaseState | undefined;
  readonly all: () => readonly CurveCaseState[];
}

/** The belt in each case. The first is checked for all where no steps are kept: only its tension differs. */
export function caseStates(trace: Trace, input: CurveQuestion, arc: Omit<Bend, "slope">): CurveStates {
  const { cases } = input;
  const bend = { ...arc, slope: worstSlope(trace, input, arc.type) };
  if (trace.mode === "recorded") {
    const made = cases.map((one, at) => stateOf(trace, input, bend, one, input.tensionIn(at, none(trace))));
    return { bend, tensions: made.map(({ tension }) => tension), first: made[0], all: () => made };
  }
  const tensions = input.tensionsAt(0);
  const [one] = cases;
  const first = one === undefined ? undefined : stateOf(trace, input, bend, one, tensions[0] ?? 0);
  const all = () => cases.map((each, at) => bareStateOf(input, bend, each, tensions[at] ?? 0));
  return { bend, tensions, first, all: whenAsked(all) };
}

/** Where the belt lifts: the case that lifts it most, and how many do. Only a concave curve lets it. */
export function highestLift(trace: Trace, input: CurveQuestion, { bend, tensions, all }: CurveStates) {
  if (bend.type === "convex") return undefined;
  const { cases, belt } = input;
  const { gravity } = input.rules;
  const { slope, radius, deflection } = bend;
  // Where steps are kept, the states are made already, and know how they were.
  const states = trace.mode === "recorded" ? all() : [];
  let highest: { readonly loadCase: string; readonly beltLift: number } | undefined;
  let lifted = 0;
  for (let at = 0; at < cases.length; at += 1) {
    const one = cases[at];
    if (one === undefined) continue;
    const [tension, lineMass] = [tensions[at] ?? 0, massOf(bareTrace, belt, one.isLoaded)];
    const lift = states[at]?.beltLift ?? beltLift.evaluate({ tension, lineMass, gravity, slope, radius, deflection });
    if (!(lift > 0)) continue;
    lifted += 1;
    if (highest === undefined || lift > highest.beltLift) highest = { loadCase: one.loadCase, beltLift: lift };
  }
  return highest === undefined ? undefined : { ...highest, cases: counted(trace, lifted) };
}

/**
 * The case that loads a set of a convex curve most, where it is more than this many times what the loaded belt puts on a
 * set of the straight: sets are chosen for that, so an empty belt pulled hard over them is no burden.
 */
export function heaviestBeyond(trace: Trace, input: CurveQuestion, states: CurveStates, times: number) {
  const { bend, tensions } = states;
  const { cases, belt, spacing, straightSpacing = spacing } = input;
  const { gravity } = input.rules;
  const { slope, radius } = bend;
  const loadIn = (at: number) => {
    const lineMass = massOf(bareTrace, belt, cases[at]?.isLoaded === true);
    const set = { lineMass, gravity, spacing, slope, tension: tensions[at] ?? 0, radius };
    return curvedSetLoad.evaluate(convexSetLoad(bareTrace, set));
  };
  let [heaviest, most] = [0, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < cases.length; at += 1) {
    const setLoad = loadIn(at);
    if (setLoad > most) heaviest = at;
    most = Math.max(most, setLoad);
  }
  const loaded = { lineMass: massOf(bareTrace, belt, true), gravity, spacing: straightSpacing, slope };
  if (!(most > times * straightSetLoad.evaluate(loaded))) return undefined;
  const steps = stepsOnly(trace);
  return {
    loadCase: cases[heaviest]?.loadCase ?? "",
    setLoad: trace.mode === "recorded" ? (states.all()[heaviest]?.setLoad ?? most) : most,
    straightSetLoad: straightSetLoad(steps, { ...loaded, lineMass: massOf(steps, belt, true) }),
  };
}

function stateOf(
  trace: Trace,
  { belt, rules, spacing }: CurveQuestion,
  bend: Bend,
  one: CurveCaseKind,
  tension: number,
): CurveCaseState {
  const { type, radius, slope } = bend;
  const lineMass = massOf(trace, belt, one.isLoaded);
  const set = { lineMass, gravity: rules.gravity, slope, tension, radius, spacing };
  const { edgeTension, centreTension } = fibreTensions(trace, belt, bend, tension);
  const { setLoad, straightSetLoad } = setLoads(trace, type, set);
  return {
    loadCase: one.loadCase,
    tension,
    edgeTension,
    centreTension,
    setLoad,
    straightSetLoad,
    beltLift: type === "concave" ? liftOf(trace, bend, set) : none(trace),
    equalLoadSpacing: type === "convex" ? equalLoadSpacing(trace, set) : spacing,
    turnPerSet: turnPerSet(trace, { spacing, radius }),
  };
}

/** The same by the formulas alone, for the many cases of the many curves; a test holds both to the last bit. */
function bareStateOf(
  { belt, rules, spacing }: CurveQuestion,
  { type, radius, slope, deflection }: Bend,
  one: CurveCaseKind,
  tension: number,
): CurveCaseState {
  const { modulus } = belt;
  const { beltWidth, edgeAboveMean: edge, meanHeight: centre } = belt.profile;
  const { gravity } = rules;
  const lineMass = massOf(bareTrace, belt, one.isLoaded);
  const isConcave = type === "concave";
  const long = { tension, beltWidth, modulus, radius, distance: isConcave ? centre : edge };
  const short = { tension, beltWidth, modulus, radius, distance: isConcave ? edge : centre };
  const stretched = stretchedFibreTension.evaluate(long);
  const slackened = slackenedFibreTension.evaluate(short);
  const straight = straightSetLoad.evaluate({ lineMass, gravity, spacing, slope });
  const added = addedSetLoad.evaluate({ tension, spacing, radius });
  const set = { lineMass, gravity, slope, tension, radius, spacing };
  return {
    loadCase: one.loadCase,
    tension,
    edgeTension: isConcave ? slackened : stretched,
    centreTension: isConcave ? stretched : slackened,
    setLoad: isConcave ? concaveSetReaction.evaluate(set) : curvedSetLoad.evaluate({ straight, added }),
    straightSetLoad: straight,
    beltLift: isConcave ? beltLift.evaluate({ tension, lineMass, gravity, slope, radius, deflection }) : 0,
    equalLoadSpacing: isConcave ? spacing : equalLoadSpacing.evaluate(set),
    turnPerSet: turnPerSet.evaluate({ spacing, radius }),
  };
}

function fibreTensions(trace: Trace, { profile, modulus }: CurveBelt, { radius, type }: Bend, tension: number) {
  const { beltWidth, edgeAboveMean, meanHeight } = profile;
  const edge = { tension, beltWidth, modulus, radius, distance: edgeAboveMean };
  const centre = { tension, beltWidth, modulus, radius, distance: meanHeight };
  return type === "concave"
    ? { edgeTension: slackenedFibreTension(trace, edge), centreTension: stretchedFibreTension(trace, centre) }
    : { edgeTension: stretchedFibreTension(trace, edge), centreTension: slackenedFibreTension(trace, centre) };
}

/** A steep belt presses less, so it lifts first; a flat one presses most. */
function worstSlope(trace: Trace, { slopeBefore, slopeAfter }: CurveQuestion, type: "concave" | "convex"): number {
  const before = sizeOf(trace, angleWithoutSign, slopeBefore);
  const after = sizeOf(trace, angleWithoutSign, slopeAfter);
  if (type === "concave") return largest(before, after);
  return slopeBefore * slopeAfter <= 0 ? none(trace) : smallest(before, after);
}

type CurveSet = Parameters<typeof concaveSetReaction>[1];

function setLoads(trace: Trace, type: "concave" | "convex", set: CurveSet) {
  const { straight, added } = convexSetLoad(trace, set);
  const setLoad = type === "concave" ? concaveSetReaction(trace, set) : curvedSetLoad(trace, { straight, added });
  return { setLoad, straightSetLoad: straight };
}

function liftOf(trace: Trace, { deflection }: Bend, set: CurveSet): number {
  const { tension, lineMass, gravity, slope, radius } = set;
  return beltLift(trace, { tension, lineMass, gravity, slope, radius, deflection });
}
