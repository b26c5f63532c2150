import type { ConveyorVersion, DesignReleases } from "@beltwright/contract";
import { conveyorToFile, type OfficePreferences } from "@beltwright/model";
import type { OnProgress } from "@beltwright/report";
import { useQueryClient } from "@tanstack/react-query";
import { proxy, type Remote, wrap } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { useIsVisitor } from "../../session/reading.ts";
import { loadRows } from "../../ui/component-rows.ts";
import type { LiveDesign } from "../../ui/design-panels/design-panels.ts";
import type { Prepared, ReportCalls, WantedCompany } from "./report-calls.ts";

/** Some libraries could not be had: parts in Auto would be missing in what is signed. */
interface Incomplete {
  readonly kind: "incomplete";
  readonly libraries: readonly string[];
}

interface Held {
  readonly worker: Worker;
  readonly calls: Remote<ReportCalls>;
  readonly prepared: Promise<Prepared | Incomplete>;
}

type WorkerState =
  | Prepared
  | Incomplete
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * A worker that has calculated the conveyor as it is on the screen. Stopping ends it at once, whatever it is doing, and starts a fresh one with
 * the company that was there before.
 */
export function useReportWorker({ id, isLocal, conveyor, revision, study }: LiveDesign) {
  const isVisitor = useIsVisitor();
  const queryClient = useQueryClient();
  const held = useRef<Held | undefined>(undefined);
  const company = useRef<WantedCompany | undefined>(undefined);
  const [state, setState] = useState<WorkerState>({ kind: "loading" });

  const start = useCallback(() => {
    const worker = new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });
    const remote = wrap<ReportCalls>(worker);
    const leaving = new AbortController();
    const prepare = async (): Promise<Prepared | Incomplete> => {
      const { signal } = leaving;
      const name = encodeURIComponent(id);
      // Asked for as every page asks: again where the server is busy for a moment.
      const loaded = <Answer>(path: string) =>
        queryClient.fetchQuery({
          queryKey: ["report-input", path] as const,
          queryFn: () => api.get<Answer>(path),
          staleTime: 0,
          gcTime: 0,
        });
      const [found, versions, { releases }, preferences] = await Promise.all([
        loadRows(signal, { conveyor: isLocal ? undefined : id, isVisitor }),
        isLocal ? [] : loaded<readonly ConveyorVersion[]>(`/api/conveyors/${name}/versions`),
        isLocal ? { releases: [] } : loaded<Pick<DesignReleases, "releases">>(`/api/conveyors/${name}/releases`),
        isLocal ? {} : loaded<OfficePreferences>(`/api/officePreferences/effective?conveyor=${name}`),
      ]);
      const { rows, missing } = found ?? { rows: {}, missing: [] };
      if (missing.length > 0) return { kind: "incomplete", libraries: missing };
      const document = { ...conveyorToFile(conveyor), id, revision };
      const prepared = await remote.prepare(document, rows, { versions, releases, preferences, study });
      if (prepared.kind === "prepared" && company.current !== undefined) await remote.include(company.current);
      return prepared;
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
  }, [id, isLocal, conveyor, revision, study, isVisitor, queryClient]);

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

  /** Company that was stopped on its way is none: the next worker goes on without it. */
  const include = useCallback(
    async (wanted: WantedCompany, onProgress: OnProgress): Promise<void> => {
      await ask((remote) => remote.include(wanted, proxy(onProgress)));
      company.current = wanted;
    },
    [ask],
  );

  const stop = useCallback(() => {
    held.current?.worker.terminate();
    start();
  }, [start]);

  return { state, ask, include, stop, retry: stop };
}
