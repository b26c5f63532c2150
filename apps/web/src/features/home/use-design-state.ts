import type { ConveyorDocument } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { type Remote, wrap } from "comlink";
import { api } from "../../api/client.ts";
import { conveyorsKey } from "../../session/tally.ts";
import type { DesignState } from "./design-state.ts";

interface StateCalls {
  stateOf(document: unknown): DesignState;
}

let calls: Remote<StateCalls> | undefined;

/** One worker for all cards, started with the first. */
function worker(): Remote<StateCalls> {
  calls ??= wrap<StateCalls>(new Worker(new URL("./design-state.worker.ts", import.meta.url), { type: "module" }));
  return calls;
}

/** What the checks say of a saved design, worked out beside the page; undefined until then. */
export function useDesignState({ id, revision }: { readonly id: string; readonly revision: number }) {
  const { data } = useQuery({
    queryKey: [...conveyorsKey, "state", id, revision] as const,
    queryFn: async ({ signal }) => {
      const document = await api.get<ConveyorDocument>(`/api/conveyor/${encodeURIComponent(id)}`, { signal });
      return worker().stateOf(document);
    },
    // A revision never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
