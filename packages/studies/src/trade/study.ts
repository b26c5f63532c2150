import type { FindingCode } from "@beltwright/engine";
import type { FieldValue } from "@beltwright/model";

/** Something that may be one of several: a named choice such as `beltWidth`, or any field by its path. */
export interface Choice {
  readonly name: string;
  readonly values: readonly FieldValue[];
}

/** A result by its name, and which way is better. */
export interface Objective {
  readonly name: string;
  readonly aim: "least" | "most";
}

/** A typed limit of a result. */
export interface ResultCondition {
  readonly name: string;
  readonly least?: number;
  readonly most?: number;
}

/** Limits of the load on the belt: known without tensions, so that most candidates go before they are solved. */
export const loadLimits = [
  "belt-overfull",
  "belt-narrow-for-lumps",
  "belt-fast-for-material",
  "steep-for-material",
  "pipe-does-not-close",
  "pipe-lump-too-large",
  "pipe-too-full",
] as const satisfies readonly FindingCode[];
export type LoadLimit = (typeof loadLimits)[number];

/** What is asked (handbook 11.5). */
export interface TradeStudy {
  readonly choices: readonly Choice[];
  readonly objectives: readonly Objective[];
  /** Beside these no candidate may have an error. */
  readonly conditions: readonly ResultCondition[];
  readonly loadLimits: readonly LoadLimit[];
  readonly seed: number;
  /** Of a search, where there are too many candidates to try all. */
  readonly generations: number;
}

export const usualSeed = 1;
export const usualGenerations = 50;

/** What came of one candidate. Candidates are numbered through all combinations, the last choice changing first. */
export interface CandidateOutcome {
  readonly candidate: number;
  /** Numbers by result name; those that objectives, conditions and the table ask for. */
  readonly results: Readonly<Record<string, number>>;
  /** Why it does not count: codes of findings, `limit:` with the name of a result, or `refused`. */
  readonly failures: readonly string[];
  /** How far its numbers are beyond their limits, as shares of them. */
  readonly excess: number;
}

/** Results of every candidate that are kept whatever is asked, for the table and the axes. */
const keptResults = [
  "capitalCost",
  "energyPerTonne",
  "energyYear",
  "carbonPerTonne",
  "costPerTonne",
  "totalMass",
  "absorbedPower",
  "installedPower",
  "tmax",
  "beltSafetyRun",
  "percentBeltCapacity",
] as const;

/** Every result that is kept of a candidate. */
export function resultNames({ objectives, conditions }: TradeStudy): readonly string[] {
  return [...new Set([...[...objectives, ...conditions].map(({ name }) => name), ...keptResults])];
}

export const isFeasible = ({ failures }: CandidateOutcome): boolean => failures.length === 0;
