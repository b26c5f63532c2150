import { getLibrary, type LibraryValues } from "@beltwright/model";
import { addAudit } from "../admin/audit.ts";
import type { Db, LibraryRowTable } from "../tables.ts";
import { countChange } from "./changes.ts";
import { toValues } from "./record.ts";

type LibraryAction = "added" | "copied" | "shipped" | "saved" | "deleted" | "undeleted" | "restored";

/** Whoever changes what belongs to another is an administrator, and what administrators do is kept. */
export async function auditForeignChange(trx: Db, row: LibraryRowTable, action: LibraryAction): Promise<void> {
  const { id, library, description, user_name: owner, updated_by: admin, updated_at: now } = row;
  if (admin === owner) return;
  const details = { library, id, owner };
  await addAudit(trx, { admin, action: `library row ${action}`, subject: description, details, now });
}

interface LibraryVersion {
  readonly revision: number;
  readonly action: LibraryAction;
  readonly changedBy: string;
  readonly changedAt: number;
  readonly values: LibraryValues;
}

/** Keeps what was just written, so that every later write leaves it to be read and restored. */
export async function keepVersions(trx: Db, rows: readonly LibraryRowTable[], action: LibraryAction): Promise<void> {
  const versions = rows.map((row) => ({
    row_id: row.id,
    revision: row.revision,
    library: row.library,
    action,
    changed_by: row.updated_by,
    changed_at: row.updated_at,
    category: row.category,
    description: row.description,
    belt_width: row.belt_width,
    data: row.data,
  }));
  await trx.insertInto("library_version").values(versions).execute();
  for (const library of new Set(rows.map((row) => row.library))) await countChange(trx, library);
}

/** Every revision of a row, the newest first; empty where there is no such row. */
export async function listLibraryVersions(db: Db, library: string, id: string): Promise<readonly LibraryVersion[]> {
  const definition = getLibrary(library);
  const versions = await db
    .selectFrom("library_version")
    .selectAll()
    .where("library", "=", library)
    .where("row_id", "=", id)
    .orderBy("revision", "desc")
    .execute();
  return versions.map((version) => ({
    revision: version.revision,
    action: toAction(version.action),
    changedBy: version.changed_by,
    changedAt: version.changed_at,
    values: toValues(definition, version),
  }));
}

/** Only `keepVersions` writes this column. */
function toAction(action: string): LibraryAction {
  return action as LibraryAction;
}

export async function findVersion(db: Db, library: string, id: string, revision: number) {
  return db
    .selectFrom("library_version")
    .select(["library", "category", "description", "belt_width", "data"])
    .where("library", "=", library)
    .where("row_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
}
