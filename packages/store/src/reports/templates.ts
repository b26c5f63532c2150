import type { Person } from "@beltwright/model";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import type { ReportTemplateTable } from "./tables.ts";

export interface ReportTemplate {
  readonly id: string;
  readonly userName: string;
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

export interface TemplateDraft {
  readonly id?: string | undefined;
  readonly name: string;
  readonly reports: readonly string[];
  readonly isForGroup: boolean;
  readonly now: number;
}

/** Keeps a choice, new or changed; undefined where it is somebody else's. */
export async function saveReportTemplate(
  db: Db,
  person: Person,
  draft: TemplateDraft,
): Promise<ReportTemplate | undefined> {
  const { name, reports, isForGroup, now } = draft;
  const values = {
    name,
    reports: JSON.stringify(reports),
    user_group: isForGroup ? (person.userGroup ?? "") : "",
    updated_at: now,
  };
  if (draft.id === undefined) {
    const row = { id: newId(now), user_name: person.userName, ...values };
    await db.insertInto("report_template").values(row).execute();
    return toTemplate(row);
  }
  const saved = await db
    .updateTable("report_template")
    .set(values)
    .where("id", "=", draft.id)
    .where("user_name", "=", person.userName)
    .returningAll()
    .executeTakeFirst();
  return saved && toTemplate(saved);
}

/** True where it was the person's own. */
export async function deleteReportTemplate(db: Db, person: Person, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("report_template")
    .where("id", "=", id)
    .where("user_name", "=", person.userName)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

function toTemplate(row: ReportTemplateTable): ReportTemplate {
  const { id, user_name, user_group, name, reports } = row;
  return { id, userName: user_name, isForGroup: user_group !== "", name, reports: JSON.parse(reports) };
}
