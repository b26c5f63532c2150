import { fileName } from "./file-name.ts";
import { saveFile } from "./save-file.ts";

export type ConveyorFile = "T6" | "Json";

/** Hands a conveyor that the server has written to the browser, under its number. */
export function saveConveyorFile(type: ConveyorFile, convNo: string, text: string): void {
  if (type === "T6") saveFile(fileName(convNo, "xml"), "application/xml", text);
  else saveFile(fileName(convNo, "json"), "application/json", text);
}
