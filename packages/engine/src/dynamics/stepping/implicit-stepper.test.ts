import { describe, expect, it } from "vitest";
import { at } from "../../solve/tension/tension-state.ts";
import { beginOf, eventsOf, type Scenario } from "../scenario.ts";
import { referenceBelt, referenceTorque } from "../verification/reference-belt.ts";
import { simulate } from "../verification/simulate.ts";

const start: Scenario = { kind: "start", load: "full" };

describe("the implicit stepper", () => {
  it.each([
    ["that holds more at rest", { breakaway: 1.6, speedShare: 0 }],
    ["that grows with speed", { breakaway: 1, speedShare: 0.6 }],
    ["of both kinds", { breakaway: 1.4, speedShare: 0.4 }],
  ])("moves the tail from rest when the explicit one does, with a friction %s", (_, friction) => {
    const [explicit = 0, implicit = 0] = (["explicit", "implicit"] as const).map((stepper) => {
      const loop = referenceBelt("full", referenceTorque);
      const run = simulate(loop, beginOf(start), eventsOf(start), { elements: 60, stepper, ...friction });
      let moved = Number.POSITIVE_INFINITY;
      run.goTo(8, (time) => {
        if (at(run.state.speed, 0) > 0.01) moved = Math.min(moved, time);
      });
      return moved;
    });
    expect(explicit).toBeGreaterThan(0.5);
    expect(Math.abs(implicit - explicit)).toBeLessThan(0.05);
  });
});
