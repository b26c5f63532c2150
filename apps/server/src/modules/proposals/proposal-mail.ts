import { findConveyorOwner, findUser, type Proposal } from "@beltwright/store";
import { letter } from "../mail/letter.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { Post } from "../mail/post.ts";

interface By {
  readonly userName: string;
  readonly now: number;
}

/** Tells the owner of a design that someone proposes changes to it. */
export function tellOwner(post: Post, by: By, { conveyorId: id }: Proposal): void {
  post.background.start(async () => {
    const owner = await findConveyorOwner(post.db, { id, userName: by.userName });
    if (owner === undefined) return;
    await send(post, by, owner, "Changes to your design are proposed", [
      `${by.userName} proposes changes to a belt conveyor design of yours.`,
      `To compare them and take all, some or none: ${addressOf(post, id)}`,
    ]);
  });
}

const outcomes = {
  taken: "has taken over the changes you proposed",
  "partly taken": "has taken over some of the changes you proposed",
  declined: "has declined the changes you proposed",
} as const;

/** Tells who proposed changes what became of them; the note is read on the page, by those who may see it still. */
export function tellProposer(post: Post, by: By, { conveyorId, proposedBy, state }: Proposal): void {
  if (proposedBy === "" || proposedBy === by.userName || state === "open" || state === "withdrawn") return;
  post.background.start(async () => {
    await send(post, by, proposedBy, "Your proposal is decided", [
      `${by.userName} ${outcomes[state]} to a belt conveyor design.`,
      `To see which and why: ${addressOf(post, conveyorId)}`,
    ]);
  });
}

function addressOf({ publicUrl }: Post, id: string): string {
  return `${publicUrl}/conveyors/${id}?panel=proposals`;
}

async function send({ db, mailer }: Post, by: By, to: string, subject: string, lines: readonly string[]) {
  const { userName: from, now } = by;
  if ((await findUser(db, to))?.emailConfirmed !== true) return;
  if (!(await mayMail(db, { kind: "proposal", to, from }, now))) return;
  await mailer.send(letter(to, subject, lines));
}
