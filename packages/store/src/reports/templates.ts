import type { Person, TemplateRecord } from "@beltwright/model";
import { type ExpressionBuilder, sql } from "kysely";
import { newId } from "../ids.ts";
import type { Database, Db } from "../tables.ts";
import type { ReportTemplateTable } from "./tables.ts";

interface ReportTemplate extends TemplateRecord {
  readonly id: string;
  readonly isForGroup: boolean;
  readonly name: string;
  readonly reports: readonly string[];
}

/** The person's own, and those of their group, by name. */
export async function listReportTemplates(db: Db, person: Person): Promise<readonly ReportTemplate[]> {
  const group = person.userGroup ?? "";
  const rows = await db
    .selectFrom("report_template")
    .selectAll()
    .where((eb) =>
      eb.or([eb("user_name", "=", person.userName), ...(group === "" ? [] : [eb("user_group", "=", group)])]),
    )
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(toTemplate);
}

interface TemplateDraft {
  readonly id?: string | undefined;
  readonly name: string;
  readonly reports: readonly string[];
  readonly isForGroup: boolean;
  /** Which group, where an administrator keeps it for another than their own. */
  readonly userGroup?: string | undefined;
  readonly now: number;
}

/** Keeps a choice, new or changed; undefined where the person may not. What is a group's stays that group's. */
export async function saveReportTemplate(
  db: Db,
  person: Person,
  draft: TemplateDraft,
): Promise<ReportTemplate | undefined> {
  const { name, reports, isForGroup, now } = draft;
  const values = { name, reports: JSON.stringify(reports), updated_at: now };
  const group = isForGroup ? groupOf(person, draft) : "";
  if (draft.id === undefined) {
    const row = { id: newId(now), user_name: person.userName, user_group: group, ...values };
    await db.insertInto("report_template").values(row).execute();
    return toTemplate(row);
  }
  const saved = await db
    .updateTable("report_template")
    .set({ ...values, user_group: isForGroup ? sql<string>`coalesce(nullif(user_group, ''), ${group})` : "" })
    .where("id", "=", draft.id)
    .where((eb) => isChangeable(eb, person))
    .returningAll()
    .executeTakeFirst();
  return saved && toTemplate(saved);
}

function groupOf(person: Person, { userGroup }: TemplateDraft): string {
  return (person.userIsAdmin ? userGroup : undefined) ?? person.userGroup ?? "";
}

/** `mayChangeTemplate` of the model, as a condition. */
function isChangeable(eb: ExpressionBuilder<Database, "report_template">, { userName, userIsAdmin }: Person) {
  return eb.or([eb("user_name", "=", userName), ...(userIsAdmin ? [eb("user_group", "<>", "")] : [])]);
}

/** False where the person may not. */
export async function deleteReportTemplate(db: Db, person: Person, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("report_template")
    .where("id", "=", id)
    .where((eb) => isChangeable(eb, person))
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A group keeps what it uses when the account that made it is deleted; what was the person's alone goes with it. */
export async function handOverTemplates(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable("report_template")
    .set({ user_name: to })
    .where("user_name", "=", from)
    .where("user_group", "<>", "")
    .execute();
}

/** Templates of a group that ends are their makers' alone. */
export async function endGroupTemplates(db: Db, group: string): Promise<void> {
  await db.updateTable("report_template").set({ user_group: "" }).where("user_group", "=", group).execute();
}

function toTemplate(row: ReportTemplateTable): ReportTemplate {
  const { id, user_name, user_group, name, reports } = row;
  const isForGroup = user_group !== "";
  return { id, userName: user_name, userGroup: user_group, isForGroup, name, reports: JSON.parse(reports) };
}
