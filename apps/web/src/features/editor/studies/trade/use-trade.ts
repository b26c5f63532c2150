import type { TradeStudy } from "@beltwright/studies";
import { useEffect, useRef, useState } from "react";
import { useEditorTools } from "../../document/editor-context.ts";
import type { TradeTask } from "./trade-calls.ts";
import { runTrade, type TradeOutcome, type TradeProgress } from "./trade-run.ts";

/** How a study stands. */
export type Trade =
  | { readonly kind: "idle" }
  | ({ readonly kind: "running"; readonly begunAt: number } & TradeProgress)
  | { readonly kind: "failed" }
  | TradeFound;

export interface TradeFound extends TradeOutcome {
  readonly kind: "found";
  readonly task: TradeTask;
}

/** A study in workers of its own: the numbers on the screen go on as they do. */
export function useTrade(): {
  readonly trade: Trade;
  readonly run: (study: TradeStudy) => void;
  readonly cancel: () => void;
} {
  const { editor, calculation } = useEditorTools();
  const [trade, setTrade] = useState<Trade>({ kind: "idle" });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = (study: TradeStudy) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { document: conveyor } = editor.store.getState();
    const begunAt = performance.now();
    const tell = (next: Trade) => running.current === abort && setTrade(next);
    tell({ kind: "running", begunAt, solved: 0, asked: 0 });
    const begin = async (): Promise<Trade> => {
      const task = { conveyor, rows: (await calculation.calls.rows()) ?? {}, study };
      const onProgress = (progress: TradeProgress) => void tell({ kind: "running", begunAt, ...progress });
      const outcome = await runTrade(task, { signal: abort.signal, onProgress });
      return outcome === undefined || (outcome.end === undefined && outcome.outcomes.length === 0)
        ? { kind: "idle" }
        : { kind: "found", task, ...outcome };
    };
    begin().then(tell, () => tell({ kind: "failed" }));
  };
  return { trade, run, cancel: () => running.current?.abort() };
}
