/** A conveyor's number as the name of a file, without what file systems forbid. */
export function fileName(convNo: string, extension: string): string {
  const name = convNo.trim().slice(0, 80) || "conveyor";
  return `${name.replace(/[\p{Cc}\\/:*?"<>|]/gu, "_")}.${extension}`;
}
