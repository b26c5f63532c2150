/** The sign that stands before the decimals of a number. */
export type DecimalSign = "," | ".";

const written = /^[+-]?[\d.,\s\u00a0']+$/;
const spaces = /[\s\u00a0']/g;

/** The decimal sign of a whole table, told by those of its numbers that can be read in one way only. */
export function decimalSignOf(table: readonly (readonly string[])[]): DecimalSign | undefined {
  const told = new Set(table.flat().flatMap((cell) => signIn(cell.trim()) ?? []));
  const [only] = told;
  return told.size === 1 ? only : undefined;
}

function signIn(text: string): DecimalSign | undefined {
  if (!written.test(text)) return undefined;
  const tight = text.replace(spaces, "");
  const signs = tight.replace(/[^.,]/g, "");
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  const other = last === "," ? "." : ",";
  // Two kinds of sign: the last one begins the decimals. One sign again and again parts thousands.
  if (signs.includes(other)) return toSign(last);
  if (signs.length > 1) return toSign(other);
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(tight) ? undefined : toSign(last);
}

const toSign = (text: string): DecimalSign => (text === "," ? "," : ".");

/** Spreadsheets write 1,234.5 and 1.234,5 and 1,5; undefined where a lone comma could be either and nothing else tells. */
export function plainDecimal(text: string, sign = signIn(text)): string | undefined {
  if (!written.test(text)) return text;
  const tight = text.replace(spaces, "");
  if (sign === ",") return tight.replaceAll(".", "").replace(",", ".");
  if (sign === ".") return tight.replaceAll(",", "");
  return tight.includes(",") ? undefined : tight;
}
