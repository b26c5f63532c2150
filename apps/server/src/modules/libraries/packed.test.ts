import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, packable } from "./packed.ts";

describe("packing", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip; q=0", undefined],
    ["identity", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("answers %j with %j", (accepted, encoding) => {
    expect(chooseEncoding(accepted, 5000)).toBe(encoding);
  });

  it("leaves what fits into one packet as it is", () => {
    expect(chooseEncoding("br", 1023)).toBeUndefined();
    expect(chooseEncoding("br", 1024)).toBe("br");
  });

  it("gives back every byte, and packs once", async () => {
    const plain = Buffer.from(JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at, name: `Gurt ${at} µm` }))));
    const body = packable(plain);
    expect(gunzipSync(await body.packed("gzip"))).toEqual(plain);
    expect(brotliDecompressSync(await body.packed("br"))).toEqual(plain);
    expect(body.packed("br")).toBe(body.packed("br"));
  });
});
