import type { Stream, StreamBelt } from "@beltwright/results";
import { useEffect, useRef, useState } from "react";
import { useNewest } from "../charts/use-calculated.ts";
import { useEditorTools } from "../document/editor-context.ts";
import type { Stretch } from "./stream-places.ts";

type Calls = ReturnType<typeof useEditorTools>["calculation"]["calls"];
const askBelt = (calls: Calls) => calls.streamBelt();

/** The belt of the newest calculation. */
export function useStreamBelt(): StreamBelt | undefined {
  return useNewest(askBelt)?.found;
}

/**
 * What comes of a stream, as often as it is moved: one question is under way at a time, and the newest place follows it.
 */
export function useStream(belt: StreamBelt | undefined, stretches: readonly Stretch[]): Stream | undefined {
  const { calls } = useEditorTools().calculation;
  const [stream, setStream] = useState<Stream | undefined>(undefined);
  const asking = useRef<{ wanted: readonly Stretch[] | undefined; isBusy: boolean }>({
    wanted: undefined,
    isBusy: false,
  });
  useEffect(() => {
    const state = asking.current;
    state.wanted = belt === undefined || stretches.length === 0 ? undefined : stretches;
    const ask = async () => {
      if (state.isBusy) return;
      state.isBusy = true;
      while (state.wanted !== undefined) {
        const { wanted } = state;
        const found = await calls.stream(wanted);
        if (found !== undefined) setStream(found);
        if (state.wanted === wanted) state.wanted = undefined;
      }
      state.isBusy = false;
    };
    void ask();
  }, [calls, belt, stretches]);
  return stream;
}
