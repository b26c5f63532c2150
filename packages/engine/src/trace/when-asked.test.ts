import { describe, expect, it } from "vitest";
import { addWhenAsked } from "./when-asked.ts";

const aRecord = (make: () => readonly number[]) => addWhenAsked({ name: "a" }, { long: make });

describe("a property that is put together when it is asked for", () => {
  it("is made once, and not before", () => {
    let made = 0;
    const record = aRecord(() => {
      made += 1;
      return [made];
    });
    expect(made).toBe(0);
    expect(record.long).toBe(record.long);
    expect(made).toBe(1);
  });

  it("is one among the others: listed, written, copied and found by records laid over it", () => {
    const record = aRecord(() => [1, 2]);
    expect(Object.entries(record)).toEqual([
      ["name", "a"],
      ["long", [1, 2]],
    ]);
    expect(JSON.stringify(record)).toBe('{"name":"a","long":[1,2]}');
    expect({ ...record }).toEqual({ name: "a", long: [1, 2] });
    const over: typeof record = Object.create(record, { name: { value: "b", enumerable: true } });
    expect(over.long).toBe(record.long);
  });

  it("belongs to its own record", () => {
    const [one, other] = [aRecord(() => [1]), aRecord(() => [2])];
    expect([one.long, other.long]).toEqual([[1], [2]]);
  });
});
