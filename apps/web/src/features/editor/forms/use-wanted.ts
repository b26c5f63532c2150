import { type RefObject, useEffect, useRef, useState } from "react";
import { useView } from "../document/editor-context.ts";

const shownFor = 2500;

interface Wanted {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isWanted: boolean;
}

/** Brings a field into view, gives it the keyboard and marks it for a moment when something leads to it. */
export function useWanted(path: string): Wanted {
  return useLed((wanted) => wanted === path);
}

/** The same for what stands for all fields below a path while they cannot be typed in. */
export function useWantedBelow(path: string, isStanding: boolean): Wanted {
  return useLed((wanted) => isStanding && wanted.startsWith(`${path}.`));
}

function useLed(isMeant: (path: string) => boolean): Wanted {
  const ref = useRef<HTMLDivElement>(null);
  const times = useView(({ wanted }) => (wanted && isMeant(wanted.path) ? wanted.times : 0));
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus({ preventScroll: true });
    setWanted(true);
    const timer = setTimeout(() => setWanted(false), shownFor);
    return () => clearTimeout(timer);
  }, [times]);
  return { ref, isWanted };
}
