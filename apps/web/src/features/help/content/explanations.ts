import { type FindingCode, findings } from "@beltwright/engine";
import type { Explanations, FindingExplanation, FindingGroup } from "../finding-explanation.ts";
import { componentFindings } from "./findings/components.ts";
import { driveFindings, stoppingFindings } from "./findings/drives.ts";
import { beltFindings, capacityFindings, takeUpFindings } from "./findings/load.ts";
import { curveFindings, idlerFindings, pulleyFindings, transitionFindings } from "./findings/machine.ts";
import { calculationFindings, dynamicFindings } from "./findings/running.ts";

const byGroup: Readonly<Record<FindingGroup, Explanations>> = {
  capacity: capacityFindings,
  belt: beltFindings,
  "take-up": takeUpFindings,
  drives: driveFindings,
  components: componentFindings,
  stopping: stoppingFindings,
  pulleys: pulleyFindings,
  idlers: idlerFindings,
  curves: curveFindings,
  transitions: transitionFindings,
  dynamic: dynamicFindings,
  calculation: calculationFindings,
};

interface ExplainedFinding extends FindingExplanation {
  readonly code: FindingCode;
}

const isCode = (code: string): code is FindingCode => Object.hasOwn(findings, code);

export function explainedIn(group: FindingGroup): readonly ExplainedFinding[] {
  return Object.entries(byGroup[group]).flatMap(([code, explained]) => (isCode(code) ? [{ code, ...explained }] : []));
}
