import { describe, expect, it } from "vitest";
import type { DriveControlInput } from "../../parts/drives/control/control-input.ts";
import { aDriveInput, aGearbox, aMotor, driveRules } from "../../test-support/drive-rows.ts";
import { solvedDrives } from "../../test-support/solved-drives.ts";

// Handbook 7.10: 355 kW at 415 V, 0.955 and 0.87 draw 594.425 A. Handbook 3, example 3: s_n 0.0080, s_k 0.041664.
const motor = aMotor(355, { current: 594.425 });

function currents(control: DriveControlInput) {
  const input = aDriveInput({
    motor: { kind: "manual", row: motor },
    fluidCoupling: { kind: "none" },
    gearbox: { kind: "manual", row: aGearbox(21.46, 80) },
    control,
  });
  return solvedDrives({ drives: [input], rules: driveRules }, undefined).startStop.starCurrents[0];
}

describe("line currents of star-delta", () => {
  it("begin with a third of the current at rest, and jump to little less than all of it", () => {
    const { starting = 0, before = 0, after = 0 } = currents({ mode: "star-delta" }) ?? {};
    expect(starting).toBeCloseTo((7 * 594.425) / 3, 6);
    // Slip 1 - 0.85 * 0.992 = 0.1568; 7 * 594.425 * sqrt(1.00173589 / 1.0706032).
    expect(after).toBeCloseTo(4024.93, 0);
    expect(before).toBeCloseTo(after / 3, 9);
  });

  it("jump the less the nearer the motor is to its speed", () => {
    const late = currents({ mode: "star-delta", starSpeed: 0.95 })?.after ?? 0;
    expect(late).toBeLessThan(0.9 * (currents({ mode: "star-delta", starSpeed: 0.8 })?.after ?? 0));
  });

  it("are those of the speed that is reached when the time in star is over", () => {
    const atOnce = currents({ mode: "star-delta", starTime: 0.5 })?.after ?? 0;
    expect(atOnce).toBeGreaterThan(currents({ mode: "star-delta" })?.after ?? 0);
    expect(atOnce).toBeLessThanOrEqual(7 * 594.425);
  });

  it("are not told of other starts", () => {
    expect(currents({ mode: "direct-on-line" })).toBeUndefined();
  });
});
