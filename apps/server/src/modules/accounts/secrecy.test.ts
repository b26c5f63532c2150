import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type AccountServer, anAccountServer, production } from "./test-support/account-server.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { anEmail, tokenIn } from "./test-support/people.ts";

const created = z.object({ id: z.string(), token: z.string() });

onEachDatabase("secrets", (database) => {
  let server: AccountServer;
  let secrets: Readonly<Record<string, string>>;
  beforeAll(async () => {
    server = await anAccountServer(database);
    secrets = await useEverySecret(server);
  });
  afterAll(() => server?.close());

  it("are never logged, at any level, in success or failure", () => {
    const logged = server.logged();
    expect(logged).toContain("/api/resetpassword");
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(9);
      expect(logged.includes(secret), `${name} was logged`).toBe(false);
    }
  });

  it("are kept in the database as hashes only", async () => {
    const { db } = server.store;
    const kept = JSON.stringify([
      await db.selectFrom("user_account").selectAll().execute(),
      await db.selectFrom("user_session").selectAll().execute(),
      await db.selectFrom("api_token").selectAll().execute(),
      await db.selectFrom("one_time_token").selectAll().execute(),
      await db.selectFrom("login_record").selectAll().execute(),
    ]);
    expect(kept).toContain("$argon2id$");
    for (const [name, secret] of Object.entries(secrets)) {
      expect(kept.includes(secret), `${name} is in the database`).toBe(false);
    }
  });
});

/** Goes once through every call that carries a secret, with right and wrong ones. */
async function useEverySecret({ browser: open, mailsTo }: AccountServer): Promise<Readonly<Record<string, string>>> {
  const email = anEmail();
  const [first, second, third, wrong] = [
    "first-secret-phrase",
    "second-secret-phrase",
    "third-secret-phrase",
    "wrong-secret-phrase",
  ];
  const browser = open();
  await browser.post("/api/register", { email, password: first });
  const confirmation = tokenIn((await mailsTo(email))[0]);
  await browser.get(`/api/session?token=${confirmation}`);
  await browser.post("/api/confirmemail", { token: confirmation });
  await browser.post("/api/signin", { email, password: wrong });
  await browser.post("/api/signin", { email, password: first, unknown: wrong });
  await browser.post("/api/signin", { email, password: first });
  const session = browser.cookie() ?? "";
  const { token: apiToken } = created.parse((await browser.post("/api/tokens", { name: "export" })).body);
  await open().get("/api/profile", { authorization: `Bearer ${apiToken}` });
  const userToken = z.string().parse((await browser.get("/api/getuserjwt")).body);
  await browser.post("/api/changepassword", { currentPassword: wrong, newPassword: second });
  await browser.post("/api/changepassword", { currentPassword: first, newPassword: second });
  await mailsTo(email);
  await browser.post("/api/forgotpassword", { email });
  const mails = await mailsTo(email);
  const reset = tokenIn(mails.find(({ text }) => text.includes("/reset-password")));
  await browser.post("/api/resetpassword", { token: reset, password: third });
  await browser.post("/api/resetpassword", { token: reset, password: third });
  await browser.post("/api/signout");
  const sessionSecret = production.SESSION_SECRET;
  return { first, second, third, wrong, confirmation, reset, session, apiToken, userToken, sessionSecret };
}
