import { firstDesign, scenariosFor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { inCompany, prepareReports } from "./report-input.ts";

const conveyor = { ...firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 }), dynRunTime: 1 };
const prepared = prepareReports(conveyor);
if (prepared.kind === "refused") throw new Error("the sample cannot be calculated");
const { input } = prepared;

describe("scenarios of reports", () => {
  it("are simulated once, however often others are chosen beside them", () => {
    const first = inCompany(input, { scenarios: scenariosFor(conveyor, ["start-full"]) });
    const both = inCompany(first, { scenarios: scenariosFor(conveyor, ["start-full", "stop-full"]) });
    expect(both.dynamics?.[0]).toBe(first.dynamics?.[0]);
    expect(both.dynamics?.map(({ result }) => result.scenario.kind)).toEqual(["start", "stop"]);
    expect(inCompany(both, {}).dynamics).toEqual([]);
  });
});
