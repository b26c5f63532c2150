import { dominates, type Point } from "../pareto.ts";

interface Conditioned {
  readonly objectives: Point;
  readonly violations: number;
  readonly excess: number;
}

/** Which front it belongs to, the best being 0, and how much room its neighbours leave it. */
export interface Standing {
  readonly rank: number;
  readonly crowding: number;
}

/** Fewer conditions missed before less missed before better numbers. */
function isBefore(one: Conditioned, other: Conditioned): boolean {
  if (one.violations !== other.violations) return one.violations < other.violations;
  if (one.violations > 0) return one.excess < other.excess;
  return dominates(one.objectives, other.objectives);
}

export function better(one: Standing, other: Standing): boolean {
  return one.rank === other.rank ? one.crowding > other.crowding : one.rank < other.rank;
}

/** Each with its rank and room, in the order given. */
export function ranked<One extends Conditioned>(all: readonly One[]): readonly (One & Standing)[] {
  const ranks = ranksOf(all);
  const crowding = all.map(() => 0);
  for (const front of byRank(ranks)) {
    for (const [at, room] of roomIn(ordersOf(front, all), all)) crowding[at] = room;
  }
  return all.map((one, at) => ({ ...one, rank: ranks[at] ?? 0, crowding: crowding[at] ?? 0 }));
}

/**
 * So many of one front: whoever has least room goes, one after the other, so that those who stay lie apart. Going all at
 * once, neighbours would go together and leave a gap.
 */
export function spread<One extends Conditioned & Standing>(front: readonly One[], count: number): readonly One[] {
  let kept = front.map((_, at) => at);
  let orders = ordersOf(kept, front);
  let room = roomIn(orders, front);
  while (kept.length > count) {
    const crowded = kept.reduce((least, at) => (Number(room.get(at)) < Number(room.get(least)) ? at : least));
    kept = kept.filter((at) => at !== crowded);
    orders = orders.map((order) => order.filter((at) => at !== crowded));
    room = roomIn(orders, front);
  }
  return kept.flatMap((at) => {
    const one = front[at];
    return one === undefined ? [] : [{ ...one, crowding: room.get(at) ?? 0 }];
  });
}

/** Front after front: those that nobody left goes before. */
function ranksOf(all: readonly Conditioned[]): readonly number[] {
  const behind = all.map((one) => all.flatMap((other, at) => (isBefore(one, other) ? [at] : [])));
  const ahead = all.map(() => 0);
  for (const others of behind) for (const at of others) ahead[at] = (ahead[at] ?? 0) + 1;
  const ranks = all.map(() => 0);
  let front = ahead.flatMap((count, at) => (count === 0 ? [at] : []));
  for (let rank = 0; front.length > 0; rank++) {
    const next: number[] = [];
    for (const at of front) {
      ranks[at] = rank;
      for (const other of behind[at] ?? []) {
        ahead[other] = (ahead[other] ?? 0) - 1;
        if (ahead[other] === 0) next.push(other);
      }
    }
    front = next;
  }
  return ranks;
}

function byRank(ranks: readonly number[]): readonly (readonly number[])[] {
  const fronts: number[][] = [];
  for (const [at, rank] of ranks.entries()) {
    const front = fronts[rank] ?? [];
    fronts[rank] = front;
    front.push(at);
  }
  return fronts;
}

/** The members of a front by each of their numbers. */
function ordersOf(front: readonly number[], all: readonly Conditioned[]): readonly (readonly number[])[] {
  const numbers = all[front[0] ?? 0]?.objectives ?? [];
  return numbers.map((_, which) => {
    const numberOf = (at: number) => all[at]?.objectives[which] ?? 0;
    return front.toSorted((one, other) => numberOf(one) - numberOf(other) || one - other);
  });
}

/** The sides of the box between the neighbours, as shares of the whole front; the ends have all the room there is. */
function roomIn(orders: readonly (readonly number[])[], all: readonly Conditioned[]): ReadonlyMap<number, number> {
  const room = new Map<number, number>();
  for (const [which, order] of orders.entries()) {
    const numberOf = (at: number | undefined) => all[at ?? -1]?.objectives[which] ?? 0;
    const span = numberOf(order.at(-1)) - numberOf(order[0]);
    for (const [place, at] of order.entries()) {
      const isEnd = place === 0 || place === order.length - 1;
      const share = span > 0 ? (numberOf(order[place + 1]) - numberOf(order[place - 1])) / span : 0;
      room.set(at, isEnd ? Number.POSITIVE_INFINITY : (room.get(at) ?? 0) + share);
    }
  }
  return room;
}
