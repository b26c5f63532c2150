import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type AccountServer, anAccountServer } from "../accounts/test-support/account-server.ts";
import { onEachDatabase } from "../accounts/test-support/on-each-database.ts";
import { anEmail, aSignedInMember, password, tokenIn } from "../accounts/test-support/people.ts";

const list = z.array(z.strictObject({ id: z.string(), to: z.string(), subject: z.string(), sentAt: z.number() }));

onEachDatabase("reading the outbox", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  it("shows an admin what was sent, at once, and the text of each", async () => {
    const { browser: admin } = await aSignedInMember(server, { isAdmin: true });
    const email = anEmail();
    await server.browser().post("/api/register", { email, password });
    const mails = list.parse((await admin.get("/api/outbox")).body);
    const mail = mails.find(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: "Beltwright: Confirm your e-mail address", sentAt: server.clock.now });
    const whole = await admin.get(`/api/outbox/${mail?.id}`);
    expect(whole.status).toBe(200);
    expect(whole.body).toEqual({
      ...mail,
      text: expect.stringContaining("https://belts.example/confirm-email?token="),
    });
  });

  it("hides links that choose a new password, which the operator finds in the folder", async () => {
    const { browser: admin } = await aSignedInMember(server, { isAdmin: true });
    const { email } = await aSignedInMember(server);
    await server.browser().post("/api/forgotpassword", { email });
    const [kept] = await server.mailsTo(email);
    expect(kept?.text).toMatch(/reset-password\?token=[\w-]{43}/);
    const { body } = await admin.get(`/api/outbox/${kept?.id}`);
    expect(body).toMatchObject({ text: expect.stringContaining("reset-password?token=(hidden)") });
    expect(JSON.stringify(body)).not.toContain(tokenIn(kept));
  });

  it("needs a password given a short while ago", async () => {
    const { browser: admin } = await aSignedInMember(server, { isAdmin: true });
    const now = server.clock.now;
    server.clock.now += 30 * 60_000 + 1;
    expect((await admin.get("/api/outbox")).body).toMatchObject({ code: "session-not-fresh" });
    expect((await admin.post("/api/proveidentity", { password: "wrong" })).status).toBe(400);
    expect((await admin.post("/api/proveidentity", { password })).status).toBe(200);
    expect((await admin.get("/api/outbox")).status).toBe(200);
    server.clock.now = now;
  });

  it.each(["/api/outbox", "/api/outbox/00000000-03e8-7000-8000-aaaaaaaaaaaa"])(
    "is refused to all others at %s",
    async (url) => {
      const { browser: member } = await aSignedInMember(server);
      const refused = await member.get(url);
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({ code: "not-admin", message: "Only an administrator may do this." });
      expect((await server.browser().get(url)).status).toBe(401);
    },
  );

  it.each(["00000000-03e8-7000-8000-aaaaaaaaaaaa", "..%2F..%2Fsession-secret", "x"])(
    "finds nothing at %s",
    async (id) => {
      const { browser: admin } = await aSignedInMember(server, { isAdmin: true });
      expect((await admin.get(`/api/outbox/${id}`)).status).toBe(404);
    },
  );
});
