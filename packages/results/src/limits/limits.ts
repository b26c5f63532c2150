import type { MachineSolution } from "@beltwright/engine";

/** How much of what is allowed a result takes, and the limit itself where it is a number of the same kind. */
export interface ResultLimit {
  /** 1 at the limit. */
  readonly utilisation: number;
  /** In the unit of the result. */
  readonly limit?: number;
  /** The side of the limit on which the result must lie. */
  readonly must?: "least" | "most";
  /** Whether the program set the result to its limit itself: then there is no less left than there should be. */
  readonly isFound?: boolean;
  /** Compared at low friction, where it is worse than the result shown. */
  readonly isAtLowFriction?: true;
}

export type Verdict = "passing" | "near" | "failing";

/** From here on there is little left: a design that is to last is looked at again. */
const nearFrom = 0.9;

/** Where the program finds a size itself, it finds the very limit, to the digits its search keeps. */
const negligible = 1e-6;

export function verdictOf({ utilisation, isFound = false }: ResultLimit): Verdict {
  if (utilisation > 1 + negligible) return "failing";
  return utilisation >= nearFrom && !isFound ? "near" : "passing";
}

type Limits = Readonly<Record<string, ResultLimit>>;

/** The results that have a limit, by their names. Each is the comparison that raises a finding where it is missed. */
export function resultLimits(solution: MachineSolution): Limits {
  return {
    ...beltLimits(solution),
    ...powerLimit(solution),
    ...loadLimits(solution),
    ...takeUpLimits(solution),
  };
}

function beltLimits({ belt }: MachineSolution): Limits {
  const { rating, requiredRating, utilisation, runningSafety } = belt;
  if (!(rating > 0)) return {};
  return {
    tmaxStartOrRun: { utilisation: requiredRating / rating },
    // The safety factor at which the running tension would use the whole rating.
    ...(runningSafety !== undefined && {
      beltSafetyRun: { utilisation, limit: runningSafety * utilisation, must: "least" },
    }),
  };
}

function powerLimit({ power: { cases, ends, installed, sizedBy } }: MachineSolution): Limits {
  if (!(installed > 0)) return {};
  const most = Math.max(...[...cases, ...ends].map(({ absorbed }) => Math.abs(absorbed)));
  return {
    absorbedPower: {
      utilisation: most / installed,
      limit: installed / 1000,
      must: "most",
      ...(sizedBy.friction === "low" && { isAtLowFriction: true }),
    },
  };
}

function loadLimits({ crossSection, machine }: MachineSolution): Limits {
  const { fillRatio } = crossSection.lowDensity;
  const fullest = crossSection.kind === "pipe" ? machine.design.crossSection.pipeFillLimit : 1;
  return { percentBeltCapacity: { utilisation: fillRatio / fullest, limit: 100 * fullest, must: "most" } };
}

function takeUpLimits({ takeUp, machine: { takeUpTravel, design } }: MachineSolution): Limits {
  const { required, tension } = takeUp;
  const isFound = (design.takeUp.kind === "gravity" ? design.takeUp.mass : design.takeUp.tension) === undefined;
  const { available, total } = takeUpTravel;
  return {
    ...(required.kind === "found" &&
      required.isOtherWay !== true &&
      tension > 0 && {
        ttup: { utilisation: required.tension / tension, limit: required.tension / 1000, must: "least", isFound },
      }),
    ...(available !== undefined &&
      available > 0 && { takeUpTravel: { utilisation: total / available, limit: available, must: "most" } }),
  };
}
