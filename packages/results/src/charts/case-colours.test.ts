import { loadCases } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { caseLook, caseLooks } from "./case-colours.ts";

describe("the look of load cases", () => {
  it("has a colour of its own for each of the ten", () => {
    expect(new Set(Object.values(caseLooks).map(({ colour }) => colour)).size).toBe(loadCases.length);
  });

  it("tells braking from coasting in bars without colour, full and empty alike", () => {
    for (const load of ["full", "empty"]) {
      expect(caseLook(`braking-${load}`).dash).not.toEqual(caseLook(`coasting-${load}`).dash);
    }
  });
});
