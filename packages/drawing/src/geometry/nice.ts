/** 1, 2 or 5 times a power of ten, not less than `least`. */
export function niceStep(least: number): number {
  if (!(least > 0) || !Number.isFinite(least)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** More could not be read on any screen. */
const mostTicks = 200;

/** Round values from low to high, about as many as wanted. */
export function niceTicks(low: number, high: number, wanted: number): readonly number[] {
  const most = Math.min(mostTicks, Math.max(1, Math.floor(wanted)));
  const step = niceStep((high - low) / most);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.max(0, Math.min(2 * most + 1, Math.floor(high / step + 1e-9) - first + 1));
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toFixed(Math.min(20, digits))));
}

/** A coordinate as people write it: no more decimals than asked for, no trailing zeros. */
export function rounded(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) + 0);
}
