import { describe, expect, it } from "vitest";
import { controlModes, controlOutcome } from "../sweep/control-sweep.ts";

const kinds = Object.keys(controlModes) as (keyof typeof controlModes)[];

// `npm run bench -- control` takes 500 conveyors with parts of the shipped libraries.
describe("random conveyors under every kind of control", () => {
  it.each(kinds)("run to their end or are refused with a reason: %s", (by) => {
    const outcomes = Array.from({ length: 10 }, (_, at) => controlOutcome(at + 1, by));
    for (const one of outcomes) {
      if (one.kind === "finished") expect(one.energyError).toBeLessThan(1e-3);
      else expect(one).toMatchObject({ kind: "refused", reason: expect.stringMatching(/\w/) });
    }
    expect(outcomes.filter(({ kind }) => kind === "finished").length).toBeGreaterThan(outcomes.length / 4);
  });
});
