import { useEffect, useRef } from "react";
import { create } from "zustand";
import type { PaletteEntry } from "./palette-search.ts";

type PaletteSource = () => readonly PaletteEntry[];

interface PaletteState {
  readonly isOpen: boolean;
  readonly returnsFocus: boolean;
  readonly sources: readonly PaletteSource[];
}

export const usePaletteState = create<PaletteState>(() => ({ isOpen: false, returnsFocus: true, sources: [] }));

export const openPalette = () => usePaletteState.setState({ isOpen: true, returnsFocus: true });
export const closePalette = (returnsFocus = true) => usePaletteState.setState({ isOpen: false, returnsFocus });

export function useIsPaletteOpen(): boolean {
  return usePaletteState((state) => state.isOpen);
}

/** Adds what the open screen has to offer, for as long as it is open; it is asked when someone searches. */
export function usePaletteSource(find: PaletteSource): void {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    const mine = () => latest.current();
    usePaletteState.setState(({ sources }) => ({ sources: [...sources, mine] }));
    return () => usePaletteState.setState(({ sources }) => ({ sources: sources.filter((one) => one !== mine) }));
  }, []);
}
