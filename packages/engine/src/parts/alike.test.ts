import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refer } from "../trace/reference.ts";
import { isAlike } from "./alike.ts";

describe("values that are alike", () => {
  it("are the same down to their last part", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(isAlike(JSON.parse(text), JSON.parse(text))).toBe(true);
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, 1],
    [1, { a: 1 }],
    [{ a: 1 }, null],
    [null, { a: 1 }],
    ["1", 1],
    [0, -0],
  ])("are not %j and %j", (one, other) => {
    expect(isAlike(one, other)).toBe(false);
  });

  it("may know different origins, but have the same value", () => {
    const known = refer(3, { kind: "given", path: "x" });
    expect(isAlike({ x: known }, { x: 3 })).toBe(true);
    expect(isAlike({ x: known }, { x: refer(3, { kind: "none" }) })).toBe(true);
    expect(isAlike({ x: known }, { x: 4 })).toBe(false);
  });
});
