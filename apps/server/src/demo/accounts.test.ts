import { createUser, findUser, findUserData, listAdmins, openSession } from "@beltwright/store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfigRefused } from "../config.ts";
import * as passwordHash from "../modules/accounts/password-hash.ts";
import { type AccountServer, anAccountServer, demo } from "../modules/accounts/test-support/account-server.ts";
import { onEachDatabase } from "../modules/accounts/test-support/on-each-database.ts";
import { ensureFirstAccounts } from "./accounts.ts";

const year = 365 * 86_400_000;
const admin = { email: "Chief@Mine.example", password: "four wet idler rolls" };
const names = ["admin", "dynamic", "pro", "standard", "nosub", "group1", "group2"].map((name) => `${name}@demo.test`);

onEachDatabase("the first accounts", (database) => {
  let server: AccountServer;
  beforeEach(async () => {
    server = await anAccountServer(database, { environment: demo });
  });
  afterEach(() => server?.close());

  function ensure(config: Parameters<typeof ensureFirstAccounts>[1], now = server.clock.now): Promise<string> {
    return ensureFirstAccounts(server.store, config, now);
  }

  function signIn(email: string, password = "beltwright-demo") {
    return server.browser().post("/api/signin", { email, password });
  }

  it("of a demo are seven, each with its role", async () => {
    expect(await ensure({ isDemo: true, admin: undefined })).toBe("admin@demo.test");
    const roles = [];
    for (const userName of names) {
      const { status, body } = await signIn(userName);
      expect(status).toBe(200);
      expect(body).toMatchObject({ userName, emailConfirmed: true });
      const user = await findUserData(server.store.db, userName, server.clock.now);
      roles.push([user?.userIsAdmin, user?.userHasSub, user?.subscriptions[0]?.planID, user?.userGroup]);
    }
    expect(roles).toEqual([
      [true, false, undefined, ""],
      [false, true, "TDynYearly1001", ""],
      [false, true, "TProYearly1001", ""],
      [false, true, "TStdYearly1001", ""],
      [false, false, undefined, ""],
      [false, true, "TProYearly1001", "Demo group"],
      [false, true, "TProYearly1001", "Demo group"],
    ]);
  });

  it("of a demo still have their plans years later", async () => {
    await ensure({ isDemo: true, admin: undefined });
    const user = await findUserData(server.store.db, "pro@demo.test", server.clock.now + 5 * year);
    expect(user?.userHasSub).toBe(true);
  });

  it("are left alone at the next start, which hashes nothing", async () => {
    await ensure({ isDemo: true, admin });
    const before = await findUserData(server.store.db, "pro@demo.test", server.clock.now);
    const hashing = vi.spyOn(passwordHash, "hashPassword");
    expect(await ensure({ isDemo: true, admin }, server.clock.now + year)).toBe("chief@mine.example");
    expect(hashing).not.toHaveBeenCalled();
    hashing.mockRestore();
    expect(await findUserData(server.store.db, "pro@demo.test", server.clock.now)).toEqual(before);
  });

  it("may be made by two servers starting together", async () => {
    await Promise.all([ensure({ isDemo: true, admin }), ensure({ isDemo: true, admin })]);
    const user = await findUserData(server.store.db, "pro@demo.test", server.clock.now);
    expect(user?.subscriptions).toHaveLength(1);
    expect(await listAdmins(server.store.db)).toHaveLength(2);
  });

  it("of a demo are never added to the data of a server for others", async () => {
    await ensure({ isDemo: false, admin });
    const starting = ensure({ isDemo: true, admin: undefined });
    await expect(starting).rejects.toThrow(ConfigRefused);
    await expect(starting).rejects.toThrow(/no demo.*SESSION_SECRET/);
    expect(await listAdmins(server.store.db)).toEqual(["chief@mine.example"]);
  });

  it("outside a demo are the admin of the environment and nobody else", async () => {
    expect(await ensure({ isDemo: false, admin })).toBe("chief@mine.example");
    const answer = await signIn("chief@mine.example", admin.password);
    expect(answer.body).toMatchObject({ userIsAdmin: true, emailConfirmed: true });
    for (const userName of names) expect(await findUser(server.store.db, userName)).toBeUndefined();
  });

  it("keep the password the admin has chosen since", async () => {
    await ensure({ isDemo: false, admin });
    const before = await findUser(server.store.db, "chief@mine.example");
    await ensure({ isDemo: false, admin: { ...admin, password: "another in the environment" } });
    expect(await findUser(server.store.db, "chief@mine.example")).toEqual(before);
  });

  it("take over an address that someone registered before, with its sessions ended", async () => {
    const { db } = server.store;
    const { now } = server.clock;
    await createUser(db, { email: "chief@mine.example", passwordHash: "a stranger's", now });
    const session = await openSession(db, { userName: "chief@mine.example", now });
    await ensure({ isDemo: false, admin });
    const stranger = server.browser();
    stranger.setCookie(session.kind === "opened" ? session.token : "");
    expect((await stranger.get("/api/profile")).status).toBe(401);
    expect((await signIn("chief@mine.example", admin.password)).body).toMatchObject({ userIsAdmin: true });
  });

  it("need no environment once there is an admin", async () => {
    await ensure({ isDemo: false, admin });
    expect(await ensure({ isDemo: false, admin: undefined })).toBe("chief@mine.example");
  });

  it.each([
    ["there is no admin at all", undefined, /ADMIN_EMAIL and ADMIN_PASSWORD/],
    ["the admin is a demo account", { ...admin, email: "admin@demo.test" }, /ADMIN_EMAIL/],
    ["the password is easy to guess", { ...admin, password: "password123" }, /ADMIN_PASSWORD/],
  ])("are refused with a clear message when %s", async (_when, given, message) => {
    const starting = ensure({ isDemo: false, admin: given });
    await expect(starting).rejects.toThrow(ConfigRefused);
    await expect(starting).rejects.toThrow(message);
    expect(await listAdmins(server.store.db)).toEqual([]);
  });

  it("of a former demo do not count as admin outside it", async () => {
    await ensure({ isDemo: true, admin: undefined });
    await expect(ensure({ isDemo: false, admin: undefined })).rejects.toThrow(/ADMIN_EMAIL and ADMIN_PASSWORD/);
  });
});

describe("a former demo taken into production", () => {
  onEachDatabase("opens no door", (database) => {
    let server: AccountServer;
    beforeEach(async () => {
      server = await anAccountServer(database);
      await ensureFirstAccounts(server.store, { isDemo: true, admin: undefined }, server.clock.now);
    });
    afterEach(() => server?.close());

    it("at sign-in, where demo accounts are as unknown as any other", async () => {
      for (const email of names) {
        const answer = await server.browser(`192.0.2.${names.indexOf(email) + 1}`).post("/api/signin", {
          email: email.toUpperCase(),
          password: "beltwright-demo",
        });
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ code: "sign-in-failed" });
      }
    });

    it("by a session opened while it was a demo", async () => {
      const session = await openSession(server.store.db, { userName: "admin@demo.test", now: server.clock.now });
      const browser = server.browser();
      browser.setCookie(session.kind === "opened" ? session.token : "");
      const answer = await browser.get("/api/outbox");
      expect(answer.status).toBe(401);
      expect((await browser.get("/api/session")).body).toMatchObject({ user: null });
    });

    it("by a forgotten password, whose link would land in nobody's mailbox", async () => {
      await server.browser().post("/api/forgotpassword", { email: "admin@demo.test" });
      expect(await server.mailsTo("admin@demo.test")).toEqual([]);
    });

    it("by registering under such an address", async () => {
      const email = "new@demo.test";
      const answer = await server.browser().post("/api/register", { email, password: "four wet idler rolls" });
      expect(answer.status).toBe(201);
      expect(await findUser(server.store.db, email)).toBeUndefined();
    });
  });
});
