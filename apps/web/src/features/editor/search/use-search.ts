import type { ComponentRows, Conveyor } from "@beltwright/model";
import { proxy, type Remote, wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import { useEditorTools } from "../document/editor-context.ts";

/** What a search by many calculations is given. */
export interface Searched {
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows | undefined;
}

/** How a search stands. */
type Search<Found> =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly solves: number }
  | { readonly kind: "found"; readonly found: Found; readonly conveyor: Conveyor }
  | { readonly kind: "failed" };

interface Asked<Calls, Found> {
  readonly startWorker: () => Worker;
  readonly ask: (calls: Remote<Calls>, searched: Searched, onSolved: (solves: number) => void) => Promise<Found>;
}

/** A search in a worker of its own, which ends with it: the numbers on the screen go on as they do. */
export function useSearch<Calls, Found>({
  startWorker,
  ask,
}: Asked<Calls, Found>): {
  readonly search: Search<Found>;
  readonly begin: () => void;
  readonly cancel: () => void;
} {
  const { editor, calculation } = useEditorTools();
  const [search, setSearch] = useState<Search<Found>>({ kind: "idle" });
  const worker = useRef<Worker | undefined>(undefined);
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const begin = () => {
    end();
    const begun = startWorker();
    worker.current = begun;
    setSearch({ kind: "searching", solves: 0 });
    const { document: conveyor } = editor.store.getState();
    const told = (next: Search<Found>) => worker.current === begun && setSearch(next);
    // Counts come by a channel of their own, and the last of them may come after the answer.
    let isOver = false;
    const finish = (next: Search<Found>) => {
      isOver = true;
      told(next);
    };
    const onSolved = proxy((solves: number) => void (isOver || told({ kind: "searching", solves })));
    calculation.calls
      .rows()
      .then((rows) => ask(wrap<Calls>(begun), { conveyor, rows }, onSolved))
      .then((found) => finish({ kind: "found", found, conveyor }))
      .catch(() => finish({ kind: "failed" }))
      .finally(() => begun.terminate());
  };
  return {
    search,
    begin,
    cancel: () => {
      end();
      setSearch({ kind: "idle" });
    },
  };
}
