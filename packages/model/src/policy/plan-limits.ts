import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { type PlanFamily, planLimits } from "../reference/plans.ts";
import type { Person } from "./person.ts";

/** What of a conveyor a plan may limit. */
export type LimitedConveyor = Pick<Conveyor, "capacityInp" | "drives" | "pulls">;

interface ReportAsking {
  readonly person: Pick<Person, "userIsAdmin">;
  readonly family: PlanFamily;
  readonly isDemo: boolean;
}

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

/** Where a conveyor goes beyond the plan of someone who asks for its reports. Demos are there to try, admins have no plan. */
export function reportLimitIssues(conveyor: LimitedConveyor, asking: ReportAsking): readonly DocumentIssue[] {
  return asking.isDemo || asking.person.userIsAdmin ? [] : planLimitIssues(conveyor, asking.family);
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
