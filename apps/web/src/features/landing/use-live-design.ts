import type { FiveNumbers } from "@beltwright/model";
import { wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import { loadRows } from "../../ui/component-rows.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { type LatestWins, latestWins } from "../../ui/latest-wins.ts";
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
  const newest = useRef(five);
  const queue = useRef<LatestWins<FiveNumbers> | undefined>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL("./live-design.worker.ts", import.meta.url), { type: "module" });
    const calls = wrap<LiveCalls>(worker);
    const started = latestWins<FiveNumbers, LiveDesign>(
      (wanted) => calls.design(wanted),
      async (wanted, design) => {
        setLive((before) => ({ ...before, design, five: wanted }));
        if (wanted !== newest.current) return;
        const next = await calls.nextKilometre(wanted);
        setLive((before) => ({ ...before, next }));
      },
      (error) => setLive({ ...nothing, design: { kind: "refused", reason: messageOf(error) } }),
    );
    const leaving = new AbortController();
    void loadRows(leaving.signal, { isVisitor: true }).then(async (loaded) => {
      if (loaded === undefined) return;
      await calls.provideRows(loaded.rows);
      queue.current = started;
      started.submit(newest.current);
    });
    return () => {
      leaving.abort();
      started.stop();
      worker.terminate();
    };
  }, []);
  useEffect(() => {
    newest.current = five;
    queue.current?.submit(five);
  }, [five]);
  return live;
}
