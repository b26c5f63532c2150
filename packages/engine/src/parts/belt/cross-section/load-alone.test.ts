import { describe, expect, it } from "vitest";
import { solve } from "../../../solve/solve.ts";
import { workedConveyor } from "../../../test-support/worked-conveyor.ts";
import { loadAlone } from "./load-alone.ts";

describe("the load on a belt without tensions", () => {
  it("fills the belt as the whole solution says", () => {
    const solution = solve(workedConveyor, { method: "ISO" });
    if (solution.kind === "refused") throw new Error("the worked conveyor is solved");
    expect(loadAlone(workedConveyor)).toMatchObject({
      kind: "laid",
      fillRatio: Number(solution.crossSection.lowDensity.fillRatio),
    });
  });

  it("is that on the idlers given where no row has their frame", () => {
    expect(loadAlone(workedConveyor, [])).toEqual(loadAlone(workedConveyor));
  });

  it("is refused where the belt cannot be laid", () => {
    expect(loadAlone({ ...workedConveyor, points: [] }).kind).toBe("refused");
  });
});
