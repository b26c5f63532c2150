import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import styles from "./profile.module.css";

/** Where the point under the hand is; kept apart so that a drag renders these few words and not the tools around them. */
type SaidStore = StoreApi<{ readonly text: string }>;

export function createSaid(): SaidStore {
  return createStore(() => ({ text: "" }));
}

/** Said by the pointer, unless something else is to be said. */
export function Said({ store, instead }: { readonly store: SaidStore; readonly instead: string | undefined }) {
  const text = useStore(store, (state) => state.text);
  const said = instead ?? text;
  if (said === "") return null;
  return (
    <output className={styles.said} aria-live="off">
      {said}
    </output>
  );
}
