import type { UnitSystem } from "@beltwright/model";
import { readDxf } from "./dxf-places.ts";
import { type PlacesPlan, placesPlan } from "./paste-plan.ts";

/** Reads the places of a file by its name: DXF drawings in metres, or CSV with x, y, z or x, z. */
export function importPlaces(fileName: string, text: string, system: UnitSystem): PlacesPlan {
  if (/\.dxf$/i.test(fileName)) {
    const places = readDxf(text);
    if (places.length === 0) return { kind: "unreadable", message: "The drawing holds no polyline, line or point." };
    return { kind: "places", places };
  }
  return placesPlan(csvRows(text), system);
}

/** Commas, semicolons or tabs between cells, whichever the first line has most of. */
function csvRows(text: string): readonly (readonly string[])[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const counts = [";", "\t", ","].map((sign) => ({ sign, count: first.split(sign).length }));
  const separator = counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
  return lines.map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")));
}
