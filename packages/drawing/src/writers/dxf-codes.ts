/** One group of a DXF file: a code and its value, a line each. */
export function code(number: number, value: string | number): string {
  return `${number}\r\n${value}\r\n`;
}

/** A coordinate: a micrometre is enough for metres and more than enough for millimetres. */
export function real(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6 + 0);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** One line of plain ASCII: everything else as \U+XXXX, and no sign that would begin a control sequence. */
export function dxfText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("°", "%%d")
    .replaceAll("Ø", "%%c");
  return [...line]
    .map(asciiOf)
    .join("")
    .replace(/^ +| +$/g, "");
}

function asciiOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 32;
  if (point < 127) return sign === "^" ? "^ " : sign;
  if (point > 0xffff) return "?";
  return `\\U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}
