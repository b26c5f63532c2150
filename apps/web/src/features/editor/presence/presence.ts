import { createContext, use } from "react";
import { type StoreApi, useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Other, ServerState } from "./live-events.ts";

/** What others do with the open design. */
interface Presence {
  readonly others: readonly Other[];
  /** As the server has it, once it has said so. */
  readonly server: ServerState | undefined;
  /** The newer revision that the person wants to hear no more of. */
  readonly passedOver: number;
  readonly ended: "deleted" | "ended" | undefined;
}

type PresenceStore = StoreApi<Presence>;

export function createPresence(): PresenceStore {
  return createStore<Presence>(() => ({ others: [], server: undefined, passedOver: 0, ended: undefined }));
}

export const PresenceContext = createContext<PresenceStore>(createPresence());

export function usePresenceStore(): PresenceStore {
  return use(PresenceContext);
}

export function usePresence<Selected>(select: (presence: Presence) => Selected): Selected {
  return useStore(usePresenceStore(), select);
}
