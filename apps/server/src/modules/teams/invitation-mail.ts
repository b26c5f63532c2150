import { type Db, takeAllowance } from "@beltwright/store";
import type { Background } from "../accounts/background.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { Mailer } from "../mail/mailer.ts";

export interface TeamPost {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: string;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Says who asks and nothing they wrote, not even the name of the group. Once a week at most for each who asks. */
export function mailInvitation(
  { db, mailer, background, publicUrl }: TeamPost,
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
    const text = `${lines.join("\n\n")}\n\nBeltwright\n`;
    await mailer.send({ to, subject: "Beltwright: You are invited to a group", text });
  });
}
