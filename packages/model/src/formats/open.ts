import type { ConveyorFileType } from "./file-type.ts";
import { readJson } from "./json/read.ts";
import { type OpenedConveyor, openFromOutside } from "./open-record.ts";
import { readT6 } from "./t6-xml/read.ts";

/** Kept apart from opening records, so that who only opens those needs no reader of files. */
export function openConveyorFile(type: ConveyorFileType, content: Uint8Array | string): OpenedConveyor {
  return openFromOutside(type === "json" ? readJson(content) : readT6(content));
}
