import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { newConveyor, newDrive } from "../document/new-conveyor.ts";
import type { StoredResults } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { driveCopies } from "../edits/component-slots.ts";
import { addLoadCases, type CaseSet } from "../load-cases/case-edits.ts";
import { compareConveyors } from "./compare.ts";
import { comparisonCsv, comparisonFileName } from "./comparison-csv.ts";
import { resultMovements } from "./movements.ts";
import { summaryGroups } from "./summary-rows.ts";

function aDesign(given: Partial<Conveyor>, results: StoredResults = {}) {
  return { conveyor: { ...newConveyor(), ...given }, results };
}

const aTypedLine = () => ({ typedLine: "Belt", typedSum: 0 }) as Conveyor["costTyped"][number];

function rowOf(name: string, ...designs: readonly ReturnType<typeof aDesign>[]) {
  const rows = compareConveyors(designs).groups.flatMap((group) => group.rows);
  return rows.find((row) => row.name === name);
}

describe("a comparison of conveyors", () => {
  it("marks what differs and leaves alone what does not", () => {
    const designs = [aDesign({ capacityInp: 1000 }), aDesign({ capacityInp: 1200 })] as const;
    expect(rowOf("capacityInp", ...designs)).toMatchObject({ isDifferent: true });
    expect(rowOf("beltSpeedInp", ...designs)).toMatchObject({ isDifferent: false });
  });

  it("takes for the same what no shown digit tells apart", () => {
    const designs = [aDesign({}, { totalBeltL: 1213.2 }), aDesign({}, { totalBeltL: 1213.21 })] as const;
    const row = rowOf("totalBeltL", ...designs);
    expect(row?.isDifferent).toBe(false);
    expect(row?.cells.map(({ isBest }) => isBest)).toEqual([false, false]);
  });

  it("calls the least power best, and of two that regenerate the one with less of it", () => {
    const uphill = [aDesign({}, { absorbedPower: 400 }), aDesign({}, { absorbedPower: 350 })] as const;
    expect(rowOf("absorbedPower", ...uphill)?.cells.map(({ isBest }) => isBest)).toEqual([false, true]);
    const downhill = [aDesign({}, { absorbedPower: -400 }), aDesign({}, { absorbedPower: -350 })] as const;
    expect(rowOf("absorbedPower", ...downhill)?.cells.map(({ isBest }) => isBest)).toEqual([false, true]);
  });

  it("names several as best where they are equal, and none where all are", () => {
    const three = [350, 400, 350].map((absorbedPower) => aDesign({}, { absorbedPower }));
    expect(rowOf("absorbedPower", ...three)?.cells.map(({ isBest }) => isBest)).toEqual([true, false, true]);
    const same = [350, 350].map((absorbedPower) => aDesign({}, { absorbedPower }));
    expect(rowOf("absorbedPower", ...same)?.cells.map(({ isBest }) => isBest)).toEqual([false, false]);
  });

  it("calls nothing best that is a matter of the task: capacity, speed, material", () => {
    const row = rowOf("capacityInp", aDesign({ capacityInp: 1 }), aDesign({ capacityInp: 2 }));
    expect(row?.cells.some(({ isBest }) => isBest)).toBe(false);
  });

  // Second specification, section 9: "Bearing life required 65000 hours in the comparison export".
  it("asks for 65 000 h of bearing life: less is marked and never best", () => {
    const row = rowOf("nomCSL10h", aDesign({}, { nomCSL10h: 64_999 }), aDesign({}, { nomCSL10h: 65_000 }));
    expect(row?.limit).toEqual({ kind: "at-least", value: 65_000 });
    expect(row?.cells).toEqual([
      { value: 64_999, isBest: false, broken: { kind: "at-least", limit: 65_000 } },
      { value: 65_000, isBest: true, broken: undefined },
    ]);
  });

  // Handbook 8.10: differences below 5 % of capital or 2 % of energy are not results.
  it.each([
    ["capitalCost", 0.049, 0.051],
    ["energyPerTonne", 0.019, 0.021],
  ] as const)("calls %s equal where an estimate cannot tell designs apart", (name, near, far) => {
    const beside = (share: number) =>
      rowOf(name, aDesign({}, { [name]: 100 }), aDesign({}, { [name]: 100 * (1 + share) }));
    expect(beside(near)?.cells.map(({ isBest }) => isBest)).toEqual([false, false]);
    expect(beside(near)?.equalWithin).toBeGreaterThan(0);
    expect(beside(far)?.cells.map(({ isBest }) => isBest)).toEqual([true, false]);
    expect(beside(far)?.equalWithin).toBeUndefined();
  });

  // Handbook 8.14, C19.
  it.each([
    ["quotes-on-some", { costTyped: [{ ...aTypedLine(), typedSum: 5000 }] }],
    ["price-years-differ", { costIndex: 700 }],
    ["currencies-differ", { costCurrency: "EUR" }],
  ] as const)("warns of %s, and not where designs are alike", (bias, given) => {
    const costed = (more: Partial<Conveyor>) => aDesign(more, { capitalCost: 1 });
    expect(compareConveyors([costed({}), costed(given)]).biases).toEqual([bias]);
    expect(compareConveyors([costed(given), costed(given)]).biases).toEqual([]);
    expect(compareConveyors([aDesign({}), aDesign(given)]).biases).toEqual([]);
  });

  it("takes a price of any part of a drive for a quote", () => {
    const drive = newDrive(1);
    const priced = Object.values(driveCopies).filter((name) => "price" in drive[name]);
    const withPrice = (name: (typeof priced)[number]) => ({ ...drive, [name]: { ...drive[name], price: 100 } });
    const costed = (one: Drive) => aDesign({ drives: [one] }, { capitalCost: 1 });
    expect(priced).toContain("hsCplg");
    for (const name of priced) {
      expect(compareConveyors([costed(drive), costed(withPrice(name))]).biases, name).toEqual(["quotes-on-some"]);
    }
  });

  it("ranks no money of different currencies, and says the one of all", () => {
    const [dollars, euros] = [aDesign({}, { capitalCost: 1 }), aDesign({ costCurrency: "EUR" }, { capitalCost: 2 })];
    expect(rowOf("capitalCost", dollars, euros)?.cells.some(({ isBest }) => isBest)).toBe(false);
    expect(rowOf("capitalCost", dollars, euros)?.currency).toBe("");
    expect(rowOf("capitalCost", euros, euros)?.currency).toBe("EUR");
  });

  it("leaves out lines that no conveyor has a value for and shows gaps where some have none", () => {
    expect(rowOf("nomCSL10h", aDesign({}), aDesign({}))).toBeUndefined();
    const row = rowOf("tmax", aDesign({}, { tmax: 10 }), aDesign({}));
    expect(row).toMatchObject({ isDifferent: true, cells: [{ value: 10 }, { value: undefined }] });
  });

  it("names each line once", () => {
    const names = summaryGroups.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the file of a comparison", () => {
  const compared = compareConveyors([
    aDesign({ convNo: "C-104/A", project: "=cmd()" }, { nomCSL10h: 70_000, tmax: 100 }),
    aDesign({ convNo: "C-105", project: "North, pit" }, { nomCSL10h: 60_000, tmax: 120 }),
  ]);

  it("is named ConveyorSummaryList- and the first number", () => {
    const named = compareConveyors([aDesign({ convNo: "CV001" }), aDesign({ convNo: "CV002" })]);
    expect(comparisonFileName(named)).toBe("ConveyorSummaryList-CV001.csv");
    expect(comparisonFileName(compared)).toBe("ConveyorSummaryList-C-104-A.csv");
  });

  it("has a column for each conveyor and says the required bearing life of 65000 hours", () => {
    const lines = Papa.parse<string[]>(comparisonCsv(compared).trimEnd()).data;
    expect(lines[0]).toEqual(["Group", "Item", "Unit", "Required", "C-104/A", "C-105"]);
    expect(lines).toContainEqual(["Idlers", "Required bearing life", "h", "", "65000", "65000"]);
    expect(lines).toContainEqual(["Idlers", "Carry idler life", "h", ">= 65000", "70000", "60000"]);
    expect(lines).toContainEqual(["General", "Project", "", "", "'=cmd()", "North, pit"]);
    for (const line of lines) expect(line).toHaveLength(6);
  });

  it("is in the units shown on screen", () => {
    // 100 kN are 22 480.9 lbf (NIST SP 811: 1 lbf = 4.448 222 N).
    const line = comparisonCsv(compared, "imperial")
      .split("\r\n")
      .find((text) => text.includes("Largest tension,"));
    expect(line).toMatch(/lbf/);
    expect(Number(line?.split(",")[4])).toBeCloseTo(22_480.9, 1);
  });
});

describe("results that moved", () => {
  it("come biggest first, with words and results that came or went before numbers", () => {
    const before = { te: 100, tmax: 200, tmin: 5, tractionCase: "Running Full", "pulls[2].t1": 50 };
    const after = { te: 110, tmax: 100, tmin: 5, tractionCase: "Starting Full", "pulls[2].t1": 51 };
    const moved = resultMovements(before, after);
    expect(moved.map(({ path }) => path)).toEqual(["tractionCase", "tmax", "te", "pulls[2].t1"]);
    expect(moved[1]).toMatchObject({ relative: -0.5, unit: "kN", label: "Largest tension" });
    expect(moved[3]).toMatchObject({ place: "Point 3" });
  });

  it("are told as a share of what they were before, whichever way they went", () => {
    // By hand: 100 to 150 is half as much again, 150 to 100 a third less, -100 to -50 half of it nearer to 0.
    const moved = (before: number, after: number) => resultMovements({ te: before }, { te: after })[0]?.relative;
    expect(moved(100, 150)).toBe(0.5);
    expect(moved(150, 100)).toBeCloseTo(-1 / 3, 12);
    expect(moved(100, 250)).toBe(1.5);
    expect(moved(-100, -50)).toBe(0.5);
  });

  it("have no share of what was 0", () => {
    const [moved] = resultMovements({ te: 0 }, { te: 5 });
    expect(moved).toMatchObject({ before: 0, after: 5, relative: undefined });
    expect(resultMovements({ te: 0 }, { te: 0 })).toEqual([]);
  });

  it("leave out single points where their number changed", () => {
    expect(resultMovements({ "pulls[0].t1": 1 }, { "pulls[0].t1": 2, "pulls[1].t1": 2 })).toEqual([]);
  });

  it("are those the calculation gives: more capacity, more pull", () => {
    const results = (capacityInp: number) => {
      const start = newConveyor();
      const pulls = start.pulls.map((pull) => (pull.pType === "Hopper" ? { ...pull, capacityInp } : pull));
      const found = calculate({ ...start, capacityInp, pulls });
      return found.kind === "calculated" ? found.results : {};
    };
    const te = resultMovements(results(1500), results(1800)).find(({ path }) => path === "totalTe");
    expect(te?.relative).toBeGreaterThan(0);
  });
});

describe("load cases in a comparison", () => {
  const added = (set: CaseSet) => {
    const outcome = addLoadCases.apply(newConveyor(), { set });
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    return outcome.conveyor;
  };

  it("stand under their names, with the points and drives they name", () => {
    const blocked = added("blockedChute");
    const [one] = blocked.loadCases;
    if (one === undefined) throw new Error("no case");
    const fed = { feedBy: "Share", feedShare: 40, feedTonnage: 0, atPoint: one.floodedAt } as const;
    const busy = { ...one, feeds: [fed], drivesOut: [{ outDriveNo: 2 }] };
    const designs = [aDesign({ loadCases: [one] }), aDesign({ loadCases: [busy] }), aDesign({})] as const;
    const valuesOf = (label: string) =>
      rowOf(`case Blocked chute ${label}`, ...designs)?.cells.map(({ value }) => value);
    const no = newConveyor().pulls.find(({ pType }) => pType === "Hopper")?.no;
    expect(valuesOf("Blocked chute")).toEqual([`point ${no}`, `point ${no}`, undefined]);
    expect(valuesOf("Feeds")).toEqual(["none", `point ${no} 40 %`, undefined]);
    expect(valuesOf("Drives out")).toEqual(["none", "2", undefined]);
    expect(valuesOf("Section loads")).toBeUndefined();
  });
});
