import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Bytes that are sent many times: packed once for each way of packing that a client understands. */
export interface Packed {
  readonly plain: Buffer;
  readonly packed: (encoding: Encoding) => Promise<Buffer>;
}

type Encoding = "br" | "gzip";

/** Below this, packing saves no packet on the wire. */
const worthPacking = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function packable(plain: Buffer): Packed {
  const done = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    packed: (encoding) => {
      const packed = done.get(encoding) ?? pack(plain, encoding);
      done.set(encoding, packed);
      return packed;
    },
  };
}

function pack(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(plain);
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The best packing a client asks for; undefined where it asks for none, or where there is little to pack. */
export function chooseEncoding(accepted: string | undefined, length: number): Encoding | undefined {
  if (accepted === undefined || length < worthPacking) return undefined;
  const wanted = accepted.split(",").map((part) => part.trim().toLowerCase());
  const takes = (name: string) => wanted.some((part) => part.split(";")[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : undefined;
}
