import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** A deep link is followed once its page is drawn, and again when a part that was loaded for it is. */
export function useHeadingInView(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash !== "") document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}
