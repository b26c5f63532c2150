/** Linear interpolation in rows of rising first column, held at the ends. */
export function interpolate(rows: readonly (readonly [number, number])[], at: number): number {
  return interpolateBy(
    rows,
    (row) => row[0],
    at,
    (row) => row[1],
  );
}

/** The same for rows of any kind. Only the two neighbouring rows are asked for their value. */
export function interpolateBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  at: number,
  entryOf: (row: Row, index: number) => number,
): number {
  let upper = 0;
  while (upper < rows.length - 1 && keyOf(getRow(rows, upper)) < at) upper += 1;
  const above = getRow(rows, upper);
  if (upper === 0 || keyOf(above) <= at) return entryOf(above, upper);
  const below = getRow(rows, upper - 1);
  const low = entryOf(below, upper - 1);
  return low + ((entryOf(above, upper) - low) * (at - keyOf(below))) / (keyOf(above) - keyOf(below));
}

function getRow<Row>(rows: readonly Row[], at: number): Row {
  const row = rows[at];
  if (row === undefined) throw new Error("a table needs rows");
  return row;
}
