import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("wear of belt covers at the loading point");
const wear = { symbol: "w", unit: "m", must: nonNegative };

/** Wear parameter of a chute: stream speed normal to the belt, and how much slower than the belt it is along it. */
export const chuteWear = defineFormula({
  id: "wear/belt/chute-wear",
  source: { document: "Roberts: chute design and belt wear", clause: "wear parameter of the loading point" },
  inputs: {
    friction: { symbol: "mu", unit: "1", must: nonNegative },
    bulkDensity: { symbol: "rho", unit: "kg/m3", must: nonNegative },
    normalSpeed: { symbol: "v_n", unit: "m/s", must: nonNegative },
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    alongSpeed: { symbol: "v_t", unit: "m/s", must: nonNegative },
  },
  output: { symbol: "W_a", unit: "Pa*m/s" },
  printed: "mu * rho * v_n^2 * max(0, v - v_t)",
  evaluate: ({ friction, bulkDensity, normalSpeed, beltSpeed, alongSpeed }) =>
    friction * bulkDensity * normalSpeed ** 2 * Math.max(0, beltSpeed - alongSpeed),
});

/** Of the top cover, each time a point of it passes the loading point. */
export const wearOfPass = defineFormula({
  id: "wear/belt/wear-of-pass",
  source,
  inputs: {
    usual: { symbol: "w_0", unit: "m", must: nonNegative },
    chute: { symbol: "W_a", unit: "Pa*m/s", must: nonNegative },
    usualChute: { symbol: "W_0", unit: "Pa*m/s", must: positive },
    abrasion: { symbol: "A", unit: "m3", must: nonNegative },
    usualAbrasion: { symbol: "A_0", unit: "m3", must: positive },
  },
  output: wear,
  printed: "w_0 * min(3, max(0.2, W_a / W_0)) * A / A_0",
  evaluate: ({ usual, chute, usualChute, abrasion, usualAbrasion }) =>
    (usual * Math.min(3, Math.max(0.2, chute / usualChute)) * abrasion) / usualAbrasion,
});

/** Of the top cover in a year. */
export const wearOfYear = defineFormula({
  id: "wear/belt/wear-of-year",
  source,
  inputs: {
    pass: wear,
    beltSpeed: { symbol: "v", unit: "m/s", must: nonNegative },
    time: { symbol: "t", unit: "s", must: nonNegative },
    beltLength: { symbol: "L", unit: "m", must: positive },
    loadings: { symbol: "z", unit: "1", must: nonNegative },
  },
  output: { symbol: "w_a", unit: "m" },
  printed: "w * v * t / L * z",
  evaluate: ({ pass, beltSpeed, time, beltLength, loadings }) => ((pass * beltSpeed * time) / beltLength) * loadings,
});

/** The same from wear measured on site. */
export const wearOfTonnes = defineFormula({
  id: "wear/belt/wear-of-tonnes",
  source,
  inputs: {
    rate: { symbol: "w_m", unit: "m/kg", must: nonNegative },
    carried: { symbol: "m", unit: "kg", must: nonNegative },
  },
  output: { symbol: "w_a", unit: "m" },
  printed: "w_m * m",
  evaluate: ({ rate, carried }) => rate * carried,
});

/** Years until a cover is down to its rest; the bottom cover wears by a share of the top's wear. */
export const coverLife = defineFormula({
  id: "wear/belt/cover-life",
  source,
  inputs: {
    cover: { symbol: "t", unit: "m", must: nonNegative },
    rest: { symbol: "t_r", unit: "m", must: nonNegative },
    share: { symbol: "s", unit: "1", must: positive },
    wear: { symbol: "w_a", unit: "m", must: positive },
  },
  output: { symbol: "L_c", unit: "yr" },
  printed: "max(0, t - t_r) / (s * w_a)",
  evaluate: ({ cover, rest, share, wear: ofYear }) => Math.max(0, cover - rest) / (share * ofYear),
});
