import { expect, it } from "vitest";
import type { Db } from "../tables.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { listLoginRecords } from "./login-records.ts";
import { closeSession, findSession, openSession, sessionMilliseconds } from "./sessions.ts";
import { setPasswordHash } from "./users.ts";

async function signIn(db: Db, userName: string, now = noon) {
  const opened = await openSession(db, { userName, now });
  if (opened.kind !== "opened") throw new Error("The session was not opened");
  return opened;
}

onEachDatabase("sessions", ({ store }) => {
  it("tell who is asking", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { token, sessionId } = await signIn(db, userName);
    expect(await findSession(db, { token, now: noon })).toMatchObject({
      kind: "active",
      sessionId,
      person: { userName, userIsAdmin: false, userHasSub: true, userGroup: undefined },
    });
    expect(await findSession(db, { token: "guess", now: noon })).toEqual({ kind: "none" });
  });

  it("keep only a hash of the token", async () => {
    const { db } = store();
    const { token } = await signIn(db, await aPerson(db));
    const rows = await db.selectFrom("user_session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("end when the same person signs in elsewhere, and say so", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const older = await signIn(db, userName);
    const newer = await signIn(db, userName, noon + 1);
    expect(await findSession(db, { token: older.token, now: noon + 2 })).toEqual({ kind: "ended-elsewhere" });
    expect(await findSession(db, { token: newer.token, now: noon + 2 })).toMatchObject({ kind: "active" });
    expect(await listLoginRecords(db, userName)).toEqual([
      { loginDate: noon + 1, logoutDate: null },
      { loginDate: noon, logoutDate: noon + 1 },
    ]);
  });

  it("leave one of many sign-ins made at once active", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const opened = await Promise.all(Array.from({ length: 8 }, () => signIn(db, userName)));
    const found = await Promise.all(opened.map(({ token }) => findSession(db, { token, now: noon })));
    expect(found.filter(({ kind }) => kind === "active")).toHaveLength(1);
    expect(found.filter(({ kind }) => kind === "ended-elsewhere")).toHaveLength(7);
    const open = (await listLoginRecords(db, userName)).filter(({ logoutDate }) => logoutDate === null);
    expect(open).toHaveLength(1);
  });

  it("end with signing out, which is recorded", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const { token, sessionId } = await signIn(db, userName);
    await closeSession(db, { sessionId, now: noon + 5 });
    await closeSession(db, { sessionId, now: noon + 9 });
    expect(await findSession(db, { token, now: noon + 6 })).toEqual({ kind: "none" });
    expect(await listLoginRecords(db, userName)).toEqual([{ loginDate: noon, logoutDate: noon + 5 }]);
  });

  it("are not ended by the signing out of an older one", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const older = await signIn(db, userName);
    const newer = await signIn(db, userName);
    await closeSession(db, { sessionId: older.sessionId, now: noon });
    expect(await findSession(db, { token: newer.token, now: noon })).toMatchObject({ kind: "active" });
  });

  it("live on while they are used and end when they are not", async () => {
    const { db } = store();
    const { token } = await signIn(db, await aPerson(db));
    const used = noon + sessionMilliseconds - 1;
    expect(await findSession(db, { token, now: used })).toMatchObject({ expiresAt: used + sessionMilliseconds });
    const later = used + sessionMilliseconds - day;
    expect(await findSession(db, { token, now: later })).toMatchObject({ kind: "active" });
    expect(await findSession(db, { token, now: later + sessionMilliseconds })).toEqual({ kind: "none" });
  });

  it("end with a new password, but for the one that set it", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const { token, sessionId } = await signIn(db, userName);
    await setPasswordHash(db, { userName, passwordHash: "new", keepSessionId: sessionId, now: noon });
    expect(await findSession(db, { token, now: noon })).toMatchObject({ kind: "active" });
    await setPasswordHash(db, { userName, passwordHash: "newer", now: noon });
    expect(await findSession(db, { token, now: noon })).toEqual({ kind: "none" });
  });

  it("do not open with a password that was changed while it was checked", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const signedIn = { userName, passwordHash: "hash", now: noon };
    await setPasswordHash(db, { userName, passwordHash: "changed", now: noon });
    expect(await openSession(db, signedIn)).toEqual({ kind: "not-found" });
  });
});
