import { messageFor, messages } from "@beltwright/contract";
import {
  conveyorFileType,
  issueSentence,
  largestFile,
  type OpenedConveyor,
  openConveyorFile,
  savedBefore,
  type UnitSystem,
} from "@beltwright/model";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Editor } from "./editor.ts";
import { undoOffer } from "./undo-offer.ts";

/** Puts the design of a file in place of the open one, as one step to take back. Owner and sharing stay. */
export async function uploadInto(editor: Editor, file: File, system: UnitSystem): Promise<void> {
  const type = conveyorFileType(file.name);
  if (type === undefined) return toast.failed(messages["upload-wrong-file"]);
  if (file.size > largestFile) return toast.failed(messages["file-too-large"]);
  const opened = openConveyorFile(type, new Uint8Array(await file.arrayBuffer()));
  if (opened.kind !== "opened" && opened.kind !== "migrated") {
    return toast.failed(messageFor("upload-error", { error: reasonOf(opened, system) }));
  }
  const { userName, docUsers, conveyorGroup } = editor.store.getState().document;
  const conveyor = { ...opened.conveyor, userName, docUsers, conveyorGroup };
  editor.replace(`Upload ${file.name}`, conveyor, { conveyor, savedBefore: savedBefore(opened) });
  toast.done(`${file.name} is in this design now. It is not saved yet.`, undoOffer(editor));
}

function reasonOf(opened: Exclude<OpenedConveyor, { kind: "opened" | "migrated" }>, system: UnitSystem): string {
  if (opened.kind === "too-new") return messages["file-too-new"];
  const [first] = opened.kind === "damaged" ? opened.issues : [];
  return first ? `${messages[opened.code]} ${issueSentence(first, system)}` : messages[opened.code];
}
