import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

const source = adopted("losses of a motor from its efficiencies at three loads");
const loss = (symbol: string) => ({ symbol, unit: "1" });

/** Loss at a load, over the rating. */
export const lossAtLoad = defineFormula({
  id: "energy-use/motor-losses/loss-at-load",
  source,
  inputs: {
    load: { symbol: "x", unit: "1", must: positive },
    efficiency: { symbol: "eta", unit: "1", must: positive },
  },
  output: loss("L_x"),
  printed: "x * (1 / eta - 1)",
  evaluate: ({ load, efficiency }) => load * (1 / efficiency - 1),
});

const [full, three, half] = [loss("L_100"), loss("L_75"), loss("L_50")];

/** Part that rises with the square of the load, through all three. */
export const squareLoss = defineFormula({
  id: "energy-use/motor-losses/square-loss",
  source,
  inputs: { full, three, half },
  output: loss("c_2"),
  printed: "(L_100 - 2 * L_75 + L_50) / 0.125",
  evaluate: ({ full: one, three: two, half: last }) => (one - 2 * two + last) / 0.125,
});

/** Part that rises with the load. */
export const linearLoss = defineFormula({
  id: "energy-use/motor-losses/linear-loss",
  source,
  inputs: { full, half, square: loss("c_2") },
  output: loss("c_1"),
  printed: "(L_100 - L_50) / 0.5 - 1.5 * c_2",
  evaluate: ({ full: one, half: last, square }) => (one - last) / 0.5 - 1.5 * square,
});

/** Part that is always there. */
export const idleLoss = defineFormula({
  id: "energy-use/motor-losses/idle-loss",
  source,
  inputs: { full, linear: loss("c_1"), square: loss("c_2") },
  output: loss("c_0"),
  printed: "L_100 - c_1 - c_2",
  evaluate: ({ full: one, linear, square }) => one - linear - square,
});

/** The square part where the curve through three loads would have a part below nought. */
export const squareLossAlone = defineFormula({
  id: "energy-use/motor-losses/square-loss-alone",
  source,
  inputs: { full, half },
  output: loss("c_2"),
  printed: "(L_100 - L_50) / 0.75",
  evaluate: ({ full: one, half: last }) => (one - last) / 0.75,
});

const figure = (symbol: string) => ({ symbol, unit: "1" });

/** Least efficiency of a class at 50 Hz, where the motor tells none. */
export const classEfficiency = defineFormula({
  id: "energy-use/motor-losses/class-efficiency",
  source: {
    document: "IEC 60034-30-1:2014, Efficiency classes of line operated AC motors",
    clause: "limits at 50 Hz",
    mark: "recalled",
  },
  inputs: {
    cubic: figure("A"),
    square: figure("B"),
    linear: figure("C"),
    constant: figure("D"),
    power: { symbol: "P", unit: "W", must: positive },
  },
  output: { symbol: "eta", unit: "1" },
  printed:
    "(A * log10(min(P, 200000[W]) / 1000[W])^3 + B * log10(min(P, 200000[W]) / 1000[W])^2 + C * log10(min(P, 200000[W]) / 1000[W]) + D) / 100",
  evaluate: ({ cubic, square, linear, constant, power }) => {
    const x = Math.log10(Math.min(power, 200_000) / 1000);
    return (cubic * x ** 3 + square * x ** 2 + linear * x + constant) / 100;
  },
});
