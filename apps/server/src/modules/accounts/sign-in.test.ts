import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountServer, anAccountServer } from "./test-support/account-server.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aMember, anEmail, aSignedInMember, password } from "./test-support/people.ts";

const day = 86_400_000;
const elsewhere = "Error getting conveyors or User not Authenticated - did you sign-in on another device?";

onEachDatabase("signing in", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  it("answers the user and sets a cookie that scripts cannot read and other sites cannot use", async () => {
    const email = await aMember(server);
    const browser = server.browser();
    const answer = await browser.post("/api/signin", { email, password });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ userName: email, userIsAdmin: false, userHasSub: false, emailConfirmed: true });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/i);
    const bound = { path: "/", httpOnly: true, sameSite: "Lax", secure: true };
    expect(answer.setCookies).toEqual([
      expect.objectContaining({
        name: "__Host-beltwright_session",
        value: expect.stringMatching(/^[\w-]{43}$/),
        ...bound,
      }),
      expect.objectContaining({ name: "__Host-beltwright_device", ...bound }),
    ]);
    expect(answer.setCookies.every((set) => !("domain" in set))).toBe(true);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("keeps nobody but a person with a session", async () => {
    const { browser } = await aSignedInMember(server);
    expect((await browser.get("/api/profile")).status).toBe(200);
    const nobody = await server.browser().get("/api/profile");
    expect(nobody.status).toBe(401);
    expect(nobody.body).toEqual({ code: "not-signed-in", message: "Please sign in first." });
  });

  it("takes the address in any case and with blanks around it", async () => {
    const email = await aMember(server);
    const answer = await server.browser().post("/api/signin", { email: ` ${email.toUpperCase()} `, password });
    expect(answer.body).toMatchObject({ userName: email });
  });

  it("is possible before the address is confirmed", async () => {
    const email = await aMember(server, { isUnconfirmed: true });
    const answer = await server.browser().post("/api/signin", { email, password });
    expect(answer.body).toMatchObject({ userName: email, emailConfirmed: false });
  });

  it("makes a new session each time, whatever the cookie held before", async () => {
    const { email, browser } = await aSignedInMember(server);
    const first = browser.cookie();
    await browser.post("/api/signin", { email, password });
    expect(browser.cookie()).not.toBe(first);
    const planted = server.browser();
    planted.setCookie("chosen-by-someone-else-chosen-by-someone-el");
    await planted.post("/api/signin", { email, password });
    expect(planted.cookie()).not.toBe("chosen-by-someone-else-chosen-by-someone-el");
  });

  it("ends the session elsewhere, whose next call is told so", async () => {
    const { email, browser: office } = await aSignedInMember(server);
    const home = server.browser();
    await home.post("/api/signin", { email, password });
    const told = await office.get("/api/profile");
    expect(told.status).toBe(401);
    expect(told.body).toEqual({ code: "signed-in-elsewhere", message: elsewhere });
    expect((await home.get("/api/profile")).status).toBe(200);
    expect((await office.get("/api/session")).body).toMatchObject({ user: null, endedBecause: elsewhere });
  });

  it("leaves one session when two devices sign in at the same moment", async () => {
    const email = await aMember(server);
    const browsers = Array.from({ length: 4 }, () => server.browser());
    await Promise.all(browsers.map((browser) => browser.post("/api/signin", { email, password })));
    const answers = await Promise.all(browsers.map((browser) => browser.get("/api/profile")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it("lasts two weeks from the last use, and not longer", async () => {
    const { browser } = await aSignedInMember(server);
    server.clock.now += 13 * day;
    expect((await browser.get("/api/profile")).status).toBe(200);
    server.clock.now += 13 * day;
    expect((await browser.get("/api/profile")).status).toBe(200);
    server.clock.now += 14 * day + 1;
    const expired = await browser.get("/api/profile");
    expect(expired.status).toBe(401);
    expect(expired.body).toMatchObject({ code: "not-signed-in" });
  });

  it.each([
    ["one character changed", (cookie: string) => (cookie.startsWith("A") ? "B" : "A") + cookie.slice(1)],
    ["something added", (cookie: string) => `${cookie}A`],
    ["its end cut off", (cookie: string) => cookie.slice(0, -1)],
    ["another case", (cookie: string) => cookie.toUpperCase()],
    ["nothing in it", () => ""],
    ["SQL in it", () => "' or '1'='1"],
    ["a very long text in it", () => "a".repeat(4000)],
  ])("does not accept a cookie with %s", async (_what, change) => {
    const { browser } = await aSignedInMember(server);
    browser.setCookie(change(browser.cookie() ?? ""));
    const answer = await browser.get("/api/profile");
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not-signed-in" });
  });

  it("answers the same for a wrong password as for an unknown account", async () => {
    const email = await aMember(server);
    const wrong = await server.browser().post("/api/signin", { email, password: "not the password" });
    const unknown = await server.browser().post("/api/signin", { email: anEmail(), password: "not the password" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: "sign-in-failed", message: "E-mail address or password is wrong." });
    expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} });
    expect(wrong.setCookies).toEqual([]);
  });

  it.each([
    ["no password", { email: "a@mine.example" }],
    ["no e-mail address", { password }],
    ["an address that is none", { email: "not an address", password }],
    ["a list for a password", { email: "a@mine.example", password: [password] }],
    ["a field nobody asked for", { email: "a@mine.example", password, isAdmin: true }],
  ])("refuses a body with %s", async (_what, body) => {
    const answer = await server.browser().post("/api/signin", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid-request" });
  });

  it.each([
    ["fetched by another site", { "sec-fetch-site": "cross-site" }],
    ["fetched by a neighbouring site", { "sec-fetch-site": "same-site" }],
    ["sent from a foreign page", { origin: "https://evil.example" }],
  ])("and every change is refused when %s", async (_how, headers) => {
    const { email, browser } = await aSignedInMember(server);
    const cookie = browser.cookie();
    for (const url of ["/api/signin", "/%61pi/signin", "/api/signout", "/api/changepassword"]) {
      const answer = await browser.post(url, { email, password }, headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        code: "cross-site",
        message: "This request came from another site and was refused.",
      });
      expect(answer.setCookies).toEqual([]);
    }
    expect(browser.cookie()).toBe(cookie);
    expect((await browser.get("/api/profile", headers)).status).toBe(200);
  });

  it("from our own page is not cross-site", async () => {
    const email = await aMember(server);
    const headers = { origin: "https://belts.example", "sec-fetch-site": "same-origin" };
    expect((await server.browser().post("/api/signin", { email, password }, headers)).status).toBe(200);
  });
});

onEachDatabase("signing out", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  it("ends the session for good, not only in this browser", async () => {
    const { browser } = await aSignedInMember(server);
    const copy = server.browser();
    copy.setCookie(browser.cookie());
    const answer = await browser.post("/api/signout");
    expect(answer.status).toBe(200);
    expect(browser.cookie()).toBeUndefined();
    const replayed = await copy.get("/api/profile");
    expect(replayed.status).toBe(401);
    expect(replayed.body).toMatchObject({ code: "not-signed-in" });
  });

  it("is no error for someone not signed in", async () => {
    expect((await server.browser().post("/api/signout")).status).toBe(200);
  });

  it("on a device that was signed out elsewhere leaves the newer session alone", async () => {
    const { email, browser: office } = await aSignedInMember(server);
    const home = server.browser();
    await home.post("/api/signin", { email, password });
    expect((await office.post("/api/signout")).status).toBe(200);
    expect((await home.get("/api/profile")).status).toBe(200);
  });

  it("is written into the login records, as is being replaced elsewhere", async () => {
    const { email, browser } = await aSignedInMember(server);
    const first = server.clock.now;
    server.clock.now += 1000;
    await browser.post("/api/signin", { email, password });
    server.clock.now += 1000;
    await browser.post("/api/signout");
    server.clock.now += 1000;
    const answer = await browser.post("/api/signin", { email, password });
    expect(answer.body).toMatchObject({
      loginRecs: [
        { loginDate: first + 3000, logoutDate: null },
        { loginDate: first + 1000, logoutDate: first + 2000 },
        { loginDate: first, logoutDate: first + 1000 },
      ],
    });
  });
});

onEachDatabase("the cookie", (database) => {
  it("is also sent over plain http where that is the address of the installation", async () => {
    const server = await anAccountServer(database, { environment: { PUBLIC_URL: "http://belts.internal:3000" } });
    const email = await aMember(server);
    const answer = await server.browser().post("/api/signin", { email, password });
    expect(answer.setCookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(answer.setCookies[0]?.secure).toBeUndefined();
    await server.close();
  });
});
