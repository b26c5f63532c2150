import type { ToolbarMode } from "@beltwright/model";
import type { LayoutName } from "../document/stage-of-form.ts";
import type { View } from "../document/view.ts";

/** The modes of the toolbar in plain words. */
export const modeTitles: Readonly<Record<ToolbarMode, string>> = {
  Select: "Select",
  DeleteNode: "Delete point",
  AddPulley: "Add pulley",
  AddDrive: "Add drive",
  AddBrake: "Add brake",
  AddTakeup: "Add take-up",
  AddIntPt: "Add intermediate point",
  AddHopper: "Add hopper",
  DragScaleLong: "Drag points on the long section",
  DragScalePlan: "Drag points on the plan",
  DragNetwork: "Drag points of the sketch",
};

/** Modes that belong to one drawing open it. */
const layouts: Readonly<Partial<Record<ToolbarMode, LayoutName>>> = {
  DragScaleLong: "long",
  DragScalePlan: "plan",
  DragNetwork: "profile",
};

/** What choosing a mode changes on the screen. */
export function viewOfMode(mode: ToolbarMode): Pick<View, "mode"> & Partial<Pick<View, "stage" | "layout">> {
  const layout = layouts[mode];
  return layout === undefined ? { mode } : { mode, stage: "layout", layout };
}
