import { winkler } from "../../standards/sources.ts";
import { none, plain } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";
import type { MaxwellBranch } from "./rubber.ts";

/** A roll on a viscoelastic layer. SI; branch times already shifted to the temperature. */
export interface RollingContact {
  readonly equilibriumModulus: number;
  readonly branches: readonly MaxwellBranch[];
  readonly cover: number;
  readonly rollDiameter: number;
  readonly beltSpeed: number;
  readonly lineForce: number;
}

export interface RollingResult {
  /** Contact ahead of and behind the roll axis, m. */
  readonly leading: number;
  readonly trailing: number;
  /** N per metre of roll width. */
  readonly drag: number;
}

const rollingDrag = defineSearch({
  id: "winkler-maxwell/rolling-drag",
  source: winkler("steady rolling, exact for the Maxwell solid"),
  inputs: {
    lineForce: { symbol: "w", unit: "N/m" },
    cover: { symbol: "h", unit: "m" },
    rollDiameter: { symbol: "D", unit: "m" },
    beltSpeed: { symbol: "v", unit: "m/s" },
    leading: { symbol: "a", unit: "m" },
    trailing: { symbol: "b", unit: "m" },
  },
  output: { symbol: "F_ind", unit: "N/m" },
  rule: "leading contact length whose stress integral is the load; the drag is the moment of that stress over the roll radius",
});

const contact = {
  lineForce: { symbol: "w", unit: "N/m" },
  cover: { symbol: "h", unit: "m" },
  rollDiameter: { symbol: "D", unit: "m" },
  beltSpeed: { symbol: "v", unit: "m/s" },
};

const leadingContact = defineSearch({
  id: "winkler-maxwell/leading-contact",
  source: winkler("steady rolling, exact for the Maxwell solid"),
  inputs: contact,
  output: { symbol: "a", unit: "m" },
  rule: "contact length ahead of the roll axis whose stress integral is the load",
});

const trailingContact = defineSearch({
  id: "winkler-maxwell/trailing-contact",
  source: winkler("steady rolling, exact for the Maxwell solid"),
  inputs: { ...contact, leading: { symbol: "a", unit: "m" } },
  output: { symbol: "b", unit: "m" },
  rule: "length behind the roll axis after which the stress is back to zero",
});

/**
 * Steady rolling of a rigid roll on a Winkler layer of Maxwell branches. The stress integrals are closed, so only the
 * two contact lengths are searched. Strain below 10 %, layer thin against the roll.
 */
export function rollOnLayer(trace: Trace, given: RollingContact): RollingResult {
  if (given.lineForce <= 0 || given.cover <= 0) {
    return { leading: none(trace), trailing: none(trace), drag: none(trace) };
  }
  const found = searchContact(plainContact(given));
  const { lineForce, cover, rollDiameter, beltSpeed } = given;
  const known = { lineForce, cover, rollDiameter, beltSpeed };
  const leading = leadingContact(trace, known, found.leading);
  const trailing = trailingContact(trace, { ...known, leading }, found.trailing);
  return { leading, trailing, drag: rollingDrag(trace, { ...known, leading, trailing }, found.drag) };
}

/** The search runs on plain numbers. */
function plainContact(given: RollingContact): RollingContact {
  return {
    equilibriumModulus: plain(given.equilibriumModulus),
    branches: given.branches.map(({ modulus, time }) => ({ modulus: plain(modulus), time: plain(time) })),
    cover: plain(given.cover),
    rollDiameter: plain(given.rollDiameter),
    beltSpeed: plain(given.beltSpeed),
    lineForce: plain(given.lineForce),
  };
}

function searchContact(contact: RollingContact): RollingResult {
  const radius = contact.rollDiameter / 2;
  let low = 0;
  let high = radius;
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (integrate(contact, middle, trailingLength(contact, middle)).force < contact.lineForce) low = middle;
    else high = middle;
  }
  const leading = (low + high) / 2;
  const trailing = trailingLength(contact, leading);
  // An elastic layer pushes behind as it resists ahead: what is left of the moment is rounding.
  const moment = Math.max(0, integrate(contact, leading, trailing).moment);
  return { leading, trailing, drag: moment / radius };
}

/** Where the stress behind the axis returns to zero; never further than the contact ahead. */
function trailingLength(contact: RollingContact, leading: number): number {
  if (stress(contact, leading, 2 * leading) >= 0) return leading;
  let low = 0;
  let high = leading;
  for (let round = 0; round < 55; round += 1) {
    const middle = (low + high) / 2;
    if (stress(contact, leading, leading + middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Stress times R h at a distance behind the leading edge. */
function stress(contact: RollingContact, leading: number, distance: number): number {
  let sum = contact.equilibriumModulus * distance * (leading - distance / 2);
  for (const { modulus, time } of contact.branches) {
    const k = contact.beltSpeed * time;
    if (k <= 0) continue;
    const z = distance / k;
    sum += modulus * k * (-leading * Math.expm1(-z) - k * firstRemainder(z));
  }
  return sum;
}

/** Force and moment of the stress about the roll axis, per metre of width. */
function integrate(contact: RollingContact, leading: number, trailing: number) {
  const span = leading + trailing;
  let area = contact.equilibriumModulus * span ** 2 * (leading / 2 - span / 6);
  let arm = contact.equilibriumModulus * span ** 3 * (leading / 3 - span / 8);
  for (const { modulus, time } of contact.branches) {
    const k = contact.beltSpeed * time;
    if (k <= 0) continue;
    const z = span / k;
    area += modulus * k ** 2 * (leading * firstRemainder(z) - k * secondRemainder(z));
    arm += modulus * k ** 3 * (leading * momentRemainder(z) - k * slopeRemainder(z));
  }
  const scale = (contact.rollDiameter / 2) * contact.cover;
  return { force: area / scale, moment: (leading * area - arm) / scale };
}

/** z − 1 + e^−z, kept exact for small z by its series. */
function firstRemainder(z: number): number {
  return z < 0.1 ? series(z, 2, (n) => 1 / n) : z + Math.expm1(-z);
}

/** z²/2 − z + 1 − e^−z. */
function secondRemainder(z: number): number {
  return z < 0.1 ? series(z, 3, (n) => 1 / n) : z ** 2 / 2 - z - Math.expm1(-z);
}

/** Sum of ± z^n / n! from a power on, beginning positive. */
function series(z: number, from: number, step: (n: number) => number): number {
  let term = 1;
  for (let n = 1; n <= from; n += 1) term *= z * step(n);
  let sum = term;
  for (let n = from + 1; n < from + 12; n += 1) {
    term *= -z * step(n);
    sum += term;
  }
  return sum;
}

/** ∫ y (1 − e^−y) dy from 0 to z. */
function momentRemainder(z: number): number {
  return z < 0.1 ? momentSeries(z, 1) : z ** 2 / 2 - 1 + Math.exp(-z) * (1 + z);
}

/** ∫ y (y − 1 + e^−y) dy from 0 to z: z³/3 less the remainder before, of which nothing is left for small z. */
function slopeRemainder(z: number): number {
  return z < 0.1 ? momentSeries(z, 2) : z ** 3 / 3 - momentRemainder(z);
}

/** Sum of ± z^(n + 2) / (n! (n + 2)) from a power on, beginning positive. */
function momentSeries(z: number, from: number): number {
  let sum = 0;
  let term = z ** 2;
  for (let n = 1; n < 12; n += 1) {
    term *= z / n;
    if (n >= from) sum += (((n - from) % 2 === 0 ? 1 : -1) * term) / (n + 2);
  }
  return sum;
}
