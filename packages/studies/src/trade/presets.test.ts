import { newConveyor, toDisplay, type UnitCode } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { usualStudy } from "./presets.ts";

describe("the study offered in inches and feet", () => {
  it.each<[string, UnitCode, "beltWidthInp" | "beltSpeedInp", number]>([
    ["beltWidth", "mm", "beltWidthInp", 6],
    ["beltSpeed", "m/s", "beltSpeedInp", 50],
  ])("has round values of %s beside today's", (name, unit, field, step) => {
    const conveyor = { ...newConveyor(), metric: false };
    const values = usualStudy(conveyor).choices.find((choice) => choice.name === name)?.values ?? [];
    const offered = values
      .filter((value) => value !== conveyor[field])
      .map((value) => toDisplay(Number(value), unit, "imperial"));
    expect(offered.length).toBeGreaterThan(1);
    for (const value of offered) expect(Number(value.toPrecision(12)) % step).toBe(0);
  });
});
