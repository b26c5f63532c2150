import { expect, it } from "vitest";
import { setUserGroup } from "./accounts/users.ts";
import { deleteConveyor } from "./conveyors/delete.ts";
import { listConveyors } from "./conveyors/list.ts";
import { dataState, keepReads } from "./data-state.ts";
import { openStore } from "./open.ts";
import { aConveyor } from "./test-support/conveyors.ts";
import { onEachDatabase } from "./test-support/databases.ts";
import { aSubscriber, noon } from "./test-support/people.ts";

onEachDatabase("the state of the data", ({ kind, newTarget }) => {
  it("moves with every write of this process and of others, and with nothing else", async () => {
    const target = await newTarget();
    const [store, other] = [await openStore(target), await openStore(target)];
    const { db } = store;
    const userName = await aSubscriber(db);
    const states = [dataState(db)];
    const writes = [
      () => aConveyor(db, userName),
      async () => aConveyor(other.db, userName),
      async () => deleteConveyor(other.db, { id: (await aConveyor(db, userName)).id, userName, now: noon }),
      () => setUserGroup(other.db, userName, "Harbour"),
    ];
    for (const write of writes) {
      await write();
      states.push(dataState(db));
      await listConveyors(db, { list: "own", userName, now: noon });
      expect(dataState(db)).toBe(states.at(-1));
    }
    expect(new Set(states).size).toBe(kind === "sqlite" ? writes.length + 1 : 1);
    if (kind === "postgres") expect(states).toEqual(states.map(() => undefined));
    await store.close();
    await other.close();
  });

  it("is not told while a transaction is open", async () => {
    const store = await openStore(await newTarget());
    await store.db.transaction().execute(async () => expect(dataState(store.db)).toBeUndefined());
    await store.close();
  });

  it("lets what was read be kept until something is written", async () => {
    const target = await newTarget();
    const [store, other] = [await openStore(target), await openStore(target)];
    const userName = await aSubscriber(store.db);
    const kept = keepReads<string>();
    const find = () => kept.find(dataState(store.db), "files");
    for (const { db } of [store, other]) {
      kept.keep(dataState(store.db), "files", "ten");
      expect(find()).toBe(kind === "sqlite" ? "ten" : undefined);
      await aConveyor(db, userName);
      expect(find()).toBeUndefined();
    }
    await store.close();
    await other.close();
  });
});
