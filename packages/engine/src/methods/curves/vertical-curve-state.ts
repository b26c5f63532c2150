import {
  addedSetLoad,
  curvedSetLoad,
  equalLoadSpacing,
  straightSetLoad,
  turnPerSet,
} from "../../standards/belt-curves/convex-idlers.ts";
import { slackenedFibreTension, stretchedFibreTension } from "../../standards/belt-curves/fibre-tension.ts";
import { beltLift, concaveSetReaction } from "../../standards/belt-curves/lift-off.ts";
import type { Trace } from "../../trace/trace.ts";
import { type CurveBelt, type CurveCase, tensionsAt } from "./curve-input.ts";
import { convexSetLoad } from "./radius-needs.ts";
import type { VerticalCurveInput } from "./vertical-curve.ts";

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

/** The belt in each case. The first is checked for all where no steps are kept: only its tension differs. */
export function caseStates(
  whole: Trace,
  input: VerticalCurveInput,
  type: "concave" | "convex",
  radius: number,
): readonly CurveCaseState[] {
  const { cases, slopeBefore, slopeAfter } = input;
  const deflection = Math.abs(slopeAfter - slopeBefore);
  const bend = { type, radius, slope: worstSlope(input, type), deflection };
  const together = whole.mode === "recorded" ? undefined : tensionsAt(input, 0);
  return cases.map((one, at) => {
    const tension = together?.[at] ?? one.tensionAt(0);
    const isBare = at > 0 && whole.mode !== "recorded";
    return isBare ? bareStateOf(input, bend, one, tension) : stateOf(whole, input, bend, one, tension);
  });
}

function stateOf(
  trace: Trace,
  { belt, rules, spacing }: VerticalCurveInput,
  bend: Bend,
  { loadCase, isLoaded }: CurveCase,
  tension: number,
): CurveCaseState {
  const { type, radius, slope } = bend;
  const lineMass = isLoaded ? belt.beltMass + belt.materialMass : belt.beltMass;
  const set = { lineMass, gravity: rules.gravity, slope, tension, radius, spacing };
  const { edgeTension, centreTension } = fibreTensions(trace, belt, bend, tension);
  const { setLoad, straightSetLoad } = setLoads(trace, type, set);
  return {
    loadCase,
    tension,
    edgeTension,
    centreTension,
    setLoad,
    straightSetLoad,
    beltLift: type === "concave" ? liftOf(trace, bend, set) : 0,
    equalLoadSpacing: type === "convex" ? equalLoadSpacing(trace, set) : spacing,
    turnPerSet: turnPerSet(trace, { spacing, radius }),
  };
}

/** The same by the formulas alone, for the many cases of the many curves; a test holds both to the last bit. */
function bareStateOf(
  { belt, rules, spacing }: VerticalCurveInput,
  { type, radius, slope, deflection }: Bend,
  { loadCase, isLoaded }: CurveCase,
  tension: number,
): CurveCaseState {
  const { modulus } = belt;
  const { beltWidth, edgeAboveMean: edge, meanHeight: centre } = belt.profile;
  const { gravity } = rules;
  const lineMass = isLoaded ? belt.beltMass + belt.materialMass : belt.beltMass;
  const isConcave = type === "concave";
  const long = { tension, beltWidth, modulus, radius, distance: isConcave ? centre : edge };
  const short = { tension, beltWidth, modulus, radius, distance: isConcave ? edge : centre };
  const stretched = stretchedFibreTension.evaluate(long);
  const slackened = slackenedFibreTension.evaluate(short);
  const straight = straightSetLoad.evaluate({ lineMass, gravity, spacing, slope });
  const added = addedSetLoad.evaluate({ tension, spacing, radius });
  const set = { lineMass, gravity, slope, tension, radius, spacing };
  return {
    loadCase,
    tension,
    edgeTension: isConcave ? slackened : stretched,
    centreTension: isConcave ? stretched : slackened,
    setLoad: isConcave ? concaveSetReaction.evaluate(set) : straight + added,
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
function worstSlope({ slopeBefore, slopeAfter }: VerticalCurveInput, type: "concave" | "convex"): number {
  const steep = Math.max(Math.abs(slopeBefore), Math.abs(slopeAfter));
  const flat = slopeBefore * slopeAfter <= 0 ? 0 : Math.min(Math.abs(slopeBefore), Math.abs(slopeAfter));
  return type === "concave" ? steep : flat;
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
