import {
  addWhenAsked,
  bareTrace,
  checkDesign,
  type Design,
  isEqual,
  type StrandRules,
  type Trace,
} from "@beltwright/engine";
import { linkIssues } from "../document/links.ts";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { dutyOf } from "../duty/duty.ts";
import { ownCasesOf } from "../load-cases/own-cases.ts";
import { beltOf, beltRulesOf } from "./belt.ts";
import type { HalvedCurves } from "./curve-idlers.ts";
import { drivesOf } from "./drives.ts";
import { carryIdlerOf, returnIdlerOf } from "./idlers.ts";
import { materialOf } from "./material.ts";
import { notUsed } from "./not-used.ts";
import { pointsOf } from "./points.ts";
import { refusalIssue } from "./refusals.ts";
import { crossSectionRulesOf, loopRulesOf, profileOf, settingsOf, startRulesOf } from "./settings/settings.ts";
import { percent, tonnesPerHour } from "./si.ts";
import { strandRulesOf } from "./strands.ts";
import { takeUpOf } from "./take-up.ts";

type ToDesign =
  | {
      readonly kind: "design";
      readonly design: Design;
      /** What the document asks for and the calculation does not take into account, by path. */
      readonly notUsed: readonly DocumentIssue[];
    }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** A document in the engine's words and SI, or why it cannot be calculated, by document path. */
export function toDesign(document: Conveyor): ToDesign {
  const links = linkIssues(document);
  if (links.length > 0) return { kind: "refused", issues: links };
  const design = designOf(document, bareTrace, strandRulesOf(document));
  const refusals = checkDesign(design);
  if (refusals.length > 0) return { kind: "refused", issues: refusals.map((one) => refusalIssue(document, one)) };
  return addWhenAsked({ kind: "design", design } as const, { notUsed: () => notUsed(document) });
}

/**
 * The design of a document whose figures alone are wanted: what is to be looked at between its strands is left out, and
 * solving checks the rest. Nothing where points and drives are not linked.
 */
export function figuresDesign(document: Conveyor): Design | undefined {
  return linkIssues(document).length > 0 ? undefined : designOf(document, bareTrace, undefined);
}

/**
 * The design of a document that was let through, with the steps of what was made from several of its numbers. What is
 * to be looked at between its strands was found on plain numbers.
 */
export function designOf(
  document: Conveyor,
  trace: Trace,
  strands: StrandRules | undefined,
  halved?: HalvedCurves,
): Design {
  const { gravity, beltSpeedInp, capacityInp, minTemp, kt, viscoRubberTemp, allowSagCS, allowSagRS } = document;
  const profile = profileOf(document);
  return {
    gravity,
    beltSpeed: beltSpeedInp,
    massFlow: tonnesPerHour(capacityInp),
    material: materialOf(document),
    belt: beltOf(document, trace),
    carryIdler: carryIdlerOf(document, trace),
    returnIdler: returnIdlerOf(document, trace),
    lowestTemperature: minTemp,
    // 1 is what a conveyor starts with: in the cold it would silently leave out what the temperature asks for.
    ...(isEqual(kt, 1) ? {} : { temperatureFactor: kt }),
    rubberTemperature: viscoRubberTemp,
    points: pointsOf(document, trace, halved),
    drives: drivesOf(document, trace),
    takeUp: takeUpOf(document),
    allowedSag: { carry: percent(allowSagCS), return: percent(allowSagRS) },
    crossSection: crossSectionRulesOf(document),
    loop: loopRulesOf(document),
    beltRules: beltRulesOf(document),
    settings: settingsOf(document, trace),
    starting: startRulesOf(document),
    mostCalculations: document.maxCalcs,
    ...(document.reversible ? { isReversible: true } : {}),
    ...(strands === undefined ? {} : { strands }),
    ...(document.loadCases.some(({ caseIsOn }) => caseIsOn) ? { ownCases: ownCasesOf(document) } : {}),
    ...dutyOf(document),
    ...(profile === undefined ? {} : { profile }),
  };
}
