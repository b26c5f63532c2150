// @ts-expect-error: the package brings no types
import { parseString } from "dxf";

export interface ReadEntity {
  readonly type: string;
  readonly layer: string;
  readonly r?: number;
  readonly string?: string;
}

export interface ReadDxf {
  readonly entities: readonly ReadEntity[];
  readonly tables: { readonly layers: Readonly<Record<string, unknown>> };
  readonly header: Readonly<Record<string, unknown>>;
}

/** A DXF as an independent program reads it. */
export function readDxf(text: string): ReadDxf {
  return parseString(text);
}
