import type { ProblemCode, reportRequestSchema } from "@beltwright/contract";
import {
  type ComponentRows,
  type Conveyor,
  mayRunDynamics,
  type Person,
  reportLimitIssues,
  scenariosFor,
  withoutPeople,
  writeReleasedJson,
} from "@beltwright/model";
import { type Company, languages, revisionsOf, wantedReports } from "@beltwright/report";
import {
  type ConveyorForRun,
  findAsking,
  findForRun,
  findPreferences,
  listIssued,
  type ReleasedDesign,
} from "@beltwright/store";
import type { z } from "zod";
import type { DesignSource, OpenedDesign } from "../conveyors/design-task.ts";
import { holderAt, openLink } from "../links/holder.ts";
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

export type Prepared = { readonly kind: "prepared"; readonly task: ReportTask; readonly person: Person } | Refusal;

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
  const beyond = beyondPlan(conveyor, found);
  if (beyond !== undefined) return beyond;
  const company = await companyFor(desk, { id, conveyor, person, owner }, wanted);
  if (company === undefined) return missing;
  return prepared({ person, rows: await desk.readRows(owner), conveyor, company }, wanted);
}

/** The same for a conveyor that is sent along: it has no versions, and stands beside no other. */
export async function prepareSentReports(
  desk: ReportDesk,
  { source, userName }: { readonly source: DesignSource; readonly userName: string },
  wanted: Wanted,
): Promise<Prepared | Unread> {
  const asking = await findAsking(desk.db, { userName, now: desk.now() });
  if (asking === undefined) return missing;
  const refusal = refusalOf({ ...asking, isDemo: false }, wanted);
  if (refusal !== undefined) return refusal;
  const { person } = asking;
  const opened = await desk.calculator.openSent(source, person);
  if (opened.kind !== "opened") return { kind: "unread", answer: opened };
  const { conveyor } = opened;
  const beyond = beyondPlan(conveyor, { ...asking, isDemo: false });
  if (beyond !== undefined) return beyond;
  const preferences = (await findPreferences(desk.db, userName)).effective;
  const company = { scenarios: scenariosFor(conveyor, wanted.scenarios), preferences };
  return prepared({ person, rows: await desk.readRows(userName), conveyor, company }, wanted);
}

const closed: Refusal = { kind: "refused", status: 404, code: "link-closed" };

/**
 * The same for the holder of a link: as the plan of its owner allows, without the office's own frame and words, and
 * without the versions and whoever saved them. A refusal that is none of the holder's making is a closed link.
 */
export async function prepareLinkedReports(
  desk: ReportDesk,
  { secret, address }: { readonly secret: string; readonly address: string },
  wanted: Wanted,
): Promise<Prepared> {
  const linked = await openLink(desk.db, { secret, now: desk.now() });
  if (linked?.shows.reports !== true) return closed;
  const { owner, document } = linked;
  const asking = await findAsking(desk.db, { userName: owner, now: desk.now() });
  if (asking === undefined) return closed;
  const found = { ...asking, isDemo: false };
  const refusal = refusalOf(found, wanted);
  if (refusal !== undefined) return refusal.status === 400 ? refusal : closed;
  const person = holderAt(address);
  const conveyor = withoutPeople(await desk.calculator.open(document, { person, owner }));
  if (beyondPlan(conveyor, found) !== undefined) return closed;
  // What is chosen already needs no library, and nobody outside hears what else there is in it.
  const rows = conveyor.partsKept ? {} : await desk.readRows(owner);
  return prepared({ person, rows, conveyor, company: {} }, wanted);
}

interface Unread {
  readonly kind: "unread";
  readonly answer: Exclude<OpenedDesign, { kind: "opened" }>;
}

function beyondPlan(conveyor: Conveyor, found: Parameters<typeof reportLimitIssues>[1]): Refusal | undefined {
  const issues = reportLimitIssues(conveyor, found).map(({ path, message }) => ({ field: path, message }));
  return issues.length > 0 ? { kind: "refused", status: 403, code: "report-beyond-plan", issues } : undefined;
}

interface Material {
  readonly person: Person;
  readonly rows: ComponentRows;
  readonly conveyor: Conveyor;
  readonly company: Company;
}

function prepared({ person, rows, conveyor, company }: Material, wanted: Wanted): Prepared {
  const { format, units } = wanted;
  const reports = wantedReports(wanted.reports);
  const language = languages.find((one) => one === wanted.language) ?? "en";
  const system = units === undefined ? {} : { system: units };
  return { kind: "prepared", person, task: { conveyor, rows, company, reports, format, language, ...system } };
}

/** The same for a released revision, which is what its own document says, whatever became of the design. */
export async function prepareReleasedReports(
  desk: ReportDesk,
  { released, userName }: { readonly released: ReleasedDesign; readonly userName: string },
  wanted: Wanted,
): Promise<Prepared> {
  const { db, calculator, now } = desk;
  const { conveyorId, document, block } = released;
  const found = await findForRun(db, { id: conveyorId, userName, now: now() });
  if (found === undefined) return missing;
  const refusal = refusalOf(found, wanted);
  if (refusal !== undefined) return refusal;
  const { person, owner } = found;
  const conveyor = await calculator.open(JSON.stringify(document), { person, owner });
  const beyond = beyondPlan(conveyor, found);
  if (beyond !== undefined) return beyond;
  const issued = await listIssued(db, { conveyorId, upTo: released.release.id });
  const preferences = (await findPreferences(db, owner)).effective;
  const scenarios = scenariosFor(conveyor, wanted.scenarios);
  const company = { scenarios, preferences, revisions: revisionsOf(issued, []), release: block };
  const made = prepared({ person, rows: await desk.readRows(owner), conveyor, company }, wanted);
  if (made.kind === "refused") return made;
  const source = {
    name: `${conveyor.convNo || "conveyor"}-${block.label}.json`,
    text: writeReleasedJson(document, block),
  };
  return { ...made, task: { ...made.task, source } };
}

/** What can be told before the conveyor is read. Reports leave the office as downloads do, and need what downloads need. */
function refusalOf(found: Pick<ConveyorForRun, "person" | "family" | "isDemo">, wanted: Wanted): Refusal | undefined {
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
