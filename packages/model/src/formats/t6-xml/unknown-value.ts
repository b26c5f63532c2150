import type { JsonValue } from "../../document/records/extras.ts";
import { escapeAttribute, escapeText, isPlainName, isXmlText, type XmlElement } from "./element.ts";

/**
 * Fields the definitions do not know. From an XML file they are text, elements and attributes and are written back as
 * such; whatever else JSON can hold is written as JSON with `type="json"`, so that nothing is lost between the formats.
 */

/** Holds `[name, value]` for names that cannot be element names. */
const anyName = "field";

export function writeUnknown(name: string, value: JsonValue, indent: string): string {
  if (!isPlainName(name) || (name === anyName && !isXmlShaped(value))) {
    return `${indent}<${anyName} type="json">${jsonText([name, value])}</${anyName}>\n`;
  }
  if (!isXmlShaped(value)) return `${indent}<${name} type="json">${jsonText(value)}</${name}>\n`;
  return (Array.isArray(value) ? value : [value]).map((one) => indent + writeElement(name, one)).join("");
}

/** JSON of printable ASCII, which every XML file can hold. */
function jsonText(value: JsonValue): string {
  const text = JSON.stringify(value).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return escapeText(text);
}

function writeElement(name: string, value: JsonValue): string {
  if (typeof value === "string") return `<${name}>${escapeText(value)}</${name}>\n`;
  const entries = Object.entries(value ?? {}) as readonly (readonly [string, JsonValue])[];
  const attributes = entries.flatMap(([key, inner]) =>
    key.startsWith("@") ? [` ${key.slice(1)}="${escapeAttribute(String(inner))}"`] : [],
  );
  const content = entries.flatMap(([key, inner]) => {
    if (key.startsWith("@")) return [];
    if (key === "#text") return [escapeText(String(inner))];
    return (Array.isArray(inner) ? inner : [inner]).map((one) => writeElement(key, one).trimEnd());
  });
  return `<${name}${attributes.join("")}>${content.join("")}</${name}>\n`;
}

/** Whether reading the value back from plain elements gives exactly the same value. */
function isXmlShaped(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length > 1 && value.every(isXmlItem);
  return isXmlItem(value);
}

function isXmlItem(value: JsonValue): boolean {
  if (typeof value === "string") return isXmlText(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value) as readonly (readonly [string, JsonValue])[];
  const hasText = entries.some(([key]) => key === "#text");
  const hasAttributes = entries.some(([key]) => key.startsWith("@"));
  if (entries.length === 0 || (hasText && !hasAttributes)) return false;
  return entries.every(([key, inner]) => isXmlEntry(key, inner, hasText));
}

function isXmlEntry(key: string, value: JsonValue, hasText: boolean): boolean {
  if (key.startsWith("@")) return isPlainName(key.slice(1)) && key !== "@type" && isString(value) && isXmlText(value);
  if (key === "#text") return isString(value) && value !== "" && isXmlText(value);
  return !hasText && isPlainName(key) && isXmlShaped(value);
}

function isString(value: JsonValue): value is string {
  return typeof value === "string";
}

/** Names and values of unknown elements; repeated ones become a list. Undefined where JSON inside is broken. */
export function readUnknown(elements: readonly XmlElement[]): readonly (readonly [string, JsonValue])[] | undefined {
  const byName = new Map<string, JsonValue[]>();
  for (const element of elements) {
    const entry = readOne(element);
    if (!entry) return undefined;
    const same = byName.get(entry[0]);
    if (same) same.push(entry[1]);
    else byName.set(entry[0], [entry[1]]);
  }
  return [...byName].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? null) : values] as const);
}

function readOne(element: XmlElement): readonly [string, JsonValue] | undefined {
  if (element.attributes.type !== "json") return [element.name, plainValue(element)];
  try {
    const value: unknown = JSON.parse(element.text);
    if (element.name !== anyName) return [element.name, value as JsonValue];
    const [name, inner] = Array.isArray(value) ? value : [];
    return typeof name === "string" && inner !== undefined ? [name, inner as JsonValue] : undefined;
  } catch {
    return undefined;
  }
}

function plainValue({ attributes, children, text }: XmlElement): JsonValue {
  const named = Object.entries(attributes).map(([name, value]) => [`@${name}`, value] as const);
  if (named.length === 0 && children.length === 0) return text;
  const own = children.length === 0 && text !== "" ? [["#text", text] as const] : [];
  const inner = new Map<string, JsonValue[]>();
  for (const child of children) {
    const same = inner.get(child.name);
    if (same) same.push(plainValue(child));
    else inner.set(child.name, [plainValue(child)]);
  }
  const parts = [...inner].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values] as const);
  return Object.fromEntries([...named, ...own, ...parts]);
}
