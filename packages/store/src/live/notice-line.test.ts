import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { openNoticeLine } from "./notice-line.ts";

onEachDatabase("notices", ({ store, kind }) => {
  it("are heard by all who listen, and again after the line was cut", async () => {
    const heard: string[] = [];
    let openings = 0;
    const line = openNoticeLine(store(), { onText: (text) => heard.push(text), onOpen: () => (openings += 1) });
    if (kind === "postgres") {
      await expect.poll(() => openings, { timeout: 10_000 }).toBe(1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'listen "beltwright_' || md5(current_schema()) || '"'`.execute(store().db);
      await expect.poll(() => openings, { timeout: 10_000 }).toBe(2);
    }
    await line.tell("one");
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["one"]);
    await line.close();
  });
});
