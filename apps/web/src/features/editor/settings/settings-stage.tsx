import { Box, Stack } from "@mantine/core";
import { TextLink } from "../../../ui/link.tsx";
import { SaveToPdfCheckbox } from "../../../ui/saving/save-to-pdf-checkbox.tsx";
import { useEditorState } from "../document/editor-context.ts";

/** Settings of the drawing and of what is printed from it, for this browser. */
export function SettingsStage() {
  const id = useEditorState((state) => state.id);
  return (
    <Box p={16}>
      <Stack gap={12} maw={520}>
        <SaveToPdfCheckbox description="Reports are saved as a PDF file instead of being shown on the screen." />
        <TextLink size="sm" to="/conveyors/$id/reports" params={{ id }}>
          Choose reports of this conveyor
        </TextLink>
      </Stack>
    </Box>
  );
}
