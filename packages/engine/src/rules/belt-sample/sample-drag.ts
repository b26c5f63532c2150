import { cema7 } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** How the drag at a temperature compares with that of the test, °C and ratio. */
export interface WarmthOfSample {
  readonly temperature: number;
  readonly factor: number;
}

/** Indentation measured on a sample of the belt: drag = factor · load^exponent, both in N/mm, at the tested cover and roll, m. */
export interface BeltSample {
  readonly factor: number;
  readonly exponent: number;
  readonly cover: number;
  readonly rollDiameter: number;
  /** In rising order of temperature; none where the test says nothing of it. */
  readonly warmth: readonly WarmthOfSample[];
}

export const sampleDrag = defineFormula({
  id: "belt-sample/sample-drag/sample-drag",
  source: cema7("large-sample method: drag of a belt sample, taken to cover and roll as a thin layer on a roll"),
  inputs: {
    temperatureFactor: { symbol: "c_T", unit: "1", must: positive },
    factor: { symbol: "a", unit: "1", must: positive },
    exponent: { symbol: "b", unit: "1", must: between(0.5, 3) },
    lineForce: { symbol: "w", unit: "N/m", must: nonNegative },
    cover: { symbol: "h", unit: "m", must: nonNegative },
    testedCover: { symbol: "h_0", unit: "m", must: positive },
    rollDiameter: { symbol: "D", unit: "m", must: positive },
    testedRoll: { symbol: "D_0", unit: "m", must: positive },
  },
  output: { symbol: "F_ind", unit: "N/m" },
  printed: "1000[N/m] * c_T * a * (w / 1000[N/m]) ^ b * (h / h_0) ^ (1 / 3) * (D_0 / D) ^ (2 / 3)",
  evaluate: ({ temperatureFactor, factor, exponent, lineForce, cover, testedCover, rollDiameter, testedRoll }) =>
    1000 *
    temperatureFactor *
    factor *
    (lineForce / 1000) ** exponent *
    (cover / testedCover) ** (1 / 3) *
    (testedRoll / rollDiameter) ** (2 / 3),
});

const factorBetween = defineFormula({
  id: "belt-sample/sample-drag/factor-between",
  source: cema7("large-sample method: drag by temperature, straight between two tests"),
  inputs: {
    temperature: { symbol: "T", unit: "degC" },
    colder: { symbol: "T_a", unit: "degC" },
    colderFactor: { symbol: "c_a", unit: "1" },
    warmer: { symbol: "T_b", unit: "degC" },
    warmerFactor: { symbol: "c_b", unit: "1" },
  },
  output: { symbol: "c_T", unit: "1" },
  printed: "c_a + (c_b - c_a) * (T - T_a) / (T_b - T_a)",
  evaluate: ({ temperature, colder, colderFactor, warmer, warmerFactor }) =>
    colderFactor + ((warmerFactor - colderFactor) * (temperature - colder)) / (warmer - colder),
});

/** What the temperature does to the drag; beyond the tests it stays as at the last of them. */
export function warmthOfSample(trace: Trace, { warmth }: BeltSample, temperature: number): number {
  const next = warmth.findIndex((test) => test.temperature >= temperature);
  const warmer = warmth[next];
  const colder = warmth[next - 1];
  if (warmer === undefined) return warmth.at(-1)?.factor ?? constant(trace, 1, sampleDrag.definition.source);
  if (colder === undefined) return warmer.factor;
  return factorBetween(trace, {
    temperature,
    colder: colder.temperature,
    colderFactor: colder.factor,
    warmer: warmer.temperature,
    warmerFactor: warmer.factor,
  });
}
