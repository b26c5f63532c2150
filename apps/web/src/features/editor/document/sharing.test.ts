import { describe, expect, it } from "vitest";
import { sharing } from "./sharing.ts";

describe("two values that share what is equal", () => {
  const before = { name: "C1", belt: { kind: "EP" }, pulls: [{ x: 0 }, { x: 5 }] };

  it("are one where nothing differs", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it("differ only where they do", () => {
    const after = { ...structuredClone(before), pulls: [{ x: 0 }, { x: 6 }, { x: 7 }] };
    const shared = sharing(before, after);
    expect(shared).toEqual(after);
    expect(shared.belt).toBe(before.belt);
    expect(shared.pulls[0]).toBe(before.pulls[0]);
  });

  it("lose what the first had and the second has not", () => {
    expect(sharing<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(sharing<unknown>([], {})).toEqual({});
  });
});
