import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { Duty } from "../../design/duty.ts";
import { solveMachine } from "../../solve/machine/solve-machine.ts";
import { aDriveInput, aMotor, driveRules } from "../../test-support/drive-rows.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import { bareTrace } from "../../trace/trace.ts";
import { bearingDuty } from "./bearing-duty.ts";

const hour = 3600;
const motor = { kind: "manual", row: aMotor(400) } as const;
const input = { ...workedMachine, drives: { drives: [aDriveInput({ motor })], rules: driveRules } };

function solved(change: Partial<Design>) {
  const found = solveMachine({ ...workedDesign, ...change }, input, {}, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const state = (hours: number, load: number, speed = 1) => ({ time: hours * hour, load, speed });
const codesOf = (change: Partial<Design>) =>
  solved(change)
    .findings.map(({ code }) => code)
    .filter((code) => code.startsWith("duty-") || code === "motor-heat-high");

const full = solved({ duty: [state(5000, 1)] });
const none = solved({});
const livesOf = ({ machine }: typeof full) => machine.carryIdlers?.nominal.check.rolls.map(({ life }) => life);

describe("the equivalent load of a bearing", () => {
  const states = fc.array(
    fc.record({
      timeShare: fc.double({ noNaN: true, min: 0.01, max: 1 }),
      load: fc.double({ noNaN: true, min: 1, max: 1e5 }),
      rotation: fc.double({ noNaN: true, min: 0.1, max: 20 }),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it("lies between the lightest and the heaviest, and is that of a load that never changes", () => {
    fc.assert(
      fc.property(states, fc.constantFrom(3, 10 / 3), (all, exponent) => {
        const { load = Number.NaN } = bearingDuty(bareTrace, all, exponent) ?? {};
        const loads = all.map((one) => one.load);
        expect(load).toBeGreaterThanOrEqual(Math.min(...loads) * (1 - 1e-9));
        expect(load).toBeLessThanOrEqual(Math.max(...loads) * (1 + 1e-9));
        const same = bearingDuty(
          bareTrace,
          all.map((one) => ({ ...one, load: 500 })),
          exponent,
        );
        expect(same?.load).toBeCloseTo(500, 6);
      }),
    );
  });

  it("does not change when a state is told in two parts", () => {
    fc.assert(
      fc.property(states, fc.double({ noNaN: true, min: 0.1, max: 0.9 }), (all, share) => {
        const parted = all.flatMap((one) => [
          { ...one, timeShare: one.timeShare * share },
          { ...one, timeShare: one.timeShare * (1 - share) },
        ]);
        const [whole, parts] = [all, parted].map((one) => bearingDuty(bareTrace, one, 3));
        expect(Math.abs((parts?.load ?? 0) / (whole?.load ?? 1) - 1)).toBeLessThan(1e-9);
        expect(Math.abs((parts?.rotation ?? 0) / (whole?.rotation ?? 1) - 1)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("a duty at full load and speed", () => {
  it("gives rolls the life they have without one", () => {
    const [byDuty, without] = [livesOf(full), livesOf(none)];
    expect(byDuty?.length).toBe(3);
    for (const [at, life] of (byDuty ?? []).entries()) expect((life ?? 0) / (without?.[at] ?? 1)).toBeCloseTo(1, 9);
  });

  it("loads the bearings of a pulley as running full does", () => {
    for (const { check } of full.machine.pulleys) {
      const running = check?.loads.all.find(({ loadCase }) => loadCase === "running-full");
      expect((check?.bearingDuty?.load ?? 0) / (running?.bearingLoad ?? 1)).toBeCloseTo(1, 9);
    }
  });

  it("turns the motors with the power they take up", () => {
    const absorbed = full.power.cases.find(({ loadCase }) => loadCase === "running-full")?.absorbed ?? 0;
    expect(full.machine.duty?.motors[0]?.torque).toBeCloseTo(absorbed / 400_000, 9);
  });

  it("sends every point of the belt round as often as its way says", () => {
    const passes = (5000 * hour * workedDesign.beltSpeed) / full.loop.beltLength;
    expect(full.machine.duty?.beltPasses).toBeCloseTo(passes, 6);
  });
});

describe("a duty of part loads", () => {
  it("lengthens the life of bearings, and half the speed doubles it at the same load per metre", () => {
    const light = solved({ duty: [state(2500, 1), state(2500, 0.3)] });
    const slow = solved({ duty: [state(5000, 0.5, 0.5)] });
    for (const [at, life] of (livesOf(light) ?? []).entries()) expect(life).toBeGreaterThan(livesOf(full)?.[at] ?? 0);
    for (const [at, life] of (livesOf(slow) ?? []).entries()) {
      expect((life ?? 0) / (livesOf(full)?.[at] ?? 1)).toBeCloseTo(2, 6);
    }
  });

  it("leaves tensions and strength as they are", () => {
    const light = solved({ duty: [state(5000, 0.2)] });
    expect(light.cases).toEqual(none.cases);
    expect(light.machine.pulleys[0]?.check?.hubDiameter).toBe(none.machine.pulleys[0]?.check?.hubDiameter);
    expect(light.belt).toEqual(none.belt);
  });
});

describe("starts", () => {
  it("heat motors with the square of their torque for as long as they take", () => {
    const started = solved({ duty: [state(5000, 1)], startsPerHour: 10 });
    const { startFactor = 0, time = 0 } = started.machine.startStop?.starts.full ?? {};
    const [share, running] = [(10 * time) / hour, full.machine.duty?.motors[0]?.torque ?? 0];
    const expected = Math.sqrt(share * startFactor ** 2 + (1 - share) * running ** 2);
    expect(started.machine.duty?.motors[0]?.torque).toBeCloseTo(expected, 9);
  });

  it("alone are told of a conveyor that runs full all the year", () => {
    expect(solved({ startsPerHour: 2 }).machine.duty?.runningTime).toBe(8760 * hour);
    expect(none.machine.duty).toBeUndefined();
  });
});

describe("findings of the duty", () => {
  it.each<readonly [string, Duty, readonly string[]]>([
    ["a usual year", [state(4000, 1), state(2000, 0.5, 0.6)], []],
    ["too many hours", [state(6000, 1), state(4000, 0.5)], ["duty-longer-than-year"]],
    ["a crawling belt", [state(4000, 0.1, 0.2)], ["duty-speed-low"]],
    ["a belt too slow for its load", [state(4000, 0.8, 0.7)], ["duty-overfills-belt"]],
  ])("for %s", (_what, duty, codes) => {
    expect(codesOf({ duty })).toEqual(codes);
  });

  it("tell of motors that starts make too hot", () => {
    expect(codesOf({ duty: [state(5000, 1)], startsPerHour: 1000 })).toEqual(["motor-heat-high"]);
  });
});
