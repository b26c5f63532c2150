import { useEffect } from "react";
import type { LateView } from "./late-view.tsx";

type Fetched = Pick<LateView<object>, "fetch">;

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act) : Number(setTimeout(act, 500));
const forget = (handle: number) =>
  "cancelIdleCallback" in globalThis ? cancelIdleCallback(handle) : clearTimeout(handle);

/** Fetches views one after another while the page has nothing else to do, so that each opens at once. */
export function useFetchedAhead(views: readonly Fetched[]): void {
  useEffect(() => {
    const waiting = [...views];
    let handle = 0;
    let isOver = false;
    const next = async () => {
      const view = waiting.shift();
      // One that does not come now is asked for again when it is opened.
      await view?.fetch().catch(() => undefined);
      if (!isOver && waiting.length > 0) handle = whenIdle(next);
    };
    handle = whenIdle(next);
    return () => {
      isOver = true;
      forget(handle);
    };
  }, [views]);
}
