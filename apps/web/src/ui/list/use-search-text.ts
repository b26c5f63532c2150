import { useDebouncedCallback } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

const pause = 250;

/** What is typed, at once; the list follows when typing pauses. Back puts the text back, too. */
export function useSearchText(shown: string, searchFor: (text: string) => void) {
  const [state, setState] = useState({ text: shown, seen: shown, sent: shown });
  if (state.seen !== shown) {
    // The address changed: by our own hand the typed text stands, otherwise it follows.
    setState({ ...state, seen: shown, text: shown === state.sent ? state.text : shown });
  }
  const send = (text: string) => {
    setState((old) => ({ ...old, sent: text }));
    searchFor(text);
  };
  const router = useRouter();
  const sendLater = useDebouncedCallback((text: string) => {
    // A row was opened meanwhile and its page is being loaded: a search of the list would call that off.
    const { resolvedLocation } = router.state;
    const isLeaving = resolvedLocation !== undefined && resolvedLocation.pathname !== router.latestLocation.pathname;
    if (!isLeaving) send(text);
  }, pause);
  return {
    text: state.text,
    type: (text: string) => {
      setState((old) => ({ ...old, text }));
      sendLater(text.trim());
    },
    clear: () => {
      setState((old) => ({ ...old, text: "" }));
      send("");
    },
  };
}
