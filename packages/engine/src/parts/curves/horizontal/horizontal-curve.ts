import { slackenedFibreTension, stretchedFibreTension } from "../../../rules/belt-curves/fibre-tension.ts";
import {
  chosenBanking,
  driftLimit,
  normalGravity,
  roomOnWing,
  runningRoom,
} from "../../../rules/belt-curves/lateral-balance.ts";
import { grimmerKessler } from "../../../standards/machine-sources.ts";
import { demandFinite } from "../../../trace/demand-finite.ts";
import { isZero, largest, none, smallest } from "../../../trace/reference.ts";
import { defineSearch } from "../../../trace/search.ts";
import type { Trace } from "../../../trace/trace.ts";
import { type CurveCheck, governing, governingChecks, isMet } from "../curve-input.ts";
import { overstressNeed, slackNeed } from "../vertical/radius-needs.ts";
import { roundUp } from "../vertical/vertical-curve.ts";
import { type BankingWindow, findBankingWindow, findDriftRadius, isFeasible } from "./banking-window.ts";
import { driftOf, rollFriction } from "./drift.ts";
import { driftQuestion, type HorizontalCurveInput, type LoadOnCurve } from "./horizontal-curve-input.ts";
import type { HorizontalCaseState, HorizontalCurve } from "./horizontal-curve-result.ts";
import { reportHorizontalCurve } from "./horizontal-findings.ts";
import { materialSplit } from "./material-split.ts";

const radiusSearch = defineSearch({
  id: "horizontal-curve/drift-radius",
  source: grimmerKessler("banking window of all load cases"),
  inputs: {
    driftLimit: { symbol: "y_lim", unit: "m" },
    mostBanking: { symbol: "beta_max", unit: "rad" },
  },
  output: { symbol: "R_drift", unit: "m" },
  rule: "smallest radius at which one banking keeps the inward and the outward drift of every load case in limits",
});

const windowEnds = {
  source: grimmerKessler("banking window of all load cases"),
  inputs: { radius: { symbol: "R", unit: "m" }, driftLimit: { symbol: "y_lim", unit: "m" } },
} as const;
const leastBanking = defineSearch({
  ...windowEnds,
  id: "horizontal-curve/least-banking",
  output: { symbol: "beta_lo", unit: "rad" },
  rule: "largest of the bankings that keep each load case from drifting further in than its limit",
});
const mostBankingHeld = defineSearch({
  ...windowEnds,
  id: "horizontal-curve/most-banking",
  output: { symbol: "beta_hi", unit: "rad" },
  rule: "smallest of the bankings that keep each load case from drifting further out than its limit",
});

function windowAt(trace: Trace, input: HorizontalCurveInput, load: LoadOnCurve, radius: number) {
  const found = findBankingWindow(input, load, radius);
  if (found === undefined) return undefined;
  const { running: limit } = load.driftLimits;
  return {
    ...found,
    least: leastBanking(trace, { radius, driftLimit: limit }, found.least),
    most: mostBankingHeld(trace, { radius, driftLimit: limit }, found.most),
  };
}

/** Radius, banking and drift of a horizontal curve in every load case. */
export function horizontalCurve(trace: Trace, input: HorizontalCurveInput): HorizontalCurve {
  demandFinite(trace, "horizontal-curve", input);
  const load = loadOnCurve(trace, input);
  const needs = [driftNeed(trace, input, load), ...edgeNeeds(trace, input)];
  const governs = governing(needs);
  const ownRadius = governs === undefined ? undefined : roundUp(trace, governs.need, input.rules.horizontalIncrement);
  const { alignmentRadius } = input;
  const recommendedRadius =
    ownRadius === undefined || alignmentRadius === undefined ? ownRadius : largest(ownRadius, alignmentRadius);
  const usedRadius = input.radius ?? recommendedRadius;
  const window = usedRadius === undefined ? undefined : windowAt(trace, input, load, usedRadius);
  const banking = input.banking ?? chooseBanking(trace, window, input.mostBanking);
  const curve: HorizontalCurve = {
    needs,
    checks: governingChecks(needs),
    governing: governs,
    recommendedRadius,
    usedRadius,
    driftLimit: load.driftLimits.running,
    window,
    banking,
    isAdequate: governs === undefined || isMet(governs.need, usedRadius),
    states:
      usedRadius === undefined
        ? []
        : states(trace, input, load, { radius: usedRadius, banking: banking ?? none(trace) }),
  };
  reportHorizontalCurve(trace, input, curve);
  return curve;
}

export function loadOnCurve(trace: Trace, input: HorizontalCurveInput): LoadOnCurve {
  const gravity = normalGravity(trace, { gravity: input.rules.gravity, slope: input.slope });
  const { rolls, surchargeAngle, bulkDensity, belt } = input;
  const isLoaded = belt.materialMass > 0 && input.cases.some((one) => one.isLoaded);
  return {
    gravity,
    driftLimits: driftLimitsOf(trace, input),
    material: isLoaded
      ? materialSplit(trace, { rolls, surchargeAngle, bulkDensity, materialMass: belt.materialMass, gravity })
      : undefined,
  };
}

/** As typed in every case, or by the room on the wing rolls: starting and stopping may use it to their end. */
function driftLimitsOf(
  trace: Trace,
  { driftAllowance: allowance, wingFaceWidth, rolls: { wingLength } }: HorizontalCurveInput,
): LoadOnCurve["driftLimits"] {
  if (!isZero(allowance)) {
    const limit = driftLimit(trace, { allowance, wingFaceWidth, wingLength });
    return { running: limit, transient: limit };
  }
  const room = roomOnWing(trace, { wingFaceWidth, wingLength });
  return { running: runningRoom(trace, { room }), transient: room };
}

function driftNeed(trace: Trace, input: HorizontalCurveInput, load: LoadOnCurve): CurveCheck {
  const radius = input.rolls.troughAngle > 0 ? findDriftRadius(input, load) : undefined;
  if (radius === undefined) return { check: "drift", loadCase: "", need: { kind: "none-suffices" } };
  const window = findBankingWindow(input, load, radius);
  const found = radiusSearch(trace, { driftLimit: load.driftLimits.running, mostBanking: input.mostBanking }, radius);
  return { check: "drift", loadCase: window?.leastCase ?? "", need: { kind: "radius", radius: found } };
}

function edgeNeeds(trace: Trace, { cases, belt, rules }: HorizontalCurveInput): readonly CurveCheck[] {
  const distance = belt.profile.edgeOffset;
  return cases.flatMap(({ loadCase, state, tensionAt }): readonly CurveCheck[] => {
    const tension = tensionAt(none(trace));
    return [
      { check: "inner-edge-slack", loadCase, need: slackNeed(trace, { belt, rules, tension, distance }) },
      {
        check: "outer-edge-overstress",
        loadCase,
        need: overstressNeed(trace, { belt, rules, tension, distance, state }),
      },
    ];
  });
}

function chooseBanking(trace: Trace, window: BankingWindow | undefined, mostBanking: number): number | undefined {
  if (window === undefined || !isFeasible(window, mostBanking)) return undefined;
  return chosenBanking(trace, { least: window.least, most: smallest(window.most, mostBanking) });
}

function states(
  trace: Trace,
  input: HorizontalCurveInput,
  load: LoadOnCurve,
  built: { readonly radius: number; readonly banking: number },
): readonly HorizontalCaseState[] {
  const { belt } = input;
  return input.cases.map((one) => {
    const tension = one.tensionAt(none(trace));
    const question = driftQuestion(trace, input, load, one, tension, built.radius);
    const drift = driftOf(trace, question, built.banking);
    const { beltWidth, edgeOffset: distance } = belt.profile;
    const limit = load.driftLimits[one.state];
    const fibre = { tension, beltWidth, modulus: belt.modulus, distance, radius: built.radius };
    return {
      loadCase: one.loadCase,
      tension,
      drift,
      ...(drift.kind === "drift" && { rollFriction: rollFriction(trace, question, drift.drift, built.banking) }),
      driftLimit: limit,
      isWithinLimit: drift.kind === "drift" && Math.abs(drift.drift) <= limit * (1 + 1e-9),
      innerEdgeTension: slackenedFibreTension(trace, fibre),
      outerEdgeTension: stretchedFibreTension(trace, fibre),
    };
  });
}
