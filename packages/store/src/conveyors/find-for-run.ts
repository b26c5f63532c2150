import type { Person, PlanFamily } from "@beltwright/model";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { type By, holdAsking } from "./asking.ts";
import { seeConveyors } from "./find.ts";

export interface ConveyorForRun {
  /** As it lies in the database; `openDocument` reads it, in whichever thread. */
  readonly document: string;
  readonly owner: string;
  readonly isDemo: boolean;
  readonly person: Person;
  readonly family: PlanFamily;
}

/** What decides what a person may have done with a design they send along. */
export async function findAsking(db: Db, by: By): Promise<Pick<ConveyorForRun, "person" | "family"> | undefined> {
  return inTransaction(db, (trx) => holdAsking(trx, by));
}

/** A conveyor the person may see, with what decides whether they may have it analysed. */
export async function findForRun(db: Db, by: By & { readonly id: string }): Promise<ConveyorForRun | undefined> {
  return inTransaction(db, async (trx) => {
    const asking = await holdAsking(trx, by);
    const [held] = await seeConveyors(trx, [by.id], by.userName);
    if (asking === undefined || held === undefined) return undefined;
    const { person, family } = asking;
    const { document, user_name: owner } = held.row;
    return { document, owner, isDemo: held.shared.isDemo ?? false, person, family };
  });
}
