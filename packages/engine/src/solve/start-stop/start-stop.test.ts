import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillingTorque, speedTorque } from "../../rules/fluid-coupling/start.ts";
import { motorTorque } from "../../rules/induction-motor/curve.ts";
import { bareTrace, startTrace } from "../../trace/trace.ts";
import { simulateStart } from "./simulate-start.ts";
import { simulateStop } from "./simulate-stop.ts";
import { couplingStartTime, curveStartTime } from "./start-duty.ts";
import { sortedCurve, type TorqueSource, torqueAt } from "./torque-source.ts";

// Handbook, chapter 03: reference conveyor Ref-A, full and empty.
const full = { nominalForce: 112416.7, effectiveTension: 96849.3, mass: 176309.5, beltSpeed: 3 };
const empty = { ...full, effectiveTension: 9897, mass: 92709.9 };
const coupling: TorqueSource = { kind: "fluid-coupling", peak: 1.4, twoSecond: 0.8 };
const curve = [
  { speed: 0, torque: 1 },
  { speed: 0.2, torque: 1.4 },
  { speed: 0.8, torque: 1.4 },
  { speed: 1, torque: 1 },
];

function start(duty: typeof full, source: TorqueSource, delay = 0, slip = 0) {
  const drive = { source, nominalForce: duty.nominalForce, power: 355e3, slip, delay };
  return simulateStart({ ...duty, breakAwayTension: duty.effectiveTension }, [drive]);
}

describe("a start through a fluid coupling (example 5)", () => {
  it("breaks away at 2.15 s and reaches full speed at 12.65 s after 16.26 m", () => {
    const found = start(full, coupling, 0, 0.025);
    expect(found.kind).toBe("started");
    expect(Math.abs(found.breakAway - 2.15)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(found.time - 12.65)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(found.distance - 16.26)).toBeLessThanOrEqual(0.03);
    expect(Math.abs((found.couplingHeat[0] ?? 0) / 1e6 - 2.779)).toBeLessThanOrEqual(0.005);
  });

  it("takes 3.80 s and 0.5279 MJ empty", () => {
    const found = start(empty, coupling, 0, 0.025);
    expect(Math.abs(found.time - 3.8)).toBeLessThanOrEqual(0.02);
    expect(Math.abs((found.couplingHeat[0] ?? 0) / 1e6 - 0.5279)).toBeLessThanOrEqual(0.002);
  });

  it.each([
    ["full", full],
    ["empty", empty],
    ["light", { ...empty, mass: 20_000 }],
  ])("takes as long in closed form as step by step, %s", (_, duty) => {
    expect(couplingStartTime(bareTrace, duty, 1.4, 0.8)).toBeCloseTo(start(duty, coupling).time, 2);
  });

  it("never gets there with less than the pull", () => {
    expect(couplingStartTime(bareTrace, { ...full, effectiveTension: 160e3 }, 1.4, 0.8)).toBe(Number.POSITIVE_INFINITY);
    expect(start({ ...full, effectiveTension: 160e3 }, coupling).kind).toBe("stalled");
  });
});

describe("a start that was expected to be quick", () => {
  it("is given up within a bounded number of steps where it never gets there", () => {
    let looks = 0;
    const watched = {
      speed: 0.01,
      get torque() {
        looks += 1;
        return 0.8616;
      },
    };
    const points = [{ speed: 0, torque: 200 }, watched, { speed: 1, torque: 0.8616 }];
    const found = start(full, { kind: "torque-speed", points }, 300);
    expect(found.kind).not.toBe("started");
    // A millisecond at a time while it waits, at most 600 s; of steps of its own it would take a hundred million.
    expect(looks).toBeLessThan(1e6);
  });
});

describe("a start by a torque-speed curve (example 11)", () => {
  it("takes 11.63226 s full and 2.03126 s empty", () => {
    expect(curveStartTime(startTrace("checked"), full, curve).toFixed(3)).toBe("11.632");
    expect(curveStartTime(startTrace("checked"), empty, curve)).toBeCloseTo(2.03126, 4);
  });

  it("takes the same step by step", () => {
    expect(start(full, { kind: "torque-speed", points: curve }).time).toBeCloseTo(11.6323, 1);
  });

  it("equals the constant force where the torque is constant", () => {
    const level = [
      { speed: 0, torque: 1.4 },
      { speed: 1, torque: 1.4 },
    ];
    expect(curveStartTime(bareTrace, full, level)).toBeCloseTo(8.7377, 3);
  });

  it("ends at the same time exactly and in steps where the torque fades out before full speed", () => {
    const fading = [
      { speed: 0, torque: 1.3 },
      { speed: 0.98, torque: 1.3 },
      { speed: 0.995, torque: 1 },
      { speed: 1, torque: 0 },
    ];
    for (const duty of [full, empty]) {
      const steps = start(duty, { kind: "torque-speed", points: fading });
      expect(steps.kind).toBe("started");
      expect(Math.abs(curveStartTime(bareTrace, duty, fading) - steps.time)).toBeLessThan(0.005);
    }
  });

  it("stalls where the torque falls below the pull", () => {
    expect(curveStartTime(bareTrace, full, [{ speed: 0, torque: 0.5 }, ...curve.slice(1)])).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

describe("a starter curve", () => {
  it("is sorted by its own axis and keeps the order of equal places", () => {
    const sorted = sortedCurve({
      kind: "torque-speed",
      points: [
        { speed: 0.5, torque: 1 },
        { speed: 0, torque: 2 },
        { speed: 0.5, torque: 3 },
      ],
    });
    expect(sorted.points).toEqual([
      { speed: 0, torque: 2 },
      { speed: 0.5, torque: 1 },
      { speed: 0.5, torque: 3 },
    ]);
    const source: TorqueSource = { kind: "torque-speed", points: sorted.kind === "torque-speed" ? sorted.points : [] };
    expect(torqueAt(source, 0, 0.5)).toBe(3);
    expect(torqueAt(source, 0, 0.25)).toBe(1.5);
    expect(torqueAt(source, 0, 2)).toBe(3);
  });
});

describe("a stop (example 16)", () => {
  const letGo = [{ share: 1, delay: 0 }];
  const brake = { force: 20e3 / 0.412, delay: 0, rampTime: 0 };

  it("coasts 5.4614 s and 8.1920 m full, 28.102 s and 42.153 m empty", () => {
    expect(simulateStop(full, [], letGo)).toMatchObject({ kind: "stopped" });
    expect(simulateStop(full, [], letGo).time?.toFixed(4)).toBe("5.4614");
    expect(simulateStop(full, [], letGo).distance?.toFixed(4)).toBe("8.1920");
    expect(simulateStop(empty, [], letGo).time).toBeCloseTo(28.102, 2);
    expect(simulateStop(empty, [], letGo).distance).toBeCloseTo(42.153, 2);
  });

  it("brakes in 3.6379 s and 5.4569 m full, 4.7592 s and 7.1388 m empty", () => {
    expect(simulateStop(full, [brake], letGo).time?.toFixed(4)).toBe("3.6379");
    expect(simulateStop(full, [brake], letGo).distance?.toFixed(4)).toBe("5.4569");
    expect(simulateStop(empty, [brake], letGo).time?.toFixed(4)).toBe("4.7592");
    expect(simulateStop(empty, [brake], letGo).distance?.toFixed(4)).toBe("7.1388");
  });

  // t = t_d + v1/dec_b, s = v t_d - dec_c t_d^2/2 + v1^2/(2 dec_b), handbook 03, 9.1.
  it("coasts until a late brake bites", () => {
    const found = simulateStop(full, [{ ...brake, delay: 1 }], letGo);
    const after = 3 - 0.549314;
    expect(found.time).toBeCloseTo(1 + after / 0.824647, 4);
    expect(found.distance).toBeCloseTo(3 - 0.549314 / 2 + after ** 2 / (2 * 0.824647), 4);
  });

  it("keeps its speed while the drive still pulls", () => {
    const found = simulateStop(full, [], [{ share: 1, delay: 2 }]);
    expect(found.time).toBeCloseTo(7.4614, 4);
    expect(found.distance).toBeCloseTo(6 + 8.192, 3);
  });

  // Handbook 03, 9.1: no force but resistance while coasting, F_b of 20 kN m at 0.412 m while braking.
  it("is free of drive and brake force while coasting, pulled until a late drive lets go, held back by its brake", () => {
    const forces = (stop: ReturnType<typeof simulateStop>) => new Set(stop.series.force.map((one) => one.toFixed(1)));
    expect(forces(simulateStop(full, [], letGo))).toEqual(new Set(["0.0"]));
    expect(forces(simulateStop(full, [brake], letGo))).toEqual(new Set(["-48543.7"]));
    const late = simulateStop(full, [], [{ share: 1, delay: 2 }]);
    expect(late.series.force[0]).toBeCloseTo(full.effectiveTension, 6);
    expect(late.series.acceleration[0]).toBe(0);
    expect(late.series.force.at(-1)).toBe(0);
    expect(late.series.acceleration.at(-1)).toBeCloseTo(-0.549314, 6);
  });

  it("does not end where the belt drives itself", () => {
    expect(simulateStop({ ...full, effectiveTension: -1 }, [], letGo).kind).toBe("does-not-stop");
  });

  it("is never longer with a brake, nor shorter with a flywheel or a slower brake", () => {
    const duty = fc.record({
      effectiveTension: fc.double({ min: 100, max: 1e6, noNaN: true }),
      mass: fc.double({ min: 1e3, max: 5e6, noNaN: true }),
      beltSpeed: fc.double({ min: 0.2, max: 8, noNaN: true }),
    });
    const force = fc.double({ min: 1, max: 1e6, noNaN: true });
    const late = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(duty, force, late, late, force, (one, strength, delay, rampTime, more) => {
        const coast = simulateStop(one, [], letGo).time ?? Number.POSITIVE_INFINITY;
        const slow = { force: strength, delay, rampTime };
        const braked = simulateStop(one, [slow], letGo).time ?? Number.POSITIVE_INFINITY;
        const quick = simulateStop(one, [{ ...slow, delay: 0, rampTime: 0 }], letGo).time ?? Number.POSITIVE_INFINITY;
        const heavier = simulateStop({ ...one, mass: one.mass + more }, [], letGo).time ?? 0;
        expect(braked).toBeLessThanOrEqual(coast * (1 + 1e-9));
        expect(quick).toBeLessThanOrEqual(braked * (1 + 1e-9));
        expect(heavier).toBeGreaterThanOrEqual(coast);
      }),
    );
  });
});

describe("the torque of a source", () => {
  it("is to the last bit what the formulas of couplings and motors give", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const motor = {
      kind: "motor",
      fullLoadSlip: 0.008,
      breakdownSlip: 0.0417,
      breakdown: 2.7,
      lockedRotor: 2,
    } as const;
    fc.assert(
      fc.property(share, fc.double({ min: 0, max: 30, noNaN: true }), (speedShare, time) => {
        const filling = fillingTorque.evaluate({ peak: 1.4, twoSecond: 0.8, time });
        const atSpeed = speedTorque.evaluate({ peak: 1.4, speedShare });
        expect(torqueAt(coupling, time, speedShare)).toBe(Math.min(filling, atSpeed));
        const slip = 1 - speedShare * (1 - 0.008);
        expect(torqueAt(motor, time, speedShare)).toBe(motorTorque.evaluate({ ...motor, slip }));
      }),
    );
  });
});
