import { type Db, takeAllowance } from "@beltwright/store";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Mails of a kind in a day: to one address, and on behalf of one person. */
const limits = {
  confirmation: { to: 10 },
  reset: { to: 10 },
  "already registered": { to: 3 },
  ticket: { to: 200, from: 40 },
  invitation: { to: 5, from: 20 },
  share: { to: 20, from: 40 },
  proposal: { to: 20, from: 40 },
  review: { to: 50, from: 100 },
  comments: { to: 100 },
} as const satisfies Readonly<Record<string, { readonly to: number; readonly from?: number }>>;

interface PlannedMail {
  readonly kind: keyof typeof limits;
  readonly to: string;
  /** Who makes us send it, where someone signed in does. */
  readonly from?: string | undefined;
}

/** Whether a mail may still go out today: nobody floods a mailbox through us, whatever they register or share. */
export async function mayMail(db: Db, { kind, to, from }: PlannedMail, now: number): Promise<boolean> {
  const most: { readonly to: number; readonly from?: number } = limits[kind];
  const take = (subject: string, limit: number) =>
    takeAllowance(db, { subject, most: limit, windowMilliseconds: dayMilliseconds, now });
  if (from !== undefined && most.from !== undefined && !(await take(`${kind} from:${from}`, most.from))) return false;
  return take(`${kind} to:${to}`, most.to);
}
