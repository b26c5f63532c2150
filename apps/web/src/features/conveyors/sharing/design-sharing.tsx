import type { DesignPanelProps } from "../../../ui/design-panels/design-panels.ts";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { LoadedSharing } from "./sharing-dialog.tsx";

/** Who sees the design that is open in the editor. What is not saved yet stays so. */
export function DesignSharing({ design, onClose, onShared }: DesignPanelProps) {
  return (
    <SidePanel title={`Share ${design.conveyor.convNo}`} onClose={onClose}>
      <LoadedSharing id={design.id} onClose={onClose} onShared={onShared} />
    </SidePanel>
  );
}
