import { describe, expect, it } from "vitest";
import { startTrace } from "../../trace/trace.ts";
import { endsStar, peakTorque, summaryFactor, type TorqueSource } from "./torque-source.ts";

const motor = { kind: "motor", fullLoadSlip: 0.01, breakdownSlip: 0.06, breakdown: 2.7, lockedRotor: 2 } as const;
const soft = { first: 0.3, last: 1.4, time: 10 };
const factor = (source: TorqueSource) => summaryFactor(startTrace("checked"), source);

describe("the factor that stands for a start", () => {
  it("is the mean of a curve over its speeds, not over its points", () => {
    const points = [
      { speed: 0, torque: 1 },
      { speed: 0.8, torque: 1 },
      { speed: 1, torque: 2 },
    ];
    // 0.8 at 1 and 0.2 at 1.5 in the mean.
    expect(factor({ kind: "torque-speed", points })).toBeCloseTo(1.1, 12);
    expect(factor({ kind: "torque-speed", points: points.slice(2) })).toBe(2);
    expect(factor({ kind: "torque-speed", points: [] })).toBe(0);
  });

  it("is what is typed, the peak of a coupling, and the last torque of a soft starter", () => {
    expect(factor({ kind: "factor", factor: 1.3 })).toBe(1.3);
    expect(factor({ kind: "fluid-coupling", peak: 1.6, twoSecond: 1 })).toBe(1.6);
    expect(factor({ ...motor, soft })).toBe(1.4);
  });
});

describe("the largest torque of a start", () => {
  it("is the breakdown or locked-rotor torque of a motor, whichever is larger", () => {
    expect(peakTorque(motor)).toBe(2.7);
    expect(peakTorque({ ...motor, lockedRotor: 3 })).toBe(3);
  });

  it("leaves out the locked rotor where star lasts until a speed, and not where it ends by its time", () => {
    expect(peakTorque({ ...motor, lockedRotor: 3, star: { speed: 0.9, gap: 0 } })).toBe(2.7);
    expect(peakTorque({ ...motor, lockedRotor: 3, star: { speed: 0.9, time: 2, gap: 0 } })).toBe(3);
  });

  it("is the highest point of a curve, and the last torque of a soft starter", () => {
    const points = [1.2, 1.5, 0.9].map((torque, at) => ({ speed: at / 2, torque }));
    expect(peakTorque({ kind: "torque-speed", points })).toBe(1.5);
    expect(peakTorque({ ...motor, soft })).toBe(1.4);
  });
});

describe("a motor in star", () => {
  it("is changed over at its speed or after its time, whichever comes first", () => {
    const star = { speed: 0.9, time: 5, gap: 0 };
    expect([
      endsStar(star, 4.9, 0.89),
      endsStar(star, 5, 0.1),
      endsStar(star, 0, 0.9),
      endsStar({ speed: 0.9, gap: 0 }, 1e6, 0.5),
    ]).toEqual([false, true, true, false]);
  });
});
