/**
 * A process that writes library rows and conveyors as fast as it can and, after each write was acknowledged, prints what
 * it wrote as one line of JSON. Ends by itself after `count` writes, or when it is killed.
 */
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { type LibraryRow, newConveyor } from "@beltwright/model";
import { addConveyor } from "../conveyors/add.ts";
import { saveConveyor } from "../conveyors/save.ts";
import { addLibraryRow } from "../libraries/add.ts";
import { deleteLibraryRow } from "../libraries/delete.ts";
import { saveLibraryRow } from "../libraries/save.ts";
import { openStore, type Store, type StoreTarget } from "../open.ts";
import { noon } from "./people.ts";
import { aBrake } from "./rows.ts";

const [kind, place = "", userName = "", count = "0"] = process.argv.slice(2);
const target: StoreTarget = kind === "postgres" ? { kind, url: place } : { kind: "sqlite", folder: place };
const library = "brakes";

/** Long enough to reach over several pages of the file, so that half a row would show. */
const padding = "x".repeat(6000);

// Otherwise this is done at the end, which those that are killed never come to.
flushCompileCache();
const store = await openStore(target);
for (let index = 0; index < Number(count); index += 1) await writeOnce(store, index);
await store.close();

async function writeOnce(store: Store, index: number): Promise<void> {
  const { db } = store;
  if (index % 2 === 1) await writeConveyorOnce(store, index);
  const caliper = `${index}:${padding}`;
  const added = await addLibraryRow(db, { library, values: aBrake({ caliper, mass: index }), userName, now: noon });
  if (added.kind !== "added") throw new Error(added.kind);
  acknowledge(added.row, "living");
  const { _id: id } = added.row;
  if (index % 3 === 1) {
    const values = aBrake({ caliper: `saved ${caliper}`, mass: -index });
    const saved = await saveLibraryRow(db, { library, id, values, revision: 1, userName, now: noon });
    if (saved.kind !== "saved") throw new Error(saved.kind);
    acknowledge(saved.row, "living");
  }
  if (index % 3 === 2) {
    const deleted = await deleteLibraryRow(db, { library, id, userName, now: noon });
    if (deleted.kind !== "deleted") throw new Error(deleted.kind);
    acknowledge(deleted.row, "deleted");
  }
}

/** A conveyor of some 20 kB, saved twice: each save is a version that must be there whole. */
async function writeConveyorOnce({ db }: Store, index: number): Promise<void> {
  const design = (project: string) => ({ conveyor: { ...newConveyor(), project }, results: { te: index } });
  const added = await addConveyor(db, { design: design(String(index)), userName, now: noon });
  if (added.kind !== "added") throw new Error(added.kind);
  const { id } = added.conveyor;
  acknowledgeConveyor(id, 1, index);
  for (const revision of [2, 3]) {
    const mass = index * 10 + revision;
    const saved = await saveConveyor(db, {
      id,
      design: design(String(mass)),
      revision: revision - 1,
      userName,
      now: noon,
    });
    if (saved.kind !== "saved") throw new Error(saved.kind);
    acknowledgeConveyor(id, revision, mass);
  }
}

function acknowledgeConveyor(id: string, revision: number, mass: number): void {
  writeSync(1, `${JSON.stringify({ id, no: 0, revision, mass, state: "conveyor" })}\n`);
}

/** Written at once and not left in a buffer that dies with the process. */
function acknowledge({ _id, no, revision, mass }: LibraryRow, state: "living" | "deleted"): void {
  writeSync(1, `${JSON.stringify({ id: _id, no, revision, mass, state })}\n`);
}
