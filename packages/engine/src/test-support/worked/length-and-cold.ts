import { temperatureFactor } from "../../rules/adopted-1/temperature-factor.ts";
import { lengthCoefficient } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { startTrace } from "../../trace/trace.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");

const coefficients: readonly (readonly [number, string])[] = [
  [7, "5.460264"],
  [14, "3.813016"],
  [45, "2.291363"],
  [90, "1.843583"],
  [125, "1.663625"],
  [160, "1.547956"],
  [250, "1.366604"],
  [310, "1.302574"],
  [350, "1.276431"],
  [502.493781, "1.199116"],
  [1200, "1.075000"],
  [3000, "1.037717"],
  [6000, "1.03"],
];

const factors: readonly (readonly [number, string])[] = [
  [20, "1"],
  [5, "1.01"],
  [0, "1.02"],
  [-2.5, "1.0275"],
  [-7.5, "1.0475"],
  [-12.5, "1.13"],
  [-18, "1.32"],
  [-23, "1.50"],
  [-28, "1.65"],
  [-35, "1.80"],
  [-45, "1.90"],
];

export const lengthAndColdExamples: readonly WorkedExample[] = [
  {
    chapter: "09",
    title: "9.3.1: length coefficient",
    numbers: coefficients.map(
      ([length, printed]): WorkedNumber => [`C of ${length} m`, "1", printed, lengthCoefficient(trace, { length })],
    ),
  },
  {
    chapter: "09",
    title: "9.3.2: temperature factor",
    numbers: factors.map(
      ([temperature, printed]): WorkedNumber => [
        `Kt at ${temperature} °C`,
        "1",
        printed,
        temperatureFactor(trace, { temperature }),
      ],
    ),
  },
];
