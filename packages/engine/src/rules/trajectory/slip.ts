import { booth } from "../../standards/machine-sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const source = booth("slip of the stream on the head pulley");
const beltSpeed = { symbol: "v", unit: "m/s", must: positive };
const radius = { symbol: "R", unit: "m", must: positive };
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const slope = { symbol: "phi", unit: "rad", must: strictlyBetween(-Math.PI / 2, Math.PI / 2) };
const staticFriction = { symbol: "mu_s", unit: "1", must: positive };
const kineticFriction = { symbol: "mu_k", unit: "1", must: nonNegative };
/** Adhesive stress over the weight of the layer; 0 after Booth. */
const adhesion = { symbol: "s_a", unit: "1", must: nonNegative };
const slipAngle = { symbol: "alpha_r", unit: "rad" };
const angle = { symbol: "alpha", unit: "rad" };

function halve(low: number, high: number, isBelow: (middle: number) => boolean): number {
  let [from, to] = [low, high];
  for (let round = 0; round < 60; round += 1) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Angle past the top at which the stream begins to slide on the belt. */
export const slipStart = defineProcedure({
  id: "trajectory/slip/slip-start",
  source,
  inputs: { beltSpeed, radius, gravity, slope, staticFriction, adhesion },
  output: { symbol: "alpha_r", unit: "rad" },
  rule: "root of cos(a) - sin(a)/mu_s + s_a = v^2/(g R), by halving from tangency on; tangency if it slides there already",
  evaluate: ({ beltSpeed: v, radius: r, gravity: g, slope: phi, staticFriction: friction, adhesion: grip }) => {
    const pull = v ** 2 / (g * r);
    const holds = (alpha: number) => Math.cos(alpha) - Math.sin(alpha) / friction + grip > pull;
    return holds(-phi) ? halve(-phi, Math.PI / 2, holds) : -phi;
  },
});

/** Square of the speed of a stream sliding on the pulley: the closed solution of the equation of motion. */
export const slidingSpeedSquared = defineFormula({
  id: "trajectory/slip/sliding-speed-squared",
  source,
  inputs: { angle, slipAngle, beltSpeed, radius, gravity, kineticFriction, adhesion },
  output: { symbol: "V2", unit: "m2/s2" },
  printed:
    "2 * g * R * ((2 * mu_k ^ 2 - 1) * cos(alpha) - 3 * mu_k * sin(alpha)) / (1 + 4 * mu_k ^ 2) + g * R * s_a + (v ^ 2 - 2 * g * R * ((2 * mu_k ^ 2 - 1) * cos(alpha_r) - 3 * mu_k * sin(alpha_r)) / (1 + 4 * mu_k ^ 2) - g * R * s_a) * exp(2 * mu_k * (alpha - alpha_r))",
  evaluate: ({
    angle: alpha,
    slipAngle: start,
    beltSpeed: v,
    radius: r,
    gravity: g,
    kineticFriction: mu,
    adhesion: grip,
  }) => {
    const steady = (at: number) =>
      (2 * g * r * ((2 * mu ** 2 - 1) * Math.cos(at) - 3 * mu * Math.sin(at))) / (1 + 4 * mu ** 2) + g * r * grip;
    return steady(alpha) + (v ** 2 - steady(start)) * Math.exp(2 * mu * (alpha - start));
  },
});

const scanStep = 1e-4;

/** Angle past the top at which a sliding stream leaves the belt. */
export const slipDischarge = defineProcedure({
  id: "trajectory/slip/slip-discharge",
  source,
  inputs: { slipAngle, beltSpeed, radius, gravity, kineticFriction, adhesion },
  output: { symbol: "alpha_d", unit: "rad" },
  rule: "first root of V^2 = g R (cos(a) + s_a) past the start of slip, scanned in steps of 1e-4 rad, then halved",
  evaluate: ({ slipAngle: start, ...stream }) => {
    const { gravity: g, radius: r, adhesion: grip } = stream;
    const rests = (alpha: number) =>
      slidingSpeedSquared.evaluate({ ...stream, slipAngle: start, angle: alpha }) < g * r * (Math.cos(alpha) + grip);
    let alpha = start;
    while (rests(alpha + scanStep) && alpha < Math.PI) alpha += scanStep;
    return halve(alpha, alpha + scanStep, rests);
  },
});

/** Whether the stream leaves at tangency: 1 when the belt is fast enough for gravity and adhesion, else 0. */
export const leavesAtTangency = defineFormula({
  id: "trajectory/slip/leaves-at-tangency",
  source,
  inputs: { beltSpeed, radius, gravity, slope, adhesion },
  output: { symbol: "b", unit: "1" },
  printed: "if(v ^ 2 / (g * R) >= cos(phi) + s_a, 1, 0)",
  evaluate: ({ beltSpeed: v, radius: r, gravity: g, slope: phi, adhesion: grip }) =>
    v ** 2 / (g * r) >= Math.cos(phi) + grip ? 1 : 0,
});

/** Speed from its square. */
export const slidingSpeed = defineFormula({
  id: "trajectory/slip/sliding-speed",
  source,
  inputs: { speedSquared: { symbol: "V2", unit: "m2/s2", must: nonNegative } },
  output: { symbol: "V", unit: "m/s" },
  printed: "sqrt(V2)",
  evaluate: ({ speedSquared }) => Math.sqrt(speedSquared),
});
