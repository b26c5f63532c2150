import { describe, expect, it } from "vitest";
import { aDriveInput, aFluidCoupling, driveRows, driveRules } from "../../../test-support/drive-rows.ts";
import { solvedDrives } from "../../../test-support/solved-drives.ts";
import type { DriveTrainInput } from "../drive-train-input.ts";

describe("the longest start a starter is chosen for", () => {
  const longestOf = (fluidCoupling: DriveTrainInput["fluidCoupling"]) => {
    const { trains } = solvedDrives({ drives: [aDriveInput({ fluidCoupling })], rules: driveRules }, driveRows);
    return trains[0]?.duties.starter.longestStart;
  };
  const typed = (longestStart: number) => ({ kind: "manual", row: aFluidCoupling(355, { longestStart }) }) as const;

  it("is what the typed coupling stands, and 600 s where it does not say or is yet to be chosen", () => {
    expect([longestOf(typed(45)), longestOf(typed(0)), longestOf({ kind: "auto" })]).toEqual([45, 600, 600]);
  });
});
