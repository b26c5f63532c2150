import { join } from "node:path";
import {
  addSecondFactor,
  countRecoveryCodes,
  listSecondFactors,
  newRecoveryCodes,
  proveSession,
} from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { listOutbox } from "../mail/outbox.ts";

const roles = { admin: { userIsAdmin: true }, owner: { subscription: "current" }, other: {} } as const;
const path = "/api/UserList/owner@example.com/secondfactors";

describeApp("a second factor reset by an administrator", roles, ({ test, people, db, call, folder }) => {
  const give = async (userName: string) => {
    const factor = { userName, kind: "totp", name: "Authenticator app", secret: "KEY", isConfirmed: true } as const;
    await addSecondFactor(db(), { ...factor, now: Date.now() });
    await newRecoveryCodes(db(), userName);
  };

  test("goes with its codes and sessions, is kept in the log and told by mail", async () => {
    await give("owner@example.com");
    await give("other@example.com");
    const seen = await call(people.admin, "GET", path);
    expect(seen.json()).toMatchObject({ factors: [{ name: "Authenticator app" }], recoveryCodes: 10 });
    expect(seen.body).not.toContain("KEY");

    const reset = await call(people.admin, "DELETE", path);
    expect(reset.json().message).toContain("owner@example.com");
    expect(await listSecondFactors(db(), "owner@example.com")).toEqual([]);
    expect(await countRecoveryCodes(db(), "owner@example.com")).toBe(0);
    expect((await call(people.owner, "GET", "/api/profile")).statusCode).toBe(401);
    const [record] = (await call(people.admin, "GET", "/api/auditRecords")).json();
    expect(record).toMatchObject({
      admin: "admin@example.com",
      action: "reset second factor",
      subject: "owner@example.com",
      details: '{"factors":["Authenticator app"]}',
    });
    const mails = async () =>
      (await listOutbox(join(folder(), "outbox"))).filter(({ to }) => to === "owner@example.com");
    await expect.poll(mails).toMatchObject([{ subject: "Beltwright: Your second factor was reset" }]);

    expect(await listSecondFactors(db(), "other@example.com")).toHaveLength(1);
    expect(await countRecoveryCodes(db(), "other@example.com")).toBe(10);
  });

  test("is told where there is none, and leaves nothing in the log", async () => {
    await call(people.admin, "DELETE", path);
    const before = (await call(people.admin, "GET", "/api/auditRecords")).json().length;
    const again = await call(people.admin, "DELETE", path);
    expect([again.statusCode, again.json().code]).toEqual([404, "second-factor-not-found"]);
    expect((await call(people.admin, "GET", "/api/auditRecords")).json()).toHaveLength(before);
  });

  test("needs the password given a short while ago", async () => {
    await give("other@example.com");
    const { id } = await db()
      .selectFrom("user_session")
      .select("id")
      .where("user_name", "=", "admin@example.com")
      .executeTakeFirstOrThrow();
    await proveSession(db(), { sessionId: id, now: Date.now() - 31 * 60_000 });
    const late = await call(people.admin, "DELETE", "/api/UserList/other@example.com/secondfactors");
    expect([late.statusCode, late.json().code]).toEqual([403, "session-not-fresh"]);
    expect(await listSecondFactors(db(), "other@example.com")).not.toEqual([]);
  });
});
