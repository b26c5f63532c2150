import { describe, expect, it } from "vitest";
import { findLabelAt } from "./field-at.ts";

describe("the label at a path", () => {
  it.each([
    ["beltSpeedInp", "Belt speed"],
    ["pulls[3].shell", "Pulley shell"],
    ["drives[0].brakeTorqueLSS", "Brake torque"],
    ["pulls[0].nothing", undefined],
    ["pulls[0", undefined],
  ])("of %s is %s", (path, label) => {
    expect(findLabelAt(path)).toBe(label);
  });
});
