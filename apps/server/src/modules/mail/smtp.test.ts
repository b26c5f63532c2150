import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { smtpMailer } from "./smtp.ts";

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly content: string;
}

/** A real mail server on a free port of this machine. */
async function aMailServer(options: { readonly refuses?: true } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === "p@ss/word" ? done(null, { user: username ?? "" }) : done(new Error("wrong password")),
    onRcptTo: (_address, _session, done) => done(options.refuses ? new Error("no such mailbox") : null),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom === false ? "" : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        user: session.user,
        content: Buffer.concat(chunks).toString("utf8"),
      });
      done(null);
    },
  });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.on("error", reject);
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      if (address === null || typeof address === "string") reject(new Error("no port"));
      else resolve(address);
    });
  });
  return { received, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const mail = {
  to: "anna@mine.example",
  subject: "Confirm",
  text: "Open https://belts.example/confirm-email?token=a-b_c\n",
};

describe("mail by SMTP", () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function connect(url: (port: number) => string, options: { readonly refuses?: true } = {}) {
    const server = await aMailServer(options);
    const mailer = smtpMailer(url(server.port), "Beltwright <belts@mine.example>");
    closing.push(() => mailer.close(), server.close);
    return { server, mailer };
  }

  it("reaches the server with sender, recipient, subject and an unbroken link", async () => {
    const { server, mailer } = await connect((port) => `smtp://127.0.0.1:${port}`);
    await mailer.send(mail);
    const [received, ...rest] = server.received;
    expect(rest).toEqual([]);
    expect(received).toMatchObject({ from: "belts@mine.example", to: ["anna@mine.example"] });
    expect(received?.content).toMatch(/^From: Beltwright <belts@mine.example>\r?$/m);
    expect(received?.content).toMatch(/^Subject: Confirm\r?$/m);
    expect(received?.content).toContain("https://belts.example/confirm-email?token=a-b_c");
  });

  it("signs in with the name and the password of the address, written as in any URL", async () => {
    const { server, mailer } = await connect((port) => `smtp://belts%40mine:p%40ss%2Fword@127.0.0.1:${port}`);
    await mailer.send(mail);
    expect(server.received[0]?.user).toBe("belts@mine");
  });

  it("says so when the server refuses", async () => {
    const { mailer } = await connect((port) => `smtp://127.0.0.1:${port}`, { refuses: true });
    await expect(mailer.send(mail)).rejects.toThrow(/no such mailbox/);
  });

  it("says so when nobody listens", async () => {
    const { server, mailer } = await connect((port) => `smtp://127.0.0.1:${port}`);
    await server.close();
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
