import { createHash } from "node:crypto";
import { demoConveyors, demoDescriptions } from "@beltwright/catalogue";
import { calculate } from "@beltwright/model";
import { areConveyorsShipped, loadShippedConveyors, type Store } from "@beltwright/store";
import { readComponentRows } from "./modules/conveyors/component-rows.ts";

/** Loads the demo conveyors where they are missing. Once loaded, their descriptions are compared and nothing is built. */
export async function loadDemoConveyors({ db }: Pick<Store, "db">, userName: string): Promise<number> {
  const fingerprint = createHash("sha256").update(JSON.stringify(demoDescriptions)).digest("hex");
  if (await areConveyorsShipped(db, fingerprint)) return 0;
  const rows = await readComponentRows(db, userName);
  const designs = (await demoConveyors()).map((conveyor) => {
    const calculation = calculate(conveyor, { rows });
    return { conveyor, results: calculation.kind === "calculated" ? calculation.results : {} };
  });
  return (await loadShippedConveyors(db, { designs, fingerprint, userName, now: Date.now() })).added;
}
