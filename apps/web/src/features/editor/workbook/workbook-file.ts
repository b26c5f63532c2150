import { messages } from "@beltwright/contract";
import { type Conveyor, largestFile, openConveyorFile, type UnitSystem } from "@beltwright/model";
import { type RefusedCell, readWorkbook, writeWorkbook } from "@beltwright/report";
import { fileName } from "../../../ui/saving/file-name.ts";
import { saveFile } from "../../../ui/saving/save-file.ts";

/** A design as a workbook came back with it, beside how it went out. */
export interface CameBack {
  readonly name: string;
  readonly base: Conveyor;
  readonly edited: Conveyor;
  readonly refused: readonly RefusedCell[];
}

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Saves a conveyor, as the server has written it, as a workbook. */
export async function saveWorkbook(json: string, system: UnitSystem): Promise<void> {
  const opened = openConveyorFile("json", new TextEncoder().encode(json));
  if (opened.kind !== "opened") throw new Error(messages["conveyor-download-failed"]);
  const { conveyor } = opened;
  saveFile(fileName(conveyor.convNo, "xlsx"), type, Uint8Array.from(await writeWorkbook(conveyor, system)));
}

/** What somebody changed in the cells of a workbook, or a sentence. */
export async function openWorkbook(file: File): Promise<CameBack | string> {
  if (file.size > largestFile) return messages["file-too-large"];
  const read = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  if (read.kind === "not-ours") return read.message;
  const { base, edited, refused } = read;
  return { name: file.name, base, edited, refused };
}
