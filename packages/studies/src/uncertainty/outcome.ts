import type { Finding } from "@beltwright/engine";
import { valueAtChance } from "../distributions/distribution.ts";
import { deviation, mean } from "../statistics/moments.ts";
import { ascending, type QuantileEstimate, quantileEstimate } from "../statistics/quantile.ts";
import { type VarianceShares, varianceShares } from "../statistics/rank-regression.ts";
import { type ChanceEstimate, chanceOf } from "../statistics/wilson.ts";
import { type Gathered, valuesOf } from "./batches.ts";
import type { Headline } from "./headlines.ts";
import { type Point, pointsOf } from "./plan.ts";
import type { Sample } from "./samples.ts";
import type { Study } from "./study.ts";

/** What a study found of one result. */
export interface ResultOutcome {
  readonly headline: Headline;
  /** Samples that have this result. */
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  readonly p5: QuantileEstimate;
  readonly p50: QuantileEstimate;
  readonly p95: QuantileEstimate;
  /** To miss its limit, where it has one. */
  readonly missing?: ChanceEstimate;
  /** In the order of the inputs. */
  readonly shares: VarianceShares;
  /** One for each input, widest first. */
  readonly swings: readonly Swing[];
}

/** A result where one input alone is at its P10 or P90, the others in their middle. */
interface Swing {
  readonly input: number;
  readonly low: number;
  readonly high: number;
}

interface FindingOutcome {
  readonly finding: Finding;
  readonly chance: ChanceEstimate;
}

/** Samples that could not be calculated, by their reason. */
interface RefusedSamples {
  readonly reason: string;
  readonly count: number;
}

export interface StudyOutcome {
  readonly seed: number;
  /** Samples that were drawn, refused ones among them. */
  readonly samples: number;
  readonly results: readonly ResultOutcome[];
  /** Errors first, then by their chance. */
  readonly findings: readonly FindingOutcome[];
  readonly refused: readonly RefusedSamples[];
}

/** What the samples that were gathered say. */
export function outcomeOf(study: Study, headlines: readonly Headline[], gathered: Gathered): StudyOutcome {
  const { samples } = gathered;
  const points = pointsOf(study, "samples").slice(0, samples.length);
  const results = headlines.flatMap((headline, at) => resultOutcome(study, headline, at, points, gathered));
  return {
    seed: study.seed,
    samples: samples.length,
    results,
    findings: findingOutcomes(gathered),
    refused: refusedOf(samples),
  };
}

/** Inputs of a study, by their place in it, that move no result: the method does not use them. */
export function idleInputs({ results }: StudyOutcome): readonly number[] {
  const moved = new Set(
    results.flatMap(({ swings }) => swings.flatMap(({ input, low, high }) => (low === high ? [] : [input]))),
  );
  const inputs = results[0]?.swings.map(({ input }) => input) ?? [];
  return inputs.filter((input) => !moved.has(input));
}

function resultOutcome(
  study: Study,
  headline: Headline,
  at: number,
  points: readonly Point[],
  { samples, swings }: Gathered,
): readonly ResultOutcome[] {
  const values = valuesOf(samples, at);
  if (values.length < 2) return [];
  const sorted = ascending(values);
  const estimate = (share: number) => quantileEstimate(sorted, share);
  return [
    {
      headline,
      count: values.length,
      mean: mean(values),
      deviation: deviation(values),
      p5: estimate(0.05),
      p50: estimate(0.5),
      p95: estimate(0.95),
      ...missing(headline, values),
      shares: sharesOf(study, points, samples, at),
      swings: swingsOf(study.inputs.length, swings, at),
    },
  ];
}

function missing({ limit }: Headline, values: readonly number[]): Pick<ResultOutcome, "missing"> {
  if (limit === undefined) return {};
  const misses = (value: number) => (limit.must === "most" ? value > limit.value : value < limit.value);
  return { missing: chanceOf(values.filter(misses).length, values.length) };
}

/** Shares of variance from the samples themselves: no further calculation is needed. */
function sharesOf(study: Study, points: readonly Point[], samples: readonly Sample[], at: number): VarianceShares {
  const drawn = samples.flatMap((sample, row) => {
    const value = sample.kind === "calculated" ? sample.values[at] : undefined;
    return value === undefined || Number.isNaN(value) ? [] : [{ value, point: points[row] ?? [] }];
  });
  const inputs = study.inputs.map(({ distribution }, input) =>
    drawn.map(({ point }) => valueAtChance(distribution, point[input] ?? 0.5)),
  );
  return varianceShares(
    inputs,
    drawn.map(({ value }) => value),
  );
}

function swingsOf(inputs: number, swings: readonly Sample[], at: number): readonly Swing[] {
  const valueAt = (row: number) => {
    const sample = swings[row];
    return sample?.kind === "calculated" ? (sample.values[at] ?? Number.NaN) : Number.NaN;
  };
  return Array.from({ length: inputs }, (_, input) => {
    return { input, low: valueAt(1 + 2 * input), high: valueAt(2 + 2 * input) };
  })
    .filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high))
    .sort((one, other) => Math.abs(other.high - other.low) - Math.abs(one.high - one.low));
}

const severities = ["error", "warning", "note"] as const;

function findingOutcomes({ samples, findings }: Gathered): readonly FindingOutcome[] {
  const calculated = samples.filter((sample) => sample.kind === "calculated");
  const counts = new Map<string, number>();
  for (const key of calculated.flatMap((sample) => sample.findings)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .flatMap(([key, count]): readonly FindingOutcome[] => {
      const finding = findings[key];
      return finding === undefined ? [] : [{ finding, chance: chanceOf(count, calculated.length) }];
    })
    .sort((one, other) => weight(one) - weight(other) || other.chance.count - one.chance.count);
}

const weight = ({ finding }: FindingOutcome): number => severities.indexOf(finding.severity);

function refusedOf(samples: readonly Sample[]): readonly RefusedSamples[] {
  const counts = new Map<string, number>();
  for (const sample of samples) {
    if (sample.kind === "refused") counts.set(sample.reason, (counts.get(sample.reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => other.count - one.count);
}
