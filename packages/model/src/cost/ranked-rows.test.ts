import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { withChosenParts } from "../design/parts/chosen-parts.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { rankedRows } from "./ranked-rows.ts";

const rows = shippedRows();
const priced = ["motors", "fluidCouplings", "gearBoxes", "shaftCouplings", "holdbacks", "brakes", "idlers"];
const plants = [
  { capacity: 1200, length: 600, lift: 45, width: 1200 },
  { capacity: 400, length: 150, lift: 10, width: 800 },
].map((five) => firstDesign(five, rows));

function built(conveyor: Conveyor, from = rows): Conveyor {
  const found = calculate(conveyor, { rows: from });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return withChosenParts(conveyor, found.solution.machine, from);
}

describe("indicative prices", () => {
  // Handbook 8.2.1: selection must not change by itself.
  it("decide nothing unless a conveyor says so", () => {
    const [plant] = plants;
    if (plant === undefined) throw new Error("there is a plant");
    expect(rankedRows(plant, rows)).toBe(rows);
    const dear = { costMarket: 0.6, costFactor: 7, costIndex: 600 };
    const { csIdler, drives } = built({ ...plant, ...dear });
    expect({ csIdler, drives }).toEqual({ csIdler: built(plant).csIdler, drives: built(plant).drives });
  });

  // Handbook 8.12, law 15.
  it("are positive and finite for every row that may be chosen", () => {
    const ranked = rankedRows({ ...plants[0], costUseInSelection: true } as Conveyor, rows);
    for (const library of priced) {
      const unpriced = (ranked[library] ?? []).filter(
        ({ allowSelection, rankingPrice }) =>
          allowSelection && !(Number(rankingPrice) > 0 && Number(rankingPrice) < 1e9),
      );
      expect([library, unpriced.map(({ description }) => description)]).toEqual([library, []]);
      expect(ranked[library]?.length).toBeGreaterThan(0);
    }
  });

  it("leave a price that was typed as it is", () => {
    const [row] = rows.gearBoxes ?? [];
    if (row === undefined) throw new Error("there are gearboxes");
    const own = { ...rows, gearBoxes: [{ ...row, price: 1234 }, row] };
    const conveyor = { ...plants[0], costUseInSelection: true, costFactor: 2 } as Conveyor;
    const [typed, indicative] = rankedRows(conveyor, own).gearBoxes ?? [];
    expect(typed?.rankingPrice).toBe(1234);
    expect(indicative?.rankingPrice).not.toBe(1234);
  });

  it.each(plants.map((plant) => [plant.capacityInp, plant] as const))(
    "bring gearboxes and idlers that cost no more than others that fit, at %d t/h",
    (_, plant) => {
      const ranked = rankedRows({ ...plant, costUseInSelection: true }, rows);
      const priceOf = (library: string, id: string) => ranked[library]?.find(({ _id }) => _id === id)?.rankingPrice;
      const [without, using] = [built(plant), built({ ...plant, costUseInSelection: true })];
      const carry = (of: Conveyor) => Number(priceOf("idlers", of.csIdler._id));
      const gear = (of: Conveyor) => Number(priceOf("gearBoxes", of.drives[0]?.gbox._id ?? ""));
      expect(carry(using)).toBeLessThanOrEqual(carry(without));
      expect(gear(using)).toBeLessThanOrEqual(gear(without));
    },
  );

  it("keep a dear quote from being chosen only because the others have none", () => {
    const [plant] = plants;
    const chosen = plant && built(plant).csIdler._id;
    if (plant === undefined) throw new Error("there is a plant");
    const idlers = (rows.idlers ?? []).map((row) => (row._id === chosen ? { ...row, price: 1e6 } : row));
    const quoted = { ...rows, idlers };
    expect(built(plant, quoted).csIdler._id).toBe(chosen);
    expect(built({ ...plant, costUseInSelection: true }, quoted).csIdler._id).not.toBe(chosen);
  });
});
