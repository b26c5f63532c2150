import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { type PlanFamily, planLimits } from "../reference/plans.ts";

/** What of a conveyor a plan may limit. */
export type LimitedConveyor = Pick<Conveyor, "capacityInp" | "drives" | "pulls">;

/** Where a conveyor goes beyond what a plan calculates, by path; none for plans without limits. */
export function planLimitIssues(conveyor: LimitedConveyor, family: PlanFamily): readonly DocumentIssue[] {
  const { maxCapacity, maxDrives, horizontalCurves } = planLimits[family];
  return [
    ...(maxCapacity === undefined ? [] : capacityIssues(conveyor, maxCapacity)),
    ...(maxDrives === undefined || conveyor.drives.length <= maxDrives
      ? []
      : [{ path: "drives", message: `The plan is limited to ${maxDrives} drive.` }]),
    ...(horizontalCurves ? [] : curveIssues(conveyor)),
  ];
}

function capacityIssues({ capacityInp, pulls }: LimitedConveyor, most: number): readonly DocumentIssue[] {
  const message = `The plan is limited to ${most} t/h.`;
  const sections = pulls.flatMap((pull, index) =>
    pull.capacityInp > most ? [{ path: `pulls[${index}].capacityInp`, message }] : [],
  );
  return capacityInp > most ? [{ path: "capacityInp", message }, ...sections] : sections;
}

function curveIssues({ pulls }: LimitedConveyor): readonly DocumentIssue[] {
  return pulls.flatMap(({ horizCurveRadiusInp }, index) =>
    horizCurveRadiusInp > 0
      ? [{ path: `pulls[${index}].horizCurveRadiusInp`, message: "The plan has no horizontal curves." }]
      : [],
  );
}
