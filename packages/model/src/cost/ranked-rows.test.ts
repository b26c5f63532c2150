import {
  bareTrace,
  beltPrices,
  couplingPriceOf,
  fluidCouplingPriceOf,
  gearboxPriceOf,
  holdbackPriceOf,
  idlerPriceOf,
  isInBand,
  motorPriceOf,
  pulleyPrices,
} from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { withChosenParts } from "../design/parts/chosen-parts.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import type { LibraryRow } from "../libraries/row.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { fieldsOfPart, type PartFields } from "./part-fields.ts";
import { beltRow, couplingRow, fluidCouplingRow, gearboxRow, holdbackRow, idlerRow, motorRow } from "./priced-parts.ts";
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

function pulleyOf(shell: PartFields, shaft: PartFields): Parameters<typeof pulleyPrices>[1] {
  const millimetres = (value: number) => value / 1000;
  return {
    body: {
      shellDiameter: millimetres(shell.number("shellDia")),
      shellThickness: millimetres(shell.number("shellThick")),
      discThickness: millimetres(shell.number("discThick")),
      shaftDiameter: millimetres(shaft.number("dia")),
      faceWidth: 1.4,
      laggingThickness: 0.012,
      hubCentres: 1.2,
      shaftLength: 2,
    },
    lagging: "rubber",
    bearingSeat: millimetres(shaft.number("brgDia")),
    bearing: shaft.words("brgDesignation"),
    hasTurbineDiscs: false,
  };
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

  it("are positive and finite for every belt, shell and shaft that may be chosen, and for pulleys made of them", () => {
    const fair = (price: number) => price > 0 && price < 1e9;
    const selectable = (name: string) => (rows[name] ?? []).filter(({ allowSelection }) => allowSelection);
    const unpriced = selectable("belts").filter((row) => {
      const { carcass, cover } = beltPrices(bareTrace, { ...beltRow(fieldsOfPart(row)), grade: "general" });
      return !fair(carcass) || !fair(cover);
    });
    expect(unpriced.map(({ description }) => description)).toEqual([]);
    const [shells, shafts] = [selectable("pullShells"), selectable("pullShafts")];
    expect(Math.min(shells.length, shafts.length)).toBeGreaterThan(0);
    const isFair = (shell: LibraryRow, shaft: LibraryRow) => {
      const prices = pulleyPrices(bareTrace, pulleyOf(fieldsOfPart(shell), fieldsOfPart(shaft)));
      return [prices.shell, prices.shaft, prices.bearing, prices.locking, prices.whole].every(fair);
    };
    // Every shell on the thinnest shaft, and every shaft in the largest shell.
    const thinnest = shafts.toSorted((one, other) => Number(one.dia) - Number(other.dia))[0];
    const largest = shells.toSorted((one, other) => Number(other.shellDia) - Number(one.shellDia))[0];
    if (thinnest === undefined || largest === undefined) throw new Error("there are shells and shafts");
    expect(shells.filter((shell) => !isFair(shell, thinnest)).map(({ description }) => description)).toEqual([]);
    expect(shafts.filter((shaft) => !isFair(largest, shaft)).map(({ description }) => description)).toEqual([]);
  });

  // Handbook 8.2.1: bands reached over the shipped rows, with the digits it prints.
  it.each([
    ["gearBoxes", "gearbox", "mass", (row: PartFields) => gearboxPriceOf(bareTrace, gearboxRow(row))],
    ["shaftCouplings", "coupling", "mass", (row: PartFields) => couplingPriceOf(bareTrace, couplingRow(row))],
    [
      "fluidCouplings",
      "fluidCoupling",
      "mass",
      (row: PartFields) => fluidCouplingPriceOf(bareTrace, fluidCouplingRow(row)),
    ],
    ["holdbacks", "holdback", "mass", (row: PartFields) => holdbackPriceOf(bareTrace, holdbackRow(row))],
    ["idlers", "idlers", "idlerSetMass", (row: PartFields) => idlerPriceOf(bareTrace, idlerRow(row))],
    ["motors", "motor", "powerRating", (row: PartFields) => motorPriceOf(bareTrace, motorRow(row))],
  ] as const)("of %s lie within their band", (library, part, size, dollars) => {
    const fields = (rows[library] ?? []).filter(({ allowSelection }) => allowSelection).map(fieldsOfPart);
    const prices = fields.flatMap((row) => (row.number(size) > 0 ? [dollars(row) / row.number(size)] : []));
    expect(prices.length).toBeGreaterThan(50);
    expect(prices.filter((price) => !isInBand(part, price))).toEqual([]);
    expect(isInBand(part, 0.95 * Math.min(...prices))).toBe(false);
    expect(isInBand(part, 1.05 * Math.max(...prices))).toBe(false);
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
