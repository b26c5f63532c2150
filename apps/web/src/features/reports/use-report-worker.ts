import type { ConveyorDocument, ConveyorVersion } from "@beltwright/contract";
import { type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { loadRows } from "../../ui/component-rows.ts";
import type { Prepared, ReportCalls } from "./report-calls.ts";

interface Held {
  readonly worker: Worker;
  readonly calls: Remote<ReportCalls>;
  readonly prepared: Promise<Prepared>;
}

/** A worker that has calculated the conveyor. Stopping ends it at once, whatever it is doing, and starts a fresh one. */
export function useReportWorker(id: string) {
  const held = useRef<Held | undefined>(undefined);
  const [state, setState] = useState<
    Prepared | { readonly kind: "loading" } | { readonly kind: "failed"; readonly error: unknown }
  >({
    kind: "loading",
  });

  const start = useCallback(() => {
    const worker = new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });
    const remote = wrap<ReportCalls>(worker);
    const leaving = new AbortController();
    const prepare = async (): Promise<Prepared> => {
      const { signal } = leaving;
      const name = encodeURIComponent(id);
      const [document, rows, versions] = await Promise.all([
        api.get<ConveyorDocument>(`/api/conveyor/${name}`, { signal }),
        loadRows(signal),
        api.get<readonly ConveyorVersion[]>(`/api/conveyors/${name}/versions`, { signal }),
      ]);
      return remote.prepare(document, rows ?? {}, versions);
    };
    const next: Held = { worker, calls: remote, prepared: prepare() };
    held.current = next;
    setState({ kind: "loading" });
    next.prepared.then(
      (prepared) => held.current === next && setState(prepared),
      (error: unknown) => held.current === next && setState({ kind: "failed", error }),
    );
    return () => {
      leaving.abort();
      worker.terminate();
    };
  }, [id]);

  useEffect(() => start(), [start]);

  const ask = useCallback(
    async <Answer>(question: (remote: Remote<ReportCalls>) => Promise<Answer>): Promise<Answer> => {
      const current = held.current;
      if (current === undefined) throw new Error("The worker is not there yet");
      await current.prepared;
      return question(current.calls);
    },
    [],
  );

  const stop = useCallback(() => {
    held.current?.worker.terminate();
    start();
  }, [start]);

  return { state, ask, stop, retry: stop };
}
