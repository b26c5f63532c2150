import { type Interval, intervalOf, type Limit } from "../trace/limit.ts";
import { isNumber, isZero, plain } from "../trace/reference.ts";
import type { Refusal } from "./refusal.ts";

interface NumberLimit {
  readonly name: string;
  readonly limit: Limit;
  readonly interval: Interval;
  readonly mayBeAbsent: boolean;
  readonly mayBeZero: boolean;
}

/** What the numbers of a record must be. */
export type Limits = readonly NumberLimit[];

/** The limits by the names of the numbers, made ready once: thousands of numbers are checked against them. */
export function limitsOf(limits: Readonly<Record<string, Limit>>): Limits {
  return Object.entries(limits).map(([name, limit]) => ({
    name,
    limit,
    interval: intervalOf(limit),
    mayBeAbsent: optionalNames.has(name),
    mayBeZero: zeroMeansNone.has(name),
  }));
}

const zeroMeansNone = new Set(["idlerSpacing", "horizontalCurveRadius", "verticalCurveRadius", "rating", "strength"]);

const optionalNames = new Set([
  "mostCalculations",
  "startsPerHour",
  "brakeDelay",
  "brakeRampTime",
  "brakeStopTime",
  "startingMass",
  "driveFactorRunning",
  "driveFactorStarting",
  "startAdjustment",
  "friction",
  "ropeFalls",
  "carriageFriction",
  "temperatureFactor",
  "temperature",
  "length",
  "cleanerPressure",
  "usualFriction",
  "pullFactor",
  "transient",
  "jointEndurance",
  "rubberTemperature",
  "steepestIncline",
  "fastestSpeed",
  "rating",
  "centreFaceWidth",
  "wingFaceWidth",
  "rotationFactor",
  "wrapAngle",
  "contactAngle",
  "departAngle",
  "frictionFactor",
  "horizontalCurveRadius",
  "verticalCurveRadius",
  "skirtWidth",
  "tension",
  "pipeDiameter",
  "skirtMaterialDepth",
]);

/** Whether every number is as it must be; one that is absent, or 0 where that means none, is let through. */
export function isWithin(limits: Limits, values: object): boolean {
  for (const limit of limits) {
    if (!isLetThrough(limit, Reflect.get(values, limit.name))) return false;
  }
  return true;
}

function isLetThrough({ interval, mayBeAbsent, mayBeZero }: NumberLimit, value: unknown): boolean {
  if (!isNumber(value)) return value === undefined && mayBeAbsent;
  if (isZero(value) && mayBeZero) return true;
  return value >= interval.low && value <= interval.high && (!interval.isInteger || Number.isInteger(plain(value)));
}

/** Adds the numbers that are not as they must be. */
export function checkNumbers(refusals: Refusal[], path: string, limits: Limits, values: object): void {
  for (const one of limits) {
    const value: unknown = Reflect.get(values, one.name);
    if (isLetThrough(one, value)) continue;
    const number = isNumber(value) ? value : Number.NaN;
    refusals.push({ code: "out-of-limits", input: `${path}${one.name}`, value: number, limit: one.limit });
  }
}
