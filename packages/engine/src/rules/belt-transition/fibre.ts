import { adopted, din22101, mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("straight fibres from the pulley to the first full trough, plane mean strain");
const troughAngle = { symbol: "lambda", unit: "rad", must: { least: 0, below: Math.PI / 2 } };
const pulleyRise = { symbol: "h", unit: "m", must: nonNegative };
const alongWing = { symbol: "r", unit: "m", must: nonNegative };
const length = { symbol: "L", unit: "m", must: positive };
const beltWidth = { symbol: "B", unit: "m", must: positive };
const centreLength = { symbol: "l_c", unit: "m", must: nonNegative };
const wingLength = { symbol: "w", unit: "m", must: nonNegative };
const shift = { symbol: "d", unit: "m", must: nonNegative };

/** The shift of a fibre by the cosine and sine of the trough angle, which hundreds of fibres share. */
function shiftBy(alongWing: number, rise: number, angle: { readonly cosine: number; readonly sine: number }): number {
  return Math.sqrt((alongWing - alongWing * angle.cosine) ** 2 + (rise - alongWing * angle.sine) ** 2);
}

/** Distance a fibre moves sideways and upwards between pulley and trough, at a distance from the joint along the wing. */
export const fibreShift = defineFormula({
  id: "belt-transition/fibre/fibre-shift",
  source,
  inputs: { alongWing, troughAngle, pulleyRise },
  output: { symbol: "d", unit: "m" },
  printed: "sqrt((r - r * cos(lambda)) ^ 2 + (h - r * sin(lambda)) ^ 2)",
  evaluate: ({ alongWing: r, troughAngle: trough, pulleyRise: h }) =>
    shiftBy(r, h, { cosine: Math.cos(trough), sine: Math.sin(trough) }),
});

/** Where on the wing the fibre that moves least lies: between the joint and the edge. */
export const leastShiftedFibre = defineFormula({
  id: "belt-transition/fibre/least-shifted-fibre",
  source,
  inputs: { pulleyRise, troughAngle: { ...troughAngle, must: { above: 0, below: Math.PI / 2 } }, wingLength },
  output: { symbol: "r", unit: "m" },
  printed: "min(w, h * sin(lambda) / (2 * (1 - cos(lambda))))",
  evaluate: ({ pulleyRise: h, troughAngle: trough, wingLength: wing }) =>
    Math.min(wing, (h * Math.sin(trough)) / (2 * (1 - Math.cos(trough)))),
});

/** Strain of a fibre that moves this far over the transition. */
export const fibreStrain = defineFormula({
  id: "belt-transition/fibre/fibre-strain",
  source,
  inputs: { shift, length },
  output: { symbol: "epsilon", unit: "1" },
  printed: "sqrt(1 + (d / L) ^ 2) - 1",
  evaluate: ({ shift: d, length: run }) => Math.sqrt(1 + (d / run) ** 2) - 1,
});

const strips = 128;

/** Mean strain over the belt width. */
export const meanFibreStrain = defineProcedure({
  id: "belt-transition/fibre/mean-fibre-strain",
  source,
  inputs: { beltWidth, centreLength, wingLength, troughAngle, pulleyRise, length },
  output: { symbol: "epsilon_m", unit: "1" },
  rule: "(l_c eps(0) + 2 * integral of eps over the wing) / B, Simpson's rule with 128 strips",
  evaluate: (wing) => meanStrainOver(wing, fibreShifts(wing), wing.length),
});

interface Wing {
  readonly beltWidth: number;
  readonly centreLength: number;
  readonly wingLength: number;
  readonly troughAngle: number;
  readonly pulleyRise: number;
}

/** Shifts of the fibres between the strips, from the joint to the edge: they do not depend on the length, which is searched. */
export function fibreShifts({ wingLength, troughAngle, pulleyRise }: Wing): Float64Array {
  const angle = { cosine: Math.cos(troughAngle), sine: Math.sin(troughAngle) };
  const shifts = new Float64Array(strips + 1);
  for (let at = 0; at < strips; at += 1) shifts[at] = shiftBy((wingLength * at) / strips, pulleyRise, angle);
  shifts[strips] = shiftBy(wingLength, pulleyRise, angle);
  return shifts;
}

/** The mean strain by the shifts of its fibres. */
export function meanStrainOver(
  { beltWidth, centreLength, wingLength }: Wing,
  shifts: Float64Array,
  run: number,
): number {
  const strain = (at: number) => fibreStrain.evaluate({ shift: shifts[at] ?? 0, length: run });
  let integral = strain(0) + strain(strips);
  for (let at = 1; at < strips; at += 1) integral += (at % 2 === 1 ? 4 : 2) * strain(at);
  return (centreLength * strain(0) + (2 * integral * wingLength) / (3 * strips)) / beltWidth;
}

/** Tension of a fibre, from what its strain differs from the mean. */
export const transitionFibreTension = defineFormula({
  id: "belt-transition/fibre/transition-fibre-tension",
  source,
  inputs: {
    widthTension: { symbol: "t", unit: "N/m", must: nonNegative },
    modulus: { symbol: "M", unit: "N/m", must: positive },
    strain: { symbol: "epsilon", unit: "1" },
    meanStrain: { symbol: "epsilon_m", unit: "1" },
  },
  output: { symbol: "t_f", unit: "N/m" },
  printed: "t + M * (epsilon - epsilon_m)",
  evaluate: ({ widthTension, modulus, strain, meanStrain }) => widthTension + modulus * (strain - meanStrain),
});

/** Edge tension of a full trough in closed form for small strains. */
export const edgeTensionInClosedForm = defineFormula({
  id: "belt-transition/fibre/edge-tension-in-closed-form",
  source,
  inputs: {
    widthTension: { symbol: "t", unit: "N/m" },
    modulus: { symbol: "M", unit: "N/m", must: positive },
    wingLength,
    troughAngle,
    beltWidth,
    length,
  },
  output: { symbol: "t_edge", unit: "N/m" },
  printed: "t + M * w ^ 2 * (1 - cos(lambda)) * (1 - 2 * w / (3 * B)) / L ^ 2",
  evaluate: ({ widthTension, modulus, wingLength: wing, troughAngle: trough, beltWidth: width, length: run }) =>
    widthTension + (modulus * wing ** 2 * (1 - Math.cos(trough)) * (1 - (2 * wing) / (3 * width))) / run ** 2,
});

/** Centre tension of a full trough in closed form for small strains. */
export const centreTensionInClosedForm = defineFormula({
  id: "belt-transition/fibre/centre-tension-in-closed-form",
  source,
  inputs: {
    widthTension: { symbol: "t", unit: "N/m" },
    modulus: { symbol: "M", unit: "N/m", must: positive },
    wingLength,
    troughAngle,
    beltWidth,
    length,
  },
  output: { symbol: "t_cen", unit: "N/m" },
  printed: "t - M * w ^ 2 * (1 - cos(lambda)) * 2 * w / (3 * B) / L ^ 2",
  evaluate: ({ widthTension, modulus, wingLength: wing, troughAngle: trough, beltWidth: width, length: run }) =>
    widthTension - (modulus * wing ** 2 * (1 - Math.cos(trough)) * 2 * wing) / (3 * width) / run ** 2,
});

/** What the mean tension leaves to the edge. */
export const edgeReserve = defineFormula({
  id: "belt-transition/fibre/edge-reserve",
  source,
  inputs: { allowed: { symbol: "t_al", unit: "N/m" }, widthTension: { symbol: "t", unit: "N/m" } },
  output: { symbol: "dt", unit: "N/m" },
  printed: "t_al - t",
  evaluate: ({ allowed, widthTension }) => allowed - widthTension,
});

/** What the middle may lose. */
export const centreReserve = defineFormula({
  id: "belt-transition/fibre/centre-reserve",
  source,
  inputs: { widthTension: { symbol: "t", unit: "N/m" }, lowestTension: { symbol: "t_min", unit: "N/m" } },
  output: { symbol: "dt", unit: "N/m" },
  printed: "t - t_min",
  evaluate: ({ widthTension, lowestTension }) => widthTension - lowestTension,
});

/** Length at which the edge of a full trough just meets its limit, small strains. */
export const edgeTransitionLength = defineFormula({
  id: "belt-transition/fibre/edge-transition-length",
  source,
  inputs: {
    wingLength,
    modulus: { symbol: "M", unit: "N/m", must: positive },
    troughAngle,
    beltWidth,
    reserve: { symbol: "dt", unit: "N/m", must: positive },
  },
  output: { symbol: "L_edge", unit: "m" },
  printed: "w * sqrt(M * (1 - cos(lambda)) * (1 - 2 * w / (3 * B)) / dt)",
  evaluate: ({ wingLength: wing, modulus, troughAngle: trough, beltWidth: width, reserve }) =>
    wing * Math.sqrt((modulus * (1 - Math.cos(trough)) * (1 - (2 * wing) / (3 * width))) / reserve),
});

/** Length at which the centre of a full trough just meets its lowest tension, small strains. */
export const centreTransitionLength = defineFormula({
  id: "belt-transition/fibre/centre-transition-length",
  source,
  inputs: {
    wingLength,
    modulus: { symbol: "M", unit: "N/m", must: positive },
    troughAngle,
    beltWidth,
    reserve: { symbol: "dt", unit: "N/m", must: positive },
  },
  output: { symbol: "L_cen", unit: "m" },
  printed: "w * sqrt(M * (1 - cos(lambda)) * 2 * w / (3 * B) / dt)",
  evaluate: ({ wingLength: wing, modulus, troughAngle: trough, beltWidth: width, reserve }) =>
    wing * Math.sqrt((modulus * (1 - Math.cos(trough)) * 2 * wing) / (3 * width) / reserve),
});

/** Recommended length: the longest of the methods, rounded up to 0.1 m. */
export const recommendedTransition = defineFormula({
  id: "belt-transition/fibre/recommended-transition",
  source: adopted("longest of exact, ISO and CEMA, since the exact method alone flatters raised pulleys"),
  inputs: {
    exact: { symbol: "L_exact", unit: "m", must: nonNegative },
    iso: { symbol: "L_iso", unit: "m", must: nonNegative },
    cema: { symbol: "L_cema", unit: "m", must: nonNegative },
  },
  output: { symbol: "L", unit: "m" },
  printed: "ceil(max(L_exact, L_iso, L_cema) / 0.1[m] - 1e-9) * 0.1[m]",
  evaluate: ({ exact, iso, cema }) => Math.ceil(Math.max(exact, iso, cema) / 0.1 - 1e-9) * 0.1,
});

/** What a pulley raised by a third or half of the edge height means. */
export const arrangementSource = adopted("pulley raised by a third or half of the edge height");
const edgeHeight = { symbol: "h_e", unit: "m", must: nonNegative };

/** Height of the pulley over the centre roll. */
export const raisedPulley = defineFormula({
  id: "belt-transition/fibre/raised-pulley",
  source: arrangementSource,
  inputs: { edgeHeight, rise: { symbol: "k_h", unit: "1", must: nonNegative } },
  output: { symbol: "h", unit: "m" },
  printed: "h_e * k_h",
  evaluate: ({ edgeHeight: edge, rise }) => edge * rise,
});

/** How far the edge rises from the pulley to the trough. */
export const edgeLift = defineFormula({
  id: "belt-transition/fibre/edge-lift",
  source: arrangementSource,
  inputs: { edgeHeight, pulleyRise },
  output: { symbol: "h_l", unit: "m" },
  printed: "h_e - h",
  evaluate: ({ edgeHeight: edge, pulleyRise: h }) => edge - h,
});

/** Highest a pulley should stand. */
export const thirdOfEdge = defineFormula({
  id: "belt-transition/fibre/third-of-edge",
  source: din22101("transition, pulley raised by at most a third"),
  inputs: { edgeHeight },
  output: { symbol: "h_max", unit: "m" },
  printed: "h_e / 3",
  evaluate: ({ edgeHeight: edge }) => edge / 3,
});

/** Mean tension over the rated one. */
export const shareOfRating = defineFormula({
  id: "belt-transition/fibre/share-of-rating",
  source: mechanics("pull over rating"),
  inputs: {
    widthTension: { symbol: "t", unit: "N/m", must: nonNegative },
    ratedTension: { symbol: "k_allow", unit: "N/m", must: positive },
  },
  output: { symbol: "u", unit: "1" },
  printed: "t / k_allow",
  evaluate: ({ widthTension, ratedTension }) => widthTension / ratedTension,
});
