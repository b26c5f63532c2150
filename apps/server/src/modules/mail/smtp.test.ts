import { afterEach, describe, expect, it } from "vitest";
import { smtpMailer } from "./smtp.ts";
import { aMailServer } from "./test-support/mail-server.ts";

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
