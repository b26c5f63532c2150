import { describe, expect, it } from "vitest";
import { resistanceSteps } from "../../../rules/drive-control/wound-rotor.ts";
import { simulateStart } from "../../../solve/start-stop/simulate-start.ts";
import { curveStartTime } from "../../../solve/start-stop/start-duty.ts";
import { type MotorSource, torqueAt } from "../../../solve/start-stop/torque-source.ts";
import { startTrace } from "../../../trace/trace.ts";
import { softStart, starDelta, woundRotor } from "./motor-starts.ts";

const motor: MotorSource = { kind: "motor", fullLoadSlip: 0.01, breakdownSlip: 0.05, breakdown: 2.5, lockedRotor: 1.8 };
const trace = startTrace("checked");

describe("a wound rotor (handbook 15.6, EX 15.13)", () => {
  it("has 14 steps between 1.5 and 1.1 times full load, 9 between 1.8 and 1.1", () => {
    expect(resistanceSteps(trace, { slip: 0.01, first: 1.5, last: 1.1 })).toBe(14);
    expect(resistanceSteps(trace, { slip: 0.01, first: 1.8, last: 1.1 })).toBe(9);
  });

  it("first switches at a slip of 0.73333, and starts Ref-A in 11.584 s", () => {
    const source = woundRotor(trace, motor, { firstTorque: 1.5, lastTorque: 1.1 });
    if (source.kind !== "torque-speed") throw new Error(source.kind);
    expect(1 - (source.points[1]?.speed ?? 0) * 0.99).toBeCloseTo(0.73333, 5);
    const duty = { nominalForce: 112416.667, effectiveTension: 96849.3, mass: 176309.5, beltSpeed: 3 };
    // The handbook lets the saw go on to full speed; here its last per cent follows the motor's own line.
    expect(Math.abs(curveStartTime(trace, duty, source.points) - 11.584)).toBeLessThan(0.1);
  });
});

describe("a soft starter (handbook 15.2)", () => {
  it("lets the torque rise evenly, no higher than the motor's own, and all of it near full speed", () => {
    const soft = softStart(trace, { firstTorque: 0.4, lastTorque: 1.4, torqueTime: 10 });
    const source = { ...motor, soft };
    expect(torqueAt(source, 0, 0)).toBeCloseTo(0.4, 12);
    expect(torqueAt(source, 5, 0)).toBeCloseTo(0.9, 12);
    expect(torqueAt(source, 50, 0.5)).toBeCloseTo(1.4, 12);
    expect(torqueAt(source, 0, 0.96)).toBe(torqueAt(motor, 0, 0.96));
  });
});

describe("star-delta (handbook 15.2)", () => {
  const duty = { nominalForce: 100e3, effectiveTension: 20e3, mass: 100e3, beltSpeed: 3, breakAwayTension: 20e3 };
  const started = (source: MotorSource, change: Partial<typeof duty> = {}) =>
    simulateStart({ ...duty, ...change }, [{ source, nominalForce: 100e3, power: 3e5, slip: 0, delay: 0 }]);
  const source = (change = {}) => ({ ...motor, star: starDelta(trace, change) });

  it("gives a third of the torque in star, none at the change-over and all of it in delta", () => {
    const own = torqueAt(motor, 4, 0.5);
    expect(torqueAt(source(), 4, 0.5)).toBeCloseTo(own / 3, 12);
    expect(torqueAt(source(), 4.04, 0.5, 4)).toBe(0);
    expect(torqueAt(source(), 4.06, 0.5, 4)).toBe(own);
  });

  it("takes in star as long as a motor of a third of the torque takes to 85 %, and loses the gap", () => {
    const { series, kind } = started(source({ starGap: 0.5 }));
    expect(kind).toBe("started");
    const reached = (at: typeof series, speed: number) => at.time[at.speed.findIndex((one) => one >= speed)] ?? 0;
    const third = { ...motor, breakdown: motor.breakdown / 3, lockedRotor: motor.lockedRotor / 3 };
    // The curve of a third: the same slips, so that every torque is a third.
    const weak = started({ ...third, breakdownSlip: motor.breakdownSlip }).series;
    expect(reached(series, 0.84 * 3) / reached(weak, 0.84 * 3)).toBeCloseTo(1, 2);
    const dip = series.force.findIndex((force, at) => at > 0 && force === 0);
    expect(series.speed[dip]).toBeGreaterThanOrEqual(0.85 * 3 * 0.99);
  });

  it("never leaves star where a third of the locked-rotor torque is below what the belt takes", () => {
    const heavy = { effectiveTension: 65e3, breakAwayTension: 65e3 };
    expect(started(source(), heavy)).toMatchObject({ kind: "stalled", reachedSpeed: 0 });
    expect(started(motor, heavy).kind).toBe("started");
  });

  it("leaves star after its time, and is in time then what a start direct on line is", () => {
    const heavy = { effectiveTension: 65e3, breakAwayTension: 65e3 };
    const found = started(source({ starTime: 5, starGap: 0.05 }), heavy);
    expect(found.kind).toBe("started");
    expect(found.time - 5.05).toBeCloseTo(started(motor, heavy).time, 2);
  });

  it("is slower than direct on line and faster than star alone", () => {
    const [direct, star] = [started(motor), started(source())];
    expect(star.time).toBeGreaterThan(direct.time);
    expect(star.time).toBeLessThan(started(source({ starSpeed: 0.97 })).time);
  });
});
