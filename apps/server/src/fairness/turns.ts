import { type Person, type PlanFamily, planFamilyOf } from "@beltwright/model";
import { type Db, listSubscriptions } from "@beltwright/store";
import type { Turn } from "./fair-queue.ts";

/** Time of the server in proportion to what a plan is for. */
const weights: Readonly<Record<PlanFamily, number>> = { standard: 1, professional: 2, dynamic: 3 };
const keptMilliseconds = 60_000;
const mostKept = 10_000;

interface Kept {
  readonly weight: number;
  readonly until: number;
}

/** How a person stands in the queues. Plans are looked up once a minute: nobody's turn depends on the very second. */
export function createTurns(db: Db, now: () => number = Date.now): (person: Person) => Promise<Turn> {
  const kept = new Map<string, Kept>();

  async function weightOf(userName: string): Promise<number> {
    const known = kept.get(userName);
    if (known !== undefined && known.until > now()) return known.weight;
    const family = planFamilyOf(await listSubscriptions(db, userName), now());
    const weight = weights[family ?? "standard"];
    if (kept.size >= mostKept) kept.clear();
    kept.set(userName, { weight, until: now() + keptMilliseconds });
    return weight;
  }

  return async ({ userName, userIsAdmin, userHasSub }) => {
    if (userIsAdmin) return { userName, rank: 0, weight: weights.dynamic };
    return userHasSub ? { userName, rank: 0, weight: await weightOf(userName) } : { userName, rank: 1, weight: 1 };
  };
}

/** Thrown where someone has too much waiting; answered as a refusal that may be tried again. */
export class TooMuchWaiting extends Error {
  readonly statusCode = 429;
  constructor() {
    super("Too much is waiting already");
    this.name = "TooMuchWaiting";
  }
}
