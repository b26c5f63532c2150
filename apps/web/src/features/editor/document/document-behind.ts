import type { Conveyor } from "@beltwright/model";
import { createStore, type StoreApi } from "zustand/vanilla";
import { figuredDocument, type Live } from "../calculation/live.ts";
import type { Editor } from "./editor.ts";
import type { FrameTurns } from "./frame-turns.ts";

/**
 * The document whose figures are on the screen, a frame behind them: for what is worked out of the whole of it and nobody
 * waits for while a number is typed.
 */
export function followBehind(
  { store }: Pick<Editor, "store">,
  live: StoreApi<Live>,
  turns: FrameTurns,
): StoreApi<Conveyor> {
  const behind = createStore<Conveyor>(() => store.getState().document);
  let isWaiting = false;
  live.subscribe((now) => {
    const shown = figuredDocument(now);
    if (isWaiting || shown === undefined || shown === behind.getState()) return;
    isWaiting = true;
    void turns.take(() => {
      isWaiting = false;
      // Others may have come while this waited for its turn.
      behind.setState(figuredDocument(live.getState()) ?? shown, true);
    });
  });
  return behind;
}
