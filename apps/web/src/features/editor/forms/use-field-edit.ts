import {
  type EditOutcome,
  type FieldValue,
  findFieldAt,
  linkToDrive,
  setDirectDrive,
  setValue,
  setValues,
} from "@beltwright/model";
import { useState } from "react";
import type { Editor } from "../document/editor.ts";
import { useEditorTools } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";
import { findSlot } from "./component-slots.ts";

interface FieldEdit {
  readonly issue: string | undefined;
  readonly commit: (value: FieldValue) => void;
}

/** Changes one field by the edit it asks for, and keeps what the document said against it. */
export function useFieldEdit(path: string): FieldEdit {
  const { editor } = useEditorTools();
  const [issue, setIssue] = useState<string | undefined>(undefined);
  return {
    issue,
    commit: (value) => {
      const outcome = changeField(editor, path, value);
      setIssue(outcome.kind === "refused" ? outcome.issues[0]?.message : undefined);
    },
  };
}

export function changeField(editor: Editor, path: string, value: FieldValue): EditOutcome {
  const [, list, row, rest = ""] = /^(\w+)\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  const { document } = editor.store.getState();
  if (list === "drives" && rest === "flDirectDrive") {
    return editor.apply(setDirectDrive, {
      driveNo: document.drives[Number(row)]?.driveNo ?? 0,
      isDirect: value === true,
    });
  }
  if (list === "pulls" && rest === "linkToDriveNo" && typeof value === "number") {
    return editor.apply(linkToDrive, { index: Number(row), driveNo: value });
  }
  if (path === "capacityInp" && typeof value === "number") return changeCapacity(editor, value);
  const mode = modeOf(path);
  if (mode !== undefined && valueAt(document, mode) === "Auto") {
    const label = `Change ${findFieldAt(path)?.label.toLowerCase() ?? path}, Manual`;
    return editor.apply(setValues, {
      label,
      values: [
        { path, value },
        { path: mode, value: "Manual" },
      ],
    });
  }
  return editor.apply(setValue, { path, value });
}

/** Points that carry the design capacity go on carrying it; those with a tonnage of their own keep it. */
function changeCapacity(editor: Editor, value: number): EditOutcome {
  const { capacityInp, pulls } = editor.store.getState().document;
  const carrying = pulls.flatMap((pull, index) =>
    capacityInp > 0 && pull.capacityInp === capacityInp ? [{ path: `pulls[${index}].capacityInp`, value }] : [],
  );
  const values = [{ path: "capacityInp", value }, ...carrying];
  return editor.apply(setValues, { label: "Change capacity", values });
}

/** The mode of the component a field belongs to: what a person types there is kept, so it becomes Manual. */
function modeOf(path: string): string | undefined {
  const end = path.lastIndexOf(".");
  return end < 0 ? undefined : findSlot(path.slice(0, end))?.mode;
}
