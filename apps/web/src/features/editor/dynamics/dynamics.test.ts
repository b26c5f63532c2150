import type { Frames, PartialResult } from "@beltwright/engine";
import { calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { hasDynamicPlan } from "../../../session/dynamic-access.ts";
import { createDynamicsCalls } from "./dynamics-calls.ts";
import { withPart } from "./gathered-frames.ts";
import { choiceOf, scenarioOf } from "./scenario-choice.ts";
import { withFrames } from "./so-far.ts";

const conveyor = firstDesign({ capacity: 1200, length: 250, lift: 20, width: 1000 });
const calculated = calculate(conveyor);
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
const asked = { runTime: 20, interval: 0.1, elements: 60 };
const job = { conveyor, calculated, scenario: scenarioOf(choiceOf(conveyor), conveyor), asked };

/** Time that passes by 100 ms at every look: slices stay short, so a run comes in many parts. */
function busyClock() {
  let now = 0;
  return () => {
    now += 100;
    return now;
  };
}

describe("a run in the worker", () => {
  it("hands over in parts what it hands over at its end", async () => {
    const calls = createDynamicsCalls(async () => {}, busyClock());
    let gathered: Frames | undefined;
    let soFar: ReturnType<typeof withFrames> | undefined;
    let parts = 0;
    const answer = await calls.run(job, (part) => {
      gathered = withPart(gathered, part, 201);
      soFar = withFrames(soFar, part.frames);
      parts += 1;
    });
    if (answer.kind !== "ran") throw new Error(JSON.stringify(answer.reasons));
    expect(parts).toBeGreaterThan(10);
    expect(gathered?.count).toBe(201);
    expect(gathered?.tension).toEqual(answer.result.frames.tension);
    expect(gathered?.leaving).toEqual(answer.result.frames.leaving);
    expect(Math.max(...(soFar?.largest ?? []))).toBeLessThanOrEqual(answer.result.largest.tension * (1 + 1e-6));
    expect(() => structuredClone(answer)).not.toThrow();
  });

  it("ends at a cancel with what it has so far", async () => {
    let parts = 0;
    const calls = createDynamicsCalls(async () => {
      if (parts > 3) calls.cancel();
    }, busyClock());
    const answer = await calls.run(job, (_part: PartialResult) => {
      parts += 1;
    });
    if (answer.kind !== "ran") throw new Error("refused");
    expect(answer.result.end).toBe("cut-short");
    expect(answer.result.frames.count).toBeLessThan(201);
  });

  it("says why it cannot begin", async () => {
    const calls = createDynamicsCalls(async () => {}, busyClock());
    const answer = await calls.run({ ...job, asked: { ...asked, elements: 2 } }, () => {});
    expect(answer).toMatchObject({ kind: "refused", reasons: [{ code: "dynamic-out-of-limits", input: "elements" }] });
  });
});

describe("the dynamic plan", () => {
  const user = { userIsAdmin: false, subscriptions: [] };
  const subscription = { id: "1", status: "Active", subStartDate: 0, subEndDate: 10, storageUnits: 0 };
  const withPlan = (planID: string) => ({ ...user, subscriptions: [{ ...subscription, planID }] });

  it.each([
    ["TDynMonthly1001", 5, true],
    ["TDynMonthly1001", 11, false],
    ["TProMonthly1001", 5, false],
  ])("with %s at %d is %s", (planID, now, expected) => {
    expect(hasDynamicPlan(withPlan(planID), now)).toBe(expected);
  });

  it("is not needed by admins", () => {
    expect(hasDynamicPlan({ ...user, userIsAdmin: true }, 5)).toBe(true);
  });
});
