import { describe, expect, it } from "vitest";
import { conveyorWith, type Typed } from "../test-support/design-of.ts";
import { calculate } from "./calculate.ts";
import { dynamicOptions, dynamicScenario, prepareConveyor } from "./dynamic.ts";

const optionsOf = (typed: Typed) => dynamicOptions(conveyorWith(typed));

describe("the dynamic fields of a document", () => {
  it.each([
    ["Start", { kind: "start", load: "declines" }],
    ["Stop by coasting", { kind: "stop", by: "coasting", load: "declines" }],
    ["Stop by brake", { kind: "stop", by: "braking", load: "declines" }],
    ["Aborted start", { kind: "aborted-start", load: "declines", tripTime: 5 }],
    ["Emergency stop", { kind: "emergency-stop", load: "declines" }],
  ])("name the case %s", (dynCase, scenario) => {
    expect(dynamicScenario(conveyorWith({ dynCase, dynLoading: "Declines", dynTripTime: 5 }))).toEqual(scenario);
  });

  it("run 60 s with frames every 0.1 s in a new conveyor", () => {
    expect(optionsOf({})).toMatchObject({ runTime: 60, interval: 0.1, elements: 1000, stepShare: 0.9, hasSag: true });
  });

  it("choose between the three-parameter solid and Kelvin-Voigt", () => {
    expect(optionsOf({ dynBeltModel: "SLS" }).model).toEqual({ branchRatio: 0.1, branchTime: 0.5, dampingTime: 0 });
    expect(optionsOf({ dynBeltModel: "KV", dynKvTime: 0.01 }).model).toMatchObject({
      branchRatio: 0,
      dampingTime: 0.01,
    });
  });

  it("carry the take-up in SI", () => {
    const options = optionsOf({ takeupTravelInp: 6, takeupFriction: 1.5 });
    expect(options.takeUp).toMatchObject({ travel: 6, friction: 1500 });
  });
});

describe("a run of a calculated conveyor", () => {
  const forceAt = (typed: Typed, runTime: number) => {
    const conveyor = conveyorWith(typed);
    const calculated = calculate(conveyor);
    if (calculated.kind === "refused") throw new Error(JSON.stringify(calculated.issues));
    const prepared = prepareConveyor({ conveyor, calculated }, { runTime, interval: 0.1, elements: 60 });
    if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
    prepared.run.advance(runTime);
    const { drives, scenario } = prepared.run.result();
    return { force: drives[0]?.largestForce, full: drives[0]?.fullLoadForce ?? 0, scenario };
  };
  const motor = {
    "drives[0].selectMotorMode": "Manual",
    "drives[0].motor.power": 90,
    "drives[0].motor.speed": 1485,
    "drives[0].motor.poles": 4,
    "drives[0].motor.freq": 50,
    "drives[0].motor.lrTorque": 200,
    "drives[0].motor.bdTorque": 270,
    "drives[0].flDirectDrive": true,
  };

  it("is in the case the conveyor names", () => {
    expect(forceAt({ ...motor, dynCase: "Start", dynLoading: "Empty" }, 0.2).scenario).toEqual({
      kind: "start",
      load: "empty",
    });
  });

  it("starts when the delay of its drive is over", () => {
    expect(forceAt({ ...motor, dynCase: "Start", "drives[0].startDelay": 2 }, 1).force).toBe(0);
    expect(forceAt({ ...motor, dynCase: "Start", "drives[0].startDelay": 0.5 }, 1).force).toBeGreaterThan(0);
  });

  it("begins with twice the full load of a motor whose row says so, in percent or as a ratio", () => {
    const [percent, ratio] = [
      { "drives[0].motor.lrTorque": 200, "drives[0].motor.bdTorque": 270 },
      { "drives[0].motor.lrTorque": 2, "drives[0].motor.bdTorque": 2.7 },
    ].map((torques) => forceAt({ ...motor, ...torques, dynCase: "Start" }, 0.2));
    expect((percent?.force ?? 0) / (percent?.full ?? 1)).toBeCloseTo(2, 1);
    expect(ratio).toEqual(percent);
  });
});
