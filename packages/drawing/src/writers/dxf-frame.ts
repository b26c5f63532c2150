import type { Drawing } from "../description/drawing.ts";
import type { Layer } from "../description/layers.ts";
import { code, real } from "./dxf-codes.ts";

/** Codes of $INSUNITS. */
const units = { m: 6, mm: 4, px: 0 } as const;

/** Header, tables and blocks a program needs before the entities. */
export function dxfHead(drawing: Drawing, nextHandle: string): string {
  return header(drawing, nextHandle) + tables(drawing) + blocks() + code(0, "SECTION") + code(2, "ENTITIES");
}

export function dxfFoot(): string {
  const root = code(0, "DICTIONARY") + code(5, "C") + code(330, 0) + code(100, "AcDbDictionary") + code(281, 1);
  const groups = code(3, "ACAD_GROUP") + code(350, "D");
  const group = code(0, "DICTIONARY") + code(5, "D") + code(330, "C") + code(100, "AcDbDictionary") + code(281, 1);
  return code(0, "ENDSEC") + section("OBJECTS", root + groups + group) + code(0, "EOF");
}

const section = (name: string, content: string) => code(0, "SECTION") + code(2, name) + content + code(0, "ENDSEC");
const variable = (name: string, number: number, value: string | number) => code(9, name) + code(number, value);

function header({ unit, bounds }: Drawing, nextHandle: string): string {
  const corner = (name: string, x: number, y: number) =>
    code(9, name) + code(10, real(x)) + code(20, real(y)) + code(30, "0.0");
  return section(
    "HEADER",
    variable("$ACADVER", 1, "AC1015") +
      variable("$DWGCODEPAGE", 3, "ANSI_1252") +
      variable("$INSUNITS", 70, units[unit]) +
      variable("$MEASUREMENT", 70, 1) +
      corner("$EXTMIN", bounds.minX, bounds.minY) +
      corner("$EXTMAX", bounds.maxX, bounds.maxY) +
      variable("$HANDSEED", 5, nextHandle),
  );
}

function tables(drawing: Drawing): string {
  return section(
    "TABLES",
    table("VPORT", "8", [viewport(drawing)]) +
      table("LTYPE", "5", lineTypes(drawing)) +
      table("LAYER", "2", [layer("0", 7, "10"), ...drawing.layers.map((one, at) => layerRecord(one, at))]) +
      table("STYLE", "3", [style()]) +
      table("VIEW", "6", []) +
      table("UCS", "7", []) +
      table("APPID", "9", [record("REGAPP", "12", "AcDbRegAppTableRecord", code(2, "ACAD") + code(70, 0), "APPID")]) +
      table("DIMSTYLE", "A", [], code(100, "AcDbDimStyleTable") + code(71, 0)) +
      table("BLOCK_RECORD", "1", [blockRecord("*Model_Space", "1F"), blockRecord("*Paper_Space", "1B")]),
  );
}

function table(name: string, handle: string, records: readonly string[], more = ""): string {
  const head = code(0, "TABLE") + code(2, name) + code(5, handle) + code(330, 0) + code(100, "AcDbSymbolTable");
  return head + code(70, records.length) + more + records.join("") + code(0, "ENDTAB");
}

function record(_name: string, handle: string, subclass: string, content: string, type: string): string {
  return code(0, type) + code(5, handle) + code(100, "AcDbSymbolTableRecord") + code(100, subclass) + content;
}

/** Dashes on paper become dashes of the drawing at its own scale: line, gap, line … in its unit. */
function lineTypes({ layers, view }: Drawing): readonly string[] {
  const type = (name: string, handle: string, dashes: readonly number[]) => {
    const lengths = dashes.map((one) => one / view.scaleY);
    const whole = lengths.reduce((sum, one) => sum + one, 0);
    const elements = lengths.map((one, at) => code(49, real(at % 2 === 0 ? one : -one)) + code(74, 0)).join("");
    const pattern = code(72, 65) + code(73, dashes.length) + code(40, real(whole)) + elements;
    return record(
      name,
      handle,
      "AcDbLinetypeTableRecord",
      code(2, name) + code(70, 0) + code(3, "") + pattern,
      "LTYPE",
    );
  };
  const dashed = layers.flatMap(({ name, dash }, at) =>
    dash === undefined ? [] : [type(name, (0x200 + at).toString(16).toUpperCase(), dash)],
  );
  return [type("BYBLOCK", "14", []), type("BYLAYER", "15", []), type("CONTINUOUS", "16", []), ...dashed];
}

function layer(name: string, colour: number, handle: string, lineType = "CONTINUOUS", weight = -3): string {
  const content = code(2, name) + code(70, 0) + code(62, colour) + code(6, lineType) + code(370, weight);
  return record(name, handle, "AcDbLayerTableRecord", content, "LAYER");
}

/** Pen widths CAD programs know, hundredths of a millimetre. */
const pens = [13, 18, 25, 35, 50, 70] as const;

function layerRecord({ name, cadColour, weight, dash }: Layer, at: number): string {
  const wanted = weight * 25;
  const pen = pens.find((one) => one >= wanted) ?? 70;
  return layer(name, cadColour, (0x100 + at).toString(16).toUpperCase(), dash === undefined ? "CONTINUOUS" : name, pen);
}

function style(): string {
  const sizes =
    code(40, "0.0") + code(41, "1.0") + code(50, "0.0") + code(71, 0) + code(42, "2.5") + code(3, "txt") + code(4, "");
  return record("STANDARD", "11", "AcDbTextStyleTableRecord", code(2, "STANDARD") + code(70, 0) + sizes, "STYLE");
}

const blockRecord = (name: string, handle: string) =>
  record(name, handle, "AcDbBlockTableRecord", code(2, name) + code(340, 0), "BLOCK_RECORD");

/** Programs open the file on the whole drawing. */
function viewport({ bounds }: Drawing): string {
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const pair = (number: number, x: number, y: number) => code(number, real(x)) + code(number + 10, real(y));
  const content =
    code(2, "*ACTIVE") +
    code(70, 0) +
    pair(10, 0, 0) +
    pair(11, 1, 1) +
    pair(12, (bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2) +
    pair(13, 0, 0) +
    pair(14, 10, 10) +
    pair(15, 10, 10) +
    code(16, "0.0") +
    code(26, "0.0") +
    code(36, "1.0") +
    code(17, "0.0") +
    code(27, "0.0") +
    code(37, "0.0") +
    code(40, real(Math.max(height, width / 2, 1e-3))) +
    code(41, "2.0") +
    code(42, "50.0");
  return record("*ACTIVE", "94", "AcDbViewportTableRecord", content, "VPORT");
}

function blocks(): string {
  const block = (name: string, owner: string, handle: string, end: string, isPaper: boolean) => {
    const paper = isPaper ? code(67, 1) : "";
    const entity = (type: string, own: string, subclass: string, content: string) =>
      code(0, type) +
      code(5, own) +
      code(330, owner) +
      code(100, "AcDbEntity") +
      paper +
      code(8, "0") +
      code(100, subclass) +
      content;
    const place = code(10, "0.0") + code(20, "0.0") + code(30, "0.0");
    const begin = code(2, name) + code(70, 0) + place + code(3, name) + code(1, "");
    return entity("BLOCK", handle, "AcDbBlockBegin", begin) + entity("ENDBLK", end, "AcDbBlockEnd", "");
  };
  return section(
    "BLOCKS",
    block("*Model_Space", "1F", "20", "21", false) + block("*Paper_Space", "1B", "1C", "1D", true),
  );
}
