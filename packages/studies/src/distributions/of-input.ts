import type { UncertainInput } from "@beltwright/model";
import type { Distribution, WeightedValue } from "./distribution.ts";
import { normalChance } from "./normal.ts";

/** Why the numbers of an uncertain input are no distribution. */
export type DistributionFault = "order" | "spread" | "median" | "factor" | "cut" | "list";

type DistributionOf = Distribution | { readonly kind: "fault"; readonly fault: DistributionFault };

/** The distribution that an input of the document describes. */
export function distributionOf(input: UncertainInput): DistributionOf {
  const { drawnLow: low, drawnMiddle: middle, drawnHigh: high, drawnSpread: spread } = input;
  switch (input.distribution) {
    case "Uniform":
      return low <= high ? { kind: "uniform", low, high } : fault("order");
    case "Triangular":
      return low <= middle && middle <= high ? { kind: "triangular", low, mode: middle, high } : fault("order");
    case "Normal":
      if (spread < 0) return fault("spread");
      if (!input.isCut) return { kind: "normal", mean: middle, deviation: spread };
      return cutNormal(middle, spread, { low, high });
    case "Lognormal":
      if (!(middle > 0)) return fault("median");
      return spread > 0 ? { kind: "lognormal", median: middle, factor: spread } : fault("factor");
    case "List":
      return listOf(input.drawnList);
  }
}

/** A cut that leaves next to nothing of the distribution leaves nothing to draw from. */
const leastChance = 1e-9;

function cutNormal(mean: number, deviation: number, cut: { readonly low: number; readonly high: number }) {
  const chance = normalChance((cut.high - mean) / deviation) - normalChance((cut.low - mean) / deviation);
  const isInside = deviation === 0 ? cut.low <= mean && mean <= cut.high : chance >= leastChance;
  return isInside ? ({ kind: "normal", mean, deviation, cut } as const) : fault("cut");
}

const fault = (reason: DistributionFault) => ({ kind: "fault", fault: reason }) as const;

/** `0.9:1 1:2 1.1` as values with weights; one without a weight has 1. */
function listOf(text: string): DistributionOf {
  const values = text
    .split(/[\s;]+/)
    .filter((word) => word !== "")
    .map((word): WeightedValue => {
      const [value = "", weight = "1"] = word.split(":");
      return { value: Number(value), weight: Number(weight) };
    });
  const isSound = values.every(({ value, weight }) => Number.isFinite(value) && Number.isFinite(weight) && weight >= 0);
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  return isSound && total > 0 ? { kind: "list", values } : fault("list");
}
