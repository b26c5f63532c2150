import { describe, expect, it } from "vitest";
import { movementText, shareText } from "./movement-text.ts";

const te = { path: "te", place: "", label: "Te", unit: "kN", before: 58.11, after: 62.78, relative: 0.0804 } as const;

describe("a movement in words", () => {
  it("tells result, both ends, unit and share", () => {
    expect(movementText(te, "metric")).toBe("Te 58.11 → 62.78 kN, +8.0 %");
  });

  it("is in the units of the screen", () => {
    expect(movementText(te, "imperial")).toMatch(/^Te 13[\s,]?06\d → 14[\s,]?11\d lbf?, \+8\.0 %$/);
  });

  it("says none where a result is no longer given", () => {
    const mass = { ...te, label: "Required take-up mass", unit: "kg", before: 4500 } as const;
    expect(movementText({ ...mass, after: undefined, relative: undefined }, "metric")).toBe(
      "Required take-up mass 4500 kg → none",
    );
  });

  it("keeps the sign of a share", () => {
    expect([0.08, -0.123, undefined].map(shareText)).toEqual(["+8.0 %", "−12.3 %", ""]);
  });
});
