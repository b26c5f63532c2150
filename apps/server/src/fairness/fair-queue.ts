/** Whose turn something is, and how much of everyone's time they may have. */
export interface Turn {
  readonly userName: string;
  /** Those with a smaller rank go first: people without a subscription stand behind the rest. */
  readonly rank: number;
  /** Time in proportion to this, where several wait. */
  readonly weight: number;
}

interface FairQueueLimits {
  /** What one person may have waiting. */
  readonly mostEach: number;
  readonly mostInAll: number;
  /** What one person may have under way at once. */
  readonly mostRunningEach: number;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly turn: Turn;
}

interface Account {
  /** Time used, by weight; who has used least goes next. */
  used: number;
  running: number;
  readonly waiting: Waiting<unknown>[];
  lastMilliseconds: number;
}

interface Taken<Item> {
  readonly item: Item;
  /** Says that it is over and how long it took. */
  readonly end: (milliseconds: number) => void;
}

interface FairQueue<Item> {
  /** False where the person, or everyone together, has too much waiting already. */
  readonly add: (item: Item, turn: Turn) => boolean;
  /** The next one that is accepted, of whoever has had least time so far. */
  readonly take: (accepts?: (item: Item, lastMilliseconds: number) => boolean) => Taken<Item> | undefined;
  /** Everything that waits, which then waits no more. */
  readonly clear: () => readonly Item[];
  readonly waiting: () => number;
}

/** One queue in which each person waits behind their own work and not behind that of someone who asked for more. */
export function createFairQueue<Item>(limits: FairQueueLimits): FairQueue<Item> {
  const accounts = new Map<string, Account>();
  let total = 0;
  /** What those who are served now have used: who comes anew begins here, with nothing saved up. */
  let level = 0;

  function accountOf(userName: string): Account {
    const known = accounts.get(userName);
    if (known !== undefined) return known;
    const made: Account = { used: level, running: 0, waiting: [], lastMilliseconds: 0 };
    accounts.set(userName, made);
    return made;
  }

  function forgetIdle(): void {
    for (const [name, account] of accounts) {
      if (account.running === 0 && account.waiting.length === 0 && account.used <= level) accounts.delete(name);
    }
  }

  function candidates(accepts: (item: Item, lastMilliseconds: number) => boolean) {
    return [...accounts.values()].flatMap((account) => {
      const [first] = account.waiting as Waiting<Item>[];
      const isFree = first !== undefined && account.running < limits.mostRunningEach;
      return isFree && accepts(first.item, account.lastMilliseconds) ? [{ account, first }] : [];
    });
  }

  return {
    add: (item, turn) => {
      const account = accountOf(turn.userName);
      if (account.waiting.length >= limits.mostEach || total >= limits.mostInAll) return false;
      if (account.waiting.length === 0 && account.running === 0) account.used = Math.max(account.used, level);
      account.waiting.push({ item, turn });
      total += 1;
      return true;
    },
    take: (accepts = () => true) => {
      const [next] = candidates(accepts).toSorted(
        (one, other) => one.first.turn.rank - other.first.turn.rank || one.account.used - other.account.used,
      );
      if (next === undefined) return undefined;
      const { account, first } = next;
      account.waiting.shift();
      account.running += 1;
      total -= 1;
      level = Math.max(level, account.used);
      return {
        item: first.item,
        end: (milliseconds) => {
          account.running -= 1;
          account.lastMilliseconds = milliseconds;
          account.used += milliseconds / first.turn.weight;
          forgetIdle();
        },
      };
    },
    clear: () => {
      const items = [...accounts.values()].flatMap(({ waiting }) => (waiting as Waiting<Item>[]).splice(0));
      total = 0;
      return items.map(({ item }) => item);
    },
    waiting: () => total,
  };
}
