import type { Conveyor, StoredResults } from "@beltwright/model";
import { type Remote, wrap } from "comlink";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Editor } from "../document/editor.ts";
import type { Answer } from "./answer.ts";
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
  /** Set where the calculation itself broke. */
  readonly failure: unknown;
}

export interface Calculation {
  readonly live: StoreApi<Live>;
  readonly calls: Remote<CalculationCalls>;
  readonly stop: () => void;
}

/** Calculates in a worker at every change of the document. */
export function startCalculation({ store }: Editor): Calculation {
  const worker = new Worker(new URL("./calculation.worker.ts", import.meta.url), { type: "module" });
  const calls = wrap<CalculationCalls>(worker);
  const live = createStore<Live>(() => ({
    answer: undefined,
    results: {},
    answered: undefined,
    milliseconds: 0,
    failure: undefined,
  }));
  const queue = latestWins<Conveyor, Awaited<ReturnType<typeof calls.calculate>>>(
    (document) => calls.calculate(document),
    (answered, { answer, milliseconds }) =>
      live.setState(({ results }) => ({
        answer,
        answered,
        milliseconds,
        failure: undefined,
        results: answer.kind === "calculated" ? answer.results : results,
      })),
    (failure) => live.setState({ failure }),
  );
  const ask = () => queue.submit(store.getState().document);
  const stopWatching = store.subscribe((state, before) => {
    if (state.document !== before.document) ask();
  });
  ask();
  const abort = new AbortController();
  void loadRows(abort.signal).then(async (rows) => {
    if (rows === undefined) return;
    await calls.provideRows(rows);
    ask();
  });
  return {
    live,
    calls,
    stop: () => {
      abort.abort();
      stopWatching();
      queue.stop();
      worker.terminate();
    },
  };
}
