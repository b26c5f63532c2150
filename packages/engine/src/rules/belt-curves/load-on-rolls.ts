import { geometry, iso5048 } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const source = geometry("load of parabolic top standing on three rolls");
const centreLength = { symbol: "l_c", unit: "m", must: nonNegative };
const troughAngle = { symbol: "lambda", unit: "rad", must: strictlyBetween(0, Math.PI / 2) };
const surchargeAngle = { symbol: "sigma", unit: "rad", must: { least: 0, below: Math.PI / 2 } };
const wingLoad = { symbol: "c", unit: "m", must: nonNegative };
const unitWeight = { symbol: "gamma", unit: "N/m3", must: positive };
const halfChord = { symbol: "X", unit: "m", must: positive };
const edgeLevel = { symbol: "z_m", unit: "m", must: nonNegative };
const crown = { symbol: "h", unit: "m", must: nonNegative };

/** Cross-section of a load that covers this much of each wing roll. */
export const loadAreaOfWing = defineFormula({
  id: "belt-curves/load-on-rolls/load-area-of-wing",
  source: iso5048("cross-section of the load, three rolls"),
  inputs: { centreLength, wingLoad, troughAngle, surchargeAngle },
  output: { symbol: "A", unit: "m2" },
  printed: "(l_c + c * cos(lambda)) * c * sin(lambda) + 2 / 3 * (l_c / 2 + c * cos(lambda)) ^ 2 * tan(sigma)",
  evaluate: ({ centreLength: centre, wingLoad: wing, troughAngle: trough, surchargeAngle: surcharge }) =>
    (centre + wing * Math.cos(trough)) * wing * Math.sin(trough) +
    (2 / 3) * (centre / 2 + wing * Math.cos(trough)) ** 2 * Math.tan(surcharge),
});

/** Length of each wing roll that a load of this cross-section covers. A smaller load stays on the centre roll. */
export const loadedWing = defineProcedure({
  id: "belt-curves/load-on-rolls/loaded-wing",
  source,
  inputs: {
    area: { symbol: "A", unit: "m2", must: nonNegative },
    centreLength,
    wingLength: { symbol: "w", unit: "m", must: positive },
    troughAngle,
    surchargeAngle,
  },
  output: { symbol: "c", unit: "m" },
  rule: "root of A(c) = A between 0 and w, by halving; the nearer end when there is none",
  evaluate: ({ area, centreLength: centre, wingLength, troughAngle: trough, surchargeAngle: surcharge }) => {
    let low = 0;
    let high = wingLength;
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      const at = { centreLength: centre, wingLoad: middle, troughAngle: trough, surchargeAngle: surcharge };
      if (loadAreaOfWing.evaluate(at) < area) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  },
});

/** Half the width of the load surface. */
export const halfLoadChord = defineFormula({
  id: "belt-curves/load-on-rolls/half-load-chord",
  source,
  inputs: { centreLength, wingLoad, troughAngle },
  output: { symbol: "X", unit: "m" },
  printed: "l_c / 2 + c * cos(lambda)",
  evaluate: ({ centreLength: centre, wingLoad: wing, troughAngle: trough }) => centre / 2 + wing * Math.cos(trough),
});

/** Level of the material edges over the centre roll. */
export const loadEdgeLevel = defineFormula({
  id: "belt-curves/load-on-rolls/load-edge-level",
  source,
  inputs: { wingLoad, troughAngle },
  output: { symbol: "z_m", unit: "m" },
  printed: "c * sin(lambda)",
  evaluate: ({ wingLoad: wing, troughAngle: trough }) => wing * Math.sin(trough),
});

/** Height of the parabola over the level of the material edges. */
export const loadCrown = defineFormula({
  id: "belt-curves/load-on-rolls/load-crown",
  source,
  inputs: { halfChord, surchargeAngle },
  output: { symbol: "h", unit: "m" },
  printed: "X * tan(sigma) / 2",
  evaluate: ({ halfChord: half, surchargeAngle: surcharge }) => (half * Math.tan(surcharge)) / 2,
});

/** Weight per metre of the load from the centre line to a distance along the centre roll. Odd in the distance. */
export const centreWeight = defineFormula({
  id: "belt-curves/load-on-rolls/centre-weight",
  source,
  inputs: { unitWeight, edgeLevel, crown, halfChord, distance: { symbol: "s", unit: "m" } },
  output: { symbol: "F_c", unit: "N/m" },
  printed: "gamma * ((z_m + h) * s - h * s ^ 3 / (3 * X ^ 2))",
  evaluate: ({ unitWeight: gamma, edgeLevel: level, crown: height, halfChord: half, distance }) =>
    gamma * ((level + height) * distance - (height * distance ** 3) / (3 * half ** 2)),
});

/** Weight per metre on the first part of a wing roll. */
export const wingWeight = defineFormula({
  id: "belt-curves/load-on-rolls/wing-weight",
  source,
  inputs: {
    unitWeight,
    edgeLevel,
    crown,
    halfChord,
    centreLength,
    troughAngle,
    distance: { symbol: "tau", unit: "m", must: nonNegative },
  },
  output: { symbol: "W_w", unit: "N/m" },
  printed:
    "gamma * ((z_m + h) * tau * cos(lambda) - h / (3 * X ^ 2) * ((l_c / 2 + tau * cos(lambda)) ^ 3 - (l_c / 2) ^ 3) - tau ^ 2 * sin(lambda) * cos(lambda) / 2)",
  evaluate: (given) => {
    const { unitWeight: gamma, edgeLevel: level, crown: h, halfChord: half, distance: tau } = given;
    const centre = given.centreLength / 2;
    const run = tau * Math.cos(given.troughAngle);
    const cap = (h / (3 * half ** 2)) * ((centre + run) ** 3 - centre ** 3);
    const belt = (tau ** 2 * Math.sin(given.troughAngle) * Math.cos(given.troughAngle)) / 2;
    return gamma * ((level + h) * run - cap - belt);
  },
});

const loadSource = geometry("load on the rolls of the trough");
const materialMass = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const bulkDensity = { symbol: "rho", unit: "kg/m3", must: positive };
const gravity = { symbol: "g", unit: "m/s2", must: positive };

/** Cross-section of the load. */
export const loadArea = defineFormula({
  id: "belt-curves/load-on-rolls/load-area",
  source: loadSource,
  inputs: { materialMass, bulkDensity },
  output: { symbol: "A", unit: "m2" },
  printed: "q_G / rho",
  evaluate: ({ materialMass: mass, bulkDensity: density }) => mass / density,
});

/** Weight of a load spread over the shape it is taken to have. */
export const filledWeight = defineFormula({
  id: "belt-curves/load-on-rolls/filled-weight",
  source: loadSource,
  inputs: { materialMass, gravity, filled: { symbol: "A_f", unit: "m2", must: positive } },
  output: { symbol: "gamma", unit: "N/m3" },
  printed: "q_G * g / A_f",
  evaluate: ({ materialMass: mass, gravity: g, filled }) => (mass * g) / filled,
});

/** Weight of the material as it lies. */
export const looseWeight = defineFormula({
  id: "belt-curves/load-on-rolls/loose-weight",
  source: loadSource,
  inputs: { bulkDensity, gravity },
  output: { symbol: "gamma", unit: "N/m3" },
  printed: "rho * g",
  evaluate: ({ bulkDensity: density, gravity: g }) => density * g,
});

/** Load on the whole of a centre roll. */
export const bothHalves = defineFormula({
  id: "belt-curves/load-on-rolls/both-halves",
  source: loadSource,
  inputs: { half: { symbol: "W_h", unit: "N/m" } },
  output: { symbol: "W_c", unit: "N/m" },
  printed: "2 * W_h",
  evaluate: ({ half }) => 2 * half,
});
