import { inverseNormal, normalChance } from "./normal.ts";

/** How likely each value of an uncertain number is (handbook 11.1). */
export type Distribution =
  | { readonly kind: "uniform"; readonly low: number; readonly high: number }
  | { readonly kind: "triangular"; readonly low: number; readonly mode: number; readonly high: number }
  | {
      readonly kind: "normal";
      readonly mean: number;
      readonly deviation: number;
      /** Where nothing beyond comes up. */
      readonly cut?: { readonly low: number; readonly high: number };
    }
  | { readonly kind: "lognormal"; readonly median: number; readonly factor: number }
  | { readonly kind: "list"; readonly values: readonly WeightedValue[] };

export interface WeightedValue {
  readonly value: number;
  readonly weight: number;
}

/** The value that the uncertain number stays below with a chance strictly between 0 and 1. */
export function valueAtChance(distribution: Distribution, chance: number): number {
  switch (distribution.kind) {
    case "uniform":
      return distribution.low + chance * (distribution.high - distribution.low);
    case "triangular":
      return triangular(distribution, chance);
    case "normal":
      return normal(distribution, chance);
    case "lognormal":
      return distribution.median * distribution.factor ** inverseNormal(chance);
    case "list":
      return listed(distribution.values, chance);
  }
}

function triangular({ low, mode, high }: Extract<Distribution, { kind: "triangular" }>, chance: number): number {
  if (high === low) return low;
  const rising = (mode - low) / (high - low);
  if (chance < rising) return low + Math.sqrt(chance * (high - low) * (mode - low));
  return high - Math.sqrt((1 - chance) * (high - low) * (high - mode));
}

function normal({ mean, deviation, cut }: Extract<Distribution, { kind: "normal" }>, chance: number): number {
  if (cut === undefined || deviation === 0) return mean + deviation * inverseNormal(chance);
  const [below, above] = [(cut.low - mean) / deviation, (cut.high - mean) / deviation];
  // Beyond the upper tail chances round to 1: what lies above the mean is drawn from the other side.
  const isUpper = below > 0;
  const [least, most] = isUpper ? [-above, -below] : [below, above];
  const share = isUpper ? 1 - chance : chance;
  const [from, to] = [normalChance(least), normalChance(most)];
  const drawn = inverseNormal(from + share * (to - from));
  return Math.min(Math.max(mean + deviation * (isUpper ? -drawn : drawn), cut.low), cut.high);
}

function listed(values: readonly WeightedValue[], chance: number): number {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { value, weight } of values) {
    passed += weight;
    if (passed > chance * total) return value;
  }
  return values.at(-1)?.value ?? Number.NaN;
}
