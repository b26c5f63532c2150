import type { ProblemCode, reportRequestSchema } from "@beltwright/contract";
import { mayRunDynamics, type Person, reportLimitIssues } from "@beltwright/model";
import { languages, wantedReports } from "@beltwright/report";
import { type ConveyorForRun, findForRun } from "@beltwright/store";
import type { z } from "zod";
import { companyFor } from "./report-company.ts";
import type { ReportDesk } from "./report-desk.ts";
import type { ReportTask } from "./report-threads.ts";
import { unknownNames } from "./unknown-names.ts";

type Wanted = z.output<typeof reportRequestSchema>;

interface Refusal {
  readonly kind: "refused";
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues?: { readonly field: string; readonly message: string }[];
}

type Prepared = { readonly kind: "prepared"; readonly task: ReportTask; readonly person: Person } | Refusal;

const missing: Refusal = { kind: "refused", status: 404, code: "conveyor-load-failed" };

/** All that a thread needs to write the reports of a conveyor, or why this person does not get them. */
export async function prepareReports(
  desk: ReportDesk,
  { id, userName }: { readonly id: string; readonly userName: string },
  wanted: Wanted,
): Promise<Prepared> {
  const { db, calculator, now } = desk;
  const found = await findForRun(db, { id, userName, now: now() });
  if (found === undefined) return missing;
  const refusal = refusalOf(found, wanted);
  if (refusal !== undefined) return refusal;
  const { person, owner, document } = found;
  const conveyor = await calculator.open(document, { person, owner });
  const beyond = reportLimitIssues(conveyor, found);
  if (beyond.length > 0) {
    const issues = beyond.map(({ path, message }) => ({ field: path, message }));
    return { kind: "refused", status: 403, code: "report-beyond-plan", issues };
  }
  const company = await companyFor(desk, { id, conveyor, person, owner }, wanted);
  if (company === undefined) return missing;
  const { format, units } = wanted;
  const reports = wantedReports(wanted.reports);
  const language = languages.find((one) => one === wanted.language) ?? "en";
  const system = units === undefined ? {} : { system: units };
  const rows = await desk.readRows(owner);
  return { kind: "prepared", person, task: { conveyor, rows, company, reports, format, language, ...system } };
}

/** What can be told before the conveyor is read. Reports leave the office as downloads do, and need what downloads need. */
function refusalOf(found: ConveyorForRun, wanted: Wanted): Refusal | undefined {
  const { person } = found;
  if (!person.userIsAdmin && !person.userHasSub) {
    return { kind: "refused", status: 403, code: "subscription-needed-to-download" };
  }
  const issues = unknownNames(wanted);
  if (issues.length > 0) return { kind: "refused", status: 400, code: "invalid-values", issues };
  if (wanted.scenarios.length > 0 && !mayRunDynamics(found)) {
    return { kind: "refused", status: 403, code: "dynamic-plan-needed" };
  }
  return undefined;
}
