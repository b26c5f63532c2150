import type { ConveyorDocument } from "@beltwright/contract";
import type { Conveyor, FiveNumbers, LibraryRow } from "@beltwright/model";
import { wrap } from "comlink";
import { api } from "../../../api/client.ts";
import type { Draft } from "../../../drafts/kept-drafts.ts";
import { findLocal, type LocalStart, localId } from "../../../drafts/local-designs.ts";
import { readingAddress } from "../../../session/reading.ts";
import { loadRows } from "../../../ui/component-rows.ts";
import type { CalculationCalls } from "../calculation/calculation-calls.ts";
import { toSaved } from "../document/conveyor-calls.ts";
import type { SavedConveyor } from "../document/editor.ts";

/** A design of this browser as it is opened. */
export interface LocalWork {
  readonly document: Conveyor;
  /** Where it was kept. */
  readonly draft?: Draft | undefined;
}

interface OpenedLocal {
  readonly id: string;
  readonly saved: SavedConveyor;
  readonly local: LocalWork;
}

/** What a try-out begins with where nothing else is asked for. */
const usualFive = { capacity: 1200, length: 900, lift: 35, width: 1000 };

/** Goes on with the design that was begun so in this browser, or begins it. */
export async function openLocal(start: LocalStart, isVisitor: boolean): Promise<OpenedLocal> {
  const kept = await findLocal(localId(start));
  if (kept) return { id: kept.id, saved: kept.begun, local: { document: kept.conveyor, draft: kept } };
  const { demo, five } = start;
  const begun = demo === undefined && five === undefined ? { five: usualFive } : { demo, five };
  const conveyor = await beginningOf(begun, isVisitor);
  // No account has it: it differs from what was saved, which is nothing, from the first moment.
  return { id: localId(begun) ?? "", saved: { revision: 0, conveyor }, local: { document: { ...conveyor } } };
}

async function beginningOf({ demo, five = usualFive }: LocalStart, isVisitor: boolean): Promise<Conveyor> {
  if (demo !== undefined) return loadDemo(demo, isVisitor);
  const material = five.material === undefined ? undefined : await findMaterial(five.material, isVisitor);
  return designOf({ ...five, material }, isVisitor);
}

async function loadDemo(convNo: string, isVisitor: boolean): Promise<Conveyor> {
  const read = <Answer>(path: string) => api.get<Answer>(readingAddress(path, isVisitor));
  const demos = await read<readonly { readonly id: string; readonly convNo: string }[]>("/api/conveyorlistdemos");
  const demo = demos.find((one) => one.convNo === convNo);
  if (demo === undefined) throw new Error(`There is no demo ${convNo}.`);
  const [found] = await read<readonly ConveyorDocument[]>(`/api/conveyors/${encodeURIComponent(demo.id)}`);
  if (found === undefined) throw new Error("The server gave no conveyor");
  return toSaved(found).conveyor;
}

async function findMaterial(id: string, isVisitor: boolean): Promise<LibraryRow | undefined> {
  const rows = await api.get<readonly LibraryRow[]>(readingAddress("/api/selectable/materials", isVisitor));
  return rows.find(({ _id }) => _id === id);
}

/** Beside the page, with the parts the editor will choose. */
async function designOf(five: FiveNumbers, isVisitor: boolean): Promise<Conveyor> {
  const worker = new Worker(new URL("../calculation/calculation.worker.ts", import.meta.url), { type: "module" });
  const calls = wrap<CalculationCalls>(worker);
  try {
    const loaded = await loadRows(new AbortController().signal, { isVisitor });
    if (loaded) await calls.provideRows(loaded.rows);
    return (await calls.start(five, {})).conveyor;
  } finally {
    worker.terminate();
  }
}
