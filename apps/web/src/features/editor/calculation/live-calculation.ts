import type { Conveyor, StoredResults } from "@beltwright/model";
import { type Remote, wrap } from "comlink";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Editor } from "../document/editor.ts";
import type { Answer, TimedAnswer } from "./answer.ts";
import type { CalculationCalls } from "./calculation-calls.ts";
import { latestWins } from "./latest-wins.ts";
import { loadRows } from "./library-rows.ts";

export interface Live {
  /** The newest answer there is; the document may have gone on since. */
  readonly answer: Answer | undefined;
  /** The newest answer that holds results: shown greyed while the document cannot be calculated. */
  readonly results: StoredResults;
  readonly answered: Conveyor | undefined;
  readonly milliseconds: number;
  /** Whether every component was chosen anew for it. */
  readonly isFinal: boolean;
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

interface Job {
  readonly document: Conveyor;
  readonly isFull: boolean;
}

/** How long changes must pause before components are chosen anew from whole libraries. */
const pause = 120;

/**
 * Calculates in a worker at every change of the document: at once by the components chosen last, then with everything
 * chosen anew as soon as the changes pause.
 */
export function startCalculation({ store }: Editor): Calculation {
  const worker = new Worker(new URL("./calculation.worker.ts", import.meta.url), { type: "module" });
  const calls = wrap<CalculationCalls>(worker);
  const live = createStore<Live>(() => ({
    answer: undefined,
    results: {},
    answered: undefined,
    milliseconds: 0,
    isFinal: false,
    hasRows: false,
    failure: undefined,
  }));
  let later: ReturnType<typeof setTimeout> | undefined;
  const queue = latestWins<Job, TimedAnswer>(
    async ({ document, isFull }) => (isFull ? calls.calculateFully(document) : calls.calculate(document)),
    ({ document: answered, isFull }, { answer, milliseconds, isFinal }) => {
      live.setState(({ results, hasRows }) => ({
        hasRows: hasRows || isFull,
        answer,
        answered,
        milliseconds,
        isFinal,
        failure: undefined,
        results: answer.kind === "calculated" ? answer.results : results,
      }));
      if (!isFinal) later = setTimeout(() => ask(true), pause);
    },
    (failure) => live.setState({ failure }),
  );
  const ask = (isFull: boolean) => {
    clearTimeout(later);
    queue.submit({ document: store.getState().document, isFull });
  };
  const stopWatching = store.subscribe((state, before) => {
    if (state.document !== before.document) ask(false);
  });
  ask(false);
  const abort = new AbortController();
  void loadRows(abort.signal).then(async (rows) => {
    if (rows === undefined) return;
    await calls.provideRows(rows);
    ask(true);
  });
  return {
    live,
    calls,
    stop: () => {
      abort.abort();
      clearTimeout(later);
      stopWatching();
      queue.stop();
      worker.terminate();
    },
  };
}
