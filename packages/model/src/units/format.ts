/**
 * A number for reading: `digits` significant digits, but never fewer than all before the point, so that
 * 12345 kg is not shown as 12350. Trailing zeros are dropped.
 */
export function formatNumber(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return "–";
  const before = Math.floor(Math.log10(Math.abs(value))) + 1;
  const significant = Math.min(Math.max(digits, before), 17);
  return formatFull(value === 0 ? 0 : Number(value.toPrecision(significant)));
}

/** Parts of one balance that are no more than the rounding of its largest part count as nothing. */
export function withoutRounding(part: number, balance: Iterable<number>): number {
  let largest = 0;
  for (const one of balance) largest = Math.max(largest, Math.abs(one));
  return Math.abs(part) < roundingShare * largest ? 0 : part;
}

const roundingShare = 1e-9;

/** Every digit the number has: for editing, hovering and copying. */
export function formatFull(value: number): string {
  return Number.isFinite(value) ? String(value + 0) : "–";
}
