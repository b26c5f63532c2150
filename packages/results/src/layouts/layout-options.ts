import {
  type Calculation,
  type ComponentRows,
  type Conveyor,
  calculate,
  changeLayout,
  familyOf,
  issueSentence,
  type LayoutFamily,
  layoutChoices,
  layoutFamilies,
  type UnitSystem,
} from "@beltwright/model";
import { layoutSentence } from "./layout-sentence.ts";
import { englishLayouts, germanLayouts } from "./layout-words.ts";

/** What comes of a layout: kg, kN and kW as the document has them. */
export interface LayoutFigures {
  readonly drives: number;
  /** Required mass of a gravity take-up, tension of a winch or a screw; undefined where none holds the belt. */
  readonly takeUp: { readonly value: number; readonly unit: "kg" | "kN" } | undefined;
  readonly largestTension: number;
  readonly installedPower: number;
  readonly errors: number;
}

/** One of the layouts a conveyor may have. */
export interface LayoutOption {
  readonly family: LayoutFamily;
  readonly title: string;
  /** Why: of the recommended one by the pulls of this conveyor, of others what they are good for. */
  readonly why: string;
  readonly isNow: boolean;
  readonly isRecommended: boolean;
  /** As it is now, or as it would be; else why it cannot be laid. */
  readonly outcome:
    | { readonly kind: "laid"; readonly conveyor: Conveyor; readonly figures: LayoutFigures | undefined }
    | { readonly kind: "refused"; readonly reason: string };
}

interface Reader {
  readonly system: UnitSystem;
  readonly language?: "en" | "de";
}

/** All layouts with what would come of each; none where the loop has no two strands. */
export function layoutOptions(
  conveyor: Conveyor,
  rows: ComponentRows | undefined,
  { system, language = "en" }: Reader,
): readonly LayoutOption[] {
  const choices = layoutChoices(conveyor);
  if (!choices) return [];
  const words = language === "de" ? germanLayouts : englishLayouts;
  const recommended = familyOf(choices.recommended.layout);
  return layoutFamilies.map((family) => ({
    family,
    title: words.titles[family],
    why: family === recommended ? layoutSentence(choices.recommended, system, language) : words.uses[family],
    isNow: family === choices.now,
    isRecommended: family === recommended,
    outcome: family === choices.now ? asLaid(conveyor, rows) : outcomeOf(conveyor, family, rows, system),
  }));
}

function outcomeOf(
  conveyor: Conveyor,
  layout: LayoutFamily,
  rows: ComponentRows | undefined,
  system: UnitSystem,
): LayoutOption["outcome"] {
  const outcome = changeLayout.apply(conveyor, { layout });
  if (outcome.kind === "changed") return asLaid(outcome.conveyor, rows);
  const [issue] = outcome.kind === "refused" ? outcome.issues : [];
  return { kind: "refused", reason: issue ? issueSentence(issue, system) : "" };
}

function asLaid(conveyor: Conveyor, rows: ComponentRows | undefined): LayoutOption["outcome"] {
  return { kind: "laid", conveyor, figures: figuresOf(conveyor, calculate(conveyor, rows ? { rows } : {})) };
}

type Solved = Extract<Calculation, { readonly kind: "calculated" }>;

function figuresOf({ drives, takeupType }: Conveyor, calculation: Calculation): LayoutFigures | undefined {
  if (calculation.kind === "refused") return undefined;
  const { results, solution } = calculation;
  return {
    drives: drives.length,
    takeUp: takeUpOf(takeupType, results),
    largestTension: Number(results.tmax),
    installedPower: Number(results.installedPower),
    errors: solution.findings.filter(({ severity }) => severity === "error").length,
  };
}

function takeUpOf(kind: Conveyor["takeupType"], { takeUpMassReq, ttup }: Solved["results"]): LayoutFigures["takeUp"] {
  const [value, unit] = kind.endsWith("Gravity") ? ([takeUpMassReq, "kg"] as const) : ([ttup, "kN"] as const);
  return typeof value === "number" ? { value, unit } : undefined;
}
