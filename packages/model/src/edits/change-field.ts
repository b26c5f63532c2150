import type { Conveyor } from "../document/types/conveyor.ts";
import type { FieldValue } from "../fields/field.ts";
import type { EditOutcome } from "./edit.ts";
import { findFieldAt, valueAt } from "./field-at.ts";
import { linkToDrive } from "./point-edits.ts";
import { setDirectDrive } from "./select-edits.ts";
import { findSlot } from "./slot-at.ts";
import { changeCapacity, setValue, setValues } from "./value-edits.ts";

/** Changes a field as it does when a person types it: by the edit the field asks for, and Manual where Auto chose. */
export function changeField(document: Conveyor, path: string, value: FieldValue): EditOutcome {
  const [, list, row, rest = ""] = /^(\w+)\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  if (list === "drives" && rest === "flDirectDrive") {
    const driveNo = document.drives[Number(row)]?.driveNo ?? 0;
    return setDirectDrive.apply(document, { driveNo, isDirect: value === true });
  }
  if (list === "pulls" && rest === "linkToDriveNo" && typeof value === "number") {
    return linkToDrive.apply(document, { index: Number(row), driveNo: value });
  }
  if (path === "capacityInp" && typeof value === "number") return changeCapacity(document, value);
  const mode = modeOf(path);
  if (mode !== undefined && valueAt(document, mode) === "Auto") {
    const label = `Change ${findFieldAt(path)?.label.toLowerCase() ?? path}, Manual`;
    return setValues.apply(document, {
      label,
      values: [
        { path, value },
        { path: mode, value: "Manual" },
      ],
    });
  }
  return setValue.apply(document, { path, value });
}

/** Whether a field is an angle of the belt on its pulley or drive, which follows from the points unless it is typed. */
export function isOfBeltPath(path: string): boolean {
  return /^(pulls\[\d+\]\.(contact|depart|wrap)|drives\[\d+\]\.wrap)Angle$/.test(path);
}

/** The mode of the component a field belongs to: what a person types there is kept, so it becomes Manual. */
export function modeOf(path: string): string | undefined {
  if (isOfBeltPath(path)) return `${path}Mode`;
  const end = path.lastIndexOf(".");
  return end < 0 ? undefined : findSlot(path.slice(0, end))?.mode;
}
