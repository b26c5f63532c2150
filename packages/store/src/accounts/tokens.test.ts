import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, day, noon } from "../test-support/people.ts";
import { addApiToken, findTokenOwner, listApiTokens, revokeApiToken } from "./api-tokens.ts";
import { addOneTimeToken, takeOneTimeToken } from "./one-time-tokens.ts";

onEachDatabase("API tokens", ({ store }) => {
  const terms = { scopes: ["read", "admin"], expiresAt: noon + 2 * day, now: noon } as const;

  it("end with their time", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const added = await addApiToken(db, { userName, name: "short", ...terms });
    const secret = added.kind === "added" ? added.secret : "";
    const found = await findTokenOwner(db, { secret, now: noon + 2 * day - 1 });
    expect(found?.scopes).toEqual(["read", "admin"]);
    expect(await findTokenOwner(db, { secret, now: noon + 2 * day })).toBeUndefined();
    expect(await listApiTokens(db, userName, noon + 2 * day)).toEqual([]);
  });

  it("act for their owner until they are revoked", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const added = await addApiToken(db, { userName, name: "build's 'server'", ...terms });
    if (added.kind !== "added") throw new Error(added.kind);
    const { secret, token } = added;
    expect(await findTokenOwner(db, { secret, now: noon + day })).toMatchObject({ person: { userName } });
    expect(await listApiTokens(db, userName, noon)).toEqual([
      { ...token, name: "build's 'server'", lastUsedAt: noon + day },
    ]);
    expect(await revokeApiToken(db, { userName: await aPerson(db), id: token.id, now: noon })).toBe(false);
    expect(await revokeApiToken(db, { userName, id: token.id, now: noon })).toBe(true);
    expect(await revokeApiToken(db, { userName, id: token.id, now: noon })).toBe(false);
    expect(await findTokenOwner(db, { secret, now: noon })).toBeUndefined();
    expect(await listApiTokens(db, userName, noon)).toEqual([]);
  });

  it("are kept as hashes only", async () => {
    const { db } = store();
    const added = await addApiToken(db, { userName: await aPerson(db), name: "script", ...terms });
    const rows = await db.selectFrom("api_token").selectAll().execute();
    expect(added.kind === "added" && JSON.stringify(rows).includes(added.secret)).toBe(false);
  });

  it("need a confirmed address", async () => {
    const { db } = store();
    const userName = await aPerson(db, { confirmed: false });
    expect(await addApiToken(db, { userName, name: "script", ...terms })).toEqual({ kind: "email-not-confirmed" });
    expect(await listApiTokens(db, userName, noon)).toEqual([]);
  });
});

onEachDatabase("one-time tokens", ({ store }) => {
  const hour = 60 * 60 * 1000;

  it("work once, even when used twice at once", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const secret = await addOneTimeToken(db, { userName, purpose: "reset", lifetimeMilliseconds: hour, now: noon });
    const take = { secret, purpose: "reset", now: noon } as const;
    const outcomes = await Promise.all([1, 2, 3].map(() => takeOneTimeToken(db, take)));
    expect(outcomes.filter(({ kind }) => kind === "taken")).toEqual([{ kind: "taken", userName }]);
    expect(await takeOneTimeToken(db, take)).toEqual({ kind: "invalid" });
  });

  it("work only for their purpose and in their time, also when a newer one is sent, until one is used", async () => {
    const { db } = store();
    const wanted = { userName: await aPerson(db), purpose: "confirm", lifetimeMilliseconds: hour, now: noon } as const;
    const secret = await addOneTimeToken(db, wanted);
    const newer = await addOneTimeToken(db, wanted);
    const invalid = { kind: "invalid" };
    expect(await takeOneTimeToken(db, { secret, purpose: "reset", now: noon })).toEqual(invalid);
    expect(await takeOneTimeToken(db, { secret, purpose: "confirm", now: noon + hour })).toEqual(invalid);
    expect(await takeOneTimeToken(db, { secret, purpose: "confirm", now: noon + hour - 1 })).toMatchObject({
      kind: "taken",
    });
    expect(await takeOneTimeToken(db, { secret: newer, purpose: "confirm", now: noon + hour - 1 })).toEqual(invalid);
  });
});
