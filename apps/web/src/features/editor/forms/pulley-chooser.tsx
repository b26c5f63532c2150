import { isPulley } from "@beltwright/model";
import { Button } from "@mantine/core";
import { IconBooks } from "@tabler/icons-react";
import { useConveyor, useIsReadOnly, useSetView, useView } from "../document/editor-context.ts";

/** Takes a complete pulley from its library: shell, shaft and width of the chosen point at once. */
export function PulleyChooser() {
  const point = useView((view) => view.point);
  const isShown = useConveyor(({ pulls }) => pulls[point] !== undefined && isPulley(pulls[point]));
  const setView = useSetView();
  const isReadOnly = useIsReadOnly();
  if (!isShown) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      w="fit-content"
      disabled={isReadOnly}
      leftSection={<IconBooks size={14} aria-hidden />}
      onClick={() => setView({ chooser: `pulls[${point}]` })}
    >
      Choose a complete pulley
    </Button>
  );
}
