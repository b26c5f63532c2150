import { findUser } from "@beltwright/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountServer, anAccountServer } from "./test-support/account-server.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aMember, anEmail, aSignedInMember, password, tokenIn } from "./test-support/people.ts";

const hour = 3_600_000;
const better = "seven dry return rolls";
const used = { code: "link-used", message: "This link has expired or was used before. Please ask for a new one." };

onEachDatabase("a forgotten password", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  async function aResetLink(email: string): Promise<string> {
    await server.browser().post("/api/forgotpassword", { email });
    const mails = await server.mailsTo(email);
    return tokenIn(mails.find(({ subject }) => subject === "Beltwright: Choose a new password"));
  }

  function reset(token: string, chosen: string = better) {
    return server.browser().post("/api/resetpassword", { token, password: chosen });
  }

  async function canSignIn(email: string, typed: string): Promise<boolean> {
    return (await server.browser().post("/api/signin", { email, password: typed })).status === 200;
  }

  it("is replaced by the link in a mail to this installation's own page", async () => {
    const email = await aMember(server);
    const answer = await server.browser().post("/api/forgotpassword", { email }, { host: "evil.example" });
    expect(answer.status).toBe(200);
    const [mail, ...rest] = await server.mailsTo(email);
    expect(rest).toEqual([]);
    expect(mail?.text).toMatch(/^https:\/\/belts\.example\/reset-password\?token=[\w-]{43}$/m);
    const changed = await reset(tokenIn(mail));
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ message: "Your password is changed." });
    expect(await canSignIn(email, better)).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
  });

  it("is answered the same, and at once, whether or not the address is known", async () => {
    const known = await aMember(server);
    const unknown = anEmail();
    const answers = [];
    for (const email of [known, unknown]) {
      const { status, body } = await server.browser().post("/api/forgotpassword", { email });
      answers.push({ status, body });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await server.mailsTo(known)).toHaveLength(1);
    expect(await server.mailsTo(unknown)).toEqual([]);
  });

  it("is replaced once by one link", async () => {
    const email = await aMember(server);
    const token = await aResetLink(email);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, "the choice of a thief");
    expect(again.status).toBe(400);
    expect(again.body).toEqual(used);
    expect(await canSignIn(email, better)).toBe(true);
  });

  it("is replaced once even when the link is used twice at the same moment", async () => {
    const token = await aResetLink(await aMember(server));
    const answers = await Promise.all([reset(token), reset(token, "another good choice")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("is replaced within the hour or not at all", async () => {
    const email = await aMember(server);
    const token = await aResetLink(email);
    server.clock.now += hour;
    expect((await reset(token)).body).toEqual(used);
    expect(await canSignIn(email, password)).toBe(true);
  });

  it("is not replaced by a made-up token, nor by that of a confirmation", async () => {
    const email = anEmail();
    await server.browser().post("/api/register", { email, password });
    const [confirmation] = await server.mailsTo(email);
    for (const token of ["made-up", tokenIn(confirmation)]) expect((await reset(token)).body).toEqual(used);
  });

  it("is replaced by any link of the last hour, and then by no other", async () => {
    const email = await aMember(server);
    const older = await aResetLink(email);
    server.clock.now += 1000;
    const newer = await aResetLink(email);
    expect((await reset(older)).status).toBe(200);
    expect((await reset(newer)).body).toEqual(used);
  });

  it("once replaced ends every session", async () => {
    const { email, browser } = await aSignedInMember(server);
    await reset(await aResetLink(email));
    const answer = await browser.get("/api/profile");
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not-signed-in" });
  });

  it("once replaced confirms the address, which the link has proved", async () => {
    const email = await aMember(server, { isUnconfirmed: true });
    await reset(await aResetLink(email));
    expect(await findUser(server.store.db, email)).toMatchObject({ emailConfirmed: true });
  });

  it("once replaced is told by mail", async () => {
    const email = await aMember(server);
    await reset(await aResetLink(email));
    const subjects = (await server.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain("Beltwright: Your password was changed");
  });

  it("may not become a bad one, and a refusal leaves the link good", async () => {
    const email = await aMember(server);
    const token = await aResetLink(email);
    for (const [chosen, reason] of [
      ["Password1234", "This password is among the first that anyone would try."],
      [email, "A password must not be your e-mail address."],
    ] as const) {
      const answer = await reset(token, chosen);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: "password-too-weak",
        issues: [{ field: "password", message: reason }],
      });
    }
    expect(await canSignIn(email, password)).toBe(true);
    expect((await reset(token)).status).toBe(200);
  });
});

onEachDatabase("changing the password", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  it("keeps this session, ends every other way in and tells by mail", async () => {
    const { email, browser } = await aSignedInMember(server);
    const answer = await browser.post("/api/changepassword", { currentPassword: password, newPassword: better });
    expect(answer.status).toBe(200);
    expect((await browser.get("/api/profile")).status).toBe(200);
    const old = await server.browser().post("/api/signin", { email, password });
    expect(old.status).toBe(401);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe("Beltwright: Your password was changed");
    expect((await server.browser().post("/api/signin", { email, password: better })).status).toBe(200);
  });

  it("needs the current password", async () => {
    const { email, browser } = await aSignedInMember(server);
    const answer = await browser.post("/api/changepassword", { currentPassword: better, newPassword: better });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: "password-wrong", message: "The current password is wrong." });
    expect((await server.browser().post("/api/signin", { email, password })).status).toBe(200);
  });

  it("needs a good new one", async () => {
    const { browser } = await aSignedInMember(server);
    const change = { currentPassword: password, newPassword: "123456789012" };
    const answer = await browser.post("/api/changepassword", change);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "password-too-weak", issues: [{ field: "newPassword" }] });
  });

  it("needs someone signed in", async () => {
    const change = { currentPassword: password, newPassword: better };
    expect((await server.browser().post("/api/changepassword", change)).status).toBe(401);
  });

  it("is refused to a session that ended elsewhere", async () => {
    const { email, browser } = await aSignedInMember(server);
    await server.browser().post("/api/signin", { email, password });
    const answer = await browser.post("/api/changepassword", { currentPassword: password, newPassword: better });
    expect(answer.body).toMatchObject({ code: "signed-in-elsewhere" });
    expect((await server.browser().post("/api/signin", { email, password })).status).toBe(200);
  });
});
