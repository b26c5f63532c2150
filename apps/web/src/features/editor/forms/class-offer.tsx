import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useConveyor, useEditorTools, useIsReadOnly, useLive } from "../document/editor-context.ts";
import { selectRow } from "../library/select-row.ts";

/** Where a belt class was typed that a row of the library has: offers the strength and the other values of that row. */
export function ClassOffer({ path }: { readonly path: string }) {
  const { editor, calculation } = useEditorTools();
  const isReadOnly = useIsReadOnly();
  const hasRows = useLive((live) => live.hasRows);
  const belt = useConveyor((conveyor) => conveyor.belt);
  const { beltClass, beltStrength, category } = belt;
  const { data: row } = useQuery({
    queryKey: ["belt-of-class", beltClass, beltStrength, category] as const,
    queryFn: async () => (await calculation.calls.beltOfClass(belt)) ?? null,
    enabled: hasRows && !isReadOnly,
    networkMode: "always",
  });
  if (!row) return null;
  return (
    <Group gap={8} mb={8} role="note">
      <Text size="sm">{`The library has a belt of class ${beltClass}: ${row.description}.`}</Text>
      <Button size="compact-xs" variant="default" onClick={() => selectRow(editor, path, row)}>
        Take its values
      </Button>
    </Group>
  );
}
