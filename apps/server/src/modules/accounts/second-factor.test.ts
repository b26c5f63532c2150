import { addSecondFactor, listSecondFactors } from "@beltwright/store";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { sealKey } from "./sealed-key.ts";
import { type AccountServer, anAccountServer, demo } from "./test-support/account-server.ts";
import type { Browser } from "./test-support/browser.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aPasskeyDevice } from "./test-support/passkey-device.ts";
import { aMember, appKey, aSignedInMember, password } from "./test-support/people.ts";
import { findTotpStep } from "./totp.ts";

const started = z.object({ id: z.string(), secret: z.string(), uri: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });
const asked = z.object({ passkey: z.object({ challenge: z.string() }) });
const needed = z.object({ secondFactor: z.object({ kinds: z.array(z.string()), passkey: z.unknown() }) });
const origin = "https://belts.example";

it("is the code that RFC 6238 prints for its key", () => {
  // RFC 6238, appendix B, SHA-1, of whose eight digits the last six are those of a shorter code.
  const printed = [
    { seconds: 59, code: "287082" },
    { seconds: 1111111109, code: "081804" },
    { seconds: 1234567890, code: "005924" },
    { seconds: 2000000000, code: "279037" },
  ];
  for (const { seconds, code } of printed) {
    expect(findTotpStep(appKey, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
    expect(findTotpStep(appKey, code, (seconds + 90) * 1000)).toBeUndefined();
  }
});

onEachDatabase("a second factor", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6 }).generate({ timestamp: server.clock.now });
  const signIn = (browser: Browser, email: string, more: object = {}) =>
    browser.post("/api/signin", { email, password, ...more });

  async function withApp() {
    const { email, browser } = await aSignedInMember(server);
    const { id, secret, uri } = started.parse((await browser.post("/api/secondfactors/app")).body);
    expect(uri).toBe(
      `otpauth://totp/Beltwright:${encodeURIComponent(email)}?issuer=Beltwright&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await browser.post("/api/secondfactors/app/confirm", { id, code: "000000" })).status).toBe(400);
    const confirmed = await browser.post("/api/secondfactors/app/confirm", { id, code: codeOf(secret) });
    server.clock.now += 60_000;
    return { email, browser, id, secret, codes: codesSchema.parse(confirmed.body).recoveryCodes };
  }

  it("of an app is asked for at sign-in, and each code opens once", async () => {
    const { email, secret } = await withApp();
    const browser = server.browser();
    const first = await signIn(browser, email);
    expect([first.status, first.setCookies]).toEqual([202, []]);
    expect(first.body).toEqual({ secondFactor: { kinds: ["totp"], passkey: null } });
    expect((await signIn(browser, email, { code: "123456" })).body).toMatchObject({ code: "second-factor-wrong" });
    const code = codeOf(secret);
    expect((await signIn(browser, email, { code })).status).toBe(200);
    expect((await signIn(browser, email, { code })).status).toBe(401);
  });

  it("cannot be guessed at by someone who has the password", async () => {
    const { email } = await withApp();
    const browser = server.browser("203.0.113.50");
    const statuses = [];
    for (let time = 0; time < 7; time += 1) {
      await signIn(browser, email);
      statuses.push((await signIn(browser, email, { code: "111111" })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });

  it("counts only with its first right code, and not without a confirmed address", async () => {
    const { email, browser } = await aSignedInMember(server);
    await browser.post("/api/secondfactors/app");
    expect((await signIn(server.browser(), email)).status).toBe(200);
    const { browser: unproved } = await aSignedInMember(server, { isUnconfirmed: true });
    expect((await unproved.post("/api/secondfactors/app")).body).toMatchObject({ code: "email-not-confirmed" });
  });

  it("that is lost is stood in for by a recovery code, once", async () => {
    const { email, codes } = await withApp();
    expect(codes).toHaveLength(10);
    const [code = ""] = codes;
    const typed = code.replace(/(.{4})/g, "$1 ").toUpperCase();
    expect((await signIn(server.browser(), email, { code: typed })).status).toBe(200);
    expect((await signIn(server.browser(), email, { code })).status).toBe(401);
  });

  const storedKeys = async (email: string) =>
    (await listSecondFactors(server.store.db, email)).map(({ secret }) => secret);

  it("of an app is stored so that who reads the database learns no code", async () => {
    const { email, secret } = await withApp();
    const [stored = ""] = await storedKeys(email);
    expect(stored).toMatch(/^sealed1\./);
    expect(stored).not.toContain(secret);
  });

  it("that was stored openly still works, and is sealed at its next use", async () => {
    const email = await aMember(server);
    const old = { userName: email, kind: "totp", name: "App", secret: appKey, isConfirmed: true } as const;
    await addSecondFactor(server.store.db, { ...old, now: server.clock.now });
    expect((await signIn(server.browser(), email, { code: "000000" })).status).toBe(401);
    expect(await storedKeys(email)).toEqual([appKey]);
    expect((await signIn(server.browser(), email, { code: codeOf(appKey) })).status).toBe(200);
    expect((await storedKeys(email))[0]).toMatch(/^sealed1\./);
    server.clock.now += 60_000;
    expect((await signIn(server.browser(), email, { code: codeOf(appKey) })).status).toBe(200);
  });

  it("sealed with another secret is told apart from a wrong code, and a recovery code still opens", async () => {
    const { email, codes, secret } = await withApp();
    const other = sealKey(secret, { userName: email, sessionSecret: "what SESSION_SECRET was before it was changed" });
    const { db } = server.store;
    await db.updateTable("second_factor").set({ secret: other }).where("user_name", "=", email).execute();
    const refused = await signIn(server.browser(), email, { code: codeOf(secret) });
    expect([refused.status, refused.body]).toMatchObject([401, { code: "second-factor-unreadable" }]);
    const browser = server.browser();
    expect((await signIn(browser, email, { code: codes[0] })).status).toBe(200);
    expect((await browser.get("/api/secondfactors")).body).toMatchObject({ factors: [{ isUnreadable: true }] });
  });

  it("can be removed only a short while after the password was given", async () => {
    const { email, browser, id } = await withApp();
    server.clock.now += 31 * 60_000;
    expect((await browser.delete(`/api/secondfactors/${id}`)).body).toMatchObject({ code: "session-not-fresh" });
    await browser.post("/api/proveidentity", { password });
    expect((await browser.delete(`/api/secondfactors/${id}`)).status).toBe(200);
    expect((await signIn(server.browser(), email)).status).toBe(200);
  });

  it("may be a passkey, which answers a challenge once and for this host only", async () => {
    const { email, browser } = await aSignedInMember(server);
    const device = aPasskeyDevice(origin);
    const { passkey } = asked.parse((await browser.post("/api/secondfactors/passkey/options")).body);
    const foreign = aPasskeyDevice("https://belts.example.evil").make(passkey.challenge);
    expect((await browser.post("/api/secondfactors/passkey", { name: "Key", passkey: foreign })).status).toBe(400);
    const again = asked.parse((await browser.post("/api/secondfactors/passkey/options")).body);
    const made = device.make(again.passkey.challenge);
    const kept = await browser.post("/api/secondfactors/passkey", { name: "Key", passkey: made });
    expect([kept.status, codesSchema.parse(kept.body).recoveryCodes.length]).toEqual([200, 10]);
    const { secondFactor } = needed.parse((await signIn(server.browser(), email)).body);
    expect(secondFactor.kinds).toEqual(["passkey"]);
    const { challenge } = z.object({ challenge: z.string() }).parse(secondFactor.passkey);
    const answer = device.answer(challenge);
    const stranger = aPasskeyDevice(origin).answer(challenge, made.id);
    expect((await signIn(server.browser(), email, { passkey: stranger })).status).toBe(401);
    const { secondFactor: second } = needed.parse((await signIn(server.browser(), email)).body);
    const fresh = device.answer(z.object({ challenge: z.string() }).parse(second.passkey).challenge);
    expect((await signIn(server.browser(), email, { passkey: answer })).status).toBe(401);
    expect((await signIn(server.browser(), email, { passkey: fresh })).status).toBe(200);
    expect((await signIn(server.browser(), email, { passkey: fresh })).status).toBe(401);
  });

  it("is demanded of an administrator, who can do nothing else without one", async () => {
    const { email, browser } = await aSignedInMember(server, { isAdmin: true, hasNoSecondFactor: true });
    expect((await browser.get("/api/outbox")).body).toMatchObject({ code: "second-factor-demanded" });
    expect((await browser.get("/api/secondfactors")).body).toMatchObject({ isDemanded: true, factors: [] });
    const { id, secret } = started.parse((await browser.post("/api/secondfactors/app")).body);
    await browser.post("/api/secondfactors/app/confirm", { id, code: codeOf(secret) });
    expect((await browser.get("/api/outbox")).status).toBe(200);
    expect((await signIn(server.browser(), email)).status).toBe(202);
  });

  it("is left to the administrator of a demonstration, whose password everyone knows", async () => {
    const open = await anAccountServer(database, { environment: demo });
    const email = await aMember(open, { isAdmin: true, hasNoSecondFactor: true });
    const browser = open.browser();
    expect((await browser.post("/api/signin", { email, password })).status).toBe(200);
    expect((await browser.get("/api/outbox")).status).toBe(200);
    await open.close();
  });
});

onEachDatabase("a session", (database) => {
  it("ends after thirty days, however much it is used", async () => {
    const server = await anAccountServer(database);
    const { browser } = await aSignedInMember(server);
    const day = 86_400_000;
    for (let used = 0; used < 29; used += 1) {
      server.clock.now += day;
      expect((await browser.get("/api/profile")).status).toBe(200);
    }
    server.clock.now += day;
    expect((await browser.get("/api/profile")).status).toBe(401);
    await server.close();
  });
});
