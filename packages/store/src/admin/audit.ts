import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";

interface AuditRecord {
  readonly id: string;
  readonly at: number;
  readonly admin: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
}

interface AdminAct {
  readonly admin: string;
  readonly action: string;
  /** Whom or what it was done to. */
  readonly subject: string;
  readonly details?: object;
  readonly now: number;
}

/** Keeps what an administrator did, in the transaction that does it. */
export async function addAudit(trx: Db, { admin, action, subject, details = {}, now }: AdminAct): Promise<void> {
  const row = { id: newId(now), at: now, admin, action, subject, details: JSON.stringify(details) };
  await trx.insertInto("audit_record").values(row).execute();
}

/** The newest first. */
export async function listAudit(
  db: Db,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly records: readonly AuditRecord[]; readonly total: number }> {
  const records = await db
    .selectFrom("audit_record")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await db
    .selectFrom("audit_record")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { records, total };
}
