import type { Linked } from "@beltwright/contract";
import { api } from "../../../api/client.ts";
import { fileName } from "../../../ui/saving/file-name.ts";
import { saveConveyorFile } from "../../../ui/saving/save-conveyor-file.ts";
import { saveFile } from "../../../ui/saving/save-file.ts";

const pathOf = (secret: string) => `/api/links/${encodeURIComponent(secret)}`;

export function openLink(secret: string): Promise<Linked> {
  return api.get<Linked>(pathOf(secret));
}

/** What can be taken away by a link that allows it. */
export type LinkedFile = "pdf" | "xlsx" | "Json" | "T6";

/** Written by the server, which asks the link whether it may. */
export async function saveLinkedFile(secret: string, convNo: string, file: LinkedFile): Promise<void> {
  if (file === "Json" || file === "T6") {
    const format = file === "Json" ? "json" : "xml";
    saveConveyorFile(file, convNo, await api.text(`${pathOf(secret)}/download?format=${format}`));
    return;
  }
  const bytes = await api.bytes(`${pathOf(secret)}/report?format=${file}`);
  saveFile(fileName(convNo, file), reportTypes[file], bytes);
}

const reportTypes = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
