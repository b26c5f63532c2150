import type { FileFaultCode } from "@beltwright/model";

/** Why a conveyor file could not be opened: one sentence each, ours, since the specification words none. */
export const conveyorFileMessages = {
  "file-too-large": "The file is too large to be a conveyor.",
  "file-not-utf8": "The file is not UTF-8 text. Save it as UTF-8 and try again.",
  "file-empty": "The file is empty.",
  "file-not-json": "The file is not JSON.",
  "file-broken-json": "The JSON file is broken or was cut short.",
  "file-not-xml": "The file is not XML.",
  "file-broken-xml": "The XML file is broken or was cut short.",
  "file-has-dtd": "The XML file declares a document type or entities, which are not allowed.",
  "file-has-entity": "The XML file uses an entity or character that is not allowed.",
  "file-not-conveyor": "The file does not hold a conveyor.",
  "file-too-deep": "The file is nested too deeply to be a conveyor.",
  "file-too-many-values": "The file holds too many values to be a conveyor.",
  "file-too-much-unknown":
    "The file holds more fields that are unknown here than can be kept: at most 100 000 values and 2 000 000 characters.",
  "file-forbidden-name": "The file holds a name that is not allowed.",
  "file-not-finite": "The file holds a number that is not finite.",
  "file-not-plain": "The file holds a value that is neither number, text, true nor false.",
  "file-fields-wrong": "Some values of the file are wrong; nothing was stored.",
  "file-too-new": "The file was written by a newer version of this program.",
} as const satisfies Readonly<Record<FileFaultCode | "file-too-new", string>>;
