import { Kbd, Table } from "@mantine/core";
import type { Shortcut } from "./shortcuts.ts";

/** Keys and what they do. */
export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Pick<Shortcut, "keys" | "label">[] }) {
  return (
    <Table fz={13}>
      <Table.Tbody>
        {shortcuts.map(({ keys, label }) => (
          <Table.Tr key={`${keys} ${label}`}>
            <Table.Td>{label}</Table.Td>
            <Table.Td ta="right">
              <Kbd style={{ whiteSpace: "nowrap" }}>{shownKeys(keys)}</Kbd>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
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
