import type { UnitSystem } from "@beltwright/model";
import { readDxf } from "./dxf-places.ts";
import type { Table } from "./pasted-table.ts";
import { type PlacesPlan, placesPlan } from "./places-plan.ts";
import { readTable } from "./table-text.ts";

/** Reads the places of a file by its name: DXF drawings in their own unit, or CSV with x, y, z or x, z. */
export function importPlaces(fileName: string, text: string, system: UnitSystem): PlacesPlan {
  if (/\.dxf$/i.test(fileName)) return readDxf(text);
  if (/\.(dwg|xlsx?|pdf)$/i.test(fileName)) return { kind: "unreadable", message: "Choose a CSV, text or DXF file." };
  return placesPlan(csvRows(text), system);
}

/** A line with two numbers or more: what parts those parts the cells of all lines. */
const numbers = /\d.*[;,\s]["\s]*[-+.]?\d/;

/** Semicolons, tabs, blanks or commas between cells. A comma may also stand before decimals: then something else parts. */
function csvRows(text: string): Table {
  const plain = text.replace(/^\uFEFF/, "").trim();
  const lines = plain.split(/\r\n?|\n/);
  const line = lines.find((one) => numbers.test(one)) ?? lines[0] ?? "";
  const sign = [";", "\t"].find((one) => line.includes(one));
  if (sign !== undefined) return readTable(plain, sign);
  const isBlank = !line.includes(",") || /\d +[-+.]?\d/.test(line);
  return isBlank ? lines.map((one) => one.trim().split(/ +/)) : readTable(plain, ",");
}
