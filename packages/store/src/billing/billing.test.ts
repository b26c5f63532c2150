import { expect, it } from "vitest";
import { findUserData } from "../accounts/user-data.ts";
import { createUser } from "../accounts/users.ts";
import { mayAddRow } from "../libraries/permission.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { beginOrder, endOrder, findOrder, listOpenOrders, reopenOrder, takeOrder } from "./orders.ts";
import { addSandboxObject, findSandboxObject, saveSandboxObject } from "./sandbox-objects.ts";
import { findSubscription, putSubscription, settleSubscription } from "./subscriptions.ts";

const now = Date.parse("2026-11-15T10:00:00Z");
const order = (userName: string, id: string) => ({ id, userName, kind: "subscribe" as const, request: "{}", now });

onEachDatabase("purchases", ({ store }) => {
  const person = async (name: string) => {
    await createUser(store().db, { email: `${name}@demo.test`, passwordHash: "x", now });
    return `${name}@demo.test`;
  };
  const active = (userName: string, id: string) => ({
    id,
    userName,
    provider: "sandbox",
    planID: "TProYearly1001",
    planName: "Professional Yearly",
    status: "Active",
    price: 440,
    billingCycle: 12,
    subStartDate: now - 1,
    subEndDate: now + 1e9,
    now,
  });

  it("of one person at the same time end with one of them", async () => {
    const userName = await person("two-tabs");
    const ids = Array.from({ length: 12 }, (_, at) => `tab-${at}`);
    const outcomes = await Promise.all(ids.map((id) => beginOrder(store().db, order(userName, id))));
    expect(outcomes.filter(({ kind }) => kind === "begun")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "already-active")).toHaveLength(11);
  });

  it("given twice are one", async () => {
    const userName = await person("double-click");
    const outcomes = await Promise.all([1, 2, 3].map(() => beginOrder(store().db, order(userName, "same"))));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["begun", "known", "known"]);
  });

  it("may be tried again after a failure, and not while a subscription is active", async () => {
    const userName = await person("again");
    await beginOrder(store().db, order(userName, "first"));
    await endOrder(store().db, { id: "first", state: "failed", message: "declined", now });
    expect((await findOrder(store().db, "first"))?.message).toBe("declined");
    expect((await beginOrder(store().db, order(userName, "second"))).kind).toBe("begun");
    await putSubscription(store().db, active(userName, "sub-again"));
    await endOrder(store().db, { id: "second", state: "done", message: "", now });
    expect((await beginOrder(store().db, order(userName, "third"))).kind).toBe("already-active");
  });

  it("find the way barred whenever another ends as a subscription meanwhile", async () => {
    const { db } = store();
    const userName = await person("meanwhile");
    for (let at = 0; at < 25; at += 1) {
      const [first, sub] = [`meanwhile-${at}`, `sub-meanwhile-${at}`];
      expect((await beginOrder(db, order(userName, first))).kind).toBe("begun");
      const end = db.transaction().execute(async (trx) => {
        await putSubscription(trx, active(userName, sub));
        await endOrder(trx, { id: first, state: "done", message: "", now });
      });
      const others = Array.from({ length: 6 }, (_, tab) => beginOrder(db, order(userName, `${first}-${tab}`)));
      const outcomes = await Promise.all(others);
      await end;
      expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["already-active"]));
      await putSubscription(db, { ...active(userName, sub), status: "Canceled" });
    }
  });

  it("that nobody ended are found again", async () => {
    const userName = await person("crash");
    await beginOrder(store().db, order(userName, "crashed"));
    const open = await listOpenOrders(store().db, now);
    expect(open.map(({ id }) => id)).toContain("crashed");
    expect(await listOpenOrders(store().db, now - 1)).toEqual([]);
  });

  it("count only once they are paid for", async () => {
    const userName = await person("days");
    await putSubscription(store().db, { ...active(userName, "by-days"), provider: "days", status: "Pending" });
    expect(await findUserData(store().db, userName, now)).toMatchObject({ userHasSub: false, noOfFilesAllowed: 0 });
    const settle = { id: "by-days", userName, status: "Active", paymentStatus: "Paid" } as const;
    expect(await settleSubscription(store().db, { ...settle, userName: "other@demo.test" })).toBe(false);
    expect(await settleSubscription(store().db, settle)).toBe(true);
    expect(await settleSubscription(store().db, settle)).toBe(false);
    expect(await findUserData(store().db, userName, now)).toMatchObject({ userHasSub: true, noOfFilesAllowed: 100 });
  });

  it("that are given up give nothing", async () => {
    const userName = await person("given-up");
    await putSubscription(store().db, { ...active(userName, "given-up"), provider: "days", status: "Pending" });
    await settleSubscription(store().db, { id: "given-up", userName, status: "Cancelled", paymentStatus: "Cancelled" });
    expect(await findUserData(store().db, userName, now)).toMatchObject({ userHasSub: false, noOfFilesAllowed: 0 });
    const mayAdd = await store()
      .db.selectFrom("user_account")
      .select("user_name")
      .where((eb) => mayAddRow(eb, now))
      .where("user_name", "=", userName)
      .execute();
    expect(mayAdd).toEqual([]);
  });

  it("given again and again are under way once at a time, unless forgotten", async () => {
    const userName = await person("turns");
    const order = { id: "turns", userName, kind: "add-ons", request: "{}", now, forgottenBefore: now - 60 } as const;
    const takes = await Promise.all([1, 2, 3].map(() => takeOrder(store().db, order)));
    expect(takes.filter(Boolean)).toHaveLength(1);
    await endOrder(store().db, { id: "turns", state: "failed", message: "", now });
    expect(await takeOrder(store().db, order)).toBe(true);
    expect(await takeOrder(store().db, { ...order, now: now + 61, forgottenBefore: now - 1 })).toBe(false);
    expect(await takeOrder(store().db, { ...order, now: now + 61, forgottenBefore: now })).toBe(true);
  });

  it("are done once, whoever ends them, and only what is not done is tried again", async () => {
    const userName = await person("ended");
    await beginOrder(store().db, { ...order(userName, "ending"), kind: "days" });
    const begun = await findOrder(store().db, "ending");
    if (begun === undefined) throw new Error("There is no order");
    const tries = await Promise.all([1, 2, 3].map(() => reopenOrder(store().db, begun, now + 1)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const end = (state: "done" | "failed") => endOrder(store().db, { id: "ending", state, message: "", now });
    expect([await end("failed"), await end("done"), await end("done"), await end("failed")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const ended = await findOrder(store().db, "ending");
    expect(ended?.state).toBe("done");
    expect(ended && (await reopenOrder(store().db, ended, now + 2))).toBe(false);
  });

  it("follow what the provider says, keeping when they were ordered", async () => {
    const userName = await person("renewed");
    await putSubscription(store().db, active(userName, "renewing"));
    await putSubscription(store().db, { ...active(userName, "renewing"), subEndDate: now + 2e9, now: now + 5 });
    expect(await findSubscription(store().db, "renewing")).toMatchObject({ subOrderDate: now, subEndDate: now + 2e9 });
  });

  it("at the sandbox are kept once, and changed only by whoever saw the last state", async () => {
    const object = { kind: "subscription", id: "s1", userName: "a@demo.test", createdAt: now, data: "1" } as const;
    expect(await addSandboxObject(store().db, object)).toBe(true);
    expect(await addSandboxObject(store().db, { ...object, data: "2" })).toBe(false);
    expect(await saveSandboxObject(store().db, { ...object, data: "3" }, "1")).toBe(true);
    expect(await saveSandboxObject(store().db, { ...object, data: "4" }, "1")).toBe(false);
    expect((await findSandboxObject(store().db, "subscription", "s1"))?.data).toBe("3");
  });
});
