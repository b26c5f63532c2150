import { messageFor } from "@beltwright/contract";
import type { SlotPlace } from "@beltwright/model";
import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEditorTools, useIsReadOnly, useLive, useValue } from "../document/editor-context.ts";
import { selectRow } from "../library/select-row.ts";

/** Says where the library entry a Manual part was copied from has changed since. The part itself stays as it is. */
export function ChangedEntry({ path, slot }: { readonly path: string; readonly slot: SlotPlace }) {
  const { editor, calculation } = useEditorTools();
  const isReadOnly = useIsReadOnly();
  const hasRows = useLive((live) => live.hasRows);
  const id = String(useValue(`${path}._id`) ?? "");
  const revision = Number(useValue(`${path}.revision`) ?? 0);
  const { data: row } = useQuery({
    queryKey: ["chosen", slot.library, id] as const,
    queryFn: async () => (await calculation.calls.row(slot.library, id)) ?? null,
    enabled: hasRows && id !== "" && revision > 0,
    networkMode: "always",
  });
  if (!row || row.revision <= revision) return null;
  return (
    <Group gap={8} mb={8} role="note">
      <Text size="sm">{messageFor("entry-changed", { description: row.description })}</Text>
      {!isReadOnly && (
        <Button size="compact-xs" variant="default" onClick={() => selectRow(editor, path, row)}>
          Take the new values
        </Button>
      )}
    </Group>
  );
}
