import { calculatorFindings } from "./calculators/findings.ts";
import { dynamicChecks, dynamicFindings, dynamicRefusals } from "./dynamics/findings.ts";
import {
  beltChecks,
  beltFindings,
  capacityChecks,
  transitionFindings,
  turnoverChecks,
  turnoverFindings,
} from "./parts/belt/findings.ts";
import { curveFindings, horizontalCurveFindings, verticalCurveFindings } from "./parts/curves/findings.ts";
import { driveChecks, driveFindings, drivePartFindings } from "./parts/drives/findings.ts";
import { dutyChecks } from "./parts/duty/findings.ts";
import { idlerChecks, idlerFindings } from "./parts/idlers/findings.ts";
import { pulleyChecks, pulleyFindings, pulleyLimitFindings } from "./parts/pulleys/findings.ts";
import { takeUpChecks, takeUpFindings } from "./parts/take-up/findings.ts";
import {
  feederChecks,
  loopChecks,
  loopFindings,
  motionFindings,
  notComputedFindings,
  resistanceFindings,
  strandChecks,
  strandFindings,
  tensionChecks,
  tensionFindings,
} from "./solve/findings.ts";
import { formulaFindings } from "./trace/findings.ts";

/** Everything that can be found, by code. */
export const findings = {
  ...formulaFindings,
  ...tensionChecks,
  ...tensionFindings,
  ...motionFindings,
  ...resistanceFindings,
  ...loopChecks,
  ...loopFindings,
  ...strandChecks,
  ...strandFindings,
  ...feederChecks,
  ...notComputedFindings,
  ...beltChecks,
  ...beltFindings,
  ...capacityChecks,
  ...transitionFindings,
  ...turnoverChecks,
  ...turnoverFindings,
  ...idlerChecks,
  ...idlerFindings,
  ...pulleyChecks,
  ...pulleyFindings,
  ...pulleyLimitFindings,
  ...driveChecks,
  ...driveFindings,
  ...drivePartFindings,
  ...dutyChecks,
  ...takeUpChecks,
  ...takeUpFindings,
  ...curveFindings,
  ...verticalCurveFindings,
  ...horizontalCurveFindings,
  ...dynamicChecks,
  ...dynamicFindings,
  ...dynamicRefusals,
  ...calculatorFindings,
};

export type FindingCode = keyof typeof findings;

/** All but those that name a part of a drive, which are worded once for all parts. */
export type PlainFindingCode = Exclude<FindingCode, keyof typeof drivePartFindings>;

/** The engine's words for what a person would change: the model knows the field of each. */
export type FindingWord = (typeof findings)[FindingCode]["moves"][number]["change"];
