import { describe, expect, it } from "vitest";
import { createPacker, createUnpacker, type Walk } from "./packed-results.ts";

const results = { te: 99.5, tractionCase: "Running", "pulls[0].t1": 12, "pulls[1].t1": 13, "pulls[1].kind": "low" };

const walked =
  (record: Readonly<Record<string, number | string>>): Walk =>
  (take) => {
    for (const [path, value] of Object.entries(record)) take(path, value);
  };

describe("results on their way from the worker", () => {
  it("are all there when they arrive", () => {
    const unpacked = createUnpacker()(createPacker()(walked(results)));
    for (const [path, value] of Object.entries(results)) expect(unpacked.at(path), path).toBe(value);
    expect(unpacked.at("pulls[2].t1")).toBeUndefined();
    expect(unpacked.all()).toEqual(results);
    expect(unpacked.others).toEqual({ te: 99.5, tractionCase: "Running", "pulls[1].kind": "low" });
  });

  it("name the points only when these changed, and an answer stays what it was", () => {
    const [pack, unpack] = [createPacker(), createUnpacker()];
    const first = unpack(pack(walked(results)));
    const packed = pack(walked({ ...results, "pulls[0].t1": 14 }));
    expect(packed.paths).toBeUndefined();
    expect(unpack(packed).at("pulls[0].t1")).toBe(14);
    const { "pulls[0].t1": _gone, ...fewer } = results;
    const last = unpack(pack(walked(fewer)));
    expect(last.at("pulls[0].t1")).toBeUndefined();
    expect(last.at("pulls[1].t1")).toBe(13);
    expect(first.at("pulls[0].t1")).toBe(12);
  });
});
