import type { Conveyor, StoredResults } from "@beltwright/model";
import { type Db, type Design, findSelectionScope } from "@beltwright/store";
import { createThread } from "./calculation-thread.ts";
import { watchComponentRows } from "./component-rows.ts";

/** Calculates conveyors for the server, which never believes the results it is sent. */
export interface Calculator {
  /** By document path, with parts chosen for its owner; empty where the conveyor cannot be calculated. */
  readonly resultsOf: (conveyor: Conveyor, owner: string) => Promise<StoredResults>;
  /** Gets ready ahead of the first question. */
  readonly prepare: () => void;
  readonly close: () => Promise<void>;
}

/** The design with what we calculate of it, in place of whatever results it came with. */
export async function calculated(
  { resultsOf }: Calculator,
  { conveyor }: Pick<Design, "conveyor">,
  owner: string,
): Promise<Design> {
  return { conveyor, results: await resultsOf(conveyor, owner) };
}

/**
 * Calculates with the libraries as they are, so that parts in Auto are those the editor shows. `report` hears of
 * calculations that failed: a design is saved without results rather than not at all.
 */
export function createCalculator(db: Db, report: (failure: unknown) => void): Calculator {
  const thread = createThread(() => watchComponentRows(db));
  const resultsOf = async (conveyor: Conveyor, owner: string): Promise<StoredResults> => {
    try {
      return await thread.calculate(conveyor, await findSelectionScope(db, owner));
    } catch (failure) {
      report(failure);
      return {};
    }
  };
  return { resultsOf, prepare: thread.prepare, close: thread.close };
}
