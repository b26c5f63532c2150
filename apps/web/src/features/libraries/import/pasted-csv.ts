/** A table copied from a spreadsheet comes with tabs; the same cells as CSV. */
export function asCsv(text: string): string {
  const [header = ""] = text.split(/\r?\n/, 1);
  if (!header.includes("\t") || header.includes(",")) return text;
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split("\t").map(quoted).join(","))
    .join("\n");
}

/** A cell that holds quotes, such as one of JSON, comes either quoted already or not at all. */
function quoted(cell: string): string {
  if (/^".*"$/.test(cell)) return cell;
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
