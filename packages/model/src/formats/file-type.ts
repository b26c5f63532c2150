export type ConveyorFileType = "json" | "xml";

/** The type of an upload comes from the extension of its name. */
export function conveyorFileType(fileName: string): ConveyorFileType | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension === "json" || extension === "xml" ? extension : undefined;
}
