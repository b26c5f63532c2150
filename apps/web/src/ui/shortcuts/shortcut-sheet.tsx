import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { Suspense } from "react";
import { LateDialog } from "../late/late-dialog.tsx";
import { lateView } from "../late/late-view.tsx";
import { useShownShortcuts } from "./shortcuts.ts";

const ShortcutList = lateView(async () => (await import("./shortcut-list.tsx")).ShortcutList);

const everywhere = [
  { keys: "mod+K", label: "Search or jump" },
  { keys: "?", label: "Show this list" },
  { keys: "Esc", label: "Close a panel or dialog" },
];

/** `?` shows the keys of the screen. */
export function ShortcutSheet() {
  const [isOpen, sheet] = useDisclosure(false);
  const listed = useShownShortcuts((state) => state.listed).flat();
  useHotkeys([
    ["shift+?", sheet.open],
    ["?", sheet.open],
  ]);
  return (
    <LateDialog opened={isOpen} onClose={sheet.close} title="Keyboard shortcuts" size={520}>
      <Suspense>
        <ShortcutList shortcuts={[...listed, ...everywhere]} />
      </Suspense>
    </LateDialog>
  );
}
