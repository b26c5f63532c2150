import { tangentLength } from "../../../rules/belt-curves/arc.ts";
import { bareTrace } from "../../../trace/trace.ts";
import { findBanking } from "./drift.ts";
import { driftQuestion, type HorizontalCurveInput, type LoadOnCurve } from "./horizontal-curve-input.ts";

/** Banking angles that hold every load case within the drift limit, rad, with the cases that bound them. */
export interface BankingWindow {
  readonly least: number;
  readonly most: number;
  readonly leastCase: string;
  readonly mostCase: string;
}

/** The window at a radius; absent when some case cannot be held at any banking. It may be empty: least above most. */
export function findBankingWindow(
  input: HorizontalCurveInput,
  load: LoadOnCurve,
  radius: number,
): BankingWindow | undefined {
  let window: BankingWindow | undefined;
  const tangent = tangentLength.evaluate({ radius, deflection: input.deflection });
  // Every case at one place before the next: it is then looked for once.
  const tensionsAt = (distance: number) => input.cases.map((one) => one.tensionAt(distance, bareTrace));
  const [before, here, after] = [tensionsAt(-tangent), tensionsAt(0), tensionsAt(tangent)];
  for (const [at, one] of input.cases.entries()) {
    const tensions = [before[at] ?? 0, here[at] ?? 0, after[at] ?? 0];
    const high = Math.max(...tensions) * input.rules.highFactor;
    const low = Math.min(...tensions) * input.rules.lowFactor;
    const limit = load.driftLimits[one.state];
    const least = findBanking(driftQuestion(bareTrace, input, load, one, high, radius), limit);
    const most = findBanking(driftQuestion(bareTrace, input, load, one, low, radius), -limit);
    if (least === undefined || most === undefined) return undefined;
    window = narrowed(window, { least, most, leastCase: one.loadCase, mostCase: one.loadCase });
  }
  return window;
}

function narrowed(window: BankingWindow | undefined, one: BankingWindow): BankingWindow {
  if (window === undefined) return one;
  const isLeast = one.least > window.least;
  const isMost = one.most < window.most;
  return {
    least: isLeast ? one.least : window.least,
    leastCase: isLeast ? one.leastCase : window.leastCase,
    most: isMost ? one.most : window.most,
    mostCase: isMost ? one.mostCase : window.mostCase,
  };
}

/** Whether some banking up to the greatest allowed holds every case. */
export function isFeasible(window: BankingWindow | undefined, mostBanking: number): boolean {
  return window !== undefined && window.least <= Math.min(window.most, mostBanking);
}

const widestRadius = 1e7;
const radiusPrecision = 1e-11;

/** Smallest radius at which a banking holds every case; absent when none does. Feasibility grows with the radius. */
export function findDriftRadius(input: HorizontalCurveInput, load: LoadOnCurve): number | undefined {
  if (load.driftLimits.running <= 0) return undefined;
  const can = (radius: number) => isFeasible(findBankingWindow(input, load, radius), input.mostBanking);
  let high = 1;
  while (!can(high)) {
    high *= 2;
    if (high > widestRadius) return undefined;
  }
  let low = high / 2;
  while (high - low > radiusPrecision * high) {
    const middle = (low + high) / 2;
    if (can(middle)) high = middle;
    else low = middle;
  }
  return high;
}
