import type { ToolbarMode } from "@beltwright/model";

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
