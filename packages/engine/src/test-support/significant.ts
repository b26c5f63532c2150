/** Whether a computed number, rounded to the digits a source prints, is what the source prints. */
export function printsAs(value: number, printed: string): boolean {
  const digits = printed.replace(/^-/, "").replace(/e.*$/, "");
  if (/e/.test(printed)) return value.toExponential(Math.max(0, digits.replace(".", "").length - 1)) === printed;
  const decimals = digits.includes(".") ? (digits.split(".")[1] ?? "").length : 0;
  return Math.abs(value - Number(printed)) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
}
