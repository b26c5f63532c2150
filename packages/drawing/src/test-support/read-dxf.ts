// @ts-expect-error: the package brings no types
import { parseString, toPolylines } from "dxf";

interface ReadEntity {
  readonly type: string;
  readonly layer: string;
  readonly r?: number;
}

/** A text: where it begins, where it is aligned to, how high its capitals are, degrees anticlockwise. */
interface ReadText extends ReadEntity {
  readonly type: "TEXT";
  readonly string: string;
  readonly x: number;
  readonly y: number;
  readonly x2?: number;
  readonly y2?: number;
  readonly textHeight: number;
  readonly rotation: number;
}

export const isText = (entity: ReadEntity): entity is ReadText => entity.type === "TEXT";

interface ReadDxf {
  readonly entities: readonly ReadEntity[];
  readonly tables: { readonly layers: Readonly<Record<string, unknown>> };
  readonly header: Readonly<Record<string, unknown>>;
}

interface Picture {
  readonly bbox: { readonly min: Corner; readonly max: Corner };
  readonly polylines: readonly { readonly vertices: readonly (readonly [number, number])[] }[];
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The lines an independent program would put on paper. */
export function pictureOf(dxf: ReadDxf): Picture {
  return toPolylines(dxf);
}

/** A DXF as an independent program reads it. */
export function readDxf(text: string): ReadDxf {
  return parseString(text);
}
