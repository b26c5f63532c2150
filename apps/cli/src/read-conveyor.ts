import { readFile } from "node:fs/promises";
import { messageFor } from "@beltwright/contract";
import { type Conveyor, conveyorFileType, openConveyorFile, type SavedBefore, savedBefore } from "@beltwright/model";
import { issueLine } from "@beltwright/results";

type ReadConveyor =
  | {
      readonly kind: "read";
      readonly conveyor: Conveyor;
      /** What it said when it was saved, where that was before the calculation was corrected. */
      readonly before: SavedBefore | undefined;
    }
  | { readonly kind: "unreadable"; readonly message: string };

/** Reads a conveyor file; what is wrong with it is one line. */
export async function readConveyor(file: string): Promise<ReadConveyor> {
  const type = conveyorFileType(file);
  if (type === undefined) return unreadable("The name of a conveyor file ends in .json or .xml.");
  const content = await bytesOf(file);
  if (typeof content === "string") return unreadable(content);
  const opened = openConveyorFile(type, content);
  switch (opened.kind) {
    case "opened":
    case "migrated":
      return { kind: "read", conveyor: opened.conveyor, before: savedBefore(opened) };
    case "too-new":
      return unreadable(messageFor("file-too-new"));
    case "not-ours":
      return unreadable(messageFor(opened.code));
    case "damaged":
      return unreadable(opened.issues.length > 0 ? issueLine(opened.issues) : messageFor(opened.code));
  }
}

async function bytesOf(file: string): Promise<Uint8Array | string> {
  try {
    return await readFile(file);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === "ENOENT") return "There is no such file.";
    if (code === "EISDIR") return "This is a folder, not a file.";
    return `The file cannot be read (${String(code ?? fault)}).`;
  }
}

function unreadable(message: string): ReadConveyor {
  return { kind: "unreadable", message };
}
