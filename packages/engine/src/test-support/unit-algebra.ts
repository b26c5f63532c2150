/** A unit as powers of the base units and its size in them. Angles count as plain numbers. */
interface Unit {
  readonly size: number;
  readonly powers: Powers;
}

/** Exponents of metre, kilogram, second and kelvin. */
export type Powers = readonly [number, number, number, number];

export const plainNumber: Powers = [0, 0, 0, 0];

const inch = 0.0254;
const foot = 0.3048;
const pound = 0.45359237;
const standardGravity = 9.80665;

const known: Readonly<Record<string, Unit>> = {
  "1": { size: 1, powers: plainNumber },
  rad: { size: 1, powers: plainNumber },
  deg: { size: Math.PI / 180, powers: plainNumber },
  m: { size: 1, powers: [1, 0, 0, 0] },
  mm: { size: 1e-3, powers: [1, 0, 0, 0] },
  kg: { size: 1, powers: [0, 1, 0, 0] },
  t: { size: 1e3, powers: [0, 1, 0, 0] },
  s: { size: 1, powers: [0, 0, 1, 0] },
  h: { size: 3600, powers: [0, 0, 1, 0] },
  min: { size: 60, powers: [0, 0, 1, 0] },
  degC: { size: 1, powers: [0, 0, 0, 1] },
  N: { size: 1, powers: [1, 1, -2, 0] },
  Pa: { size: 1, powers: [-1, 1, -2, 0] },
  J: { size: 1, powers: [2, 1, -2, 0] },
  W: { size: 1, powers: [2, 1, -3, 0] },
  kW: { size: 1e3, powers: [2, 1, -3, 0] },
  // Amperes count as plain numbers, so that a volt is a watt for each of them.
  A: { size: 1, powers: plainNumber },
  V: { size: 1, powers: [2, 1, -3, 0] },
  // So do money and years of a life: no law of nature joins them to the rest.
  USD: { size: 1, powers: plainNumber },
  money: { size: 1, powers: plainNumber },
  yr: { size: 1, powers: plainNumber },
  in: { size: inch, powers: [1, 0, 0, 0] },
  ft: { size: foot, powers: [1, 0, 0, 0] },
  lb: { size: pound, powers: [0, 1, 0, 0] },
  lbf: { size: pound * standardGravity, powers: [1, 1, -2, 0] },
};

/** Reads `kg/m3`, `N*m`, `1/deg`, `m/s2`: factors joined by `*` and `/`, a trailing digit is the power. */
export function parseUnit(text: string): Unit {
  const parts = text.split(/([*/])/);
  let unit = parseFactor(parts[0] ?? "");
  for (let at = 1; at < parts.length; at += 2) {
    const factor = parseFactor(parts[at + 1] ?? "");
    const sign = parts[at] === "/" ? -1 : 1;
    unit = { size: unit.size * factor.size ** sign, powers: combine(unit.powers, factor.powers, sign) };
  }
  return unit;
}

function parseFactor(text: string): Unit {
  const match = /^(1|[A-Za-z]+)(-?\d+)?$/.exec(text.trim());
  const unit = match?.[1] === undefined ? undefined : known[match[1]];
  if (match === null || unit === undefined) throw new Error(`unknown unit "${text}"`);
  const power = match[2] === undefined ? 1 : Number(match[2]);
  return { size: unit.size ** power, powers: scale(unit.powers, power) };
}

export function combine(a: Powers, b: Powers, sign: number): Powers {
  return [a[0] + sign * b[0], a[1] + sign * b[1], a[2] + sign * b[2], a[3] + sign * b[3]];
}

export function scale(a: Powers, factor: number): Powers {
  return [a[0] * factor, a[1] * factor, a[2] * factor, a[3] * factor];
}

export function isSamePowers(a: Powers, b: Powers): boolean {
  return a.every((power, at) => Math.abs(power - (b[at] ?? Number.NaN)) < 1e-9);
}
