import { type Remote, wrap } from "comlink";
import { createStore, type StoreApi } from "zustand/vanilla";
import { loadRows, missingSentence, type RowsWanted } from "../../../ui/component-rows.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Editor } from "../document/editor.ts";
import type { FrameTurns } from "../document/frame-turns.ts";
import type { CalculationCalls } from "./calculation-calls.ts";
import { followDocument } from "./follow-document.ts";
import { type Live, nothingYet, openedLive } from "./live.ts";
import type { TensionCalls } from "./tension-calls.ts";

export interface Calculation {
  readonly live: StoreApi<Live>;
  readonly calls: Remote<CalculationCalls>;
  readonly stop: () => void;
}

/**
 * Gives the two workers of an open editor its document and keeps their answers with it. Results that came with the
 * document stand until they answer.
 */
export function startCalculation(
  editor: Editor,
  turns: FrameTurns,
  [whole, fast]: readonly [Worker, Worker],
  wanted: RowsWanted,
): Calculation {
  const calls = wrap<CalculationCalls>(whole);
  const { document, saved } = editor.store.getState();
  const live = createStore<Live>(() => (document === saved.conveyor ? openedLive(saved) : nothingYet));
  const following = followDocument(editor, { calls, tensions: wrap<TensionCalls>(fast) }, live, turns);
  const abort = new AbortController();
  void loadRows(abort.signal, wanted).then((loaded) => {
    if (loaded === undefined) return;
    if (loaded.missing.length > 0) toast.failed(`${missingSentence(loaded.missing)}. Parts in Auto stay unchosen.`);
    following.provideRows(loaded.rows);
  });
  return {
    live,
    calls,
    stop: () => {
      abort.abort();
      following.stop();
      whole.terminate();
      fast.terminate();
    },
  };
}
