import { type Db, findUser, type StoredConveyor, takeAllowance } from "@beltwright/store";
import { z } from "zod";
import { mayMail } from "../mail/mail-limits.ts";
import type { Post } from "../mail/post.ts";
import { invitationMail } from "./invitation-mail.ts";

interface By {
  readonly userName: string;
  readonly now: number;
}

const invitedUsers = z.array(z.looseObject({ userName: z.string(), isInvited: z.boolean().optional() }));
const isAddress = z.email();

/** Tells addresses that nobody has confirmed of what waits for them: once for each conveyor, and not for anyone unproved. */
export function invite({ db, mailer, background, publicUrl: origin }: Post, by: By, conveyor: StoredConveyor): void {
  const invited = invitedUsers.parse(conveyor.docUsers).filter(({ isInvited }) => isInvited === true);
  if (invited.length === 0) return;
  const { userName: from, now } = by;
  background.start(async () => {
    if ((await findUser(db, from))?.emailConfirmed !== true) return;
    for (const { userName: to } of invited) {
      if (!isAddress.safeParse(to).success || !(await isFirst(db, `${conveyor.id} ${to}`, now))) continue;
      if (await mayMail(db, { kind: "invitation", to, from }, now))
        await mailer.send(invitationMail({ to, from, origin }));
    }
  });
}

/** As long as anyone remembers, a conveyor invites an address once, however often it is saved. */
function isFirst(db: Db, invitation: string, now: number): Promise<boolean> {
  const year = 365 * 24 * 60 * 60 * 1000;
  return takeAllowance(db, { subject: `invited:${invitation}`, most: 1, windowMilliseconds: year, now });
}
