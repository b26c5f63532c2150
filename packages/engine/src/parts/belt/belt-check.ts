import type { Design } from "../../design/design.ts";
import type { BeltRules } from "../../design/settings.ts";
import { ratingFromStrength, requiredRating, safetyFactor, utilisation } from "../../rules/mechanics/belt.ts";
import { elasticStretch } from "../../rules/mechanics/take-up.ts";
import { type CaseName, limitsIn } from "../../solve/load-case.ts";
import type { Loop } from "../../solve/loop/belt-path.ts";
import type { CaseResult } from "../../solve/tension/case-result.ts";
import type { SolvedCase } from "../../solve/tension/solve-case.ts";
import { constant, largest, smallest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { addWhenAsked, whenAsked } from "../../trace/when-asked.ts";
import { recordedMeanTension } from "../take-up/fixed-length.ts";
import type { Belt } from "./belt-input.ts";

/** N, N/m and m. */
export interface BeltResult {
  readonly largestRunning: number;
  /** While starting and braking. */
  readonly largestTransient: number;
  /** Of all cases. */
  readonly largest: number;
  readonly smallest: number;
  readonly rating: number;
  readonly requiredRating: number;
  readonly governedBy: "running" | "starting";
  /** Strength over the largest running pull; absent where no pull is left to compare with. */
  readonly runningSafety?: number;
  readonly transientSafety?: number;
  readonly utilisation: number;
  /** Elastic stretch in each case. */
  readonly stretch: readonly {
    readonly loadCase: CaseName;
    readonly stretch: number;
    readonly meanTension: number;
  }[];
}

/** Strength over rating of steel cord belts without a stated rating. */
const steelCordSafety = 6.7;

/** Allowed running pull of a belt, N/m. */
export function ratingOf(
  trace: Trace,
  belt: Pick<Belt, "carcass" | "strength" | "rating">,
  { staticSafety, safetyOfStrength }: BeltRules,
): number {
  const asked = belt.carcass === "steel-cord" ? safetyOfStrength?.steelCord : safetyOfStrength?.fabric;
  if (asked !== undefined && belt.strength > 0) {
    return ratingFromStrength(trace, { strength: belt.strength, safety: asked });
  }
  if (belt.rating !== undefined && belt.rating > 0) return belt.rating;
  const steelCord = () => constant(trace, steelCordSafety, ratingFromStrength.definition.source);
  const safety = belt.carcass === "steel-cord" ? steelCord() : staticSafety;
  return ratingFromStrength(trace, { strength: belt.strength, safety });
}

export function beltOf(
  trace: Trace,
  design: Design,
  loop: Loop,
  solved: ReadonlyMap<CaseName, SolvedCase>,
  results: readonly CaseResult[],
  /** Running pulls by a sheet of the method beside the loop, N. */
  besides: readonly number[] = [],
): BeltResult {
  const { belt, beltRules } = design;
  const most = (of: (result: CaseResult) => boolean) =>
    largest(Number.NEGATIVE_INFINITY, ...results.filter(of).map((result) => result.largest.tension));
  const largestRunning = largest(
    most((one) => limitsIn(one) === "running"),
    ...besides,
  );
  const largestTransient = most((one) => limitsIn(one) === "transient" && one.motion !== "coasting");
  trace.place = {};
  const rating = ratingOf(trace, belt, beltRules);
  const allowedRise = beltRules.allowedTensionRise;
  const stretch = whenAsked(() => [...solved.values()].map((one) => stretchOf(trace, design, loop, one)));
  const required = requiredRating(trace, { largestRunning, largestTransient, allowedRise, beltWidth: belt.width });
  const found = {
    largestRunning,
    largestTransient,
    largest: largest(
      most(() => true),
      ...besides,
    ),
    smallest: smallest(Number.POSITIVE_INFINITY, ...results.map((result) => result.smallest.tension)),
    rating,
    requiredRating: required,
    governedBy: largestTransient / allowedRise > largestRunning ? ("starting" as const) : ("running" as const),
    ...safeties(trace, belt, largestRunning, largestTransient),
    utilisation: utilisation(trace, { tension: largestRunning, beltWidth: belt.width, rating }),
  };
  // Rounds of choosing parts never look at it.
  if (trace.mode !== "bare") stretch();
  return addWhenAsked(found, { stretch });
}

/** The same pulls in a belt of another rating; its stretch stays for when it is asked for. */
export function withRating(found: BeltResult, rating: number): BeltResult {
  const { largestRunning, largestTransient, requiredRating, governedBy, utilisation: used } = found;
  const { runningSafety, transientSafety } = found;
  const rated = {
    ...{ largestRunning, largestTransient, largest: found.largest, smallest: found.smallest },
    ...{ rating, requiredRating, governedBy, utilisation: used },
    ...(runningSafety === undefined ? {} : { runningSafety }),
    ...(transientSafety === undefined ? {} : { transientSafety }),
  };
  return addWhenAsked(rated, { stretch: () => found.stretch });
}

/** The belt of both directions: the harder pulls of the two, and the lower safeties. Its stretch is that of the listed one. */
export function beltBothWays(ahead: BeltResult, back: BeltResult): BeltResult {
  const worse = back.requiredRating > ahead.requiredRating ? back : ahead;
  const safety = (name: "runningSafety" | "transientSafety") => {
    const known = [ahead[name], back[name]].flatMap((one) => one ?? []);
    return known.length === 0 ? {} : { [name]: smallest(Number.POSITIVE_INFINITY, ...known) };
  };
  const found = {
    largestRunning: largest(ahead.largestRunning, back.largestRunning),
    largestTransient: largest(ahead.largestTransient, back.largestTransient),
    largest: largest(ahead.largest, back.largest),
    smallest: smallest(ahead.smallest, back.smallest),
    rating: ahead.rating,
    requiredRating: worse.requiredRating,
    governedBy: worse.governedBy,
    ...safety("runningSafety"),
    ...safety("transientSafety"),
    utilisation: largest(ahead.utilisation, back.utilisation),
  };
  return addWhenAsked(found, { stretch: () => ahead.stretch });
}

function safeties(trace: Trace, belt: Belt, running: number, transient: number) {
  const of = (largestTension: number) =>
    safetyFactor(trace, { strength: belt.strength, beltWidth: belt.width, largestTension });
  return {
    ...(running > 0 ? { runningSafety: of(running) } : {}),
    ...(transient > 0 ? { transientSafety: of(transient) } : {}),
  };
}

function stretchOf(trace: Trace, design: Design, loop: Loop, solved: SolvedCase) {
  const meanTension = recordedMeanTension(trace, solved, loop.straightLength);
  const { modulus, width: beltWidth } = design.belt;
  trace.place = { loadCase: solved.prepared.loadCase.name };
  const stretch = elasticStretch(trace, { meanTension, length: loop.straightLength, modulus, beltWidth });
  return { loadCase: solved.prepared.loadCase.name, stretch, meanTension };
}
