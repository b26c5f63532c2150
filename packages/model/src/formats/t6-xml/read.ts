import { conveyorDefinition } from "../../document/conveyor-definition.ts";
import { fieldsOf, type PartDefinition, type RecordDefinition } from "../../document/definition.ts";
import type { FieldDefinition } from "../../fields/field.ts";
import { type FileRead, fileFault } from "../file-fault.ts";
import type { XmlElement } from "./element.ts";
import { isRootName, pointName } from "./names.ts";
import { readElements } from "./read-elements.ts";
import { readUnknown } from "./unknown-value.ts";

/**
 * Reads a T6 file into the same names and values a JSON file holds. Numbers and booleans are recognised by the
 * definitions; a text that is neither stays text, and validation then says where.
 */
export function readT6(content: Uint8Array | string): FileRead {
  const read = readElements(content);
  if (read.kind === "fault") return read;
  if (!isRootName(read.root.name)) return { kind: "read", record: undefined };
  try {
    return { kind: "read", record: recordValues(conveyorDefinition, read.root, "") };
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error;
    return fileFault("file-fields-wrong", [{ path: error.path, message: "Holds JSON that cannot be read." }]);
  }
}

class BrokenJson extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`broken JSON in ${path}`);
    this.path = path;
  }
}

type Values = Readonly<Record<string, unknown>>;

function recordValues(record: RecordDefinition, element: XmlElement, path: string): Values | string {
  const stray = strayText(element);
  if (stray !== undefined) return stray;
  const byName = Map.groupBy(element.children, ({ name }) => name);
  const readers = readersOf(record);
  const values = [...readers].flatMap(([name, read]) => {
    const found = byName.get(name);
    return found ? [[name, read(found, path)] as const] : [];
  });
  const unknown = readUnknown(element.children.filter(({ name }) => !readers.has(name)));
  if (!unknown) throw new BrokenJson(path);
  return Object.fromEntries([...values, ...unknown]);
}

type Found = readonly XmlElement[];
type Reader = (found: Found, path: string) => unknown;

const knownReaders = new WeakMap<RecordDefinition, ReadonlyMap<string, Reader>>();

/** How each name of a record is read, in its order: the same for each of a thousand rows. */
function readersOf(record: RecordDefinition): ReadonlyMap<string, Reader> {
  const known = knownReaders.get(record);
  if (known !== undefined) return known;
  const readers = new Map<string, Reader>([
    ...fieldsOf(record).map((field): [string, Reader] => [field.name, (found) => fieldValue(field, found)]),
    ...record.outputs.map(({ name, kind }): [string, Reader] => [name, (found) => outputValue(kind, found)]),
    ...record.parts.map((part): [string, Reader] => [part.name, (found, path) => partValue(part, found, path)]),
    ["schemaVersion", (found) => single(found, (element) => numberOf(leafText(element)))],
  ]);
  knownReaders.set(record, readers);
  return readers;
}

/** Text between elements that should stand in one of them; validation refuses it in place of the record. */
function strayText({ text }: XmlElement): string | undefined {
  return text.trim() === "" ? undefined : text;
}

/** The text of a value; null, which no field takes, where elements stand in its place. */
function leafText({ children, text }: XmlElement): string | null {
  return children.length === 0 ? text : null;
}

/** A value that stands more than once stays a list, which no field takes. */
function single(found: Found, value: (element: XmlElement) => unknown): unknown {
  const [only] = found;
  return only && found.length === 1 ? value(only) : found.map(value);
}

function fieldValue(field: FieldDefinition, found: Found): unknown {
  switch (field.kind) {
    case "number":
      return single(found, (element) => numberOf(leafText(element)));
    case "boolean":
      return single(found, (element) => booleanOf(leafText(element)));
    case "points":
      return rowsOf(found, pointName).map((row) => strayText(row) ?? pointValues(row));
    case "text":
    case "choice":
      return single(found, leafText);
  }
}

function pointValues({ children }: XmlElement): Values {
  return Object.fromEntries(children.map((child) => [child.name, numberOf(leafText(child))]));
}

function outputValue(kind: "number" | "text" | "either", found: Found): unknown {
  return single(found, (element) => (kind === "text" ? leafText(element) : numberOf(leafText(element))));
}

function partValue(part: PartDefinition, found: Found, path: string): unknown {
  const place = `${path}${part.name}`;
  if (part.kind === "record") return single(found, (element) => recordValues(part.record, element, `${place}.`));
  return rowsOf(found, part.itemName).map((row, index) => recordValues(part.record, row, `${place}[${index}].`));
}

/** Rows stand inside one element of the list; other programs repeat the element of the list for each row. */
function rowsOf(found: Found, itemName: string): Found {
  const [only] = found;
  const isList =
    only && found.length === 1 && strayText(only) === undefined && only.children.every(({ name }) => name === itemName);
  return isList ? only.children : found;
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function numberOf(text: string | null): number | string | null {
  if (text === null) return text;
  const bare = text.trim();
  return decimal.test(bare) ? Number(bare) : text;
}

function booleanOf(text: string | null): boolean | string | null {
  if (text === null) return text;
  const bare = text.trim();
  if (bare === "true" || bare === "1") return true;
  return bare === "false" || bare === "0" ? false : text;
}
