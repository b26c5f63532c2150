import { describe, expect, it } from "vitest";
import { followRamp } from "../../parts/drives/control/reference.ts";
import { at } from "../../solve/tension/tension-state.ts";
import { usualControl } from "../../test-support/usual-control.ts";
import { startTrace } from "../../trace/trace.ts";
import type { BeltLoop, ControlledAction, LoopControl, LoopDrive } from "../belt-loop.ts";
import { runningEquilibrium } from "../equilibrium.ts";
import { planRun } from "../run-plan.ts";
import { defaultDynamicSettings } from "../settings.ts";
import { beginState, brakeEntry, driveEntry } from "../state.ts";
import { runControl } from "./control-step.ts";

const fullSpeed = 3;
const ramp = { shape: "linear", time: 20, jerkTime: 0, dwellTime: 0, dwellSpeed: 0 } as const;
const control: LoopControl = {
  reference: followRamp(startTrace("checked"), ramp, fullSpeed),
  stop: { shape: "linear", time: 10, jerkTime: 0 },
  ...usualControl,
};
const action: ControlledAction = {
  ...{ kind: "controlled", role: "leader", share: 0.6, most: 150e3, least: -60e3 },
  ...{ rate: 1e9, lag: 0, delay: 0, droop: 0 },
};

function placeOf(
  drives: readonly Partial<ControlledAction>[],
  { force = 80e3, rampTime = 0 }: { readonly force?: number; readonly rampTime?: number } = {},
) {
  const strand = { length: 100, stiffness: 50e6, mass: 100, resistance: 100, gravity: 0, sagConstant: 0, sagLoad: 0 };
  const loop: BeltLoop = {
    fullSpeed,
    strands: [strand, strand],
    stations: ["tail", "head"].map((id) => ({ id, mass: 5000, resistance: 0, gravity: 0 })),
    drives: drives.map(
      (own, d): LoopDrive => ({
        ...{ id: String(d), station: 1 - d, fullLoadForce: 100e3, runningForce: 20e3 / drives.length },
        ...{ startDelay: 0, stopDelay: 0, rampTime: 0, hasHoldback: false, friction: 0.3, wrapAngle: 3.5 },
        ...{ pulleyRadius: 0.4, action: { ...action, ...own } },
      }),
    ),
    brakes: [{ station: 1, force, delay: 0, rampTime, pulleyRadius: 0.4, steering: { share: 1, lag: 0 } }],
    control,
  };
  const settings = { ...defaultDynamicSettings, elements: 10, hasSag: false, longestStep: 0.01 };
  const plan = planRun(loop, settings);
  const state = beginState(plan, runningEquilibrium(plan).tension, fullSpeed);
  const set = (d: number, entry: keyof typeof driveEntry, value: number) => {
    state.drives[d * driveEntry.count + driveEntry[entry]] = value;
  };
  const of = (d: number, entry: keyof typeof driveEntry) => at(state.drives, d * driveEntry.count + driveEntry[entry]);
  const brake = (entry: keyof typeof brakeEntry) => at(state.brakes, brakeEntry[entry]);
  const setBrake = (entry: keyof typeof brakeEntry, value: number) => {
    state.brakes[brakeEntry[entry]] = value;
  };
  const { control: made } = plan;
  if (made === undefined) throw new Error("it is under control");
  return { plan, state, set, of, brake, setBrake, made, sampling: made.sampleSteps * plan.step };
}

/** Ten seconds of a start of twenty: half of the speed and an even acceleration are wanted. */
const [time, wanted, rising] = [10, 1.5, 0.15];

function leading(speed: number, gathered: number, own: Partial<ControlledAction> = {}, next = 0) {
  const place = placeOf([{ share: 1, ...own }]);
  place.set(0, "onAt", 0);
  place.set(0, "integral", gathered);
  place.set(0, "next", next);
  place.state.speed.fill(speed);
  runControl(place.plan, place.state, time);
  const [drive] = place.made.drives;
  if (drive === undefined) throw new Error("it has a drive");
  return { ...place, drive };
}

describe("the command of a drive that leads", () => {
  it("is gain times error, what it gathered and what the mass takes to follow the ramp", () => {
    const { drive, of, made, sampling } = leading(1.4, 5000);
    expect(drive.ahead).toBeCloseTo(made.mass, 6);
    const expected = drive.proportional * (wanted - 1.4) + 5000 + made.mass * rising;
    expect(of(0, "next") / expected).toBeCloseTo(1, 9);
    expect(of(0, "integral")).toBeCloseTo(5000 + drive.integral * (wanted - 1.4) * sampling, 6);
  });

  it("acts from the next sample on, and the force is at it within the step where nothing lags", () => {
    const { of } = leading(1.4, 0, {}, 33e3);
    expect([of(0, "command"), of(0, "force")]).toEqual([33e3, 33e3]);
    const late = leading(1.4, 0, { lag: 0.05 }, 33e3);
    const { step } = late.plan;
    expect(late.of(0, "force")).toBeCloseTo(20e3 + 13e3 * (1 - Math.exp(-step / 0.05)), 6);
    const slow = leading(1.4, 0, { rate: 1000 }, 33e3);
    expect(slow.of(0, "force")).toBeCloseTo(20e3 + 1000 * slow.plan.step, 6);
    const falling = leading(1.4, 0, { rate: 1000 }, 3e3);
    expect(falling.of(0, "force")).toBeCloseTo(20e3 - 1000 * falling.plan.step, 6);
  });

  it("changes by its rate at most in a sample", () => {
    const { of, sampling } = leading(1.4, 90e3, { rate: 1e5 }, 10e3);
    expect(of(0, "next")).toBeCloseTo(10e3 + 1e5 * sampling, 6);
    const down = leading(1.4, -90e3, { rate: 1e5 }, 10e3);
    expect(down.of(0, "next")).toBeCloseTo(10e3 - 1e5 * down.sampling, 6);
  });

  it.each([
    // Speed, gathered: beyond the upper limit it gathers only while too fast, beyond the lower only while too slow.
    [1.4, 300e3, 150e3, false],
    [1.6, 300e3, 150e3, true],
    [1.6, -300e3, -60e3, false],
    [1.4, -300e3, -60e3, true],
  ])("stops gathering at a limit: at %f m/s with %d N", (speed, gathered, limit, doesGather) => {
    const { of, drive, sampling } = leading(speed, gathered);
    expect(of(0, "next")).toBe(limit);
    const more = drive.integral * (wanted - speed) * sampling;
    expect(of(0, "integral")).toBeCloseTo(doesGather ? gathered + more : gathered, 6);
  });

  it("gives less above full speed, as power stays", () => {
    const { of } = leading(1.25 * fullSpeed, 0, {}, 140e3);
    expect(of(0, "force")).toBeCloseTo(150e3 / 1.25, 6);
    const held = leading(1.25 * fullSpeed, 0, {}, -60e3);
    expect(held.of(0, "force")).toBeCloseTo(-60e3 / 1.25, 6);
    expect(leading(fullSpeed, 0, {}, 150e3).of(0, "force")).toBe(150e3);
  });

  it("is solved together with its droop, about the load of steady running", () => {
    const droop = 1e-6;
    const { of, drive, made, sampling } = leading(1.4, 5000, { role: "droop", droop });
    // Half of the running force at half of the speed.
    const gap = wanted + droop * 10e3 - 1.4;
    const command = (drive.proportional * gap + 5000 + made.mass * rising) / (1 + drive.proportional * droop);
    expect(of(0, "next") / command).toBeCloseTo(1, 9);
    expect(of(0, "integral")).toBeCloseTo(5000 + drive.integral * (gap - droop * command) * sampling, 6);
  });

  it("is left as it was while the drive is off, or not yet on", () => {
    for (const [entry, value] of [
      ["isOn", 0],
      ["onAt", time + 1],
    ] as const) {
      const place = placeOf([{ share: 1 }]);
      place.set(0, "next", 7);
      place.set(0, entry, value);
      place.state.signal.fill(9);
      runControl(place.plan, place.state, time);
      expect([place.of(0, "next"), place.of(0, "force")]).toEqual([7, 20e3]);
      expect(place.state.signal[0]).toBe(0);
    }
  });
});

describe("what a leader tells", () => {
  it("is what it gathered, the mass and its smoothed answer: at first that of a line through its last two", () => {
    const { of, drive, made, sampling } = leading(1.4, 5000);
    const { smoothing } = made;
    expect(smoothing).toBeCloseTo(1 - Math.exp(-sampling / 0.2), 12);
    const answer = drive.proportional * (wanted - 1.4);
    const once = answer * smoothing;
    const told = 5000 + made.mass * rising + 2 * once - once * smoothing;
    expect(of(0, "tellNext") / told).toBeCloseTo(1, 9);
    expect([of(0, "smoothed") / once, of(0, "smoothedTwice") / (once * smoothing)]).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(1, 9),
    ]);
  });

  it("is heard by a follower after its delay, as its share of it", () => {
    const place = placeOf([{ share: 0.6 }, { role: "follower", share: 0.4, delay: 0.1, most: 1e9 }]);
    const { made, plan, state, of } = place;
    const late = made.drives[1]?.delaySteps ?? 0;
    expect(late).toBe(Math.round(0.1 / plan.step));
    expect(made.signalLength).toBe(late + 1);
    for (let n = 0; n < 3 * late; n += 1) {
      state.steps = n;
      place.set(0, "told", 1000 * n);
      place.set(0, "tellNext", 1000 * n);
      state.speed.fill(fullSpeed);
      runControl(plan, state, 100 + n * plan.step);
      if (n >= late && n % made.sampleSteps !== 0) {
        expect(of(1, "force")).toBeCloseTo((0.4 / 0.6) * 1000 * (n - late), 3);
      }
    }
  });

  it.each([
    // A follower helps itself beyond 5 % of full speed from the reference, 0.15 m/s.
    [1.5, 0],
    [1.36, 0],
    [1.64, 0],
    [1.25, 0.1],
    [1.75, -0.1],
  ])("is all a follower does near the reference: at %f m/s it answers %f m/s", (speed, excess) => {
    const place = placeOf([{ share: 0.6 }, { role: "follower", share: 0.4, most: 1e9, least: -1e9 }]);
    place.set(0, "onAt", 0);
    place.set(1, "onAt", 0);
    place.state.speed.fill(speed);
    place.state.signal.fill(30e3);
    place.state.steps = 1;
    runControl(place.plan, place.state, time);
    const gain = place.made.drives[1]?.proportional ?? 0;
    expect(place.of(1, "force")).toBeCloseTo((0.4 / 0.6) * 30e3 + gain * excess, 4);
  });
});

describe("a steered brake", () => {
  /** Two seconds into a stop of ten from full speed: 2.4 m/s are wanted, slowing down by 0.3 m/s². */
  function braking(speed: number, gathered: number, own: Parameters<typeof placeOf>[1] = {}, since = 2) {
    const place = placeOf([{ share: 1 }], own);
    place.set(0, "isOn", 0);
    place.setBrake("isOn", 1);
    place.setBrake("onAt", 0);
    place.setBrake("stopFrom", fullSpeed);
    place.setBrake("integral", gathered);
    place.setBrake("next", 11e3);
    place.state.speed.fill(speed);
    runControl(place.plan, place.state, since);
    const [brake] = place.made.brakes;
    if (brake === undefined) throw new Error("it has a brake");
    return { ...place, made: brake };
  }

  it("holds what keeps the belt on its ramp, from the next sample on", () => {
    const { made, brake, sampling } = braking(2.5, 4000);
    const expected = made.proportional * 0.1 + 4000 + made.ahead * 0.3;
    expect(brake("next") / expected).toBeCloseTo(1, 9);
    expect([brake("command"), brake("steered")]).toEqual([11e3, 11e3]);
    expect(brake("integral")).toBeCloseTo(4000 + made.integral * 0.1 * sampling, 6);
  });

  it("neither pulls nor holds more than it can, and then gathers towards the inside only", () => {
    expect(braking(2.4, -500e3).brake("next")).toBe(0);
    expect(braking(2.4, 500e3).brake("next")).toBe(80e3);
    expect(braking(2.5, 500e3).brake("integral")).toBe(500e3);
    expect(braking(2.3, 500e3).brake("integral")).toBeLessThan(500e3);
    expect(braking(2.3, -500e3).brake("integral")).toBe(-500e3);
    expect(braking(2.5, -500e3).brake("integral")).toBeGreaterThan(-500e3);
  });

  it("changes by its force over its ramp at most", () => {
    const { brake, sampling, plan } = braking(2.4, 60e3, { rampTime: 4 });
    expect(brake("next")).toBeCloseTo(11e3 + (80e3 / 4) * sampling, 6);
    expect(brake("steered")).toBeCloseTo((80e3 / 4) * plan.step, 6);
  });

  it("goes to its full force in two seconds once the belt is to stand", () => {
    const { brake, sampling } = braking(0, 0, {}, 60);
    expect(brake("next")).toBeCloseTo(11e3 + (80e3 / 2) * sampling, 6);
  });

  it("does nothing before it is closed", () => {
    const place = placeOf([{ share: 1 }]);
    place.setBrake("isOn", 1);
    place.setBrake("onAt", 5);
    place.setBrake("next", 5e3);
    runControl(place.plan, place.state, 4.9);
    expect([place.brake("next"), place.brake("command"), place.brake("steered")]).toEqual([5e3, 0, 0]);
  });
});

describe("the end of a ramp down by drives", () => {
  it.each([
    // Ten seconds from full speed: at 9.79 s more than 2 % of it are wanted still, at 9.81 s less, at 10.01 s none.
    [9.79, 0, 1],
    [9.81, 1, 1],
    [10.01, 1, 0],
  ])("closes the brakes below 2 %% of full speed and lets go at rest: after %f s", (since, isClosed, isOn) => {
    const place = placeOf([{ share: 1 }]);
    place.set(0, "isStopping", 1);
    place.set(0, "stopFrom", fullSpeed);
    place.set(0, "onAt", 0);
    runControl(place.plan, place.state, since);
    expect([place.brake("isOn"), place.of(0, "isOn")]).toEqual([isClosed, isOn]);
    if (isClosed === 1) expect(place.brake("onAt")).toBe(since);
  });
});
