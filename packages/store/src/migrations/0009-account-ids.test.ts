import { sql } from "kysely";
import { expect, it } from "vitest";
import { listSandboxObjects } from "../billing/sandbox-objects.ts";
import { listConveyors } from "../conveyors/list.ts";
import { listConveyorVersions } from "../conveyors/versions.ts";
import { connect, openStore } from "../open.ts";
import { listTickets } from "../support/tickets.ts";
import type { Db } from "../tables.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { migrateWithin } from "./migrate.ts";

const numberBefore = 8;

onEachDatabase("account ids in a database from before", ({ newTarget }) => {
  it("keep for each account what is its own, and give it nothing of an earlier one", async () => {
    const target = await newTarget();
    const old = connect(target);
    await old.transaction().execute(async (trx) => {
      await migrateWithin(trx, numberBefore);
      await fill(trx);
    });
    await old.destroy();
    const { db, close } = await openStore(target);
    expect((await listTickets(db, { userName: "ann@example.test" })).map(({ no }) => no)).toEqual([2]);
    const payments = await listSandboxObjects(db, "transaction", "ann@example.test");
    expect(payments.map(({ id }) => id)).toEqual(["late"]);
    const seen = async (userName: string) => (await listConveyors(db, { list: "own", userName, now: 200 })).total;
    expect([await seen("ann@example.test"), await seen("bob@example.test")]).toEqual([1, 0]);
    expect(await listConveyorVersions(db, { id: "c1", userName: "ann@example.test" })).toHaveLength(1);
    const groups = await db.selectFrom("conveyor").select("conveyor_group").orderBy("id").execute();
    expect(groups.map(({ conveyor_group }) => conveyor_group)).toEqual(["", "Mill"]);
    await close();
  });
});

/** Ann has confirmed her address and Bob has not. Someone else had Ann's address before the time 100. */
async function fill(trx: Db): Promise<void> {
  const person = (name: string, isConfirmed: number) =>
    sql`insert into user_account (user_name, password_hash, is_admin, email_confirmed, user_group, created_at)
      values (${`${name}@example.test`}, 'x', 0, ${isConfirmed}, ${name === "own" ? "Mill" : null}, 100)`.execute(trx);
  await person("ann", 1);
  await person("bob", 0);
  await person("own", 1);
  for (const [no, at] of [
    [1, 50],
    [2, 150],
  ] as const) {
    await sql`insert into support_ticket (id, no, user_name, subject, status, created_at, updated_at)
      values (${`t${no}`}, ${no}, 'ann@example.test', 's', 'Open', ${at}, ${at})`.execute(trx);
    await sql`insert into sandbox_object (kind, id, user_name, created_at, data)
      values ('transaction', ${no === 1 ? "early" : "late"}, 'ann@example.test', ${at}, '{}')`.execute(trx);
  }
  await conveyor(trx, "c1", "Gone group");
  await conveyor(trx, "c2", "Mill");
  for (const name of ["ann", "bob"]) {
    await sql`insert into conveyor_user (conveyor_id, user_name, can_edit, can_copy, extras)
      values ('c1', ${`${name}@example.test`}, 0, 1, '')`.execute(trx);
  }
  await sql`insert into conveyor_version
    (conveyor_id, revision, action, changed_by, changed_at, name, conv_no, category, document)
    values ('c1', 1, 'added', 'own@example.test', 1, '', 'c1', 'A', '{}')`.execute(trx);
}

async function conveyor(trx: Db, id: string, group: string): Promise<void> {
  await sql`insert into conveyor (id, user_name, conv_no, category, conveyor_group, project, client, material,
      conv_no_key, project_key, client_key, material_key, belt_width, belt_speed, capacity, profile, revision,
      created_at, updated_at, updated_by, document)
    values (${id}, 'own@example.test', ${id}, 'A', ${group}, '', '', '', ${id}, '', '', '', 1, 1, 1, '[]', 1, 1, 1,
      'own@example.test', '{"schemaVersion":0}')`.execute(trx);
}
