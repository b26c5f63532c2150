import { Stack } from "@mantine/core";
import { TextLink } from "../../../ui/link.tsx";
import { SaveToPdfCheckbox } from "../../../ui/saving/save-to-pdf-checkbox.tsx";
import { useEditorState } from "../document/editor-context.ts";

/** What is printed of the drawings and reports, for this browser. */
export function ReportSettings() {
  const id = useEditorState((state) => state.id);
  return (
    <Stack gap={12} maw={520} my={12}>
      <SaveToPdfCheckbox description="Reports are saved as a PDF file instead of being shown on the screen." />
      <TextLink size="sm" to="/conveyors/$id/reports" params={{ id }}>
        Choose reports of this conveyor
      </TextLink>
    </Stack>
  );
}
