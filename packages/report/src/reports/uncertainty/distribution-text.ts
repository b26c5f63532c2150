import { formatNumber } from "@beltwright/model";
import type { Distribution } from "@beltwright/studies";
import { nameIn, type ReportContext } from "../context.ts";

/** `triangular (0.85; 1; 1.25)`, in the units of the document. */
export function distributionText({ w, language }: ReportContext, distribution: Distribution): string {
  const written = (value: number) => {
    const text = formatNumber(value);
    return language === "de" ? text.replace(".", ",") : text;
  };
  return `${nameIn(w.uncertain.kinds, distribution.kind)} (${numbersOf(distribution, written).join("; ")})`;
}

function numbersOf(distribution: Distribution, written: (value: number) => string): readonly string[] {
  switch (distribution.kind) {
    case "uniform":
      return [distribution.low, distribution.high].map(written);
    case "triangular":
      return [distribution.low, distribution.mode, distribution.high].map(written);
    case "normal": {
      const { mean, deviation, cut } = distribution;
      const range = cut === undefined ? [] : [`${written(cut.low)} … ${written(cut.high)}`];
      return [...[mean, deviation].map(written), ...range];
    }
    case "lognormal":
      return [distribution.median, distribution.factor].map(written);
    case "list":
      return distribution.values.map(({ value, weight }) => `${written(value)}: ${written(weight)}`);
  }
}
