import { beltReports } from "./belt.ts";
import { capacityReports } from "./capacity.ts";
import { comparisonReports } from "./comparison.ts";
import type { ReportDefinition } from "./context.ts";
import { estimateReports } from "./cost/cost-estimate.ts";
import { costReports } from "./costs.ts";
import { curveReports } from "./curves.ts";
import { driveReports } from "./drives.ts";
import { dutyReports } from "./duty/duty-report.ts";
import { dynamicReports } from "./dynamics.ts";
import { equipmentReports } from "./equipment.ts";
import { coverReports } from "./front/cover.ts";
import { geometryReports } from "./geometry.ts";
import { idlerReports } from "./idlers.ts";
import { inputReports } from "./inputs.ts";
import { motionReports } from "./motion.ts";
import { powerReports } from "./power.ts";
import { proofReports } from "./proof.ts";
import { pulleyReports } from "./pulleys.ts";
import { resistanceReports } from "./resistances.ts";
import { methodSheetReports } from "./standards/method-sheet.ts";
import { summaryReports } from "./summary.ts";
import { takeUpReports } from "./take-up.ts";
import { tensionReports } from "./tensions.ts";
import { tractionReports } from "./traction.ts";
import { uncertaintyReports } from "./uncertainty/uncertainty-report.ts";

/** Every report there is, in the order of a full book. */
export const allReports: readonly ReportDefinition[] = [
  ...coverReports,
  ...summaryReports,
  ...inputReports,
  ...geometryReports,
  ...capacityReports,
  ...tensionReports,
  ...resistanceReports,
  ...methodSheetReports,
  ...powerReports,
  ...dutyReports,
  ...beltReports,
  ...idlerReports,
  ...driveReports,
  ...tractionReports,
  ...motionReports,
  ...takeUpReports,
  ...pulleyReports,
  ...curveReports,
  ...equipmentReports,
  ...dynamicReports,
  ...costReports,
  ...estimateReports,
  ...uncertaintyReports,
  ...proofReports,
  ...comparisonReports,
];
