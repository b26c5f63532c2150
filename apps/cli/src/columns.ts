/** Rows as text in columns: words to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (known, row) => row.map((cell, at) => Math.max(cell.length, known[at] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => padded(cell, widths[at] ?? 0, at))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The heading of a column of numbers stands over them. */
function padded(cell: string, width: number, at: number): string {
  return at > 0 && /^[-+\d–]|^t[12]|^[A-Z]{2,}(-\d)?$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}
