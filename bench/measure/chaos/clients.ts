import { setTimeout as wait } from "node:timers/promises";
import { writeConveyor } from "../soak-conveyors.ts";
import { writeRow } from "../soak-rows.ts";
import type { Acknowledged, Target } from "../soak-writes.ts";

/** What people who write all the time have seen. */
export interface Seen {
  readonly rows: Acknowledged[];
  readonly conveyors: Acknowledged[];
  /** Writes that were refused with "later", or broke off: they may be there or not. */
  refused: number;
  /** Answers that nobody should ever get. */
  readonly wrong: string[];
}

/**
 * Fair answers of a server in trouble: someone saved meanwhile (our own write that broke off), too many calls, a database
 * that is away, no room left.
 */
const fair = /answered (409|429|502|503|507)$/;

/** People who write rows and conveyors until told to stop, half of them at each server. */
export function startClients(count: number, targets: readonly Target[]) {
  const seen: Seen = { rows: [], conveyors: [], refused: 0, wrong: [] };
  let isOver = false;
  const client = async (who: number) => {
    const target = targets[who % targets.length];
    for (let round = 0; !isOver && target !== undefined; round += 1) {
      const name = `Client ${who} write ${round}`;
      const isRow = (who + round) % 4 < 2;
      try {
        if (isRow) await writeRow(target, name, (one) => seen.rows.push(one));
        else await writeConveyor(target, name, (one) => seen.conveyors.push(one));
      } catch (failure) {
        note(failure);
        await wait(200);
      }
    }
  };
  const note = (failure: unknown) => {
    // A connection that broke off is a TypeError of fetch.
    const isFair = failure instanceof TypeError || (failure instanceof Error && fair.test(failure.message));
    if (isFair) seen.refused += 1;
    else seen.wrong.push(String(failure));
  };
  const all = Promise.all(Array.from({ length: count }, (_, who) => client(who)));
  return {
    seen,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}
