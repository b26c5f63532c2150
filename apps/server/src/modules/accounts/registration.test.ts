import { findUser } from "@beltwright/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountServer, anAccountServer, demo } from "./test-support/account-server.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aMember, anEmail, aSignedInMember, password, tokenIn } from "./test-support/people.ts";

const hour = 3_600_000;
const registered = "Thank you. If the address is new here, a message with a link to confirm it is on its way.";

onEachDatabase("registering", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  it("makes an account with the given profile that can sign in at once", async () => {
    const email = anEmail();
    const profile = { firstName: " Anna ", companyName: "Erz & Söhne", country: "Österreich" };
    const answer = await server.browser().post("/api/register", { email, password, ...profile });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message: registered });
    const signedIn = await server.browser().post("/api/signin", { email, password });
    expect(signedIn.body).toMatchObject({
      userName: email,
      firstName: "Anna",
      lastName: "",
      companyName: "Erz & Söhne",
      country: "Österreich",
      userIsAdmin: false,
      userHasSub: false,
      emailConfirmed: false,
      noOfFilesAllowed: 0,
      regoDate: server.clock.now,
    });
  });

  it("keeps the address in lower case", async () => {
    const email = anEmail();
    await server.browser().post("/api/register", { email: email.toUpperCase(), password });
    expect(await findUser(server.store.db, email)).toMatchObject({ userName: email });
  });

  it("sends one mail with a link to the confirmation page of this installation", async () => {
    const email = anEmail();
    await server.browser().post("/api/register", { email, password }, { host: "evil.example" });
    const [mail, ...rest] = await server.mailsTo(email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe("Beltwright: Confirm your e-mail address");
    expect(mail?.text).toMatch(/^https:\/\/belts\.example\/confirm-email\?token=[\w-]{43}$/m);
  });

  it("answers the same for a known address, changes nothing and tells its owner by mail", async () => {
    const email = await aMember(server);
    const before = await findUser(server.store.db, email);
    const known = await server.browser().post("/api/register", { email, password: "a stranger's choice" });
    const fresh = await server.browser().post("/api/register", { email: anEmail(), password: "a stranger's choice" });
    expect({ status: known.status, body: known.body }).toEqual({ status: fresh.status, body: fresh.body });
    expect(known.setCookies).toEqual([]);
    expect(await findUser(server.store.db, email)).toEqual(before);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe("Beltwright: You already have an account");
    expect(tokenIn(mail)).toBe("");
  });

  it("makes one account when the button is pressed twice", async () => {
    const email = anEmail();
    const browser = server.browser();
    const answers = await Promise.all([1, 2].map(() => browser.post("/api/register", { email, password })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await server.mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      "Beltwright: Confirm your e-mail address",
      "Beltwright: You already have an account",
    ]);
  });

  it.each([
    ["short", "too short", /at least 12|12 to 200/],
    ["too long", "x1y".repeat(100), /at most 200|12 to 200/],
    ["common", "Password1234", /first that anyone would try/],
    ["repeating", "abababababab", /more than two different/],
  ])("refuses a password that is %s and says why", async (_what, refused, reason) => {
    const email = anEmail();
    const answer = await server.browser().post("/api/register", { email, password: refused });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ field: "password", message: expect.stringMatching(reason) }] });
    expect(await findUser(server.store.db, email)).toBeUndefined();
    expect(await server.mailsTo(email)).toEqual([]);
  });

  it("refuses the e-mail address as password", async () => {
    const email = anEmail();
    const answer = await server.browser().post("/api/register", { email, password: email.toUpperCase() });
    expect(answer.body).toEqual({
      code: "password-too-weak",
      message: "Please choose another password.",
      issues: [{ field: "password", message: "A password must not be your e-mail address." }],
    });
  });

  it.each([
    "",
    "anna",
    "anna@",
    "@mine.example",
    "anna@mine",
    "a b@mine.example",
    "anna@mine.example\r\nBcc: x@y.example",
  ])("refuses '%s' as an address", async (email) => {
    const answer = await server.browser().post("/api/register", { email, password });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid-request", issues: [{ field: "email" }] });
  });

  it.each(["userIsAdmin", "emailConfirmed", "userGroup", "subscriptions"])(
    "does not let anyone set %s",
    async (name) => {
      const email = anEmail();
      const answer = await server.browser().post("/api/register", { email, password, [name]: true });
      expect(answer.status).toBe(400);
      expect(await findUser(server.store.db, email)).toBeUndefined();
    },
  );
});

onEachDatabase("confirming the e-mail address", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  async function aNewcomer() {
    const email = anEmail();
    await server.browser().post("/api/register", { email, password });
    const [mail] = await server.mailsTo(email);
    return { email, token: tokenIn(mail) };
  }

  const used = {
    code: "link-used",
    message: "This link has expired or was used before. Please ask for a new one.",
  };

  it("works by the link, without being signed in", async () => {
    const { email, token } = await aNewcomer();
    const answer = await server.browser().post("/api/confirmemail", { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: "Your e-mail address is confirmed." });
    expect(await findUser(server.store.db, email)).toMatchObject({ emailConfirmed: true });
  });

  it("works once", async () => {
    const { token } = await aNewcomer();
    const answers = await Promise.all([1, 2].map(() => server.browser().post("/api/confirmemail", { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual(used);
  });

  it("works for 72 hours", async () => {
    const { email, token } = await aNewcomer();
    server.clock.now += 72 * hour;
    expect((await server.browser().post("/api/confirmemail", { token })).body).toEqual(used);
    expect(await findUser(server.store.db, email)).toMatchObject({ emailConfirmed: false });
  });

  it("does not work with a made-up token, nor with one for another purpose", async () => {
    const { email } = await aNewcomer();
    await server.browser().post("/api/forgotpassword", { email });
    const [reset] = await server.mailsTo(email);
    for (const token of ["made-up", tokenIn(reset)]) {
      expect((await server.browser().post("/api/confirmemail", { token })).body).toEqual(used);
    }
  });

  it("can be asked for again, after which either link works, once", async () => {
    const { email, token: older } = await aNewcomer();
    server.clock.now += 1;
    const answer = await server.browser().post("/api/resendconfirmation", { email });
    expect(answer.status).toBe(200);
    const [mail] = await server.mailsTo(email);
    expect((await server.browser().post("/api/confirmemail", { token: older })).status).toBe(200);
    expect((await server.browser().post("/api/confirmemail", { token: tokenIn(mail) })).status).toBe(400);
  });

  it("is answered the same whether or not there is anything to send", async () => {
    const { email: waiting } = await aNewcomer();
    const { email: confirmed, browser } = await aSignedInMember(server);
    const unknown = anEmail();
    const answers = [];
    for (const email of [waiting, confirmed, unknown]) {
      const { status, body } = await browser.post("/api/resendconfirmation", { email });
      answers.push({ status, body });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await server.mailsTo(confirmed)).toEqual([]);
    expect(await server.mailsTo(unknown)).toEqual([]);
  });
});

onEachDatabase("links in demo mode", (database) => {
  it("lead to the address the demo was called by", async () => {
    const server = await anAccountServer(database, { environment: demo });
    const email = anEmail();
    await server.browser().post("/api/register", { email, password }, { host: "192.168.1.9:3000" });
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toMatch(/^http:\/\/192\.168\.1\.9:3000\/confirm-email\?token=/m);
    await server.close();
  });
});
