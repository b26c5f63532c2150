import { type ReactNode, useDeferredValue } from "react";

/** What lies below the first screen is rendered right after that has been painted, so that nobody waits for it. */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
