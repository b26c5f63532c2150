import { setImmediate } from "node:timers/promises";
import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  calculate,
  keepParts,
  newConveyor,
  type StoredResults,
  selectableLibraries,
} from "@beltwright/model";
import { addConveyor, type Db, type StoredConveyor } from "@beltwright/store";

const start = newConveyor();

/** A design that every plan covers: at most 1000 t/h, one drive, no horizontal curves. */
export function aDesign(values: Partial<Conveyor> = {}): Conveyor {
  const pulls = start.pulls.map((pull) => ({ ...pull, capacityInp: 0 }));
  return { ...start, capacityInp: 900, pulls, ...values };
}

/** Where the embedded database answers at once, a loop of these would keep the app from its event loop. */
export async function aConveyor(db: Db, userName: string, values: Partial<Conveyor> = {}): Promise<StoredConveyor> {
  await setImmediate();
  const design = { conveyor: aDesign(values), results: {} };
  const outcome = await addConveyor(db, { design, userName, now: Date.now() });
  if (outcome.kind !== "added") throw new Error(`${userName} may not add: ${JSON.stringify(outcome)}`);
  return outcome.conveyor;
}

/** The rows to choose from where nothing is shipped, as in most tests. */
export const emptyLibraries: ComponentRows = Object.fromEntries(selectableLibraries.map((library) => [library, []]));

/** The conveyor with what saving writes into it: parts, and the angles of its belt path. */
export function laid(conveyor: Conveyor, rows: ComponentRows = emptyLibraries): Conveyor {
  return keepParts(conveyor, calculated(conveyor, rows).solution.machine, rows);
}

/** What the server must have calculated of a conveyor with the parts it keeps, whatever results it was sent with it. */
export function resultsOf(conveyor: Conveyor, rows: ComponentRows = emptyLibraries): StoredResults {
  return calculated(laid(conveyor, rows), rows).results;
}

function calculated(conveyor: Conveyor, rows: ComponentRows): Calculated {
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  return calculation;
}

const boundary = "----a-form-of-the-tests";

export interface FormFile {
  readonly content: string | Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

/** What a browser sends for a form with one file. */
export function aForm({ content, name = "conveyor.json", type = "application/json", field = "file" }: FormFile) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
