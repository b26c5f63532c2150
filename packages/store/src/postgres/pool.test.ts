import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../failures.ts";
import { connect, type StoreTarget } from "../open.ts";
import type { Db } from "../tables.ts";
import { isPostgresLeftOut, newSchema } from "../test-support/databases.ts";
import { type Patience, servingPatience } from "./pool.ts";

const long = 60_000;
const patient: Patience = { connect: long, statement: long, lock: long, answer: long };

describe.skipIf(isPostgresLeftOut)("connections to PostgreSQL", () => {
  let target: StoreTarget;
  const opened: ReturnType<typeof connect>[] = [];
  beforeAll(async () => {
    const place = await newSchema();
    target = place.target;
    const db = connect(target);
    await sql`create table held (id integer primary key)`.execute(db);
    await sql`insert into held values (1)`.execute(db);
    await db.destroy();
    return place.remove;
  });
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
  });
  const open = (patience: Partial<Patience>) => {
    const db = connect(target, { ...patient, ...patience });
    opened.push(db);
    return db;
  };
  const sleep = (db: Db, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
  const works = async (db: Db) => (await sql`select 1 as one`.execute(db)).rows;

  it.each([{ statement: 200 }, { answer: 200 }])("give up a statement that takes too long, by %o", async (patience) => {
    const db = open(patience);
    await expect(sleep(db, 30)).rejects.toThrow(StoreUnavailable);
    expect(await works(db)).toEqual([{ one: 1 }]);
  });

  it("give up a transaction with its statement, and leave no lock behind", async () => {
    const db = open({ answer: 200 });
    const writing = db.transaction().execute(async (trx) => {
      await sql`update held set id = id`.execute(trx);
      await sleep(trx, 3);
    });
    await expect(writing).rejects.toThrow(StoreUnavailable);
    // The database hears of it when the statement it is busy with is over.
    const other = open({ lock: 10_000 });
    await sql`update held set id = id`.execute(other);
    expect(await works(db)).toEqual([{ one: 1 }]);
  });

  it("ended by an administrator in the middle of a transaction are replaced", async () => {
    const db = open({});
    const ended = db.transaction().execute(async (trx) => {
      await sql`update held set id = id`.execute(trx);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(ended).rejects.toThrow(StoreUnavailable);
    expect(await works(db)).toEqual([{ one: 1 }]);
  });

  it("do not wait for ever for a row that someone else holds", async () => {
    const [holder, waiter] = [open({}), open({ lock: 100 })];
    await holder.transaction().execute(async (trx) => {
      await sql`update held set id = id`.execute(trx);
      await expect(sql`update held set id = id`.execute(waiter)).rejects.toThrow(StoreUnavailable);
    });
    expect(await works(waiter)).toEqual([{ one: 1 }]);
  });

  it("do not wait for ever for a free connection", async () => {
    const db = open({ connect: 2000 });
    const busy = Promise.all(Array.from({ length: 20 }, () => sleep(db, 5)));
    await expect(works(db)).rejects.toThrow(StoreUnavailable);
    await busy;
    expect(await works(db)).toEqual([{ one: 1 }]);
  });

  it("are waited for as long as those who hold them may take", () => {
    const { connect: connecting, statement, lock } = servingPatience;
    expect(connecting).toBeGreaterThanOrEqual(Math.max(statement, lock));
  });

  it("tell a wrong statement as such", async () => {
    const refusal = sql`select * from nothing`.execute(open({}));
    await expect(refusal).rejects.toThrow(/relation "nothing" does not exist/);
    await expect(refusal).rejects.not.toThrow(StoreUnavailable);
  });

  it("take their time where there is no hurry", async () => {
    const db = connect(target);
    opened.push(db);
    const { rows } = await sql`select current_setting('statement_timeout') as statement`.execute(db);
    expect(rows).toEqual([{ statement: "0" }]);
  });
});
