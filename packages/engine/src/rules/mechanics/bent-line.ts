import { mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, finite, nonNegative, positive } from "../../trace/limit.ts";
import { meanTension } from "./sag.ts";

// Where friction grows with the sag, F = F_0 + K/T, the tension along a section is no straight line.

const bentLine = {
  start: { symbol: "T_1", unit: "N", must: positive },
  end: { symbol: "T_2", unit: "N", must: positive },
  tensionPart: { symbol: "K", unit: "N2", must: positive },
};

/** How friction falls with tension, F = F_0 + K/T: from the friction at a tension and at twice that. */
export const tensionPartOfFriction = defineFormula({
  id: "mechanics/bent-line/tension-part-of-friction",
  source: mechanics("friction that grows with the sag"),
  inputs: {
    tension: { symbol: "T", unit: "N", must: nonNegative },
    friction: { symbol: "F_1", unit: "N" },
    frictionAtTwice: { symbol: "F_2", unit: "N" },
  },
  output: { symbol: "K", unit: "N2" },
  printed: "2 * T * (F_1 - F_2)",
  evaluate: ({ tension, friction, frictionAtTwice }) => 2 * tension * (friction - frictionAtTwice),
});

/** The same in a case whose friction is a share of the normal one. */
export const tensionPartInCase = defineFormula({
  id: "mechanics/bent-line/tension-part-in-case",
  source: mechanics("friction that grows with the sag"),
  inputs: {
    tensionPart: { symbol: "K", unit: "N2", must: finite },
    frictionShare: { symbol: "s_f", unit: "1", must: nonNegative },
  },
  output: { symbol: "K_s", unit: "N2" },
  printed: "s_f * K",
  evaluate: ({ tensionPart, frictionShare }) => frictionShare * tensionPart,
});

/** How a tension line bends between its ends, as the factor of x (1 − x). */
export const tensionBend = defineFormula({
  id: "mechanics/bent-line/tension-bend",
  source: mechanics("parabola with the slopes of both ends"),
  inputs: {
    start: { symbol: "T_1", unit: "N" },
    end: { symbol: "T_2", unit: "N" },
    floor: { symbol: "T_5", unit: "N", must: positive },
    tensionPart: { symbol: "K", unit: "N2", must: finite },
  },
  output: { symbol: "b", unit: "N" },
  printed: "(K / max(T_1, T_5) - K / max(T_2, T_5)) / 2",
  evaluate: ({ start, end, floor, tensionPart }) =>
    (tensionPart / Math.max(start, floor) - tensionPart / Math.max(end, floor)) / 2,
});

/**
 * Middle of a broken line with the same mean as the true tension line of a section whose friction falls as the belt gets
 * tighter. Without the bend a section cut in two would have another friction than the whole.
 */
export const middleTension = defineFormula({
  id: "mechanics/bent-line/middle-tension",
  source: mechanics("parabola with the slopes of both ends, and a broken line of the same area"),
  inputs: {
    start: { symbol: "T_1", unit: "N" },
    end: { symbol: "T_2", unit: "N" },
    floor: { symbol: "T_5", unit: "N", must: positive },
    tensionPart: { symbol: "K", unit: "N2", must: finite },
    frictionShare: { symbol: "s_f", unit: "1", must: nonNegative },
  },
  output: { symbol: "T_m", unit: "N" },
  printed: "(T_1 + T_2) / 2 + s_f * (K / max(T_1, T_5) - K / max(T_2, T_5)) / 6",
  evaluate: ({ start, end, floor, tensionPart, frictionShare }) =>
    (start + end) / 2 +
    (frictionShare * (tensionPart / Math.max(start, floor) - tensionPart / Math.max(end, floor))) / 6,
});

/** Mean tension of a section from those of its halves: 1/T is what is averaged. */
export const meanOfHalves = defineFormula({
  id: "mechanics/bent-line/mean-of-halves",
  source: mechanics("average of 1/T over two halves"),
  inputs: {
    first: { symbol: "T_a", unit: "N", must: positive },
    second: { symbol: "T_b", unit: "N", must: positive },
  },
  output: { symbol: "T", unit: "N" },
  printed: "2 / (1 / T_a + 1 / T_b)",
  evaluate: ({ first, second }) => 2 / (1 / first + 1 / second),
});

/**
 * Mean tension of a section for its sag where the line bends much: T' = P + K/T is followed from one end to the other. P is the one for which the way
 * between both tensions is the length of the section.
 */
export const bentMeanTension = defineProcedure({
  id: "mechanics/bent-line/bent-mean-tension",
  source: mechanics("average of 1/T along the solution of T' = P + K/T"),
  inputs: {
    ...bentLine,
    frictionShare: { symbol: "s_f", unit: "1", must: positive },
  },
  output: { symbol: "T", unit: "N" },
  rule: "P is searched for which the integral of dT / (P + K/T) from T_1 to T_2 is 1; the mean of 1/T is then (T_2 - T_1 - P) / K",
  evaluate: ({ start, end, tensionPart, frictionShare }) => {
    const part = tensionPart * frictionShare;
    const mean = part / (end - start - evenPart(start, end, part));
    return isWithin(mean, start, end) ? mean : meanTension.evaluate({ start, end });
  },
});

/** Mean tension over the length of such a section: what stretches it. */
export const bentLengthMean = defineProcedure({
  id: "mechanics/bent-line/bent-length-mean",
  source: mechanics("average of T along the solution of T' = P + K/T"),
  inputs: bentLine,
  output: { symbol: "T", unit: "N" },
  rule: "P is searched for which the integral of dT / (P + K/T) from T_1 to T_2 is 1; the mean is then (T_2^2 / 2 - T_1^2 / 2 - K) / P",
  evaluate: ({ start, end, tensionPart }) => {
    const even = evenPart(start, end, tensionPart);
    const most = Math.abs(even / tensionPart) * Math.max(start, end);
    const mean =
      most < nextToNothing
        ? (squares(end, even / tensionPart) - squares(start, even / tensionPart)) / tensionPart
        : ((end ** 2 - start ** 2) / 2 - tensionPart) / even;
    return isWithin(mean, start, end) ? mean : (start + end) / 2;
  },
});

/** Tension at a share of the length of such a section. */
export const tensionOnBentLine = defineProcedure({
  id: "mechanics/bent-line/tension-on-bent-line",
  source: mechanics("solution of T' = P + K/T"),
  inputs: { ...bentLine, share: { symbol: "x", unit: "1", must: between(0, 1) } },
  output: { symbol: "T", unit: "N" },
  rule: "P is searched for which the integral of dT / (P + K/T) from T_1 to T_2 is 1, and T up to which it is x",
  evaluate: ({ start, end, tensionPart, share }) => {
    const even = evenPart(start, end, tensionPart);
    let [near, far] = [start, end];
    for (let round = 0; round < halvings; round += 1) {
      const tension = (near + far) / 2;
      if (wayBetween(start, tension, tensionPart, even) < share) near = tension;
      else far = tension;
    }
    return (near + far) / 2;
  },
});

const halvings = 60;

const mostRounds = 60;

/**
 * P of T' = P + K/T, the even part of a section's rise. Newton between bounds: beyond −K/T_2 the line rises or falls all
 * the way, and the closer to it, the longer the way.
 */
function evenPart(start: number, end: number, part: number): number {
  const rise = end - start;
  const reach = Math.sign(rise) * Math.max(Math.abs(rise), part / end);
  let near = -part / end;
  let far: number | undefined;
  let even = rise - part / ((start + end) / 2);
  for (let round = 0; round < mostRounds; round += 1) {
    if (!isBetween(even, near, far, rise)) even = far === undefined ? near + reach : (near + far) / 2;
    const way = wayBetween(start, end, part, even);
    if (way > 1) near = even;
    else far = even;
    const step = 1e-6 * reach;
    const next = even - ((way - 1) * step) / (wayBetween(start, end, part, even + step) - way);
    // The slope is taken over a millionth of the reach, so that each step leaves a millionth of the last.
    if (Math.abs(next - even) <= 1e-7 * Math.abs(reach)) return next;
    even = next;
  }
  return even;
}

function isBetween(even: number, near: number, far: number | undefined, rise: number): boolean {
  return rise > 0 ? even > near && even < (far ?? even + 1) : even < near && even > (far ?? even - 1);
}

/** Between tensions that no belt has, the search may end nowhere: a mean lies between both ends. */
function isWithin(mean: number, start: number, end: number): boolean {
  return mean >= Math.min(start, end) && mean <= Math.max(start, end);
}

/** Integral of dT / (P + K/T): closed, and as a series where P is next to nothing. */
function wayBetween(start: number, end: number, part: number, even: number): number {
  if (even === 0) return (end ** 2 - start ** 2) / (2 * part);
  const [low, high] = [(even * start) / part, (even * end) / part];
  if (Math.max(Math.abs(low), Math.abs(high)) < nextToNothing) return ((series(high) - series(low)) * part) / even ** 2;
  return (end - start - (part / even) * Math.log((1 + high) / (1 + low))) / even;
}

/** Below this share of friction, P is next to nothing and the closed forms lose their digits. */
const nextToNothing = 1e-2;

/** Integral of T² / (1 + c T) for a small c. */
function squares(tension: number, c: number): number {
  const x = c * tension;
  return tension ** 3 * (1 / 3 - x * (1 / 4 - x * (1 / 5 - x * (1 / 6 - x * (1 / 7 - x / 8)))));
}

/** x − ln(1 + x) for a small x. */
function series(x: number): number {
  return x ** 2 * (1 / 2 - x * (1 / 3 - x * (1 / 4 - x * (1 / 5 - x * (1 / 6 - x / 7)))));
}
