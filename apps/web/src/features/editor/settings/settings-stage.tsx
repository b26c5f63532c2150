import { Box, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { SaveToPdfCheckbox } from "../../../ui/save-to-pdf-checkbox.tsx";
import { useEditorState } from "../document/editor-context.ts";

/** Settings of the drawing and of what is printed from it, for this browser. */
export function SettingsStage() {
  const id = useEditorState((state) => state.id);
  return (
    <Box p={16}>
      <Stack gap={12} maw={520}>
        <SaveToPdfCheckbox description="Reports are saved as a PDF file instead of being shown on the screen." />
        <Text size="sm">
          <Link to="/conveyors/$id/reports" params={{ id }}>
            Choose reports of this conveyor
          </Link>
        </Text>
      </Stack>
    </Box>
  );
}
