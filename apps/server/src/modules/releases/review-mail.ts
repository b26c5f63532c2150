import { type Db, findReviewer, listReviewers, type Release } from "@beltwright/store";
import { letter } from "../mail/letter.ts";
import { mayMail } from "../mail/mail-limits.ts";
import type { Mail } from "../mail/mailer.ts";
import type { Post } from "../mail/post.ts";

interface TakenStep {
  readonly release: Release;
  readonly conveyorId: string;
  readonly owner: string;
  /** Who took it; they need not be told. */
  readonly by: string;
  readonly now: number;
}

/** Tells whoever has the next step, or the designer where it is over. */
export function tellReviewers({ db, mailer, background, publicUrl }: Post, step: TakenStep): void {
  const { release, owner, by, now } = step;
  background.start(async () => {
    const people = (await nextPeople(db, step)).filter((name) => name !== by);
    for (const to of new Set(people)) {
      const mail = reviewMail({ to, release, by, link: `${publicUrl}/conveyors/${step.conveyorId}?panel=review` });
      if (await mayMail(db, { kind: "review", to, from: owner }, now)) await mailer.send(mail);
    }
  });
}

async function nextPeople(db: Db, { release, conveyorId, owner }: TakenStep): Promise<readonly string[]> {
  if (release.state !== "in review" && release.state !== "checked") return [owner];
  const reviewer = await findReviewer(db, { userName: owner, owner });
  if (reviewer === undefined) return [];
  const { group, rules, ownerId: designer } = reviewer;
  const { checkers, approvers } = await listReviewers(db, { conveyorId, group, rules, designer });
  return (release.state === "in review" ? checkers : approvers).map(({ userName }) => userName);
}

const news: Readonly<Record<Release["state"], string>> = {
  "in review": "waits for your check",
  checked: "is checked and waits for your approval",
  released: "is released",
  superseded: "is superseded",
  returned: "was sent back",
  withdrawn: "was withdrawn",
};

/** Carries nothing that people wrote: the design itself says more to those who may see it. */
function reviewMail(about: { readonly to: string; release: Release; by: string; link: string }): Mail {
  const { to, release, by, link } = about;
  const lines = [`A revision of a conveyor design ${news[release.state]}. The last step was taken by ${by}.`, link];
  return letter(to, `a revision ${news[release.state]}`, lines);
}
