import { describe, expect, it } from "vitest";
import { readUnitSystem, writeUnitSystem } from "./unit-system.tsx";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const forbidden = {
  getItem: (): string => {
    throw new Error("Storage is blocked");
  },
  setItem: (): void => {
    throw new Error("Storage is blocked");
  },
};

describe("the choice of units", () => {
  it("is metric until someone chooses", () => {
    expect(readUnitSystem(memory())).toBe("metric");
  });

  it("is remembered", () => {
    const storage = memory();
    writeUnitSystem(storage, "imperial");
    expect(readUnitSystem(storage)).toBe("imperial");
    writeUnitSystem(storage, "metric");
    expect(readUnitSystem(storage)).toBe("metric");
  });

  it("falls back to metric where the browser forbids storage", () => {
    expect(() => writeUnitSystem(forbidden, "imperial")).not.toThrow();
    expect(readUnitSystem(forbidden)).toBe("metric");
  });
});
