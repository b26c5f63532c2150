import type { UnitCode } from "./unit.ts";

// Exact by definition: the inch since 1959, the pound likewise, standard gravity since 1901.
const inch = 25.4;
const foot = 0.3048;
const pound = 0.45359237;
const poundForce = 4.4482216152605;
const psi = poundForce / inch ** 2;

export interface Quantity {
  readonly name: string;
  /** Words a person may type, each with its size in one unit of the quantity, whichever that is. */
  readonly words: Readonly<Record<string, number>>;
}

const quantities = {
  ratio: { name: "a plain number", words: {} },
  share: { name: "a percentage", words: { "%": 1 } },
  sharePerLength: { name: "a percentage per length", words: { "%/mm": 1, "%/in": 1 / inch } },
  perTemperature: { name: "a stretch per degree", words: { "1/K": 1, "1/°C": 1, "1/°F": 9 / 5 } },
  perLength: { name: "a number per length", words: { "1/m": 1, "1/ft": 1 / foot } },
  current: { name: "a current", words: { A: 1, mA: 0.001, kA: 1000 } },
  voltage: { name: "a voltage", words: { V: 1, kV: 1000 } },
  frequency: { name: "a frequency", words: { Hz: 1, kHz: 1000 } },
  pressure: {
    name: "a pressure or stress",
    words: { MPa: 1, "N/mm2": 1, bar: 0.1, kPa: 0.001, Pa: 1e-6, GPa: 1000, psi, ksi: 1000 * psi },
  },
  force: {
    name: "a force",
    words: { N: 1, kN: 1000, MN: 1e6, lbf: poundForce, kip: 1000 * poundForce, kgf: 9.80665 },
  },
  torque: {
    name: "a torque",
    words: {
      Nm: 1,
      "N m": 1,
      kNm: 1000,
      "kN m": 1000,
      "lbf ft": poundForce * foot,
      "ft lbf": poundForce * foot,
      "lb ft": poundForce * foot,
      "ft lb": poundForce * foot,
      "lbf in": (poundForce * inch) / 1000,
    },
  },
  angle: {
    name: "an angle",
    words: {
      deg: 1,
      "°": 1,
      rad: 180 / Math.PI,
      min: 1 / 60,
      "'": 1 / 60,
      "min-arc": 1 / 60,
      arcmin: 1 / 60,
    },
  },
  temperature: { name: "a temperature", words: { degC: 1, "°C": 1, C: 1, degF: 5 / 9, "°F": 5 / 9, F: 5 / 9, K: 1 } },
  time: { name: "a time", words: { s: 1, sec: 1, min: 60, h: 3600, ms: 0.001 } },
  tension: {
    name: "a tension per width",
    words: { "kN/m": 1, "N/mm": 1, "lbf/in": poundForce / inch, piw: poundForce / inch },
  },
  forcePerLength: { name: "a force per length", words: { "N/m": 1, "lbf/ft": poundForce / foot } },
  apparentPower: { name: "an apparent power", words: { kVA: 1 } },
  power: { name: "a power", words: { kW: 1, W: 0.001, MW: 1000, hp: (550 * foot * poundForce) / 1000 } },
  mass: { name: "a mass", words: { kg: 1, g: 0.001, t: 1000, lb: pound, lbs: pound, "short ton": 2000 * pound } },
  massPerLength: { name: "a mass per length", words: { "kg/m": 1, "lb/ft": pound / foot } },
  massPerArea: { name: "a mass per area", words: { "kg/m2": 1, "lb/ft2": pound / foot ** 2 } },
  coverDensity: {
    name: "a mass per area and thickness",
    words: { "kg/m2/mm": 1, "lb/ft2/in": pound / foot ** 2 / inch },
  },
  density: {
    name: "a density",
    words: { "kg/m3": 1, "t/m3": 1000, "g/cm3": 1000, "lb/ft3": pound / foot ** 3, pcf: pound / foot ** 3 },
  },
  inertia: {
    name: "a moment of inertia",
    words: { kgm2: 1, "kg m2": 1, "lb ft2": pound * foot ** 2, lbft2: pound * foot ** 2 },
  },
  length: {
    name: "a length",
    words: {
      mm: 1,
      cm: 10,
      m: 1000,
      km: 1_000_000,
      mi: 63_360 * inch,
      in: inch,
      inch: inch,
      inches: inch,
      '"': inch,
      ft: 12 * inch,
      foot: 12 * inch,
      feet: 12 * inch,
      "'": 12 * inch,
      yd: 36 * inch,
    },
  },
  temperatureDifference: { name: "a difference of temperatures", words: { K: 1, "°F": 5 / 9 } },
  energy: {
    name: "an energy",
    words: { kJ: 1, J: 0.001, MJ: 1000, kWh: 3600, MWh: 3.6e6, "ft lbf": (foot * poundForce) / 1000 },
  },
  years: { name: "a number of years", words: { a: 1 } },
  energyPerMass: { name: "an energy per mass", words: { "kWh/t": 1, "kWh/short ton": 1 / (2 * pound) } },
  energyPerMassAndLength: {
    name: "an energy per mass and length",
    words: { "kWh/(t km)": 1, "kWh/(short ton mi)": 1 / (2 * pound * 5.28 * foot) },
  },
  massPerMass: { name: "a mass per mass", words: { "kg/t": 1, "lb/short ton": 0.5 } },
  acceleration: { name: "an acceleration", words: { "m/s2": 1, "ft/s2": foot } },
  volume: { name: "a volume", words: { m3: 1, l: 0.001, ft3: foot ** 3, yd3: (3 * foot) ** 3 } },
  area: { name: "an area", words: { m2: 1, cm2: 1e-4, mm2: 1e-6, ft2: foot ** 2, in2: (inch / 1000) ** 2 } },
  speed: {
    name: "a speed",
    words: { "m/s": 1, "m/min": 1 / 60, "km/h": 1 / 3.6, "ft/min": foot / 60, fpm: foot / 60, "ft/s": foot },
  },
  rotation: { name: "a shaft speed", words: { "rev/min": 1, rpm: 1, "rev/s": 60 } },
  throughput: {
    name: "a capacity",
    words: { "t/h": 1, tph: 1, "kg/s": 3.6, "short ton/h": 2 * pound, stph: 2 * pound },
  },
  money: { name: "an amount of money", words: {} },
  moneyPerMass: { name: "money per mass", words: { "/t": 1, "/short ton": 1 / (2 * pound) } },
  moneyPerLength: { name: "money per length", words: { "/m": 1, "/ft": 1 / foot } },
} satisfies Readonly<Record<string, Quantity>>;

interface UnitUse {
  readonly quantity: Quantity;
  /** The word the value is stored in, and the one an imperial screen shows; none for plain numbers. */
  readonly stored?: string;
  readonly imperial?: string;
  /** Of a calculated value of three digits or more, where finer ones would say nothing. */
  readonly decimals?: Readonly<Record<"metric" | "imperial", number>>;
  /** Of any calculated value at most, where nobody measures finer. */
  readonly mostDecimals?: Readonly<Partial<Record<"metric" | "imperial", number>>>;
  /** Digits before the point are rounded too: the life of a bearing is not known to the hour. */
  readonly isRough?: true;
  /** Calculated values beyond this are only said to be: nobody knows them any better. */
  readonly most?: number;
  /** Smaller values are what calculating leaves of nothing. */
  readonly least?: number;
}

export const unitUses: Readonly<Record<UnitCode, UnitUse>> = {
  "1": { quantity: quantities.ratio },
  "1/K": { quantity: quantities.perTemperature, stored: "1/K", imperial: "1/°F" },
  "1/m": { quantity: quantities.perLength, stored: "1/m", imperial: "1/ft" },
  "%": { quantity: quantities.share, stored: "%", least: 1e-5 },
  "%/mm": { quantity: quantities.sharePerLength, stored: "%/mm", imperial: "%/in" },
  A: { quantity: quantities.current, stored: "A" },
  Hz: { quantity: quantities.frequency, stored: "Hz" },
  K: {
    quantity: quantities.temperatureDifference,
    stored: "K",
    imperial: "°F",
    decimals: { metric: 1, imperial: 1 },
  },
  MPa: { quantity: quantities.pressure, stored: "MPa", imperial: "psi" },
  MWh: { quantity: quantities.energy, stored: "MWh" },
  N: { quantity: quantities.force, stored: "N", imperial: "lbf" },
  "N/m": { quantity: quantities.forcePerLength, stored: "N/m", imperial: "lbf/ft" },
  "N/mm2": { quantity: quantities.pressure, stored: "N/mm2", imperial: "psi" },
  Nm: { quantity: quantities.torque, stored: "Nm", imperial: "lbf ft" },
  V: { quantity: quantities.voltage, stored: "V" },
  a: { quantity: quantities.years, stored: "a", decimals: { metric: 1, imperial: 1 } },
  bar: { quantity: quantities.pressure, stored: "bar", imperial: "psi" },
  deg: { quantity: quantities.angle, stored: "°", mostDecimals: { metric: 4, imperial: 4 } },
  degC: { quantity: quantities.temperature, stored: "°C", imperial: "°F", decimals: { metric: 1, imperial: 1 } },
  h: { quantity: quantities.time, stored: "h", isRough: true, most: 200_000 },
  // Kept to ten newtons, two pounds: decimals would be those of the conversion.
  kN: { quantity: quantities.force, stored: "kN", imperial: "lbf", mostDecimals: { imperial: 0 } },
  "kN/m": { quantity: quantities.tension, stored: "kN/m", imperial: "lbf/in" },
  kJ: { quantity: quantities.energy, stored: "kJ", imperial: "ft lbf" },
  kVA: { quantity: quantities.apparentPower, stored: "kVA" },
  kW: { quantity: quantities.power, stored: "kW", imperial: "hp" },
  "kWh/t": { quantity: quantities.energyPerMass, stored: "kWh/t", imperial: "kWh/short ton" },
  "kWh/tkm": {
    quantity: quantities.energyPerMassAndLength,
    stored: "kWh/(t km)",
    imperial: "kWh/(short ton mi)",
  },
  kg: { quantity: quantities.mass, stored: "kg", imperial: "lb" },
  "kg/m": { quantity: quantities.massPerLength, stored: "kg/m", imperial: "lb/ft" },
  "kg/m2": { quantity: quantities.massPerArea, stored: "kg/m2", imperial: "lb/ft2" },
  "kg/m2/mm": { quantity: quantities.coverDensity, stored: "kg/m2/mm", imperial: "lb/ft2/in" },
  "kg/m3": { quantity: quantities.density, stored: "kg/m3", imperial: "lb/ft3" },
  "kg/t": { quantity: quantities.massPerMass, stored: "kg/t", imperial: "lb/short ton" },
  kgm2: { quantity: quantities.inertia, stored: "kg m2", imperial: "lb ft2" },
  km: { quantity: quantities.length, stored: "km", imperial: "mi" },
  m: { quantity: quantities.length, stored: "m", imperial: "ft", mostDecimals: { metric: 4, imperial: 4 } },
  "m/s": { quantity: quantities.speed, stored: "m/s", imperial: "ft/min" },
  "m/s2": { quantity: quantities.acceleration, stored: "m/s2", imperial: "ft/s2" },
  m2: { quantity: quantities.area, stored: "m2", imperial: "ft2", mostDecimals: { metric: 4, imperial: 4 } },
  m3: { quantity: quantities.volume, stored: "m3", imperial: "ft3" },
  "min-arc": { quantity: quantities.angle, stored: "'", decimals: { metric: 1, imperial: 1 } },
  mm: { quantity: quantities.length, stored: "mm", imperial: "in", decimals: { metric: 1, imperial: 2 } },
  money: { quantity: quantities.money },
  "money/m": { quantity: quantities.moneyPerLength, stored: "/m", imperial: "/ft" },
  "money/t": { quantity: quantities.moneyPerMass, stored: "/t", imperial: "/short ton" },
  "rev/min": { quantity: quantities.rotation, stored: "rev/min" },
  s: { quantity: quantities.time, stored: "s" },
  "t/h": { quantity: quantities.throughput, stored: "t/h", imperial: "short ton/h" },
};

/** What a unit code means: its quantity and the words it is stored and shown in. */
export function unitUse(code: UnitCode): UnitUse {
  return unitUses[code];
}

/** How many stored units one `word` is, for fields of this code; undefined when the word does not fit. */
export function unitFactor(code: UnitCode, word: string): number | undefined {
  const { quantity, stored } = unitUses[code];
  const size = quantity.words[word];
  const unit = stored === undefined ? undefined : quantity.words[stored];
  return size === undefined || unit === undefined ? undefined : size / unit;
}

/** Every unit the product knows, with the quantity it measures, longest word first so that `m/s` comes before `m`. */
export const unitWords: readonly { readonly word: string; readonly quantity: Quantity }[] = Object.values(quantities)
  .flatMap((quantity) => Object.keys(quantity.words).map((word) => ({ word, quantity })))
  .toSorted((a, b) => b.word.length - a.word.length);
