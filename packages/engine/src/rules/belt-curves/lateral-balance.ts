import { grimmerKessler } from "../../standards/machine-sources.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { degree } from "../../units.ts";

const provisional = "three published balances differ by up to 45 % in the radius; the middle one is adopted";
const source = grimmerKessler("part II, lateral balance of a belt in a horizontal curve");
const troughAngle = { symbol: "lambda", unit: "rad", must: { least: 0, below: Math.PI / 2 } };
const banking = { symbol: "beta", unit: "rad", must: strictlyBetween(-Math.PI / 2, Math.PI / 2) };
const inside = { symbol: "W_i", unit: "N/m", must: nonNegative };
const centre = { symbol: "W_c", unit: "N/m", must: nonNegative };
const outside = { symbol: "W_o", unit: "N/m", must: nonNegative };

/** Pull of the curved belt towards the centre of the curve, per metre. The centrifugal credit is 0 by default. */
export const lateralPull = defineFormula({
  id: "belt-curves/lateral-balance/lateral-pull",
  source: mechanics("tensioned belt on a circular arc"),
  inputs: {
    tension: { symbol: "T", unit: "N", must: nonNegative },
    centrifugalCredit: { symbol: "psi", unit: "1", must: between(0, 1) },
    lineMass: { symbol: "q", unit: "kg/m", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    radius: { symbol: "R", unit: "m", must: positive },
  },
  output: { symbol: "F_t", unit: "N/m" },
  printed: "(T - psi * q * v ^ 2) / R",
  evaluate: ({ tension, centrifugalCredit, lineMass, beltSpeed, radius }) =>
    (tension - centrifugalCredit * lineMass * beltSpeed ** 2) / radius,
});

/** Weight of the belt lying on one roll, per metre. */
export const beltOnRoll = defineFormula({
  id: "belt-curves/lateral-balance/belt-on-roll",
  source: mechanics("weight spread over the belt width"),
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: positive },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    length: { symbol: "a", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "W", unit: "N/m" },
  printed: "q_B * g * a / B",
  evaluate: ({ beltMass, gravity, length, beltWidth }) => (beltMass * gravity * length) / beltWidth,
});

/** Gravity drawing the drifted belt outwards again, wings taken in full. The adopted balance. */
export const restoringForce = defineFormula({
  id: "belt-curves/lateral-balance/restoring-force",
  source,
  provisional,
  inputs: { inside, centre, outside, troughAngle, banking },
  output: { symbol: "Q", unit: "N/m" },
  printed: "W_i * sin(lambda + beta) + W_c * sin(beta) - W_o * sin(lambda - beta)",
  evaluate: ({ inside: inner, centre: middle, outside: outer, troughAngle: trough, banking: bank }) =>
    inner * Math.sin(trough + bank) + middle * Math.sin(bank) - outer * Math.sin(trough - bank),
});

/** The same with both wings projected by the cosine of the trough angle: the conventional balance, most cautious. */
export const conventionalRestoringForce = defineFormula({
  id: "belt-curves/lateral-balance/conventional-restoring-force",
  source: grimmerKessler("part I, conventional method"),
  inputs: { inside, centre, outside, troughAngle, banking },
  output: { symbol: "Q", unit: "N/m" },
  printed: "W_i * sin(lambda + beta) * cos(lambda) + W_c * sin(beta) - W_o * sin(lambda - beta) * cos(lambda)",
  evaluate: ({ inside: inner, centre: middle, outside: outer, troughAngle: trough, banking: bank }) =>
    inner * Math.sin(trough + bank) * Math.cos(trough) +
    middle * Math.sin(bank) -
    outer * Math.sin(trough - bank) * Math.cos(trough),
});

/** The pull as the rolls see it when it too is projected onto them: the least cautious balance. */
export const projectedPull = defineFormula({
  id: "belt-curves/lateral-balance/projected-pull",
  source: mechanics("virtual work of the belt pull along the rolls"),
  inputs: {
    pull: { symbol: "F_t", unit: "N/m" },
    beltWidth: { symbol: "B", unit: "m", must: positive },
    insideLength: { symbol: "a_i", unit: "m", must: nonNegative },
    centreLength: { symbol: "l_c", unit: "m", must: nonNegative },
    outsideLength: { symbol: "a_o", unit: "m", must: nonNegative },
    troughAngle,
    banking,
  },
  output: { symbol: "F_p", unit: "N/m" },
  printed: "F_t / B * (a_i * cos(lambda + beta) + l_c * cos(beta) + a_o * cos(lambda - beta))",
  evaluate: ({ pull, beltWidth, insideLength, centreLength, outsideLength, troughAngle: trough, banking: bank }) =>
    (pull / beltWidth) *
    (insideLength * Math.cos(trough + bank) + centreLength * Math.cos(bank) + outsideLength * Math.cos(trough - bank)),
});

const frictionInputs = {
  creditFactor: { symbol: "k", unit: "1", must: nonNegative },
  friction: { symbol: "mu", unit: "1", must: nonNegative },
  troughAngle,
};

/** Friction of forward-tilted wing rolls; give the banking its sign: plus inside, minus outside. Never credited by default. */
export const wingTiltFriction = defineFormula({
  id: "belt-curves/lateral-balance/wing-tilt-friction",
  source: grimmerKessler("part I, conventional method, tilted rolls"),
  inputs: { ...frictionInputs, weight: { symbol: "W", unit: "N/m", must: nonNegative }, banking },
  output: { symbol: "F_mu", unit: "N/m" },
  printed: "k * mu * W * cos(lambda + beta) * cos(lambda)",
  evaluate: ({ creditFactor, friction, weight, troughAngle: trough, banking: bank }) =>
    creditFactor * friction * weight * Math.cos(trough + bank) * Math.cos(trough),
});

/** Friction of a forward-tilted centre roll, which also bears the sine parts of both wings. */
export const centreTiltFriction = defineFormula({
  id: "belt-curves/lateral-balance/centre-tilt-friction",
  source: grimmerKessler("part I, conventional method, tilted rolls"),
  inputs: { ...frictionInputs, inside, centre, outside, banking },
  output: { symbol: "F_mu", unit: "N/m" },
  printed: "k * mu * (W_c * cos(beta) + (W_i * sin(lambda + beta) + W_o * sin(lambda - beta)) * sin(lambda))",
  evaluate: ({
    creditFactor,
    friction,
    inside: inner,
    centre: middle,
    outside: outer,
    troughAngle: trough,
    banking: bank,
  }) =>
    creditFactor *
    friction *
    (middle * Math.cos(bank) + (inner * Math.sin(trough + bank) + outer * Math.sin(trough - bank)) * Math.sin(trough)),
});

/** How far the belt may drift: the allowance, or to the end of the wing roll face. */
export const driftLimit = defineFormula({
  id: "belt-curves/lateral-balance/drift-limit",
  source: adopted("drift allowance and end of the wing roll face"),
  inputs: {
    allowance: { symbol: "d_al", unit: "m", must: nonNegative },
    wingFaceWidth: { symbol: "f_w", unit: "m", must: positive },
    wingLength: { symbol: "w", unit: "m", must: positive },
  },
  output: { symbol: "y_lim", unit: "m" },
  printed: "min(d_al, f_w - w)",
  evaluate: ({ allowance, wingFaceWidth, wingLength }) => Math.min(allowance, wingFaceWidth - wingLength),
});

/** How far a belt may drift before its edge leaves the wing roll. */
export const roomOnWing = defineFormula({
  id: "belt-curves/lateral-balance/room-on-wing",
  source: adopted("drift allowance and end of the wing roll face"),
  inputs: {
    wingFaceWidth: { symbol: "f_w", unit: "m", must: positive },
    wingLength: { symbol: "w", unit: "m", must: positive },
  },
  output: { symbol: "y_w", unit: "m" },
  printed: "f_w - w",
  evaluate: ({ wingFaceWidth, wingLength }) => wingFaceWidth - wingLength,
});

/** What of that a running belt may use day by day. */
export const runningRoom = defineFormula({
  id: "belt-curves/lateral-balance/running-room",
  source: adopted("four fifths of the room on the wing roll while running"),
  inputs: { room: { symbol: "y_w", unit: "m" } },
  output: { symbol: "y_lim", unit: "m" },
  printed: "0.8 * y_w",
  evaluate: ({ room }) => 0.8 * room,
});

/** Middle of the banking window to the nearest half degree; a window narrower than that keeps its exact middle. */
export const chosenBanking = defineFormula({
  id: "belt-curves/lateral-balance/chosen-banking",
  source: adopted("banking in steps of half a degree inside the window"),
  inputs: {
    least: { symbol: "beta_lo", unit: "rad", must: between(-90 * degree, 90 * degree) },
    most: { symbol: "beta_hi", unit: "rad", must: between(-90 * degree, 90 * degree) },
  },
  output: { symbol: "beta", unit: "rad" },
  printed:
    "if(beta_hi - beta_lo < 0.5[deg], (beta_lo + beta_hi) / 2, ceil((beta_lo + beta_hi) / 2 / 0.5[deg] - 0.5) * 0.5[deg])",
  evaluate: ({ least, most }) => {
    const step = 0.5 * degree;
    const middle = (least + most) / 2;
    return most - least < step ? middle : Math.ceil(middle / step - 0.5) * step;
  },
});

/** Gravity square to the belt line of a sloping conveyor. */
export const normalGravity = defineFormula({
  id: "belt-curves/lateral-balance/normal-gravity",
  source: mechanics("weight on a slope"),
  inputs: {
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    slope: { symbol: "theta", unit: "rad", must: strictlyBetween(-Math.PI / 2, Math.PI / 2) },
  },
  output: { symbol: "g_n", unit: "m/s2" },
  printed: "g * cos(theta)",
  evaluate: ({ gravity, slope }) => gravity * Math.cos(slope),
});

const drifted = mechanics("belt drifted on its rolls");
const wingLength = { symbol: "l_w", unit: "m", must: nonNegative };
const drift = { symbol: "y", unit: "m" };

/** Belt on the wing towards the centre of the curve. */
export const wingInside = defineFormula({
  id: "belt-curves/lateral-balance/wing-inside",
  source: drifted,
  inputs: { wingLength, drift },
  output: { symbol: "l_i", unit: "m" },
  printed: "l_w + y",
  evaluate: ({ wingLength: wing, drift: y }) => wing + y,
});

/** Belt on the other wing. */
export const wingOutside = defineFormula({
  id: "belt-curves/lateral-balance/wing-outside",
  source: drifted,
  inputs: { wingLength, drift },
  output: { symbol: "l_o", unit: "m" },
  printed: "l_w - y",
  evaluate: ({ wingLength: wing, drift: y }) => wing - y,
});

/** Belt and load on one roll. */
export const weightOnRoll = defineFormula({
  id: "belt-curves/lateral-balance/weight-on-roll",
  source: drifted,
  inputs: { belt: { symbol: "W_b", unit: "N/m" }, material: { symbol: "W_m", unit: "N/m" } },
  output: { symbol: "W", unit: "N/m" },
  printed: "W_b + W_m",
  evaluate: ({ belt, material }) => belt + material,
});
