import { type Conveyor, newConveyor } from "@beltwright/model";
import { addConveyor } from "../conveyors/add.ts";
import type { FiledDesign, StoredConveyor } from "../conveyors/record.ts";
import type { Db } from "../tables.ts";
import { noon } from "./people.ts";

export function aDesign(values: Partial<Conveyor> = {}): FiledDesign {
  return { conveyor: { ...newConveyor(), ...values }, results: {} };
}

export async function aConveyor(db: Db, userName: string, values: Partial<Conveyor> = {}): Promise<StoredConveyor> {
  const outcome = await addConveyor(db, { design: aDesign(values), userName, now: noon });
  if (outcome.kind !== "added") throw new Error(`The conveyor was not added: ${JSON.stringify(outcome)}`);
  return outcome.conveyor;
}
