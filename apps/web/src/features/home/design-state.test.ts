import { conveyorToFile, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { stateOf } from "./design-state.ts";

describe("the state of a design on the start page", () => {
  it("counts errors and warnings", () => {
    const state = stateOf(conveyorToFile(newConveyor()));
    expect(state.kind).toBe("checked");
    const overfull = stateOf(conveyorToFile({ ...newConveyor(), capacityInp: 20_000 }));
    const errors = (one: typeof state) => (one.kind === "checked" ? one.errors + one.warnings : Number.NaN);
    expect(errors(overfull)).toBeGreaterThan(errors(state));
  });

  it("says so where there is nothing to calculate", () => {
    expect(stateOf(conveyorToFile({ ...newConveyor(), pulls: [] }))).toEqual({ kind: "not-calculated" });
    expect(stateOf({ nothing: true })).toMatchObject({ kind: expect.any(String) });
  });
});
