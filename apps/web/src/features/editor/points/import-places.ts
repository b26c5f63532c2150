import type { UnitSystem } from "@beltwright/model";
import { readDxf } from "./dxf-places.ts";
import { type PlacesPlan, placesPlan } from "./places-plan.ts";
import { readTable } from "./table-text.ts";

/** Reads the places of a file by its name: DXF drawings in their own unit, or CSV with x, y, z or x, z. */
export function importPlaces(fileName: string, text: string, system: UnitSystem): PlacesPlan {
  if (/\.dxf$/i.test(fileName)) return readDxf(text);
  if (/\.(dwg|xlsx?|pdf)$/i.test(fileName)) return { kind: "unreadable", message: "Choose a CSV, text or DXF file." };
  return placesPlan(csvRows(text), system);
}

/** Semicolons, tabs or commas between cells, whichever the first line has most of; blanks where it has none. */
function csvRows(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, "").trim();
  const [first = ""] = plain.split(/\r\n?|\n/, 1);
  const counts = [";", "\t", ","].map((sign) => ({ sign, count: first.split(sign).length }));
  const { sign, count } = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return count > 1 ? readTable(plain, sign) : readTable(plain.replace(/[ \t]+/g, "\t"));
}
