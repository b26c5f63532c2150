import { join } from "node:path";
import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string;
  readonly dataFolder: string;
}

export function outboxFolder({ dataFolder }: Pick<MailSettings, "dataFolder">): string {
  return join(dataFolder, "outbox");
}

/** By SMTP where it is configured, otherwise into the outbox. */
export function openMailer(settings: MailSettings, now: () => number): Mailer {
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) return outboxMailer(outboxFolder(settings), now);
  return smtpMailer(smtpUrl, senderFor(smtpUrl, settings.publicUrl));
}

/** Mail servers mostly accept only the address one signs in to them with. */
function senderFor(smtpUrl: string, publicUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return `Beltwright <${user.includes("@") ? user : `no-reply@${new URL(publicUrl).hostname}`}>`;
}
