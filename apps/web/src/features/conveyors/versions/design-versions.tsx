import { conveyorToFile } from "@beltwright/model";
import { useMemo } from "react";
import { type DesignPanelProps, stateOf } from "../../../ui/design-panels/design-panels.ts";
import { VersionsPanel } from "./versions-panel.tsx";

/** The versions of the design that is open in the editor, with what is on the screen above them. */
export function DesignVersions({ design, onClose, onRestore, onRelease }: DesignPanelProps) {
  const { id, conveyor, revision, isUnsaved } = design;
  const file = useMemo(() => (isUnsaved ? conveyorToFile(conveyor) : undefined), [conveyor, isUnsaved]);
  const changed = file === undefined ? undefined : { file, revision, state: stateOf(design) };
  return <VersionsPanel {...{ id, changed, onClose, onRestore, onRelease }} />;
}
