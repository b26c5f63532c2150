import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Sends through the server of `SMTP_URL`; limits keep a silent mail server from holding requests for minutes. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    ...readSmtpUrl(url),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    kind: "smtp",
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: async () => transport.close(),
  };
}

/** What an address such as `smtps://user:password@mail.example.com:465` says. */
function readSmtpUrl(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username === "" ? {} : { auth }),
  };
}
