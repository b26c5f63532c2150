import { type Conveyor, hasSameRuns } from "@beltwright/model";
import { type RunSummary, scenarioKey } from "@beltwright/results";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Editor } from "../../document/editor.ts";
import { loadRuns, putRuns } from "./run-calls.ts";

/** What came of a run, with the document it was made of. */
export interface KeptRun extends RunSummary {
  readonly conveyor: Conveyor;
}

export interface KeptRuns {
  /** One of each scenario, the newest. */
  readonly store: StoreApi<readonly KeptRun[]>;
  readonly keep: (run: KeptRun) => void;
  readonly stop: () => void;
}

/** Runs as the server keeps them with a version. */
interface RunShelf {
  readonly load: (id: string, revision: number) => Promise<readonly RunSummary[]>;
  readonly put: (id: string, revision: number, runs: readonly RunSummary[]) => Promise<void>;
  /** Told of what could not be loaded or kept. */
  readonly onFailure: (message: string) => void;
}

/**
 * The runs of an open editor: those the server keeps with the version it was opened at, and those made since. Whoever may
 * save the design keeps the runs of a version with it, also those made before it was saved.
 */
export function keepRunsOf(editor: Editor, isOwn: boolean, shelf: RunShelf): KeptRuns {
  const store = createStore<readonly KeptRun[]>(() => []);
  const { id, saved: opened } = editor.store.getState();
  let sent = opened.conveyor;
  const upload = latestOnly(async () => {
    const { saved } = editor.store.getState();
    const own = store.getState().filter(({ conveyor }) => hasSameRuns(conveyor, saved.conveyor));
    if (own.length > 0) await shelf.put(id, saved.revision, own.map(summaryOf));
  });
  const keepOnServer = () => {
    if (isOwn) upload().catch(() => shelf.onFailure("The runs could not be kept with this version."));
  };

  shelf
    .load(id, opened.revision)
    .then((runs) => {
      const found = runs.map((run) => ({ ...run, conveyor: opened.conveyor }));
      store.setState((made) => [...found.filter((run) => !isAmong(made, run)), ...made], true);
    })
    .catch(() => shelf.onFailure("The runs kept with this version could not be loaded."));

  const stop = editor.store.subscribe((now, before) => {
    if (now.saving.kind === "saving" && before.saving.kind !== "saving") sent = now.document;
    if (now.saved === before.saved) return;
    // The server writes into the design what Auto chose, which is what the runs were made with.
    store.setState((runs) => runs.map((run) => (hasSameRuns(run.conveyor, sent) ? moved(run, now.saved) : run)), true);
    keepOnServer();
  });

  return {
    store,
    stop,
    keep: (run) => {
      store.setState((runs) => withRun(runs, run), true);
      const { saved } = editor.store.getState();
      if (hasSameRuns(run.conveyor, saved.conveyor)) keepOnServer();
    },
  };
}

/** The server as a shelf. */
export function serverShelf(onFailure: (message: string) => void): RunShelf {
  return { load: loadRuns, put: putRuns, onFailure };
}

/** None: of a design that no account has, runs last as long as the page. */
export const noShelf: RunShelf = { load: async () => [], put: async () => undefined, onFailure: () => undefined };

function moved(run: KeptRun, { conveyor }: { readonly conveyor: Conveyor }): KeptRun {
  return { ...run, conveyor };
}

function summaryOf({ conveyor: _, ...summary }: KeptRun): RunSummary {
  return summary;
}

function isSame(one: RunSummary, other: RunSummary): boolean {
  return scenarioKey(one.scenario) === scenarioKey(other.scenario);
}

function isAmong(runs: readonly RunSummary[], run: RunSummary): boolean {
  return runs.some((one) => isSame(one, run));
}

function withRun(runs: readonly KeptRun[], run: KeptRun): readonly KeptRun[] {
  return isAmong(runs, run) ? runs.map((one) => (isSame(one, run) ? run : one)) : [...runs, run];
}

/** One call at a time; what is asked for meanwhile is done once more at its end, with what there is then. */
function latestOnly(work: () => Promise<void>): () => Promise<void> {
  let [running, isWanted]: [Promise<void> | undefined, boolean] = [undefined, false];
  const run = async (): Promise<void> => {
    do {
      isWanted = false;
      await work();
    } while (isWanted);
  };
  return () => {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
