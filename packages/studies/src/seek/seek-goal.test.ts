import { type Conveyor, calculate, firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Goal, SeekAnswer } from "./goal.ts";
import { seekGoal } from "./seek-goal.ts";
import { seekSentence } from "./seek-sentence.ts";

const plant = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 });

function resultOf(conveyor: Conveyor, name: string): number {
  const found = calculate(conveyor);
  const value = found.kind === "calculated" ? found.results[name] : undefined;
  if (typeof value !== "number") throw new Error(`${name} is no number`);
  return value;
}

function told(answer: SeekAnswer) {
  if (answer.kind === "refused") throw new Error(JSON.stringify(answer.issues));
  return answer;
}

const fill: Goal = { change: "beltSpeedInp", result: "percentBeltCapacity", goal: 75, parts: "held" };

describe("seeking a goal", () => {
  // Fill is tonnage over speed: at a fixed tonnage their product is constant (ISO 5048, Iv = A v).
  it("finds the speed at which the belt is as full as asked", () => {
    const product = plant.beltSpeedInp * resultOf(plant, "percentBeltCapacity");
    const answer = told(seekGoal(plant, fill));
    expect(answer.kind).toBe("met");
    expect(answer.value).toBeCloseTo(product / 75, 6);
  });

  it.each([
    fill,
    { ...fill, change: "capacityInp", result: "te", goal: 120 },
    { ...fill, change: "takeUpMass", result: "tmax", goal: 220 },
    { ...fill, change: "nomCSSpacing", result: "totalMass", goal: 1.02 * resultOf(plant, "totalMass") },
  ])("answers a conveyor that gives the goal when it is calculated anew: %j", (goal) => {
    const answer = told(seekGoal(plant, goal));
    const isMet = answer.kind === "met";
    const gives = resultOf(answer.conveyor, goal.result);
    if (isMet) expect(gives).toBeCloseTo(goal.goal, 4);
    else expect(gives).toBeLessThanOrEqual(goal.goal);
    expect(["met", "jump"]).toContain(answer.kind);
    expect(answer.solves).toBeLessThanOrEqual(100);
  });

  it("answers the same whichever way round the bounds are typed", () => {
    const one = told(seekGoal(plant, { ...fill, from: 1, to: 5 }));
    const other = told(seekGoal(plant, { ...fill, from: 5, to: 1 }));
    expect(other).toEqual(one);
  });

  it("finds what lies between the results at the bounds, and nothing else", () => {
    const at = (speed: number) => resultOf({ ...plant, beltSpeedInp: speed }, "percentBeltCapacity");
    const [most, least] = [at(2), at(4)];
    for (const share of [0.01, 0.5, 0.99]) {
      const goal = least + share * (most - least);
      expect(told(seekGoal(plant, { ...fill, goal, from: 2, to: 4 })).kind).toBe("met");
    }
    for (const [goal, nearest] of [
      [most + 1, 2],
      [least - 1, 4],
    ] as const) {
      const answer = told(seekGoal(plant, { ...fill, goal, from: 2, to: 4 }));
      expect(answer.kind).toBe("nearest");
      expect(answer.value).toBe(nearest);
    }
  });

  it("changes the one input and nothing else", () => {
    const { conveyor, value } = told(seekGoal(plant, { ...fill, parts: "chosen" }));
    expect(conveyor).toEqual({ ...plant, beltSpeedInp: value });
  });

  it("tells every calculation", () => {
    const counted: number[] = [];
    const { solves } = told(seekGoal(plant, fill, { onSolved: (count) => counted.push(count) }));
    expect(counted).toEqual(Array.from({ length: solves }, (_, at) => at + 1));
  });

  it("says that an input moves nothing", () => {
    const goal = { ...fill, change: "altitude" };
    const answer = told(seekGoal(plant, goal));
    expect(answer.kind).toBe("unmoved");
    expect(seekSentence(plant, goal, answer, { system: "metric" })).toMatch(/^Altitude does not change /);
  });

  it.each([
    { ...fill, change: "convNo" },
    { ...fill, result: "teCase" },
    { ...fill, from: 50, to: 60 },
  ])("refuses %j", (goal) => {
    expect(seekGoal(plant, goal).kind).toBe("refused");
  });
});

describe("an answer in words", () => {
  it("is said in the units and the language of the reader", () => {
    const answer = told(seekGoal(plant, fill));
    expect(seekSentence(plant, fill, answer, { system: "imperial" })).toMatch(
      /^Belt speed = [\d.]+ ft\/min gives Cross-section fill = 75 %\.$/,
    );
    expect(seekSentence(plant, fill, answer, { system: "metric", language: "de" })).toMatch(/ ergibt /);
  });
});
