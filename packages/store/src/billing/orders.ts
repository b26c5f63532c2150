import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import type { PaymentOrderTable } from "./tables.ts";

type OrderKind = "subscribe" | "days" | "add-ons";

export interface PaymentOrder {
  readonly id: string;
  readonly userName: string;
  readonly kind: string;
  readonly state: string;
  readonly request: string;
  readonly message: string;
  readonly createdAt: number;
}

interface NewOrder {
  readonly id: string;
  readonly userName: string;
  readonly kind: OrderKind;
  /** JSON of what is asked for. */
  readonly request: string;
  readonly now: number;
}

type BeginOutcome =
  | { readonly kind: "begun"; readonly order: PaymentOrder }
  /** The same order was given before; it may still be under way. */
  | { readonly kind: "known"; readonly order: PaymentOrder }
  /** Another subscription of this person is being bought, is active, or waits for its first day. */
  | { readonly kind: "already-active" }
  /** Another payment of this person is under way; what it pays for is not known yet. */
  | { readonly kind: "under-way" };

/**
 * Keeps a wish to buy before any money is asked for. One person has at most one active subscription, so that two orders at
 * once end with one of them, in whichever process they arrive.
 */
export async function beginOrder(db: Db, order: NewOrder): Promise<BeginOutcome> {
  return inTransaction(db, async (trx) => {
    await holdAccount(trx, order.userName);
    const known = await findOrder(trx, order.id);
    if (known !== undefined) return { kind: "known", order: known };
    if (order.kind === "subscribe" && (await isTaken(trx, order.userName))) return { kind: "already-active" };
    if (await isPaying(trx, order.userName)) return { kind: "under-way" };
    const row: PaymentOrderTable = {
      id: order.id,
      user_name: order.userName,
      kind: order.kind,
      state: "begun",
      request: order.request,
      message: "",
      created_at: order.now,
      updated_at: order.now,
    };
    await trx.insertInto("payment_order").values(row).execute();
    return { kind: "begun", order: toOrder(row) };
  });
}

export async function findOrder(db: Db, id: string): Promise<PaymentOrder | undefined> {
  const row = await db.selectFrom("payment_order").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toOrder(row);
}

/** What is done stays done. True for the one call that ended it so. */
export async function endOrder(
  db: Db,
  end: { readonly id: string; readonly state: "done" | "failed"; readonly message: string; readonly now: number },
): Promise<boolean> {
  const ended = await db
    .updateTable("payment_order")
    .set({ state: end.state, message: end.message, updated_at: end.now })
    .where("id", "=", end.id)
    .where("state", "!=", "done")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Tries an order again that failed, or that nobody ended. Of two who try at once, one is told true. */
export async function reopenOrder(db: Db, { id, createdAt }: PaymentOrder, now: number): Promise<boolean> {
  const reopened = await db
    .updateTable("payment_order")
    .set({ state: "begun", message: "", created_at: now, updated_at: now })
    .where("id", "=", id)
    .where("created_at", "=", createdAt)
    .where("state", "!=", "done")
    .returning("id")
    .executeTakeFirst();
  return reopened !== undefined;
}

/**
 * Begins an order that is given again and again, such as a change of add-ons. False while one is under way, in whichever
 * process; one that nobody ended by `forgottenBefore` does not count.
 */
export async function takeOrder(db: Db, order: NewOrder & { readonly forgottenBefore: number }): Promise<boolean> {
  const { id, userName: user_name, kind, request, now, forgottenBefore } = order;
  const begun = { state: "begun", request, message: "", created_at: now, updated_at: now };
  const taken = await db
    .insertInto("payment_order")
    .values({ id, user_name, kind, ...begun })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(begun)
        .where((eb) =>
          eb.or([eb("payment_order.state", "!=", "begun"), eb("payment_order.created_at", "<=", forgottenBefore)]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Orders nobody ended: the server crashed, or the provider did not answer. */
export async function listOpenOrders(db: Db, before: number): Promise<readonly PaymentOrder[]> {
  const rows = await db
    .selectFrom("payment_order")
    .selectAll()
    .where("state", "=", "begun")
    .where("created_at", "<=", before)
    .orderBy("created_at")
    .execute();
  return rows.map(toOrder);
}

/** Waits for other purchases of the same person. SQLite lets one transaction write at a time anyway. */
async function holdAccount(trx: Db, userName: string): Promise<void> {
  if (databaseKind(trx) === "sqlite") return;
  await trx.selectFrom("user_account").select("user_name").where("user_name", "=", userName).forNoKeyUpdate().execute();
}

/**
 * One question, not two: between them an order under way could end as an active subscription, and neither would be seen.
 */
async function isTaken(trx: Db, userName: string): Promise<boolean> {
  const begun = trx
    .selectFrom("payment_order")
    .select("id")
    .where("user_name", "=", userName)
    .where("kind", "=", "subscribe")
    .where("state", "=", "begun");
  const taken = await trx
    .selectFrom("subscription")
    .select("id")
    .where("user_name", "=", userName)
    .where("provider", "in", ["sandbox", "braintree"])
    .where("status", "in", ["Active", "Pending"])
    .unionAll(begun)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether a plan or days are being paid for: what is bought beside them could not know when to begin. */
async function isPaying(trx: Db, userName: string): Promise<boolean> {
  const begun = await trx
    .selectFrom("payment_order")
    .select("id")
    .where("user_name", "=", userName)
    .where("kind", "in", ["subscribe", "days"])
    .where("state", "=", "begun")
    .executeTakeFirst();
  return begun !== undefined;
}

function toOrder(row: PaymentOrderTable): PaymentOrder {
  const { id, user_name, kind, state, request, message, created_at } = row;
  return { id, userName: user_name, kind, state, request, message, createdAt: created_at };
}
