import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { addStructureSegment, addTypedCost, removeCostRow } from "./cost-edits.ts";
import { lineTitles } from "./line-titles.ts";

function changed(outcome: ReturnType<typeof addTypedCost.apply>): Conveyor {
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

describe("rows of a cost estimate", () => {
  it("take a quote for one line after the other, until every line has one", () => {
    let conveyor = newConveyor();
    for (const title of Object.values(lineTitles)) {
      conveyor = changed(addTypedCost.apply(conveyor, {}));
      expect(conveyor.costTyped.at(-1)).toEqual({ typedLine: title, typedSum: 0 });
    }
    expect(addTypedCost.apply(conveyor, {}).kind).toBe("refused");
  });

  it("begin a structure on the ground and go on in trusses", () => {
    const one = changed(addStructureSegment.apply(newConveyor(), {}));
    const two = changed(addStructureSegment.apply(one, {}));
    expect(two.structureSegments.map(({ segmentKind }) => segmentKind)).toEqual(["Ground", "Truss"]);
  });

  it("are removed where they are", () => {
    const two = changed(addTypedCost.apply(changed(addTypedCost.apply(newConveyor(), {})), {}));
    const left = changed(removeCostRow.apply(two, { list: "costTyped", index: 0 }));
    expect(left.costTyped.map(({ typedLine }) => typedLine)).toEqual(["Splices"]);
    expect(removeCostRow.apply(left, { list: "costTyped", index: 5 }).kind).toBe("refused");
  });
});
