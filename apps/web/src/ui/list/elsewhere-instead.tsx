import { useEffect, useEffectEvent } from "react";

/** A list that nobody asked a category of does not open empty while others hold something: it opens all of them. */
export function ElsewhereInstead({ onOpen }: { readonly onOpen: () => void }) {
  const open = useEffectEvent(onOpen);
  useEffect(() => open(), []);
  return null;
}
