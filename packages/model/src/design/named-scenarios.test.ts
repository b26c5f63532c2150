import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { scenarioNames, scenariosFor } from "./named-scenarios.ts";

describe("scenarios by name", () => {
  it("are twelve, and unknown names are left out", () => {
    expect(scenarioNames).toHaveLength(12);
    expect(scenariosFor(newConveyor(), ["earthquake", "start-empty"])).toEqual([{ kind: "start", load: "empty" }]);
  });

  it("abort a controlled start at its share of the ramp", () => {
    const conveyor = { ...newConveyor(), rampTime: 120, abortShare: 50 };
    const [aborted] = scenariosFor(conveyor, ["aborted-start-full"]);
    expect(aborted).toMatchObject({ tripTime: 60 });
  });

  it("leave brakes with a supply of their own under control when the power fails", () => {
    const failing = (brakeControlBackup: boolean) =>
      scenariosFor({ ...newConveyor(), brakeControlBackup }, ["power-failure-full"])[0];
    expect(failing(true)).toMatchObject({ hasBrakeBackup: true });
    expect(failing(false)).toMatchObject({ hasBrakeBackup: false });
  });
});
