import type { ReportContext, ReportDefinition, ReportId } from "./reports/context.ts";

/** The ready choices of reports, in the order they are offered. */
export const selectionNames = ["summary", "tender", "full", "check", "civil"] as const;
export type SelectionName = (typeof selectionNames)[number];

/** What a book is made of where nobody chose. */
export const usualSelection: SelectionName = "full";

/** Ids in the order they are wanted, a ready choice, or every report there is something to say in. */
export type WantedReports = readonly string[] | SelectionName | "all";

/** A name alone may be that of a ready choice; every other one is that of a report. */
export function wantedReports(names: string | readonly string[]): WantedReports {
  if (typeof names !== "string") return names;
  return names === "all" ? names : (selectionNames.find((one) => one === names) ?? [names]);
}

/** What a bidder shows: the design, its sizes and its quantities. */
const tender: readonly ReportId[] = [
  ...(["cover", "design-summary", "key-results", "findings", "profile-sketch", "long-section", "plan-view"] as const),
  ...(["capacity", "material", "tension-summary", "tension-diagram-running", "power", "motor-power"] as const),
  ...([
    "regenerative",
    "belt-details",
    "belt-safety",
    "carry-idlers",
    "return-idlers",
    "idler-life",
    "drives",
  ] as const),
  ...(["traction", "starting", "stopping", "brakes", "holdbacks", "take-up", "pulley-schedule"] as const),
  ...(["vertical-curves", "horizontal-curves", "dynamic-summary", "bill-of-materials"] as const),
];

/** What foundations, structure and set-out are designed from. */
const civil: readonly ReportId[] = [
  ...(["cover", "design-summary", "stations", "sections", "profile-sketch", "long-section", "plan-view"] as const),
  ...(["take-up", "take-up-travel", "pulley-schedule", "pulley-loads", "pulley-load-cases", "pulley-masses"] as const),
  ...(["vertical-curves", "vertical-set-out", "horizontal-curves", "horizontal-set-out", "combined-curves"] as const),
  ...(["transitions", "loading-points", "idler-drawings", "heaviest-parts"] as const),
];

/** Reports of the full book that only say again, more closely or in another order, what another one of it says. */
export const repeats: Partial<Readonly<Record<ReportId, ReportId>>> = {
  "findings-by-place": "findings",
  "profile-sketch": "design-summary",
  "straights-and-wraps": "sections",
  "belt-path": "sections",
  "load-areas": "capacity",
  material: "input-material",
  "tensions-starting": "tension-envelope",
  "tensions-braking": "tension-envelope",
  "tensions-coasting": "tension-envelope",
  "tension-diagram-running": "tensions-running",
  "tension-diagram-starting": "tension-envelope",
  "tension-diagram-stopping": "tension-envelope",
  "point-resistances": "section-resistances",
  "friction-factors": "section-resistances",
  "method-sheet": "section-resistances",
  "sag-diagram": "sag",
  "motor-power": "power",
  "belt-rejections": "belt-selection",
  "idler-rejections": "carry-idlers",
  "idler-spacing": "carry-idlers",
  "idler-drawings": "carry-idlers",
  "idler-resonance": "findings",
  "graduated-spacing": "carry-idlers",
  "drive-torques": "drives",
  "component-checks": "findings",
  "traction-details": "traction",
  "starting-tensions": "tension-envelope",
  "stopping-tensions": "tension-envelope",
  "drive-inertia": "equivalent-masses",
  "pulley-diameters": "pulley-schedule",
  "pulley-load-cases": "pulley-loads",
  "shaft-alternatives": "shaft-design",
  "pulley-checks": "findings",
  "pulley-masses": "bill-of-materials",
  "vertical-curve-cases": "vertical-curve-checks",
  "vertical-set-out": "vertical-curves",
  "horizontal-curve-cases": "horizontal-curve-checks",
  "horizontal-set-out": "horizontal-curves",
  "transition-idlers": "transitions",
  "trajectory-points": "trajectory",
  "dynamic-tension-surface": "dynamic-envelopes",
  "dynamic-speed-surface": "dynamic-envelopes",
  "dynamic-strain-surface": "dynamic-envelopes",
  "heaviest-parts": "bill-of-materials",
  "unpriced-parts": "bill-of-materials",
};

/** What a conveyor costs is not for every reader of its book. */
export const money: readonly ReportId[] = ["cost-estimate", "energy-and-carbon"];

/** Thousands of calculations, for those who ask for them. */
const studies: readonly ReportId[] = ["uncertainty"];

/** Long, and for those who go through every step. */
const steps: readonly ReportId[] = ["formula-appendix", "formula-sources", "provisional-formulas"];

/** Whether every step of the calculation is wanted, which takes longer to keep. */
export function needsSteps(wanted: WantedReports): boolean {
  if (typeof wanted === "string") return wanted === "all" || wanted === "check";
  return wanted.some((id) => steps.some((step) => step === id));
}

/** What somebody goes through who has to answer for the design: inputs, every formula with its source, every check. */
const checkedGroups: readonly ReportDefinition["group"][] = ["summary", "inputs", "tensions", "resistances", "proof"];
const checks: readonly ReportId[] = [
  ...([
    "cross-sections",
    "power",
    "belt-safety",
    "idler-life",
    "component-checks",
    "traction",
    "brake-traction",
  ] as const),
  ...([
    "starting",
    "stopping",
    "brakes",
    "brake-heat",
    "holdbacks",
    "take-up",
    "pulley-loads",
    "shaft-design",
  ] as const),
  ...([
    "pulley-checks",
    "vertical-curve-checks",
    "horizontal-curve-checks",
    "transitions",
    "dynamic-findings",
  ] as const),
];

/** Whether a report belongs to a ready choice for this conveyor. */
export function isSelected(
  name: SelectionName,
  { id, group }: Pick<ReportDefinition, "id" | "group">,
  { calculation, dynamics = [] }: Pick<ReportContext, "calculation" | "dynamics">,
): boolean {
  switch (name) {
    case "summary":
      return id === "design-summary";
    case "tender":
      return tender.includes(id);
    case "civil":
      return civil.includes(id);
    case "check":
      return checkedGroups.includes(group) || checks.includes(id);
    case "full": {
      // The other methods stand side by side in their comparison.
      const isOfOther = id.startsWith("resistances-") && id !== `resistances-${calculation.method.toLowerCase()}`;
      // Settings of simulations that nobody ran say nothing of the design.
      if (id === "input-dynamics" && dynamics.length === 0) return false;
      return (
        !isOfOther && repeats[id] === undefined && !steps.includes(id) && !money.includes(id) && !studies.includes(id)
      );
    }
  }
}
