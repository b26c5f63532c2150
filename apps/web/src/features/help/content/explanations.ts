import type { Explanations, FindingGroup } from "../finding-explanation.ts";
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

export function explainedIn(group: FindingGroup): Explanations {
  return byGroup[group];
}
