import { proxy, type Remote, wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import { useEditorTools } from "../document/editor-context.ts";
import type { RemedyCalls, RemedySearch } from "./remedy-calls.ts";

/** How a search stands. */
type Search<Found> =
  | { readonly kind: "idle" }
  | { readonly kind: "searching"; readonly solves: number }
  | { readonly kind: "found"; readonly found: Found; readonly conveyor: RemedySearch["conveyor"] }
  | { readonly kind: "failed" };

type Ask<Found> = (
  calls: Remote<RemedyCalls>,
  search: RemedySearch,
  onTried: (solves: number) => void,
) => Promise<Found>;

/** A search in a worker of its own, which ends with it: the numbers on the screen go on as they do. */
export function useSearch<Found>(ask: Ask<Found>): {
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
    const begun = new Worker(new URL("./remedies.worker.ts", import.meta.url), { type: "module" });
    worker.current = begun;
    setSearch({ kind: "searching", solves: 0 });
    const { document: conveyor } = editor.store.getState();
    const told = (next: Search<Found>) => worker.current === begun && setSearch(next);
    const onTried = proxy((solves: number) => void told({ kind: "searching", solves }));
    calculation.calls
      .rows()
      .then((rows) => ask(wrap<RemedyCalls>(begun), { conveyor, rows }, onTried))
      .then((found) => told({ kind: "found", found, conveyor }))
      .catch(() => told({ kind: "failed" }))
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
