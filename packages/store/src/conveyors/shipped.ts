import { idOf } from "../ids.ts";
import { findShipments, markShipment } from "../libraries/shipped.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { insertConveyor } from "./add.ts";
import type { By } from "./asking.ts";
import { prepareDesign } from "./prepared.ts";
import type { FiledDesign } from "./record.ts";

/** Under which name the shipment of demo conveyors is remembered, beside those of the libraries. */
const demoShipment = "demoConveyors";

interface ConveyorShipment extends By {
  readonly designs: readonly FiledDesign[];
  /** Stands for what the designs are made from. */
  readonly fingerprint: string;
}

/**
 * Loads the conveyors that come with the product. Loading again adds only what is new: those that people have changed
 * or deleted since stay as they are.
 */
export async function loadShippedConveyors(db: Db, shipment: ConveyorShipment): Promise<{ readonly added: number }> {
  const { designs, fingerprint, ...by } = shipment;
  return inTransaction(db, async (trx) => {
    // The first statement locks the shipment, so that two servers starting together do not both load it.
    await markShipment(trx, demoShipment, fingerprint, by.now);
    const named = designs.map((design) => ({ id: idOf("demo conveyor", design.conveyor.convNo), design }));
    const ids = named.map(({ id }) => id);
    const known = await trx.selectFrom("conveyor").select("id").where("id", "in", ids).execute();
    const missing = named.filter(({ id }) => !known.some((row) => row.id === id));
    for (const { id, design } of missing)
      await insertConveyor(trx, by, prepareDesign(design, { owner: by.userName }), "shipped", id);
    return { added: missing.length };
  });
}

/** Whether these very conveyors have been loaded. */
export async function areConveyorsShipped(db: Db, fingerprint: string): Promise<boolean> {
  return (await findShipments(db)).get(demoShipment) === fingerprint;
}
