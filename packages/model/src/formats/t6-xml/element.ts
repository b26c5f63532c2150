/** One element of an XML file, its text joined and its entities resolved. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Names that need no namespace and are safe in every place of an XML file. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z_][\w.-]*$/.test(name) && !/^xml/i.test(name);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters XML 1.0 leaves out.
const outsideXml = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;

/** Whether XML 1.0 can hold the text at all, in any spelling. */
export function isXmlText(text: string): boolean {
  return !outsideXml.test(text) && text.isWellFormed();
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (sign) => escapes[sign] ?? sign);
}

export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (sign) => escapes[sign] ?? sign);
}

const predefined: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Resolves the five predefined entities and character numbers; undefined where the text names any other. */
export function resolveEntities(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let isKnown = true;
  const resolved = text.replace(/&([^;&]{0,40};?)/g, (_all, name: string) => {
    const sign = name.endsWith(";") ? signOf(name.slice(0, -1)) : undefined;
    if (sign === undefined) isKnown = false;
    return sign ?? "";
  });
  return isKnown ? resolved : undefined;
}

function signOf(name: string): string | undefined {
  if (!name.startsWith("#")) return predefined[name];
  const digits = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const code = digits?.[1] === undefined ? Number(digits?.[2]) : Number.parseInt(digits[1], 16);
  if (!Number.isInteger(code) || code > 0x10ffff) return undefined;
  const sign = String.fromCodePoint(code);
  return isXmlText(sign) ? sign : undefined;
}
