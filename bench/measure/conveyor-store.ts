import { conveyorToFile, newConveyor } from "@beltwright/model";
import { createUser, type Db, openSession, type Store } from "@beltwright/store";
import { sql } from "kysely";

/** Someone who signs in, and how many conveyors they own. */
export interface Owner {
  readonly userName: string;
  readonly files: number;
}

const bytes = 50_000;
const categories = 20;
const rowsPerStatement = 100;
/** As many as lists show. */
const results = JSON.stringify({
  te: 23.47,
  tmax: 38.91,
  tmin: 14.66,
  ttup: 14.71,
  absorbedPower: 74.1,
  convLength: 100,
});
const materials = ["Gravel", "Coal", "Iron ore", "Limestone", "Wheat"];

/** The category and the number that the nth conveyor of an owner has. */
export const categoryOf = (n: number) => `Plant ${String(n % categories).padStart(2, "0")}`;
export const numberOf = (n: number) => `CV-${String((n * 7919) % 100_003).padStart(6, "0")}`;

/** Fills the store with conveyors of 50 kB, all at once; what is there already stays. */
export async function fillConveyors(store: Store, owners: readonly Owner[]): Promise<void> {
  await prepareToFill(store);
  const document = paddedDocument();
  for (const { userName } of owners) {
    await createUser(store.db, { email: userName, passwordHash: "", userIsAdmin: false, emailConfirmed: true, now: 0 });
  }
  await store.db.transaction().execute(async (trx) => {
    for (const owner of owners) await fillOwner(trx, owner, document);
  });
  await finishFilling(store);
}

/** Written once: a store that is lost half filled is filled again. Lists do not read what PostgreSQL would pack. */
async function prepareToFill({ db, kind }: Store): Promise<void> {
  if (kind === "postgres") await sql`alter table conveyor alter document set storage external`.execute(db);
  else await sql`pragma journal_mode = memory`.execute(db);
}

async function finishFilling({ db, kind }: Store): Promise<void> {
  if (kind === "postgres") await sql`vacuum analyze conveyor`.execute(db);
  else await sql`pragma journal_mode = wal`.execute(db);
}

async function fillOwner(trx: Db, { userName, files }: Owner, document: string): Promise<void> {
  const { total } = await trx
    .selectFrom("conveyor")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_name", "=", userName)
    .executeTakeFirstOrThrow();
  for (let first = Number(total); first < files; first += rowsPerStatement) {
    const count = Math.min(rowsPerStatement, files - first);
    const rows = Array.from({ length: count }, (_, index) => row(userName, first + index, document));
    await trx.insertInto("conveyor").values(rows).execute();
    await trx
      .insertInto("conveyor_result")
      .values(rows.map(({ id }) => ({ conveyor_id: id, results })))
      .execute();
  }
}

/** The cookie that a sign-in would have given. */
export async function cookieOf({ db }: Store, userName: string): Promise<string> {
  const session = await openSession(db, { userName, now: Date.now() });
  if (session.kind !== "opened") throw new Error(`No session for ${userName}`);
  return `beltwright_session=${session.token}`;
}

/** Letters in no order, so that no database makes them small. */
function paddedDocument(): string {
  const file = conveyorToFile(newConveyor());
  const missing = bytes - JSON.stringify(file).length;
  const padding = Array.from({ length: missing }, () => Math.floor(Math.random() * 36).toString(36)).join("");
  return JSON.stringify({ ...file, padding });
}

function row(userName: string, n: number, document: string) {
  const [convNo, project, client] = [numberOf(n), `Project ${n % 97}`, `Client ${n % 31}`];
  const material = materials[n % materials.length] ?? "Gravel";
  return {
    id: `${userName}-${n}`,
    user_name: userName,
    conv_no: convNo,
    category: categoryOf(n),
    conveyor_group: "",
    project,
    client,
    material,
    category_key: categoryOf(n).toLowerCase(),
    conv_no_key: convNo.toLowerCase(),
    project_key: project.toLowerCase(),
    client_key: client.toLowerCase(),
    material_key: material.toLowerCase(),
    belt_width: 1200,
    belt_speed: 3,
    capacity: 1800,
    profile: "[[0,0],[100,10]]",
    revision: 1,
    created_at: n,
    updated_at: n,
    updated_by: userName,
    deleted_at: null,
    document,
  };
}
