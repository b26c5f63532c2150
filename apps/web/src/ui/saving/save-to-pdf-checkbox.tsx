import { Checkbox } from "@mantine/core";
import { setSaveToPdf, useSaveToPdf } from "./save-to-pdf.ts";

/** One setting in two places: the settings of the drawing, as the specification has it, and the page of reports. */
export function SaveToPdfCheckbox({ description }: { readonly description?: string }) {
  const isOn = useSaveToPdf();
  return (
    <Checkbox
      label="Save reports to pdf"
      description={description}
      checked={isOn}
      onChange={(event) => setSaveToPdf(event.currentTarget.checked)}
    />
  );
}
