import { describe, expect, it } from "vitest";
import { forbidden, memory } from "../test-support/storage.ts";
import { readUnitSystem, writeUnitSystem } from "./unit-system.tsx";

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
