import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly content: string;
}

/** A real mail server on a free port of this machine. */
export async function aMailServer(options: { readonly refuses?: true } = {}) {
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

/** The text as a mail program shows it: long lines arrive broken by `=` and with `=3D` for `=`. */
export function textOf({ content }: Received): string {
  const joined = content.replaceAll(/=\r?\n/g, "");
  return joined.replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
