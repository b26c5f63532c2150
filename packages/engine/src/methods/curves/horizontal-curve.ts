import { slackenedFibreTension, stretchedFibreTension } from "../../standards/belt-curves/fibre-tension.ts";
import { chosenBanking, driftLimit, normalGravity } from "../../standards/belt-curves/lateral-balance.ts";
import { grimmerKessler } from "../../standards/machine-sources.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";
import { type BankingWindow, findBankingWindow, findDriftRadius, isFeasible } from "./banking-window.ts";
import { type CurveCheck, governing, governingChecks, isMet } from "./curve-input.ts";
import { driftOf } from "./drift.ts";
import { driftQuestion, type HorizontalCurveInput, type LoadOnCurve } from "./horizontal-curve-input.ts";
import type { HorizontalCaseState, HorizontalCurve } from "./horizontal-curve-result.ts";
import { reportHorizontalCurve } from "./horizontal-findings.ts";
import { materialSplit } from "./material-split.ts";
import { overstressNeed, slackNeed } from "./radius-needs.ts";
import { roundUp } from "./vertical-curve.ts";

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

/** Radius, banking and drift of a horizontal curve in every load case. */
export function horizontalCurve(trace: Trace, input: HorizontalCurveInput): HorizontalCurve {
  demandFinite(trace, "horizontal-curve", input);
  const load = loadOnCurve(trace, input);
  const needs = [driftNeed(trace, input, load), ...edgeNeeds(trace, input)];
  const governs = governing(needs);
  const recommendedRadius =
    governs === undefined ? undefined : roundUp(trace, governs.need, input.rules.horizontalIncrement);
  const usedRadius = input.radius ?? recommendedRadius;
  const window = usedRadius === undefined ? undefined : findBankingWindow(input, load, usedRadius);
  const banking = input.banking ?? chooseBanking(trace, window, input.mostBanking);
  const curve: HorizontalCurve = {
    needs,
    checks: governingChecks(needs),
    governing: governs,
    recommendedRadius,
    usedRadius,
    driftLimit: load.driftLimit,
    window,
    banking,
    isAdequate: governs === undefined || isMet(governs.need, usedRadius),
    states: usedRadius === undefined ? [] : states(trace, input, load, { radius: usedRadius, banking: banking ?? 0 }),
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
    driftLimit: driftLimit(trace, {
      allowance: input.driftAllowance,
      wingFaceWidth: input.wingFaceWidth,
      wingLength: rolls.wingLength,
    }),
    material: isLoaded
      ? materialSplit(trace, { rolls, surchargeAngle, bulkDensity, materialMass: belt.materialMass, gravity })
      : undefined,
  };
}

function driftNeed(trace: Trace, input: HorizontalCurveInput, load: LoadOnCurve): CurveCheck {
  const radius = input.rolls.troughAngle > 0 ? findDriftRadius(input, load) : undefined;
  if (radius === undefined) return { check: "drift", loadCase: "", need: { kind: "none-suffices" } };
  radiusSearch(trace, { driftLimit: load.driftLimit, mostBanking: input.mostBanking }, radius);
  const window = findBankingWindow(input, load, radius);
  return { check: "drift", loadCase: window?.leastCase ?? "", need: { kind: "radius", radius } };
}

function edgeNeeds(trace: Trace, { cases, belt, rules }: HorizontalCurveInput): readonly CurveCheck[] {
  const distance = belt.profile.edgeOffset;
  return cases.flatMap(({ loadCase, state, tensionAt }): readonly CurveCheck[] => {
    const tension = tensionAt(0);
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
  return chosenBanking(trace, { least: window.least, most: Math.min(window.most, mostBanking) });
}

function states(
  trace: Trace,
  input: HorizontalCurveInput,
  load: LoadOnCurve,
  built: { readonly radius: number; readonly banking: number },
): readonly HorizontalCaseState[] {
  const { belt } = input;
  return input.cases.map((one) => {
    const tension = one.tensionAt(0);
    const drift = driftOf(trace, driftQuestion(input, load, one, tension, built.radius), built.banking);
    const { beltWidth, edgeOffset: distance } = belt.profile;
    const fibre = { tension, beltWidth, modulus: belt.modulus, distance, radius: built.radius };
    return {
      loadCase: one.loadCase,
      tension,
      drift,
      isWithinLimit: drift.kind === "drift" && Math.abs(drift.drift) <= load.driftLimit * (1 + 1e-9),
      innerEdgeTension: slackenedFibreTension(trace, fibre),
      outerEdgeTension: stretchedFibreTension(trace, fibre),
    };
  });
}
