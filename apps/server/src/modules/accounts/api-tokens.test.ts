import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type AccountServer, anAccountServer } from "./test-support/account-server.ts";
import type { Browser } from "./test-support/browser.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aSignedInMember, password, tokenIn } from "./test-support/people.ts";

const created = z.object({ id: z.string(), name: z.string(), token: z.string() });
const byToken = { code: "not-by-token", message: "An API token may not do this. Sign in with your password to do it." };

onEachDatabase("API tokens", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  async function aToken(browser: Browser, terms: object = {}) {
    const { id, token } = created.parse((await browser.post("/api/tokens", { name: "nightly export", ...terms })).body);
    return { id, headers: { authorization: `Bearer ${token}` } };
  }

  it("are shown once, named, and listed without their secret", async () => {
    const { browser } = await aSignedInMember(server);
    const answer = await browser.post("/api/tokens", { name: " nightly export " });
    expect(answer.status).toBe(201);
    const { id, token } = created.parse(answer.body);
    expect(token).toMatch(/^bw_[\w-]{43}$/);
    const list = await browser.get("/api/tokens");
    const createdAt = server.clock.now;
    const terms = { scopes: ["read", "write", "calculate"], expiresAt: createdAt + 90 * 86_400_000 };
    expect(list.body).toEqual([{ id, name: "nightly export", createdAt, lastUsedAt: null, ...terms }]);
    expect(JSON.stringify(list.body)).not.toContain(token.slice(3));
  });

  it("act as the person, from any site's script, without touching the browser session", async () => {
    const { email, browser } = await aSignedInMember(server);
    const { headers } = await aToken(browser);
    const script = server.browser();
    expect((await script.get("/api/profile", headers)).body).toMatchObject({ userName: email });
    expect((await script.get("/api/session", headers)).body).toMatchObject({ user: { userName: email } });
    const { body } = await browser.get("/api/profile");
    const { firstName: _before, ...rest } = z
      .object(Object.fromEntries(profileNames.map((name) => [name, z.string()])))
      .parse(body);
    const foreign = { ...headers, origin: "https://tools.example", "sec-fetch-site": "cross-site" };
    expect((await script.put("/api/profile", { ...rest, firstName: "Anna" }, foreign)).status).toBe(200);
    expect((await browser.get("/api/profile")).body).toMatchObject({ firstName: "Anna" });
    expect((await browser.get("/api/profile")).status).toBe(200);
  });

  it("keep working when the person signs in elsewhere or out", async () => {
    const { email, browser } = await aSignedInMember(server);
    const { headers } = await aToken(browser);
    await server.browser().post("/api/signin", { email, password });
    expect((await server.browser().get("/api/profile", headers)).status).toBe(200);
    await browser.post("/api/signin", { email, password });
    await browser.post("/api/signout");
    expect((await server.browser().get("/api/profile", headers)).status).toBe(200);
  });

  it("tell when they were last used", async () => {
    const { browser } = await aSignedInMember(server);
    const { headers } = await aToken(browser);
    server.clock.now += 5000;
    await server.browser().get("/api/profile", headers);
    expect((await browser.get("/api/tokens")).body).toMatchObject([{ lastUsedAt: server.clock.now }]);
  });

  it("cannot make tokens, change the password or sign the person out", async () => {
    const { email, browser } = await aSignedInMember(server);
    const { headers } = await aToken(browser);
    const script = server.browser();
    const change = { currentPassword: password, newPassword: "seven dry return rolls" };
    for (const answer of [
      await script.post("/api/tokens", { name: "another" }, headers),
      await script.post("/api/changepassword", change, headers),
      await script.post("/api/signout", undefined, headers),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(byToken);
    }
    expect((await browser.get("/api/tokens")).body).toHaveLength(1);
    expect((await server.browser().post("/api/signin", { email, password })).status).toBe(200);
  });

  it.each([
    { scopes: ["read"], missing: "write" },
    { scopes: ["write"], missing: "read" },
    { scopes: ["calculate"], missing: "read" },
  ])("do no more than their scopes $scopes", async ({ scopes, missing }) => {
    const { browser } = await aSignedInMember(server);
    const { id, headers } = await aToken(browser, { scopes });
    const script = server.browser();
    const answers = {
      read: await script.get("/api/tokens", headers),
      write: await script.delete("/api/tokens/x", headers),
    };
    for (const [scope, answer] of Object.entries(answers)) {
      expect([scope, answer.status === 403]).toEqual([scope, !scopes.includes(scope)]);
    }
    expect([answers.read, answers.write].map(({ body }) => body)).toContainEqual({
      code: "token-scope-missing",
      message: `This API token lacks the scope ${missing}. Make one that has it on your profile page.`,
    });
    expect((await browser.get("/api/tokens")).body).toMatchObject([{ id, scopes }]);
  });

  it("end when their time is over", async () => {
    const { browser } = await aSignedInMember(server);
    const { headers } = await aToken(browser, { expiresInDays: 1 });
    const now = server.clock.now;
    server.clock.now += 86_400_000;
    expect((await server.browser().get("/api/profile", headers)).status).toBe(401);
    server.clock.now = now;
    for (const expiresInDays of [0, 367, 1.5]) {
      expect((await browser.post("/api/tokens", { name: "x", expiresInDays })).status).toBe(400);
    }
  });

  it("end with a changed password unless they are kept, and with one that was reset", async () => {
    const { email, browser } = await aSignedInMember(server);
    const works = async (headers: Readonly<Record<string, string>>) =>
      (await server.browser().get("/api/profile", headers)).status === 200;
    const change = (from: string, to: string, more: object) =>
      browser.post("/api/changepassword", { currentPassword: from, newPassword: to, ...more });
    const { headers } = await aToken(browser);
    await change(password, "seven dry return rolls", { keepTokens: true });
    expect(await works(headers)).toBe(true);
    await change("seven dry return rolls", password, {});
    expect(await works(headers)).toBe(false);
    const { headers: next } = await aToken(browser);
    await browser.post("/api/forgotpassword", { email });
    const token = tokenIn((await server.mailsTo(email)).find(({ text }) => text.includes("reset-password")));
    await browser.post("/api/resetpassword", { token, password: "seven dry return rolls" });
    expect(await works(next)).toBe(false);
  });

  it("act for an administrator with the scope admin only, which nobody else can give", async () => {
    const { browser } = await aSignedInMember(server, { isAdmin: true });
    const { headers: plain } = await aToken(browser);
    const { headers } = await aToken(browser, { scopes: ["read", "admin"] });
    expect((await server.browser().get("/api/profile", plain)).body).toMatchObject({ code: "token-scope-missing" });
    expect((await server.browser().get("/api/profile", headers)).status).toBe(200);
    expect((await server.browser().get("/api/outbox", headers)).body).toEqual(byToken);
    const { browser: member } = await aSignedInMember(server);
    expect((await member.post("/api/tokens", { name: "x", scopes: ["admin"] })).body).toMatchObject({
      code: "not-admin",
    });
  });

  it("count instead of the cookie where both are sent", async () => {
    const { browser: owner } = await aSignedInMember(server);
    const { headers } = await aToken(owner);
    const { browser: other } = await aSignedInMember(server);
    expect((await other.post("/api/tokens", { name: "x" }, headers)).body).toEqual(byToken);
    const wrong = { authorization: "Bearer bw_wrong" };
    expect((await other.get("/api/profile", wrong)).status).toBe(401);
  });

  it("stop working when revoked, also by a script", async () => {
    const { browser } = await aSignedInMember(server);
    const { id, headers } = await aToken(browser);
    const script = server.browser();
    expect((await script.delete(`/api/tokens/${id}`, headers)).status).toBe(200);
    const answer = await script.get("/api/profile", headers);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not-signed-in" });
    expect((await browser.get("/api/tokens")).body).toEqual([]);
    expect((await browser.delete(`/api/tokens/${id}`)).status).toBe(404);
  });

  it("of someone else can be neither seen nor revoked", async () => {
    const { browser: owner } = await aSignedInMember(server);
    const { id, headers } = await aToken(owner);
    const { browser: other } = await aSignedInMember(server, { isAdmin: true });
    expect((await other.get("/api/tokens")).body).toEqual([]);
    const answer = await other.delete(`/api/tokens/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: "token-not-found", message: "There is no such token." });
    expect((await server.browser().get("/api/profile", headers)).status).toBe(200);
  });

  it("need a confirmed address", async () => {
    const { browser } = await aSignedInMember(server, { isUnconfirmed: true });
    const answer = await browser.post("/api/tokens", { name: "nightly export" });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: "email-not-confirmed" });
  });

  it.each([{}, { name: "" }, { name: "   " }, { name: "x".repeat(101) }, { name: "x", userName: "y" }])(
    "need a proper name, not %j",
    async (body) => {
      const { browser } = await aSignedInMember(server);
      expect((await browser.post("/api/tokens", body)).status).toBe(400);
    },
  );

  it("are for people signed in", async () => {
    const nobody = server.browser();
    expect((await nobody.get("/api/tokens")).status).toBe(401);
    expect((await nobody.post("/api/tokens", { name: "x" })).status).toBe(401);
    expect((await nobody.delete("/api/tokens/x")).status).toBe(401);
  });

  it.each(["Bearer", "Bearer ", "bw_x", "Basic YTpi", "Bearer a b", "Bearer ' or 1=1"])(
    "are not taken from the header '%s'",
    async (authorization) => {
      expect((await server.browser().get("/api/profile", { authorization })).status).toBe(401);
    },
  );

  it("do not open the door to another site's page by a broken header", async () => {
    const { browser } = await aSignedInMember(server);
    const headers = { authorization: "Basic YTpi", "sec-fetch-site": "cross-site" };
    expect((await browser.post("/api/signout", undefined, headers)).body).toMatchObject({ code: "cross-site" });
  });
});

const profileNames = [
  ...["firstName", "lastName", "companyName", "address1", "address2", "city", "state", "postCode", "country"],
];
