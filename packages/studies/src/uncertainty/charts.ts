import type { LineChart } from "@beltwright/results";
import { type Distribution, valueAtChance } from "../distributions/distribution.ts";
import { ascending, quantile, quantileEstimate } from "../statistics/quantile.ts";
import type { Headline } from "./headlines.ts";

/** How often a result came up, in bins of one width. */
interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

const [fewestBins, mostBins] = [8, 40];

/** Bins after Freedman and Diaconis: twice the middle half over the cube root of their number. */
export function histogramOf(values: readonly number[]): Histogram {
  const sorted = ascending(values);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const middle = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const wanted = (most - least) / ((2 * middle) / Math.cbrt(sorted.length));
  const bins = most > least ? Math.min(mostBins, Math.max(fewestBins, Math.ceil(wanted) || fewestBins)) : 1;
  const width = most > least ? (most - least) / bins : Math.abs(least) / 10 || 1;
  const from = most > least ? least : least - width / 2;
  const counts = new Array<number>(bins).fill(0);
  for (const value of sorted) {
    const bin = Math.min(bins - 1, Math.floor((value - from) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { from, width, counts };
}

/** Places of the axis at which convergence is looked at. */
const looks = 40;
const fewest = 20;

/** P50 and P95 of a result, with their 95 % intervals, against the number of samples (handbook 11.2). */
export function convergenceChart({ label, unit }: Headline, values: readonly number[]): LineChart {
  const counts = Array.from({ length: looks }, (_, at) => Math.round(((at + 1) * values.length) / looks)).filter(
    (count, at, all) => count >= fewest && count !== all[at - 1],
  );
  const estimates = counts.map((count) => {
    const sorted = ascending(values.slice(0, count));
    return { middle: quantileEstimate(sorted, 0.5), high: quantileEstimate(sorted, 0.95) };
  });
  const edge = { dash: [4, 4] };
  return {
    kind: "lines",
    name: "convergence",
    title: "Convergence",
    x: { label: "Samples", unit: "1", values: counts },
    y: { label, unit },
    series: [
      { name: "P95", colour: "#d55e00", values: estimates.map(({ high }) => high.value) },
      { name: "P95, low", colour: "#d55e00", ...edge, values: estimates.map(({ high }) => high.low) },
      { name: "P95, high", colour: "#d55e00", ...edge, values: estimates.map(({ high }) => high.high) },
      { name: "P50", colour: "#0072b2", values: estimates.map(({ middle }) => middle.value) },
      { name: "P50, low", colour: "#0072b2", ...edge, values: estimates.map(({ middle }) => middle.low) },
      { name: "P50, high", colour: "#0072b2", ...edge, values: estimates.map(({ middle }) => middle.high) },
    ],
  };
}

/** The same histogram as a curve of steps, for a report. */
export function histogramChart({ label, unit }: Headline, values: readonly number[]): LineChart {
  const { from, width, counts } = histogramOf(values);
  const sorted = ascending(values);
  const marks = [0.05, 0.5, 0.95].map((share) => ({
    at: quantile(sorted, share),
    label: `P${Math.round(100 * share)}`,
  }));
  const edges = counts.flatMap((_, bin) => [from + bin * width, from + (bin + 1) * width]);
  const heights = counts.flatMap((count) => [count, count]);
  return {
    kind: "lines",
    name: "histogram",
    title: "Histogram",
    x: { label, unit, values: edges },
    y: { label: "Samples", unit: "1" },
    series: [{ name: "Samples", colour: "#0072b2", values: heights }],
    marks,
  };
}

/** The curve of a distribution as it is drawn small: places and how densely numbers lie there, both 0 to 1. */
export function densityCurve(distribution: Distribution, points = 48): readonly (readonly [number, number])[] {
  const [first, last] = [valueAtChance(distribution, 0.001), valueAtChance(distribution, 0.999)];
  const span = last - first;
  if (!(span > 0)) return [];
  const edges = Array.from({ length: points + 1 }, (_, at) => 0.001 + (0.998 * at) / points);
  const values = edges.map((chance) => valueAtChance(distribution, chance));
  const dense = values.slice(1).flatMap((value, at) => {
    const before = values[at] ?? value;
    return value > before ? [{ place: (value + before) / 2, density: 1 / (value - before) }] : [];
  });
  const most = Math.max(...dense.map(({ density }) => density));
  return dense.map(({ place, density }) => [(place - first) / span, density / most] as const);
}
