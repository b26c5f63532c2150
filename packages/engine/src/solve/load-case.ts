import type { CaseKind, Motion, OwnCase } from "../design/own-case.ts";
import type { LoopRules } from "../design/settings.ts";
import type { LoopSection } from "./loop/belt-path.ts";

export const runningLoads = ["full", "empty", "inclines", "declines"] as const;
export type Load = (typeof runningLoads)[number];

/** One state of the conveyor: which sections carry material, and how it moves. */
export interface LoadCase {
  readonly name: CaseName;
  /** Of a case of one's own the nearer of full and empty: brakes and starters know these two. */
  readonly load: Load;
  readonly motion: Motion;
  /** What an engineer described; absent of the ten that every conveyor has. */
  readonly own?: OwnCase;
}

export const loadCases = [
  { name: "running-full", load: "full", motion: "running" },
  { name: "running-empty", load: "empty", motion: "running" },
  { name: "running-inclines", load: "inclines", motion: "running" },
  { name: "running-declines", load: "declines", motion: "running" },
  { name: "starting-full", load: "full", motion: "starting" },
  { name: "starting-empty", load: "empty", motion: "starting" },
  { name: "braking-full", load: "full", motion: "braking" },
  { name: "braking-empty", load: "empty", motion: "braking" },
  { name: "coasting-full", load: "full", motion: "coasting" },
  { name: "coasting-empty", load: "empty", motion: "coasting" },
] as const satisfies readonly { readonly name: string; readonly load: Load; readonly motion: Motion }[];

/** The ten that every conveyor has. */
export type LoadCaseName = (typeof loadCases)[number]["name"];
/** These, and those an engineer has described. */
export type CaseName = LoadCaseName | OwnCase["name"];

/** Marks a case in which nothing need pass. */
export function shownOnly({ own }: Pick<LoadCase, "own">): { readonly isShownOnly?: true } {
  return own === undefined || own.isChecked ? {} : { isShownOnly: true };
}

/** Whether parts must pass in a case. */
export function isCounted({ isShownOnly }: { readonly isShownOnly?: true }): boolean {
  return isShownOnly !== true;
}

/** A case by its name, whoever described it. */
export function caseNamed<Case extends { readonly name: CaseName }>(
  { cases, ownCases }: { readonly cases: Readonly<Record<LoadCaseName, Case>>; readonly ownCases?: readonly Case[] },
  name: CaseName,
): Case | undefined {
  return isFixed(name) ? cases[name] : ownCases?.find((one) => one.name === name);
}

/** Whether every conveyor has a case of this name. */
export function isFixed(name: CaseName): name is LoadCaseName {
  return !name.startsWith("own-");
}

/** Something for every load case, by its name. */
export function byLoadCase<Made>(make: (name: LoadCaseName) => Made): Readonly<Record<LoadCaseName, Made>> {
  return {
    "running-full": make("running-full"),
    "running-empty": make("running-empty"),
    "running-inclines": make("running-inclines"),
    "running-declines": make("running-declines"),
    "starting-full": make("starting-full"),
    "starting-empty": make("starting-empty"),
    "braking-full": make("braking-full"),
    "braking-empty": make("braking-empty"),
    "coasting-full": make("coasting-full"),
    "coasting-empty": make("coasting-empty"),
  };
}

/** The steady case of a load. */
export function byRunningLoad(load: Load): LoadCase & { readonly name: `running-${Load}` } {
  return { name: `running-${load}`, load, motion: "running" };
}

/**
 * Whether a belt is ever in such a state. Without brakes a belt that is braked coasts, and the coasting case stands for it;
 * with brakes one that would gain speed by itself is never left to coast.
 */
export function isOfService(
  { motion, acceleration }: { readonly motion: Motion; readonly acceleration: number },
  isBraked: boolean,
): boolean {
  if (motion === "braking") return isBraked;
  return motion !== "coasting" || !isBraked || acceleration <= 0;
}

/** Which limits a state is held to: those of running, or the higher ones of starting. */
export function limitsIn({
  motion,
  kind,
}: {
  readonly motion: Motion;
  readonly kind?: CaseKind;
}): "running" | "transient" {
  return motion === "running" && (kind ?? "normal") === "normal" ? "running" : "transient";
}

/** Sections that rise or fall by less than this count as level, m. */
export const levelTolerance = 0.001;

/** Whether a section carries its tonnage in a case. */
export function isLoaded(load: Load, section: Pick<LoopSection, "lift">, rules: LoopRules): boolean {
  const isLevel = Math.abs(section.lift) < levelTolerance;
  switch (load) {
    case "full":
      return true;
    case "empty":
      return false;
    case "inclines":
      return isLevel ? rules.levelSections === "loaded-in-both" : section.lift > 0;
    case "declines":
      return isLevel ? rules.levelSections === "loaded-in-both" : section.lift < 0;
  }
}
