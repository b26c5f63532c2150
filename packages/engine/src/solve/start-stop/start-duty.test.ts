import { describe, expect, it } from "vitest";
import { bareTrace } from "../../trace/trace.ts";
import { couplingStartTime, curveStartTime, type StartDuty } from "./start-duty.ts";

const duty: StartDuty = { nominalForce: 100e3, effectiveTension: 60e3, mass: 150e3, beltSpeed: 3 };

/**
 * A coupling fills at half its two-second torque each second up to its peak, and beyond 85 % of speed falls in a line to
 * full load at full speed (handbook 3.6). Newton in small steps until 99.99 % of speed.
 */
function inSteps({ nominalForce, effectiveTension, mass, beltSpeed }: StartDuty, peak: number, twoSecond: number) {
  const step = 2e-4;
  let [time, speed] = [0, 0];
  const forceAt = (at: number, share: number) => {
    const most = share <= 0.85 ? peak : peak + ((1 - peak) * (share - 0.85)) / 0.15;
    return nominalForce * Math.min((at * twoSecond) / 2, most);
  };
  while (speed < 0.9999 * beltSpeed && time < 300) {
    const surplus = forceAt(time + step / 2, speed / beltSpeed) - effectiveTension;
    // Friction holds a belt that is not yet pulled hard enough.
    speed = Math.max(0, speed + (surplus * step) / mass);
    time += step;
  }
  return time;
}

describe("a start through a fluid coupling", () => {
  it.each([
    ["that is full before the belt is fast", {}, 1.4, 0.8],
    ["of a heavy belt", { mass: 600e3, effectiveTension: 90e3 }, 1.6, 1],
    ["whose torque meets the falling line while it fills", { mass: 40e3, effectiveTension: 20e3 }, 1.8, 0.4],
    ["of a belt that falls", { effectiveTension: -30e3 }, 1.3, 0.8],
    ["of a light belt that is at speed before", { mass: 5e3, effectiveTension: 1e3 }, 2, 0.2],
    ["of a level belt without friction", { effectiveTension: 0 }, 1.5, 2],
  ])("%s takes as long as it does in small steps", (_, own: Partial<StartDuty>, peak, twoSecond) => {
    const given = { ...duty, ...own };
    expect(couplingStartTime(bareTrace, given, peak, twoSecond) / inSteps(given, peak, twoSecond)).toBeCloseTo(1, 3);
  });

  it.each([
    ["whose peak only holds the belt", 0.6, 0.8, 60e3],
    ["that does not fill", 1.4, 0, 60e3],
    ["that gives less at full speed than the belt takes", 1.4, 0.8, 100.1e3],
  ])("never ends with one %s", (_, peak, twoSecond, effectiveTension) => {
    const found = couplingStartTime(bareTrace, { ...duty, effectiveTension }, peak, twoSecond);
    expect(found).toBe(Number.POSITIVE_INFINITY);
  });

  it("takes as long as before where forces and mass are doubled", () => {
    const double = { ...duty, nominalForce: 200e3, effectiveTension: 120e3, mass: 300e3 };
    const [once, twice] = [duty, double].map((one) => couplingStartTime(bareTrace, one, 1.4, 0.8));
    expect((twice ?? 0) / (once ?? 1)).toBeCloseTo(1, 9);
  });
});

describe("a start along a curve", () => {
  const curve = [
    { speed: 0.1, torque: 1.6 },
    { speed: 0.5, torque: 1.2 },
    { speed: 0.8, torque: 1.5 },
  ];
  const time = (points: typeof curve) => curveStartTime(bareTrace, duty, points);

  it("is level before its first and after its last point", () => {
    const whole = [{ speed: 0, torque: 1.6 }, ...curve, { speed: 1, torque: 1.5 }];
    expect(time(curve)).toBeCloseTo(time(whole), 12);
  });

  it("counts from rest to full speed only, straight between points on both sides of them", () => {
    // The lines through the points reach 1.7 at rest and 1.7 at full speed.
    const beyond = [{ speed: -0.1, torque: 1.8 }, ...curve, { speed: 1.2, torque: 1.9 }];
    const cut = [{ speed: 0, torque: 1.7 }, ...curve, { speed: 1, torque: 1.7 }];
    expect(time(beyond)).toBeCloseTo(time(cut), 9);
    const far = [{ speed: -2, torque: 9 }, { speed: -1, torque: 9 }, ...cut, { speed: 3, torque: 0.1 }];
    expect(time(far.filter(({ speed }) => speed >= -0.1))).toBeCloseTo(time(cut), 9);
  });

  it("is the sum of m Δv ln(F2/F1)/(F2 − F1) over its stretches", () => {
    const forces = [1.6, 1.6, 1.2, 1.5, 1.5].map((torque) => torque * duty.nominalForce - duty.effectiveTension);
    const speeds = [0, 0.1, 0.5, 0.8, 1].map((share) => share * duty.beltSpeed);
    const expected = forces.slice(1).reduce((sum, last, at) => {
      const [first = 0, step] = [forces[at], (speeds[at + 1] ?? 0) - (speeds[at] ?? 0)];
      return sum + duty.mass * step * (first === last ? 1 / first : Math.log(last / first) / (last - first));
    }, 0);
    expect(time(curve) / expected).toBeCloseTo(1, 9);
  });

  it("has no end without a point of its curve that pulls the belt", () => {
    expect(time(curve.map((one) => ({ ...one, torque: 0.6 })))).toBe(Number.POSITIVE_INFINITY);
  });
});
