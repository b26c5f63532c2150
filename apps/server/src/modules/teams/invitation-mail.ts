import { takeAllowance } from "@beltwright/store";
import { letter } from "../mail/letter.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { Post } from "../mail/post.ts";

const week = 7 * 24 * 60 * 60 * 1000;

/** Says who asks and nothing they wrote, not even the name of the group. Once a week at most for each who asks. */
export function mailInvitation(
  { db, mailer, background, publicUrl }: Post,
  { to, from, now }: { readonly to: string; readonly from: string; readonly now: number },
): void {
  background.start(async () => {
    const subject = `group invitation:${from} ${to}`;
    if (!(await takeAllowance(db, { subject, most: 1, windowMilliseconds: week, now }))) return;
    if (!(await mayMail(db, { kind: "invitation", to, from }, now))) return;
    const lines = [
      `${from} asks you to join their group on Beltwright.`,
      `To accept or decline, sign in with this address: ${publicUrl}/group`,
      "If you do not know the sender, ignore this mail.",
    ];
    await mailer.send(letter(to, "You are invited to a group", lines));
  });
}
