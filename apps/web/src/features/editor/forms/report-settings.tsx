import { Anchor, Stack } from "@mantine/core";
import { SaveToPdfCheckbox } from "../../../ui/saving/save-to-pdf-checkbox.tsx";
import { useSetView } from "../document/editor-context.ts";

/** What is printed of the drawings and reports, for this browser. */
export function ReportSettings() {
  const setView = useSetView();
  return (
    <Stack gap={9} align="flex-start" maw={520} my={12}>
      <SaveToPdfCheckbox description="Reports are saved as a PDF file instead of being shown on the screen." />
      <Anchor component="button" type="button" size="sm" py={3} onClick={() => setView({ panel: "reports" })}>
        Choose reports of this conveyor
      </Anchor>
    </Stack>
  );
}
