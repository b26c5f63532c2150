import type { Conveyor } from "@beltwright/model";
import { type Remote, wrap } from "comlink";
import { createStore, type StoreApi } from "zustand/vanilla";
import { loadRows } from "../../../ui/component-rows.ts";
import type { Editor } from "../document/editor.ts";
import type { Answer } from "./answer.ts";
import type { CalculationCalls, PackedAnswer } from "./calculation-calls.ts";
import { changesBetween } from "./document-changes.ts";
import { latestWins } from "./latest-wins.ts";
import { createUnpacker, noResults, type Results } from "./packed-results.ts";
import type { QuickAnswer, TensionCalls } from "./tension-calls.ts";

export interface Live {
  /** The newest whole answer there is; the document may have gone on since. */
  readonly answer: Answer | undefined;
  /** The newest answer that holds results: shown greyed while the document cannot be calculated. */
  readonly results: Results;
  readonly answered: Conveyor | undefined;
  /** Figures of a document newer than the whole answer, by the components chosen last. */
  readonly quick: (QuickAnswer & { readonly document: Conveyor }) | undefined;
  readonly milliseconds: number;
  /** Whether there are libraries to choose from yet; without them Auto components are as the document has them. */
  readonly hasRows: boolean;
  /** Set where the calculation itself broke. */
  readonly failure: unknown;
}

export interface Calculation {
  readonly live: StoreApi<Live>;
  readonly calls: Remote<CalculationCalls>;
  readonly stop: () => void;
}

/** A document with its place in the order of changes: an old one may come back by undo. */
interface Job {
  readonly document: Conveyor;
  readonly change: number;
}

/** How long changes must pause before everything is calculated and components are chosen anew. */
const pause = 120;

/** A calculation that takes no longer than this, ms, is made at every change without waiting for a pause. */
const quickEnough = 40;

/**
 * Calculates in two workers at every change of the document: the figures of the whole at once, by the components chosen
 * last; everything, chosen anew, as soon as the changes pause. An answer never covers one of a newer document.
 */
export function startCalculation({ store }: Editor): Calculation {
  const [whole, fast] = [startWorker(), startWorker()];
  const calls = wrap<CalculationCalls>(whole);
  const tensions = wrap<TensionCalls>(fast);
  const live = createStore<Live>(() => nothingYet);
  let change = 0;
  let quickChange = 0;
  let sent = store.getState().document;
  let sentWhole = sent;
  const unpacked = createUnpacker();
  let later: ReturnType<typeof setTimeout> | undefined;

  const wholes = latestWins<Job & { readonly hasRows: boolean }, PackedAnswer>(
    async ({ document }) => {
      const changes = changesBetween(sentWhole, document);
      sentWhole = document;
      return calls.calculate(changes);
    },
    ({ document: answered, change: at, hasRows }, { answer, milliseconds, parts, results: packed }) => {
      void tensions.takeParts(parts);
      const results = unpacked(packed);
      took = milliseconds;
      live.setState((before) => ({
        hasRows,
        answer,
        answered,
        milliseconds,
        failure: undefined,
        quick: quickChange > at ? before.quick : undefined,
        results: answer.kind === "calculated" ? results : before.results,
      }));
    },
    (failure) => live.setState({ failure }),
  );
  const quicks = latestWins<Job, QuickAnswer | undefined>(
    async ({ document }) => {
      const changes = changesBetween(sent, document);
      sent = document;
      return tensions.follow(changes);
    },
    ({ document, change: at }, quick) => {
      if (quick === undefined) return askWhole();
      quickChange = at;
      if (live.getState().answered !== document) live.setState({ quick: { ...quick, document } });
    },
    // The whole calculation is on its way and says what is wrong.
    () => askWhole(),
  );
  let hasRows = false;
  let took = Number.POSITIVE_INFINITY;
  const askWhole = () => {
    clearTimeout(later);
    wholes.submit({ document: store.getState().document, change, hasRows });
  };
  const stopWatching = store.subscribe(({ document }, before) => {
    if (document === before.document) return;
    change += 1;
    quicks.submit({ document, change });
    clearTimeout(later);
    if (took < quickEnough) askWhole();
    else later = setTimeout(askWhole, pause);
  });
  void tensions.openDocument(sent);
  void calls.begin(sentWhole);
  askWhole();
  const abort = new AbortController();
  void loadRows(abort.signal).then(async (rows) => {
    if (rows === undefined) return;
    await calls.provideRows(rows);
    hasRows = true;
    askWhole();
  });
  return {
    live,
    calls,
    stop: () => {
      abort.abort();
      clearTimeout(later);
      stopWatching();
      wholes.stop();
      quicks.stop();
      whole.terminate();
      fast.terminate();
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL("./calculation.worker.ts", import.meta.url), { type: "module" });
}

const nothingYet: Live = {
  answer: undefined,
  results: noResults,
  answered: undefined,
  quick: undefined,
  milliseconds: 0,
  hasRows: false,
  failure: undefined,
};

/** A result of the document as it is now where there is one, else the last known. */
export function resultAt({ quick, results }: Live, path: string): number | string | undefined {
  return quick?.results[path] ?? results.at(path);
}
