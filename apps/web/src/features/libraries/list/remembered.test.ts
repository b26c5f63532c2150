import { describe, expect, it } from "vitest";
import { asCsv } from "../import/pasted-csv.ts";
import { rememberCategory, rememberColumns, rememberedCategory, rememberedColumns } from "./remembered.ts";

describe("what a browser remembers of a library", () => {
  it("is kept per library", () => {
    const storage = aStorage();
    rememberCategory("brakes", "Mine", storage);
    rememberColumns("brakes", ["price", "no"], storage);
    expect(rememberedCategory("brakes", storage)).toBe("Mine");
    expect(rememberedCategory("belts", storage)).toBeUndefined();
    expect(rememberedColumns("brakes", storage)).toEqual(["price", "no"]);
    expect(rememberedColumns("belts", storage)).toEqual([]);
  });

  it("uses the name of the library and the word category as its key", () => {
    const storage = aStorage();
    rememberCategory("belts", "Mine", storage);
    expect(storage.getItem("beltsCategory")).toBe("Mine");
  });
});

describe("a pasted table", () => {
  it("is read with tabs as with commas", () => {
    expect(asCsv('a\tb\n1\t2,5\n"x"\ty')).toBe('a,b\n1,"2,5"\n"x",y');
    expect(asCsv("a,b\n1,2")).toBe("a,b\n1,2");
  });

  it("keeps cells of JSON whole", () => {
    expect(asCsv('type\tpts\nT\t[{"torque":1}]')).toBe('type,pts\nT,"[{""torque"":1}]"');
  });
});

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}
