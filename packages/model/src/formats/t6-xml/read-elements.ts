import { type X2jOptions, XMLParser, XMLValidator } from "fast-xml-parser";
import { deepestNesting, forbiddenNames, mostValues } from "../../document/shape-fault.ts";
import { decodeText } from "../decode-text.ts";
import { type FileFault, fileFault } from "../file-fault.ts";
import { isXmlText, resolveEntities, type XmlElement } from "./element.ts";
import { hasTooMuchMarkup } from "./scan.ts";

/** Lists and their rows are elements of their own, so XML nests deeper than the values it holds. */
const deepestElements = 2 * deepestNesting;

const parserOptions: X2jOptions = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  // Nobody asks for the path of an element, which would be put together for every one of them.
  jPath: false,
  cdataPropName: "#cdata",
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepestElements + 1,
  // Names arrive as written: the ones that could do harm are refused before the parser sees them.
  onDangerousProperty: (name) => name,
};

/**
 * Reads an XML file into elements. Document types, and with them every way to declare an entity, are refused before
 * anything is parsed; so are nesting and numbers of elements no design has.
 */
export function readElements(
  content: Uint8Array | string,
): { readonly kind: "elements"; readonly root: XmlElement } | FileFault {
  const decoded = decodeText(content);
  if (decoded.kind === "fault") return decoded;
  const text = decoded.text.trim();
  const fault = textFault(text);
  if (fault) return fault;
  if (XMLValidator.validate(text) !== true) return fileFault("file-broken-xml");
  return parsedRoot(text);
}

function textFault(text: string): FileFault | undefined {
  if (!text.startsWith("<")) return fileFault("file-not-xml");
  if (hasTooMuchMarkup(text)) return fileFault("file-too-many-values");
  if (!isDeclaredUtf8(text)) return fileFault("file-not-utf8");
  if (/<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) return fileFault("file-has-dtd");
  if (!isXmlText(text)) return fileFault("file-broken-xml");
  if (new RegExp(`<\\s*/?\\s*(${forbiddenNames.join("|")})[\\s/>]`).test(text)) return fileFault("file-forbidden-name");
  return nestingFault(text);
}

/**
 * Some programs write UTF-8 and declare UTF-16, the coding of their own strings; real UTF-16 never gets here, it is
 * not valid UTF-8. Any other name could mean other letters, so it is refused.
 */
function isDeclaredUtf8(text: string): boolean {
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1];
  return declared === undefined || /^(utf-?8|utf-?16|us-ascii)$/i.test(declared);
}

function nestingFault(text: string): FileFault | undefined {
  let depth = 0;
  let count = 0;
  for (const [, closing, selfClosing] of text.matchAll(/<(\/?)[^\s/<>!?](?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g)) {
    count += 1;
    if (count > 2 * mostValues) return fileFault("file-too-many-values");
    if (closing === "/") depth -= 1;
    else if (selfClosing !== "/") depth += 1;
    if (depth > deepestElements) return fileFault("file-too-deep");
  }
  return undefined;
}

type ParsedNode = Readonly<Record<string, unknown>>;

function parsedRoot(text: string): { readonly kind: "elements"; readonly root: XmlElement } | FileFault {
  try {
    const roots = elementsOf(new XMLParser(parserOptions).parse(text));
    const [root] = roots;
    return root && roots.length === 1 ? { kind: "elements", root } : fileFault("file-broken-xml");
  } catch (error) {
    return fileFault(error instanceof UnknownEntity ? "file-has-entity" : "file-broken-xml");
  }
}

class UnknownEntity extends Error {}

function elementsOf(nodes: readonly ParsedNode[]): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  for (const node of nodes) {
    const name = Object.keys(node).find((key) => key !== ":@" && !key.startsWith("#"));
    if (name !== undefined) elements.push(elementOf(name, node));
  }
  return elements;
}

function elementOf(name: string, node: ParsedNode): XmlElement {
  const content = node[name] as readonly ParsedNode[];
  const attributes = node[":@"] as Readonly<Record<string, string>> | undefined;
  return {
    name,
    attributes: attributes === undefined ? noAttributes : attributesOf(attributes),
    children: elementsOf(content),
    text: content.map(textOf).join(""),
  };
}

/** As nearly every element has them. */
const noAttributes = {};

function attributesOf(attributes: Readonly<Record<string, string>>): XmlElement["attributes"] {
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, resolved(value)]));
}

function textOf(node: ParsedNode): string {
  if (typeof node["#text"] === "string") return resolved(node["#text"]);
  const raw = node["#cdata"] as readonly ParsedNode[] | undefined;
  return raw?.map((part) => String(part["#text"] ?? "")).join("") ?? "";
}

function resolved(text: string): string {
  const plain = resolveEntities(text);
  if (plain === undefined) throw new UnknownEntity();
  return plain;
}
