import { expect, it } from "vitest";
import { diameterOfRadius } from "../standards/mechanics/drive-line.ts";
import type { Place } from "./finding.ts";
import { findStep } from "./opened-steps.ts";
import { startTrace } from "./trace.ts";

function stepsAt(...places: readonly Place[]) {
  const trace = startTrace("recorded");
  for (const place of places) {
    trace.place = place;
    diameterOfRadius(trace, { pulleyRadius: 0.4 });
  }
  return trace.steps;
}

it("a result opens into the step at its place, or into one of no place", () => {
  const steps = stepsAt({}, { pointId: "1" }, { pointId: "2" });
  expect(findStep(steps, 0.8, "m", { pointId: "2" })?.place).toEqual({ pointId: "2" });
  expect(findStep(steps, 0.8, "m", { pointId: "3" })?.place).toEqual({});
});

it("an equal number of another point, drive or load case is a coincidence", () => {
  expect(findStep(stepsAt({ pointId: "1" }), 0.8, "m", { pointId: "2" })).toBeUndefined();
  expect(findStep(stepsAt({ driveId: "A" }), 0.8, "m", { driveId: "B" })).toBeUndefined();
  expect(findStep(stepsAt({ loadCase: "one" }), 0.8, "m", { loadCase: "two" })).toBeUndefined();
  expect(findStep(stepsAt({ pointId: "1" }), 0.8, "N", { pointId: "1" })).toBeUndefined();
});
