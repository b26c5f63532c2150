import { Kbd, Modal, Table } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { useShownShortcuts } from "./shortcuts.ts";

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
    <Modal opened={isOpen} onClose={sheet.close} title="Keyboard shortcuts" size={520}>
      <Table fz={13}>
        <Table.Tbody>
          {[...listed, ...everywhere].map(({ keys, label }) => (
            <Table.Tr key={`${keys} ${label}`}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="right">
                <Kbd style={{ whiteSpace: "nowrap" }}>{shownKeys(keys)}</Kbd>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

function shownKeys(keys: string): string {
  const isMac = navigator.platform.startsWith("Mac");
  return keys
    .replace("mod", isMac ? "⌘" : "Ctrl")
    .replace("shift", "Shift")
    .replace("alt", "Alt")
    .replaceAll("+", " ");
}
