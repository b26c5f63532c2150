import { describe, expect, it } from "vitest";
import { conveyorWith, type Typed } from "../test-support/design-of.ts";
import { dynamicOptions, dynamicScenario } from "./dynamic.ts";

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

  it("carry delays, brake delays and take-up in SI", () => {
    const options = optionsOf({
      "drives[0].startDelay": 2,
      "drives[0].stopDelay": 3,
      takeupTravelInp: 6,
      takeupFriction: 1.5,
    });
    expect(options.drives?.[0]).toMatchObject({ startDelay: 2, stopDelay: 3 });
    expect(options.takeUp).toMatchObject({ travel: 6, friction: 1500 });
  });
});

describe("how a drive starts", () => {
  const motor = {
    "drives[0].motor.speed": 1485,
    "drives[0].motor.poles": 4,
    "drives[0].motor.freq": 50,
    "drives[0].motor.lrTorque": 200,
    "drives[0].motor.bdTorque": 270,
    "drives[0].flDirectDrive": true,
  };
  const starterOf = (typed: Typed) => optionsOf({ ...motor, ...typed }).drives?.[0]?.starter;

  it("is by its start factor when one is typed", () => {
    expect(starterOf({ startupFactor: 140 })).toBeUndefined();
  });

  it("is by its motor where there is neither starter nor coupling: locked-rotor torque at rest", () => {
    const starter = starterOf({});
    expect(starter?.kind).toBe("torque-speed");
    expect(starter?.kind === "torque-speed" ? starter.curve.y[0] : 0).toBeCloseTo(2, 6);
  });

  it("is by its fluid coupling when it has one", () => {
    const typed = {
      "drives[0].flDirectDrive": false,
      "drives[0].flcplg.peakTorque": 150,
      "drives[0].flcplg.twoSecTorque": 100,
      "drives[0].flcplg.slip": 2.5,
    };
    expect(starterOf(typed)).toMatchObject({
      kind: "fluid-coupling",
      slip: 0.025,
      peakTorque: 1.5,
      twoSecondTorque: 1,
    });
  });
});
