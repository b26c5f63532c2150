import { mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "@beltwright/store";
import { z } from "zod";
import type { Mail, Mailer } from "./mailer.ts";

const keptMail = z.object({
  id: z.string(),
  sentAt: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** A mail as the outbox keeps it. */
export type KeptMail = Readonly<z.infer<typeof keptMail>>;

const keptName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.json$/;

/** The mailer of an installation without SMTP: one file for each mail, for the admin to read. */
export function outboxMailer(folder: string, now: () => number): Mailer {
  return { kind: "outbox", send: (mail) => keep(folder, mail, now()), close: async () => {} };
}

/** Newest first, as far as `limit` goes; ids sort by the time they were made. */
export async function listOutbox(folder: string, limit = 200): Promise<readonly KeptMail[]> {
  const names = (await namesIn(folder)).toSorted().toReversed().slice(0, limit);
  const mails = await Promise.all(names.map((name) => read(join(folder, name))));
  return mails.filter((mail) => mail !== undefined);
}

export async function findInOutbox(folder: string, id: string): Promise<KeptMail | undefined> {
  return keptName.test(`${id}.json`) ? read(join(folder, `${id}.json`)) : undefined;
}

/** Written beside and renamed, so that a reader meets a whole mail or none; private, as links in it open accounts. */
async function keep(folder: string, mail: Mail, sentAt: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = newId(sentAt);
  const draft = join(folder, `${id}.tmp`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ id, sentAt, ...mail }, undefined, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, `${id}.json`));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await unlessMissing(readdir(folder)))?.filter((name) => keptName.test(name)) ?? [];
}

async function read(path: string): Promise<KeptMail | undefined> {
  const text = await unlessMissing(readFile(path, "utf8"));
  return text === undefined ? undefined : keptMail.parse(JSON.parse(text));
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
