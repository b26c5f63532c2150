import { describe, expect, it } from "vitest";
import { at } from "../../solve/tension/tension-state.ts";
import { sums } from "../kernel/sums.ts";
import { beginOf, eventsOf, type Scenario } from "../scenario.ts";
import { carriageEntry } from "../state.ts";
import { referenceBelt, referenceTorque } from "../verification/reference-belt.ts";
import { simulate } from "../verification/simulate.ts";

const coast: Scenario = { kind: "stop", load: "full", by: "coasting" };

/** The take-up of the reference conveyor when its drive lets go: where it went, and how far in all. */
function carriageWith(friction: number) {
  const loop = referenceBelt("full", referenceTorque);
  if (loop.takeUp === undefined) throw new Error("the reference conveyor has a take-up");
  const takeUp = { ...loop.takeUp, friction };
  const { plan, state, goTo } = simulate({ ...loop, takeUp }, beginOf(coast), eventsOf(coast), { elements: 60 });
  let [way, before] = [0, 0];
  goTo(15, () => {
    const taken = at(state.carriage, carriageEntry.taken);
    way += Math.abs(taken - before);
    before = taken;
  });
  const range = at(state.carriage, carriageEntry.most) - at(state.carriage, carriageEntry.least);
  return { plan, way, range, rubbed: at(state.total, sums.carriageFriction) };
}

describe("friction of a take-up carriage", () => {
  it("takes its force times the way of the carriage, which it shortens", () => {
    const [free, rubbing] = [carriageWith(0), carriageWith(4000)];
    expect(free.rubbed).toBe(0);
    expect(free.range).toBeGreaterThan(0.5);
    expect(rubbing.range).toBeLessThan(free.range);
    expect(rubbing.way).toBeGreaterThan(0.1);
    // Steps in which the carriage comes to a stop take a little less.
    expect(rubbing.rubbed / (4000 * rubbing.way)).toBeGreaterThan(0.98);
    expect(rubbing.rubbed / (4000 * rubbing.way)).toBeLessThan(1.02);
  });

  it("keeps the carriage where it is as long as it is more than the change of the tensions", () => {
    const held = carriageWith(1e6);
    expect([held.way, held.rubbed]).toEqual([0, 0]);
  });
});
