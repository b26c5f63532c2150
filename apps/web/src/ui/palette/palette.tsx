import { useHotkeys } from "@mantine/hooks";
import { Suspense } from "react";
import { LateDialog } from "../late/late-dialog.tsx";
import { lateView } from "../late/late-view.tsx";
import { useFetchedAhead } from "../late/use-fetched-ahead.ts";
import type { PaletteEntry } from "./palette-search.ts";
import { closePalette, openPalette, useIsPaletteOpen, usePaletteState } from "./palette-state.ts";

const PaletteBox = lateView(async () => (await import("./palette-box.tsx")).PaletteBox);

const ahead = [PaletteBox];

/** Jumps to anything by a few letters, from anywhere. */
export function Palette({ entries }: { readonly entries: readonly PaletteEntry[] }) {
  const isOpen = useIsPaletteOpen();
  const returnsFocus = usePaletteState((state) => state.returnsFocus);
  useFetchedAhead(ahead);
  useHotkeys([["mod+K", openPalette]], []);
  return (
    <LateDialog
      opened={isOpen}
      onClose={() => closePalette()}
      returnFocus={returnsFocus}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      padding={0}
      size={520}
      attributes={{ content: { "aria-label": "Search or jump" } }}
    >
      <Suspense>
        <PaletteBox entries={entries} />
      </Suspense>
    </LateDialog>
  );
}
