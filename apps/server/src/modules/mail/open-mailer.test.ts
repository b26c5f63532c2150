import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { type AccountServer, anAccountServer } from "../accounts/test-support/account-server.ts";
import { onEachDatabase } from "../accounts/test-support/on-each-database.ts";
import { anEmail, password, tokenIn } from "../accounts/test-support/people.ts";
import { openMailer, outboxFolder } from "./open-mailer.ts";
import { listOutbox } from "./outbox.ts";
import { aMailServer, textOf } from "./test-support/mail-server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mail = { to: "anna@mine.example", subject: "Confirm", text: "Hello" };
const publicUrl = "https://belts.example";

it("keeps mails in the outbox of the data folder where SMTP is not configured", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "beltwright-mailer-"));
  closing.push(async () => rmSync(dataFolder, { recursive: true }));
  await openMailer({ smtpUrl: undefined, publicUrl, dataFolder }, () => 1000).send(mail);
  expect(await listOutbox(join(dataFolder, "outbox"))).toMatchObject([mail]);
  expect(outboxFolder({ dataFolder })).toBe(join(dataFolder, "outbox"));
});

it.each([
  ["no-reply at its own host", "", "no-reply@belts.example"],
  ["the address it signs in with, where that is one", "belts%40mine.example:p%40ss%2Fword@", "belts@mine.example"],
])("sends by SMTP as %s", async (_who, credentials, from) => {
  const server = await aMailServer();
  const smtpUrl = `smtp://${credentials}127.0.0.1:${server.port}`;
  const mailer = openMailer({ smtpUrl, publicUrl, dataFolder: "unused" }, Date.now);
  closing.push(() => mailer.close(), server.close);
  await mailer.send(mail);
  expect(server.received).toMatchObject([{ from, to: ["anna@mine.example"] }]);
});

onEachDatabase("accounts with SMTP", (database) => {
  async function aServer(smtpUrl: string): Promise<AccountServer> {
    const server = await anAccountServer(database, { environment: { SMTP_URL: smtpUrl } });
    closing.push(server.close);
    return server;
  }

  it("send a link that works", async () => {
    const smtp = await aMailServer();
    const server = await aServer(`smtp://127.0.0.1:${smtp.port}`);
    closing.push(smtp.close);
    const email = anEmail();
    await server.browser().post("/api/register", { email, password });
    await server.settled();
    expect(smtp.received).toMatchObject([{ to: [email] }]);
    const token = tokenIn({ text: smtp.received.map(textOf).join() });
    expect((await server.browser().post("/api/confirmemail", { token })).status).toBe(200);
  });

  it("still register people while the mail server is down, and log the failure without the link", async () => {
    const smtp = await aMailServer();
    await smtp.close();
    const server = await aServer(`smtp://user:hidden-password@127.0.0.1:${smtp.port}`);
    const email = anEmail();
    expect((await server.browser().post("/api/register", { email, password })).status).toBe(201);
    await server.settled();
    expect(server.logged()).toMatch(/background work failed/);
    expect(server.logged()).not.toMatch(/token=|hidden-password/);
    expect((await server.browser().post("/api/signin", { email, password })).status).toBe(200);
  });
});
