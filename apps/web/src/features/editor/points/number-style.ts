/** The sign that stands before the decimals of a number. */
export type DecimalSign = "," | ".";

/** A number as spreadsheets write it, and what follows: a unit, an exponent, a sum. */
const written = /^([+\-−–]?)(\d[\d.,\s'’]*|[.,]\d+)(.*)$/s;
const blanks = /[\s'’]/g;

interface Written {
  readonly sign: string;
  readonly digits: string;
  readonly rest: string;
}

function writtenIn(text: string): Written | undefined {
  const [, sign = "", digits, rest = ""] = written.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const tight = digits.trimEnd();
  return { sign, digits: tight, rest: `${digits.slice(tight.length)}${rest}` };
}

/** The decimal sign of a whole table, told by those of its numbers that can be read in one way only. */
export function decimalSignOf(table: readonly (readonly string[])[]): DecimalSign | undefined {
  const told = new Set(table.flat().flatMap((cell) => signIn(cell) ?? []));
  const [only] = told;
  return told.size === 1 ? only : undefined;
}

/** Dates and numbered names are no numbers and tell nothing. */
function signIn(text: string): DecimalSign | undefined {
  const digits = writtenIn(text)?.digits ?? "";
  const sign = signOf(digits.replace(blanks, ""));
  return sign !== undefined && isNumber(digits, sign) ? sign : undefined;
}

function signOf(tight: string): DecimalSign | undefined {
  const signs = tight.replace(/[^.,]/g, "");
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  const other = last === "," ? "." : ",";
  // Two kinds of sign: the last one begins the decimals. One sign again and again parts thousands.
  if (signs.includes(other)) return toSign(last);
  if (signs.length > 1) return toSign(other);
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(tight) ? undefined : toSign(last);
}

const toSign = (text: string): DecimalSign => (text === "," ? "," : ".");
const thousandsBeside = (decimal: DecimalSign) => (decimal === "." ? "," : ".");

/**
 * Spreadsheets write 1,234.5 and 1.234,5 and 1,5; undefined where a lone comma could be either and nothing else tells.
 * What is no such number, as 1,2,3 or a word, comes back as it is.
 */
export function plainDecimal(text: string, sign = signIn(text)): string | undefined {
  const found = writtenIn(text);
  if (found === undefined) return text;
  const decimal = sign ?? ".";
  if (sign === undefined && /^[1-9]\d{0,2},\d{3}$/.test(found.digits.replace(blanks, ""))) return undefined;
  if (!isNumber(found.digits, decimal)) return text;
  const digits = found.digits.replace(blanks, "").replaceAll(thousandsBeside(decimal), "").replace(decimal, ".");
  return `${found.sign}${digits}${found.rest}`;
}

function isNumber(digits: string, decimal: DecimalSign): boolean {
  const [whole = "", decimals = "", ...further] = digits.split(decimal);
  return further.length === 0 && /^\d*$/.test(decimals) && isWhole(whole, thousandsBeside(decimal));
}

/** Digits alone, or in threes with one kind of sign between them. */
function isWhole(text: string, thousands: string): boolean {
  if (/^\d*$/.test(text)) return true;
  const [kind = ""] = /\D/.exec(text) ?? [];
  if (kind !== thousands && !/[\s'’]/.test(kind)) return false;
  const [first = "", ...groups] = text.split(kind);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
