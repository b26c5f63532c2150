const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Signs XML 1.0 does not allow, lone surrogates among them. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text safe inside an element or a quoted attribute, whatever a person typed. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "\uFFFD").replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

/** At most two decimals: a hundredth of a pixel. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
