import { describe, expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Edit } from "../edits/edit.ts";
import { conveyorWith } from "../test-support/design-of.ts";
import { addDutyState, removeDutyState } from "./duty-edits.ts";

describe("edits of the yearly duty", () => {
  const half: Conveyor = { ...conveyorWith({}), duty: [{ dutyHours: 4000, dutyLoad: 60, dutySpeed: 100 }] };

  it("add a full state for what is left of the year", () => {
    const two = done(addDutyState, half, {});
    expect(two.duty).toEqual([...half.duty, { dutyHours: 4760, dutyLoad: 100, dutySpeed: 100 }]);
    expect(done(addDutyState, two, {}).duty[2]?.dutyHours).toBe(0);
  });

  it("take a state out, and none that is not there", () => {
    expect(done(removeDutyState, half, { index: 0 }).duty).toEqual([]);
    expect(removeDutyState.apply(half, { index: 1 }).kind).toBe("refused");
  });
});

function done<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}
