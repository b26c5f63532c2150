import { directReads } from "./sqlite/direct-reads.ts";
import type { Db } from "./tables.ts";

/**
 * Stands for all that the database holds: while it is the same, whatever was read is still true. The embedded database
 * tells at no cost; of a database server, which has many writers, it is not asked, and while a transaction is open there
 * is no answer.
 */
export function dataState(db: Db): string | undefined {
  return directReads(db)?.state();
}

const mostKept = 2000;

/** Answers that are asked for all the time, kept while nothing at all is written to the database they came from. */
export interface KeptReads<Value> {
  /** What was read in this state of the data, which was asked for before. Where it is not known, nothing is kept. */
  readonly find: (asOf: string | undefined, key: string) => Value | undefined;
  readonly keep: (asOf: string | undefined, key: string, value: Value) => void;
}

/** One for each database: states of two databases say nothing about each other. */
export function keepReads<Value>(): KeptReads<Value> {
  const values = new Map<string, Value>();
  let state: string | undefined;

  function see(asOf: string): void {
    if (asOf !== state || values.size >= mostKept) values.clear();
    state = asOf;
  }

  return {
    find: (asOf, key) => (asOf !== undefined && asOf === state ? values.get(key) : undefined),
    keep: (asOf, key, value) => {
      if (asOf === undefined) return;
      see(asOf);
      values.set(key, value);
    },
  };
}
