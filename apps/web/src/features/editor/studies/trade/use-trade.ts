import type { TradeStudy } from "@beltwright/studies";
import { useEffect, useRef, useState } from "react";
import { useEditorTools } from "../../document/editor-context.ts";
import {
  awaitServerStudy,
  cancelOnServer,
  findOnServer,
  keepServerStudy,
  keptServerStudy,
  type ServerStudy,
  startOnServer,
} from "./server-trade.ts";
import type { TradeTask } from "./trade-calls.ts";
import { solveInWorkers, type TradeOutcome, type TradeProgress } from "./trade-run.ts";

/** How a study stands. */
export type Trade =
  | { readonly kind: "idle" }
  | ({ readonly kind: "running"; readonly begunAt: number } & TradeProgress)
  /** The server works on it, whether the page is open or not, once it has it. */
  | { readonly kind: "at-server"; readonly begunAt: number; readonly share: number | undefined }
  | { readonly kind: "failed" }
  | TradeFound;

export interface TradeFound extends TradeOutcome {
  readonly kind: "found";
  readonly task: TradeTask;
}

type Begin = (signal: AbortSignal, tell: (trade: Trade) => void) => Promise<Trade>;

/** A study in workers of its own, or on the server: the numbers on the screen go on as they do. */
export function useTrade(): {
  readonly trade: Trade;
  readonly run: (study: TradeStudy) => void;
  readonly runOnServer: (study: TradeStudy) => void;
  readonly cancel: () => void;
} {
  const { editor, calculation } = useEditorTools();
  const [trade, setTrade] = useState<Trade>({ kind: "idle" });
  const running = useRef<AbortController | undefined>(undefined);
  const { id } = editor.store.getState();
  const readRows = async () => (await calculation.calls.rows()) ?? {};

  const begin = (work: Begin) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const tell = (next: Trade) => running.current === abort && setTrade(next);
    work(abort.signal, tell).then(tell, () => tell(abort.signal.aborted ? { kind: "idle" } : { kind: "failed" }));
  };

  const run = (study: TradeStudy) =>
    begin(async (signal, tell) => {
      const begunAt = performance.now();
      keepServerStudy(id, undefined);
      tell({ kind: "running", begunAt, solved: 0, asked: 0 });
      const task = { conveyor: editor.store.getState().document, rows: await readRows(), study };
      const onProgress = (progress: TradeProgress) => void tell({ kind: "running", begunAt, ...progress });
      const outcome = await solveInWorkers(task, { signal, onProgress });
      return outcome === undefined || (outcome.end === undefined && outcome.outcomes.length === 0)
        ? { kind: "idle" }
        : { kind: "found", task, ...outcome };
    });

  const follow = (start: () => Promise<ServerStudy | undefined>) =>
    begin(async (signal, tell) => {
      const begunAt = performance.now();
      tell({ kind: "at-server", begunAt, share: undefined });
      const begun = await start();
      if (begun === undefined) return { kind: "idle" };
      const { jobId } = begun;
      const onProgress = (share: number) => void tell({ kind: "at-server", begunAt, share });
      const found = await awaitServerStudy(jobId, { signal, onProgress });
      if (found === undefined) return { kind: "idle" };
      const { study, ...outcome } = found;
      const task = { conveyor: editor.store.getState().saved.conveyor, rows: await readRows(), study };
      return { kind: "found", task, ...outcome };
    });

  const runOnServer = (study: TradeStudy) =>
    follow(async () => {
      const { revision } = editor.store.getState().saved;
      const begun = { jobId: await startOnServer(id, study), revision };
      keepServerStudy(id, begun);
      return begun;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left with the server is asked for once, when the study opens.
  useEffect(() => {
    const left = keptServerStudy(id);
    if (left?.revision === editor.store.getState().saved.revision) follow(() => findOnServer(left));
    return () => running.current?.abort();
  }, []);

  const cancel = () => {
    running.current?.abort();
    const left = trade.kind === "at-server" ? keptServerStudy(id) : undefined;
    if (left === undefined) return;
    keepServerStudy(id, undefined);
    setTrade({ kind: "idle" });
    void cancelOnServer(left.jobId).catch(() => undefined);
  };
  return { trade, run, runOnServer, cancel };
}
