import type { OfficePreferences } from "../preferences/office-preferences.ts";
import { type PlanFamily, planLimits } from "../reference/plans.ts";
import type { UserProfile } from "../users/user-data.ts";
import type { FileRecord } from "./file-record.ts";
import { newConveyor } from "./new-conveyor.ts";
import type { Conveyor } from "./types/conveyor.ts";

/** Who starts a conveyor, and what they have already. */
export interface Starter {
  readonly profile: Pick<UserProfile, "firstName" | "lastName" | "companyName">;
  /** Undefined for who has no plan, such as an administrator: no limits. */
  readonly family: PlanFamily | undefined;
  /** Numbers of their conveyors, the newest first. */
  readonly numbers: readonly string[];
  /** Where their newest conveyor is filed; undefined for the first one. */
  readonly category: string | undefined;
  /** `2026-11-16` */
  readonly today: string;
  readonly preferences: OfficePreferences;
}

/** Where a first conveyor is filed. */
const firstCategory = "My conveyors";

/** A new conveyor as this person would begin it: numbered on, filed and signed, within the plan. */
export function startedConveyor(starter: Starter): Conveyor {
  const { carrySpacing, returnSpacing } = starter.preferences;
  return {
    ...withinCapacity(newConveyor(), startingCapacity(starter.family)),
    ...(carrySpacing === undefined ? {} : { nomCSSpacing: carrySpacing }),
    ...(returnSpacing === undefined ? {} : { nomRSSpacing: returnSpacing }),
    ...signature(starter),
  };
}

type Signature = Pick<Conveyor, "convNo" | "category" | "coName" | "designedBy" | "designDate">;

/** Which conveyor of whose a new one is: the next number, the own category, company, designer and day. */
export function signature({ profile, numbers, category, today }: Starter): Signature {
  return {
    convNo: nextNumber(numbers),
    category: category ?? firstCategory,
    coName: profile.companyName,
    designedBy: `${profile.firstName} ${profile.lastName}`.trim(),
    designDate: today,
  };
}

const signed: ReadonlySet<string> = new Set<keyof Signature>([
  "convNo",
  "category",
  "coName",
  "designedBy",
  "designDate",
]);

/**
 * The file of a design that was just made, without what the server signs it with. Where it was worked on since it was
 * `begun`, what somebody signed by hand stays.
 */
export function unsigned(file: FileRecord, begun: FileRecord = file): FileRecord {
  const isToSign = (name: string) => signed.has(name) && file[name] === begun[name];
  return Object.fromEntries(Object.entries(file).filter(([name]) => !isToSign(name)));
}

/** What the plan carries of the usual capacity, t/h: a first design fits the plan. */
export function startingCapacity(family: PlanFamily | undefined): number {
  const most = family === undefined ? undefined : planLimits[family].maxCapacity;
  return Math.min(newConveyor().capacityInp, most ?? Number.POSITIVE_INFINITY);
}

function withinCapacity(conveyor: Conveyor, most: number): Conveyor {
  return {
    ...conveyor,
    capacityInp: Math.min(conveyor.capacityInp, most),
    pulls: conveyor.pulls.map((pull) => ({ ...pull, capacityInp: Math.min(pull.capacityInp, most) })),
  };
}

/** The digits at the end of the newest number that has some, counted on to one that is free: CV009 gives CV010. */
export function nextNumber(numbers: readonly string[]): string {
  const taken = new Set(numbers);
  const newest = numbers.find((number) => /\d$/.test(number));
  if (newest === undefined) return newConveyor().convNo;
  let next = countedOn(newest);
  while (taken.has(next)) next = countedOn(next);
  return next;
}

function countedOn(number: string): string {
  // Fifteen digits are counted exactly.
  return number.replace(/\d{1,15}$/, (digits) => String(Number(digits) + 1).padStart(digits.length, "0"));
}
