import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { insertPoints, pasteCells } from "./grid-edits.ts";

const places = Array.from({ length: 60 }, (_, at) => ({ x: 5 + at, y: 0, z: 0.8 + at / 20 }));

describe("points from a spreadsheet", () => {
  it("are set into the loop in their order, as one labelled step", () => {
    const outcome = insertPoints.apply(newConveyor(), { index: 2, places });
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    expect(outcome.label).toBe("Insert 60 points");
    expect(outcome.conveyor.pulls).toHaveLength(67);
    expect(outcome.conveyor.pulls.slice(2, 62).map(({ x }) => x)).toEqual(places.map(({ x }) => x));
    expect(outcome.conveyor.pulls.map(({ no }) => no)).toEqual(Array.from({ length: 67 }, (_, at) => at + 1));
    expect(outcome.conveyor.pulls[2]).toMatchObject({ pType: "Int. Pt", sectType: "Carry", capacityInp: 1800 });
  });

  it("that would go beyond the longest loop are refused and nothing changes", () => {
    const many = Array.from({ length: 2000 }, () => ({ x: 0, y: 0, z: 0 }));
    expect(insertPoints.apply(newConveyor(), { index: 2, places: many }).kind).toBe("refused");
  });
});

describe("cells pasted over the table", () => {
  it("lengthen it with intermediate points where they need more rows", () => {
    const values = [
      { path: "pulls[0].x", value: -2 },
      { path: "pulls[8].x", value: 33 },
    ];
    const outcome = pasteCells.apply(newConveyor(), { label: "Paste", rows: 9, values });
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    expect(outcome.conveyor.pulls).toHaveLength(9);
    expect(outcome.conveyor.pulls[0]?.x).toBe(-2);
    expect(outcome.conveyor.pulls[8]).toMatchObject({ pType: "Int. Pt", x: 33, no: 9 });
  });

  it("are all refused where one of them is wrong", () => {
    const values = [
      { path: "pulls[0].x", value: 1 },
      { path: "pulls[1].sectType", value: "Sideways" },
    ];
    expect(pasteCells.apply(newConveyor(), { label: "Paste", rows: 2, values }).kind).toBe("refused");
  });
});
