import { describe, expect, it } from "vitest";
import { workedConveyor } from "../../../test-support/worked-conveyor.ts";
import { isSameDrives } from "./decide-drives.ts";

const starting = (startFactorFull: number, startFactorEmpty = 1) => ({
  ...workedConveyor,
  drives: workedConveyor.drives.map((drive) => ({ ...drive, startFactorFull, startFactorEmpty })),
});

describe("drives are the same", () => {
  it("where starts that take hardly any force differ by a millionth of full load", () => {
    expect(isSameDrives(starting(0.02), starting(0.02 + 0.9e-6))).toBe(true);
    expect(isSameDrives(starting(0.02), starting(0.02 + 1.1e-6))).toBe(false);
    expect(isSameDrives(starting(1, -0.02), starting(1, -0.02 - 1.1e-6))).toBe(false);
  });

  it("where starts beyond full load differ by a millionth of themselves", () => {
    expect(isSameDrives(starting(2), starting(2 + 1.9e-6))).toBe(true);
    expect(isSameDrives(starting(2), starting(2 + 2.1e-6))).toBe(false);
  });
});
