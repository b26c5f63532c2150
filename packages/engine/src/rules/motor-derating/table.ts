import { interpolate, interpolateBy } from "../../standards/interpolate.ts";
import { motorMakers } from "../../standards/machine-sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { atMost, between, nonNegative, positive } from "../../trace/limit.ts";

const source = motorMakers("power by altitude and cooling air");
const temperatures = [30, 35, 40, 45, 50, 55, 60] as const;

interface Row {
  readonly altitude: number;
  readonly factors: readonly number[];
}

/** Share of the nameplate power by altitude, m, and air temperature, °C. */
export const deratingRows: readonly Row[] = [
  { altitude: 1000, factors: [1.06, 1.03, 1.0, 0.96, 0.92, 0.87, 0.82] },
  { altitude: 1500, factors: [1.03, 1.0, 0.97, 0.93, 0.89, 0.84, 0.8] },
  { altitude: 2000, factors: [1.0, 0.97, 0.94, 0.9, 0.86, 0.82, 0.77] },
  { altitude: 2500, factors: [0.95, 0.93, 0.9, 0.86, 0.83, 0.78, 0.74] },
  { altitude: 3000, factors: [0.91, 0.89, 0.86, 0.83, 0.79, 0.75, 0.71] },
  { altitude: 3500, factors: [0.87, 0.84, 0.82, 0.79, 0.75, 0.71, 0.67] },
  { altitude: 4000, factors: [0.82, 0.79, 0.77, 0.74, 0.71, 0.67, 0.63] },
];

/** Beyond these the maker has to be asked. */
export const highestAltitude = atMost(4000);
export const warmestAir = atMost(60);

/** Share of its nameplate power a motor gives. Below 1000 m and 30 °C the table's ends hold. */
export const deratingFactor = defineProcedure({
  id: "motor-derating/table/derating-factor",
  source,
  inputs: {
    altitude: { symbol: "h", unit: "m", must: between(-500, 4000) },
    temperature: { symbol: "t", unit: "degC", must: between(-60, 60) },
  },
  output: { symbol: "k", unit: "1" },
  rule: "table over altitude and temperature, linear in both, held at its lower ends",
  evaluate: ({ altitude, temperature }) =>
    interpolateBy(
      deratingRows,
      (row) => row.altitude,
      altitude,
      (row) =>
        interpolate(
          row.factors.map((factor, at) => [temperatures[at] ?? 60, factor]),
          temperature,
        ),
    ),
});

/** Nameplate power a motor needs at the site. A factor above 1 is never credited. */
export const requiredNameplate = defineFormula({
  id: "motor-derating/table/required-nameplate",
  source,
  inputs: {
    power: { symbol: "P_req", unit: "W", must: nonNegative },
    factor: { symbol: "k", unit: "1", must: positive },
  },
  output: { symbol: "P_n", unit: "W" },
  printed: "P_req / min(k, 1)",
  evaluate: ({ power, factor }) => power / Math.min(factor, 1),
});
