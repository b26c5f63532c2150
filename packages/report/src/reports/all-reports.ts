import type { ReportDefinition } from "./context.ts";
import { geometryReports } from "./geometry.ts";
import { powerReports } from "./power.ts";
import { summaryReports } from "./summary.ts";
import { tensionReports } from "./tensions.ts";

/** Every report there is, in the order of a full book. */
export const allReports: readonly ReportDefinition[] = [
  ...summaryReports,
  ...geometryReports,
  ...tensionReports,
  ...powerReports,
];
