import type { FiveNumbers } from "@beltwright/model";
import { type Remote, wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import { loadRows } from "../../ui/component-rows.ts";
import type { LiveCalls, LiveDesign, NextKilometre } from "./live-design.ts";

interface Live {
  /** The newest that is worked out. */
  readonly design: LiveDesign | undefined;
  readonly next: NextKilometre | undefined;
  /** Of which numbers. */
  readonly five: FiveNumbers | undefined;
}

const nothing: Live = { design: undefined, next: undefined, five: undefined };

/** The design of five numbers by the engine itself, beside the page; while it works, only the newest numbers wait. */
export function useLiveDesign(five: FiveNumbers): Live {
  const [live, setLive] = useState(nothing);
  const wanted = useRef(five);
  const ask = useRef<() => void>(() => undefined);
  useEffect(() => {
    const worker = new Worker(new URL("./live-design.worker.ts", import.meta.url), { type: "module" });
    const leaving = new AbortController();
    const answering = answerer(wrap<LiveCalls>(worker), () => wanted.current, setLive);
    ask.current = answering.ask;
    void loadRows(leaving.signal, { isVisitor: true }).then((loaded) => loaded && answering.begin(loaded.rows));
    return () => {
      leaving.abort();
      worker.terminate();
    };
  }, []);
  useEffect(() => {
    wanted.current = five;
    ask.current();
  }, [five]);
  return live;
}

function answerer(calls: Remote<LiveCalls>, wanted: () => FiveNumbers, tell: (live: (before: Live) => Live) => void) {
  let [isReady, isBusy] = [false, false];
  const work = async () => {
    for (let done: FiveNumbers | undefined; done !== wanted(); ) {
      const five = wanted();
      const design = await calls.design(five);
      tell((before) => ({ ...before, design, five }));
      done = five;
      if (five !== wanted()) continue;
      const next = await calls.nextKilometre(five);
      tell((before) => ({ ...before, next }));
    }
  };
  const ask = () => {
    if (!isReady || isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  };
  return {
    ask,
    begin: async (rows: Parameters<LiveCalls["provideRows"]>[0]) => {
      await calls.provideRows(rows);
      isReady = true;
      ask();
    },
  };
}
