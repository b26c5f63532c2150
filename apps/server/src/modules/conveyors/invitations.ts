import { type Db, findPreferences, findUser, type StoredConveyor, takeAllowance } from "@beltwright/store";
import { z } from "zod";
import { mayMail } from "../mail/mail-limits.ts";
import type { Post } from "../mail/post.ts";
import { invitationMail, sharedMail } from "./invitation-mail.ts";

interface By {
  readonly userName: string;
  readonly now: number;
}

const sharedUsers = z.array(z.looseObject({ userName: z.string(), isInvited: z.boolean().optional() }));
const isAddress = z.email();

/**
 * Tells people of what is shared with them: once for each conveyor, and not for anyone unproved. Addresses that nobody has
 * confirmed are invited; accounts hear of it when they are new to it, unless they want no such mail.
 */
export function tellShared(post: Post, by: By, conveyor: StoredConveyor, newcomers?: readonly string[]): void {
  const { db, mailer, background, publicUrl: origin } = post;
  const { userName: from, now } = by;
  const told = sharedUsers
    .parse(conveyor.docUsers)
    .filter(({ userName, isInvited = false }) => isInvited || newcomers === undefined || newcomers.includes(userName))
    .filter(({ userName }) => userName !== from);
  if (told.length === 0) return;
  background.start(async () => {
    if ((await findUser(db, from))?.emailConfirmed !== true) return;
    for (const { userName: to, isInvited = false } of told) {
      if (!isAddress.safeParse(to).success || !(isInvited || (await wantsMail(db, to)))) continue;
      if (!(await isFirst(db, `${conveyor.id} ${to}`, now))) continue;
      const mail = isInvited
        ? invitationMail({ to, from, origin })
        : sharedMail({ to, from, origin, conveyorId: conveyor.id });
      if (await mayMail(db, { kind: isInvited ? "invitation" : "share", to, from }, now)) await mailer.send(mail);
    }
  });
}

async function wantsMail(db: Db, userName: string): Promise<boolean> {
  return (await findPreferences(db, userName)).own.shareMails !== false;
}

/** As long as anyone remembers, a conveyor tells an address once, however often it is saved. */
function isFirst(db: Db, invitation: string, now: number): Promise<boolean> {
  const year = 365 * 24 * 60 * 60 * 1000;
  return takeAllowance(db, { subject: `invited:${invitation}`, most: 1, windowMilliseconds: year, now });
}
