import type { Finding } from "@beltwright/engine";
import type { FindingMove } from "../design/finding-field.ts";
import { findFieldAt, valueAt } from "../edits/field-at.ts";
import type { FieldValue, NumberField } from "../fields/field.ts";
import { type Attempt, type Begun, changed } from "./attempt.ts";
import { partAt, partAttempts } from "./part-attempts.ts";
import { placeAttempts } from "./place-attempts.ts";

/** Steps of one move that are tried at most. */
const mostSteps = 8;

/**
 * The duty, the material and what is believed of friction are given, not chosen: a finding is never
 * mended by asking for less or by believing more.
 */
const givenFields =
  /^(capacityInp|matl\.|calcMethod$|frictionFactorInp|regenFrictionFactor|altitude|reversible|brakesOut|dyn|fdr)|coeffofFriction|\.(wrapAngle|pType|loadShare|controlRole|skirtLength)$/;

/** Fields that say how typed numbers are meant. */
const readings: ReadonlySet<string> = new Set(["pointsAre"]);

/** What was typed, taken in another way: that silences a finding without a change of the machine, so it comes last. */
export function isReading({ path }: FindingMove): boolean {
  return readings.has(path);
}

export function isChange(move: FindingMove): boolean {
  return !isReading(move);
}

/** What a move may come to, the mildest step first; none where nobody but the engineer can say. */
export function attemptsOf(begun: Begun, finding: Finding, { path, direction }: FindingMove): readonly Attempt[] {
  if (givenFields.test(path)) return [];
  if (path.endsWith(".x")) return placeAttempts(begun, finding, path);
  if (partAt(path) !== undefined) return partAttempts(begun, { path, direction }).slice(0, mostSteps);
  const field = findFieldAt(path);
  const before = valueAt(begun.conveyor, path);
  if (field === undefined || !isSimple(before)) return [];
  const values = field.kind === "number" ? numbers(begun, path, field, direction) : otherWords(field, before);
  return values
    .filter((value) => value !== before)
    .slice(0, mostSteps)
    .flatMap((after) => changed(begun.conveyor, { path, before, after }));
}

function isSimple(value: unknown): value is number | string | boolean {
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean";
}

function otherWords(field: { readonly kind: string; readonly options?: readonly string[] }, before: FieldValue) {
  if (field.kind === "boolean") return [before !== true];
  return (field.options ?? []).filter((option) => option !== before);
}

/** Larger ones as the lists of makers grow, by a fifth or so; smaller ones by as much. */
const growth = [1.1, 1.25, 1.5, 1.8, 2.2, 3, 5, 10];

function numbers(
  begun: Begun,
  path: string,
  field: NumberField,
  direction: FindingMove["direction"],
): readonly number[] {
  const typed = valueAt(begun.conveyor, path);
  const { inUse, required } = knownNumbers(begun, path);
  const from = typeof typed === "number" && typed !== 0 ? typed : (inUse ?? 0);
  const isMore = direction !== "less";
  const steps =
    field.usual?.filter((one) => (isMore ? one > from : one < from)).toSorted((a, b) => (isMore ? a - b : b - a)) ??
    growth.map((factor) => roundedAway(isMore ? from * factor : from / factor, isMore));
  const asked = required !== undefined && (isMore ? required > from : required < from);
  const all = asked
    ? [roundedAway(required, isMore), ...steps.filter((one) => (isMore ? one > required : true))]
    : steps;
  const both = direction === "other" ? [...all, ...growth.map((factor) => roundedAway(from / factor, false))] : all;
  const whole = field.integer ? both.map((one) => Math.round(one)) : both;
  const most = Math.min(field.max, sensible[field.name] ?? field.max);
  return [...new Set(whole)].filter((one) => one !== 0 && one >= field.min && one <= most);
}

/** More than an engineer would ask for mends nothing. */
const sensible: Readonly<Record<string, number>> = { startupFactor: 200, discDia: 2000, horizBankAngle: 20 };

/** Two digits are what a person would type, away from where it was. */
function roundedAway(value: number, isUp: boolean): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  const count = value / unit;
  return Number(((isUp ? Math.ceil(count - 1e-9) : Math.floor(count + 1e-9)) * unit).toPrecision(6));
}

interface Known {
  /** What the calculation took where 0 was typed. */
  readonly inUse?: number | undefined;
  /** What it says is needed. */
  readonly required?: number | undefined;
}

/** Usual starts where nothing is typed and nothing calculated says better. */
const usual: Readonly<Record<string, number>> = { startupFactor: 150, rampTime: 20, strandDistance: 1, discDia: 800 };

function knownNumbers({ calculated }: Begun, path: string): Known {
  const { results } = calculated;
  const numberOf = (name: string) => (typeof results[name] === "number" ? results[name] : undefined);
  const name = path.replace(/^.*\./, "");
  const row = path.slice(0, path.length - name.length);
  switch (name) {
    case "takeUpMass":
      return { inUse: numberOf("takeUpMassReq"), required: numberOf("takeUpMassReq") };
    case "takeupTensionInp":
      return { inUse: numberOf("ttup") };
    case "takeupTravelInp":
      return { inUse: numberOf("takeUpTravel"), required: numberOf("takeUpTravel") };
    case "vertCurveRadiusInp":
      return { inUse: numberOf(`${row}vertCurveRadius`), required: numberOf(`${row}minVertCurveRadius`) };
    case "horizCurveRadiusInp":
      return { inUse: numberOf(`${row}horizCurveRadius`), required: numberOf(`${row}minHorizCurveRadius`) };
    default:
      return { inUse: numberOf(path) ?? usual[name] };
  }
}
