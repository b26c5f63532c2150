import { accountIdOf } from "../accounts/users.ts";
import type { Db } from "../tables.ts";
import type { SandboxObjectTable } from "./tables.ts";

type SandboxKind = "customer" | "subscription" | "transaction";

export interface SandboxObject {
  readonly kind: SandboxKind;
  readonly id: string;
  readonly userName: string;
  readonly createdAt: number;
  /** JSON; its shape is the sandbox's own business. */
  readonly data: string;
  /** Whose it is, where that is known already; otherwise the account that has the address now. */
  readonly accountId?: string | null | undefined;
}

/** Keeps a new object; false where one of this name is there already, which is then left as it is. */
export async function addSandboxObject(db: Db, object: SandboxObject): Promise<boolean> {
  const { kind, id, userName, createdAt, data, accountId = accountIdOf(db, userName) } = object;
  const added = await db
    .insertInto("sandbox_object")
    .values({ kind, id, user_name: userName, created_at: createdAt, data, account_id: accountId })
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes an object that is still as it was read; false where another process was quicker. */
export async function saveSandboxObject(db: Db, object: SandboxObject, before: string): Promise<boolean> {
  const saved = await db
    .updateTable("sandbox_object")
    .set({ data: object.data })
    .where("kind", "=", object.kind)
    .where("id", "=", object.id)
    .where("data", "=", before)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

export async function findSandboxObject(db: Db, kind: SandboxKind, id: string): Promise<SandboxObject | undefined> {
  const row = await db
    .selectFrom("sandbox_object")
    .selectAll()
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toObject(kind, row);
}

/** In the order they were made; of one person, or of all. */
export async function listSandboxObjects(
  db: Db,
  kind: SandboxKind,
  userName?: string,
): Promise<readonly SandboxObject[]> {
  let query = db.selectFrom("sandbox_object").selectAll().where("kind", "=", kind);
  if (userName !== undefined) query = query.where("account_id", "=", accountIdOf(db, userName));
  const rows = await query.orderBy("created_at").orderBy("id").execute();
  return rows.map((row) => toObject(kind, row));
}

function toObject(kind: SandboxKind, row: SandboxObjectTable): SandboxObject {
  const { id, user_name, created_at, data, account_id } = row;
  return { kind, id, userName: user_name, createdAt: created_at, data, accountId: account_id };
}
