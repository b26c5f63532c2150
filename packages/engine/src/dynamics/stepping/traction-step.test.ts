import { describe, expect, it } from "vitest";
import { at } from "../../solve/tension/tension-state.ts";
import { beginOf, eventsOf, type Scenario } from "../scenario.ts";
import { driveEntry } from "../state.ts";
import { referenceBelt, referenceTorque } from "../verification/reference-belt.ts";
import { simulate } from "../verification/simulate.ts";
import { arrivingTension, leavingTension } from "./traction-step.ts";

const start: Scenario = { kind: "start", load: "full" };

/** A start with a pulley that holds a ratio of tensions, and the tensions beside it after every step. */
function startedOn(heldRatio: number) {
  const loop = referenceBelt("full", referenceTorque);
  const drives = loop.drives.map((drive) => ({ ...drive, friction: Math.log(heldRatio) / drive.wrapAngle }));
  const run = simulate({ ...loop, drives }, beginOf(start), eventsOf(start), { elements: 60 });
  const { plan, state } = run;
  const steps: { readonly time: number; readonly tight: number; readonly slack: number }[] = [];
  run.goTo(15, (time) => {
    const [arriving, leaving] = [arrivingTension(plan, state.tension, 1), leavingTension(plan, state.tension, 1)];
    steps.push({ time, tight: Math.max(arriving, leaving), slack: Math.min(arriving, leaving) });
  });
  const of = (name: keyof typeof driveEntry) => at(state.drives, driveEntry[name]);
  return { plan, steps, of };
}

// Euler and Eytelwein: the belt slips as soon as tight over slack side is more than e to the friction times the wrap.
describe("the belt on a drive pulley", () => {
  it("slips from the first step on in which the ratio is above what is held, and for as long as it is", () => {
    const { plan, steps, of } = startedOn(3);
    const slipping = steps.filter(({ tight, slack }) => tight / slack > 3);
    expect(slipping.length).toBeGreaterThan(10);
    expect(slipping.length).toBeLessThan(steps.length - 10);
    expect(of("slipTime") / (slipping.length * plan.step)).toBeCloseTo(1, 6);
    expect(Math.abs(of("firstSlipAt") - (slipping[0]?.time ?? 0))).toBeLessThan(1.5 * plan.step);
  });

  it("does not slip where the pulley holds more than is ever asked of it", () => {
    const { of } = startedOn(50);
    expect([of("slipTime"), of("firstSlipAt")]).toEqual([0, Number.NaN]);
  });

  it("is told with its largest ratio and its smallest margin", () => {
    const { steps, of } = startedOn(3);
    const ratios = steps.map(({ tight, slack }) => tight / slack);
    // T2 above (T1 − T2) / (e^µθ − 1)
    const margins = steps.map(({ tight, slack }) => slack - (tight - slack) / (3 - 1));
    expect(of("largestRatio") / Math.max(...ratios)).toBeCloseTo(1, 6);
    expect(of("smallestMargin") / Math.min(...margins)).toBeCloseTo(1, 6);
    const worst = steps[ratios.indexOf(Math.max(...ratios))];
    expect(Math.abs(of("largestRatioAt") - (worst?.time ?? 0))).toBeLessThan(0.05);
  });
});
