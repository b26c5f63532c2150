import type { FindingCode } from "@beltwright/engine";
import type { Explanations, FindingExplanation, FindingGroup } from "../finding-explanation.ts";
import { componentFindings } from "./findings/components.ts";
import { driveFindings, stoppingFindings } from "./findings/drives.ts";
import { beltFindings, capacityFindings, dutyFindings, takeUpFindings } from "./findings/load.ts";
import { curveFindings, idlerFindings, pulleyFindings, transitionFindings } from "./findings/machine.ts";
import { calculationFindings, dynamicFindings } from "./findings/running.ts";

const byGroup: Readonly<Record<FindingGroup, Explanations>> = {
  capacity: { ...capacityFindings, ...dutyFindings },
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

/** By name: the definitions themselves would be loaded with every page of help. */
function codesOf(table: Explanations): readonly FindingCode[] {
  const codes: FindingCode[] = [];
  let code: keyof Explanations;
  for (code in table) codes.push(code);
  return codes;
}

export function explainedIn(group: FindingGroup): readonly ExplainedFinding[] {
  const table = byGroup[group];
  return codesOf(table).flatMap((code) => {
    const explained = table[code];
    return explained === undefined ? [] : [{ code, ...explained }];
  });
}
