import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { plain } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";

/** Steel: W/(m K), kg/m³ and J/(kg K). */
const [conductivity, density, specificHeat] = [50, 7850, 460];
const diffusivity = conductivity / (density * specificHeat);

const stopTime = { symbol: "t_s", unit: "s", must: positive };

/** Both faces of the ring that the pads sweep. */
export const sweptArea = defineFormula({
  id: "disc-brake/surface/swept-area",
  source: mechanics("ring as wide as the pads"),
  inputs: {
    discDiameter: { symbol: "D", unit: "m", must: positive },
    padWidth: { symbol: "x", unit: "m", must: positive },
  },
  output: { symbol: "A_r", unit: "m2" },
  printed: "2 * pi / 4 * (D ^ 2 - (D - 2 * x) ^ 2)",
  evaluate: ({ discDiameter, padWidth }) =>
    ((2 * Math.PI) / 4) * (discDiameter ** 2 - (discDiameter - 2 * padWidth) ** 2),
});

/** Heat flux at the beginning of a stop, from where it falls straight to nothing. */
export const firstFlux = defineFormula({
  id: "disc-brake/surface/first-flux",
  source: mechanics("even deceleration"),
  inputs: {
    energy: { symbol: "E", unit: "N*m", must: nonNegative },
    stopTime,
    sweptArea: { symbol: "A_r", unit: "m2", must: positive },
  },
  output: { symbol: "q_0", unit: "kg/s3" },
  printed: "2 * E / (t_s * A_r)",
  evaluate: ({ energy, stopTime: time, sweptArea: area }) => (2 * energy) / (time * area),
});

/** Temperature of the pads' track at its hottest in the last of several stops. */
export const surfaceTemperature = defineFormula({
  id: "disc-brake/surface/surface-temperature",
  source: adopted("the last stop begins where those before it ended"),
  inputs: {
    trough: { symbol: "t_tr", unit: "degC" },
    stops: { symbol: "N", unit: "1", must: nonNegative },
    rise: { symbol: "dT", unit: "degC", must: nonNegative },
    surfaceRise: { symbol: "dT_s", unit: "degC", must: nonNegative },
  },
  output: { symbol: "t_surf", unit: "degC" },
  printed: "t_tr + max(0, N - 1) * dT + dT_s",
  evaluate: ({ trough, stops, rise, surfaceRise: last }) => trough + Math.max(0, stops - 1) * rise + last,
});

interface Flux {
  readonly flux: number;
  readonly stopTime: number;
  readonly discThickness: number;
}

const hottest = defineSearch({
  id: "disc-brake/surface/surface-rise",
  source: mechanics("plate heated on both faces by a flux that falls straight to nothing"),
  inputs: {
    flux: { symbol: "q_0", unit: "kg/s3" },
    stopTime: { symbol: "t_s", unit: "s" },
    discThickness: { symbol: "t_d", unit: "m" },
  },
  output: { symbol: "dT_s", unit: "degC" },
  rule: "largest rise of the surface of a steel plate of this thickness in the time of the stop",
});

/** How much hotter the surface gets in one stop, K. */
export function surfaceRise(trace: Trace, given: Flux): number {
  const { flux, stopTime: time, discThickness } = given;
  return hottest(
    trace,
    { flux, stopTime: time, discThickness },
    mostRise(plain(flux), plain(time), plain(discThickness)),
  );
}

/** The surface is hottest once: it warms while the flux is large and cools inwards when it is small. */
function mostRise(flux: number, time: number, thickness: number): number {
  const plate = { time, half: thickness / 2, decay: diffusivity * (Math.PI / (thickness / 2)) ** 2 };
  let [from, to] = [0, time];
  // Near the top a step of a millionth changes the rise by the square of it.
  for (let round = 0; round < 30; round += 1) {
    const middle = (from + to) / 2;
    if (isWarming(plate, middle)) from = middle;
    else to = middle;
  }
  return flux * riseAt(plate, (from + to) / 2);
}

/** A plate that is stopped on: how long, half its thickness, and how quickly the first of its waves dies away. */
interface Plate {
  readonly time: number;
  readonly half: number;
  readonly decay: number;
}

/**
 * Rise for each unit of flux: mean of the plate and what the surface is ahead of it. The sums of 1/n² and 1/n⁴ are taken
 * whole, 1/6 and 1/90 of powers of pi, so that only terms that die away quickly are added up.
 */
function riseAt({ time, half, decay }: Plate, at: number): number {
  const mean = (at - at ** 2 / (2 * time)) / (density * specificHeat * half);
  let ahead = (1 - at / time) / 6 + half ** 2 / (diffusivity * time) / 90;
  for (let n = 1; n <= mostTerms; n += 1) {
    const rate = decay * n ** 2;
    const left = Math.exp(-rate * at);
    if (left < 1e-17) break;
    ahead -= (left * (1 + 1 / (rate * time))) / (n * Math.PI) ** 2;
  }
  return mean + ((2 * half) / conductivity) * ahead;
}

/** Whether the surface still gets hotter: the slope of its rise. */
function isWarming({ time, decay }: Plate, at: number): boolean {
  let slope = (1 - at / time) / 2 - 1 / (6 * time * (decay / Math.PI ** 2));
  for (let n = 1; n <= mostTerms; n += 1) {
    const rate = decay * n ** 2;
    const left = Math.exp(-rate * at);
    if (left < 1e-17) break;
    slope += left * (1 + 1 / (rate * time));
  }
  return slope > 0;
}

const mostTerms = 2000;
