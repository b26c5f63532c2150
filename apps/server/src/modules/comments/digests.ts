import { type Db, endDigest, findPreferences, takeDigest } from "@beltwright/store";
import type { FastifyBaseLogger } from "fastify";
import { mayMail } from "../mail/mail-limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import { digestMail } from "./digest-mail.ts";

interface DigestOptions {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly logger: Pick<FastifyBaseLogger, "error">;
  readonly clock?: () => number;
}

const minute = 60_000;
/** From the first comment to the mail; those that come meanwhile go with it. */
const waitMilliseconds = 10 * minute;
const leaseMilliseconds = 5 * minute;

/** Mails what waits, every minute, on any number of servers. Answers the way to stop. */
export function startDigests(options: DigestOptions, every = minute) {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(async () => void (await sendDigests(options)))
      .catch((failure: unknown) => options.logger.error({ err: failure }, "comments could not be mailed"));
  }, every).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** A digest whose mail fails is free again after its lease, for whichever server comes first. */
export async function sendDigests({ db, mailer, publicUrl: origin, clock = Date.now }: DigestOptions): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = clock();
    const digest = await takeDigest(db, { now, waitMilliseconds, leaseMilliseconds });
    if (digest === undefined) return sent;
    const { userName: to, lines } = digest;
    const isWanted = lines.length > 0 && (await findPreferences(db, to)).own.commentMails !== false;
    if (isWanted && (await mayMail(db, { kind: "comments", to }, now))) {
      await mailer.send(digestMail({ to, origin, lines }));
      sent += 1;
    }
    await endDigest(db, digest);
  }
}
