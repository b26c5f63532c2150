import { describe, expect, it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { workedMotor as motor } from "../test-support/worked/calculator-inputs.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { motorFigures } from "./motor.ts";

// Handbook 7.7: 355 kW at 1485 rev/min behind 21.77, 415 V.
describe("figures of a motor", () => {
  it("are as printed", () => {
    const found = motorFigures(startTrace(), motor);
    expectPrinted(found.holdbackTorque, "149 103");
    expectPrinted(found.current, "594.425");
    expect(found.lowSpeedTorque).toBeCloseTo(found.highSpeedTorque * 21.77, 9);
  });

  it("refuse a motor that stands still or gives more than it takes", () => {
    expect(() => motorFigures(startTrace(), { ...motor, speed: 0 })).toThrow(InputRefused);
    expect(() => motorFigures(startTrace(), { ...motor, efficiency: 1.1 })).toThrow(InputRefused);
  });
});
