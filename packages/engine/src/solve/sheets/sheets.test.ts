import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import { type Method, methods } from "../../design/method.ts";
import { refM } from "../../test-support/ref-m.ts";
import { printsAs } from "../../test-support/significant.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import type { MachineSolution } from "../machine/machine.ts";
import { solveMachine } from "../machine/solve-machine.ts";
import { type FilledClause, methodSheet, tensionSheet } from "./fill-sheet.ts";

const open = { carrySag: true, returnSag: true, safety: true, tensionRise: true };

function solved(design: Design, method: Method): MachineSolution {
  const found = solveMachine({ ...design, profile: { open } }, { ...workedMachine, pulleys: [] }, {}, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const numberOf = (sheet: readonly FilledClause[], name: string) =>
  sheet.flatMap(({ rows }) => rows).find((row) => row.name === name)?.value;
const isPrinted = (value: number | undefined, printed: string) =>
  expect([value, printsAs(value ?? Number.NaN, printed)]).toEqual([value, true]);

// Handbook 9.10.
describe("the calculation in the order of the standard", () => {
  it.each(methods)("has a finite number or none in every row by %s", (method) => {
    const sheet = methodSheet(solved(workedDesign, method));
    const values = sheet.flatMap(({ rows }) => rows.flatMap(({ value }) => value ?? []));
    expect(values.length).toBeGreaterThan(15);
    expect(values.every((value) => Number.isFinite(value))).toBe(true);
    isPrinted(
      numberOf(sheet, "effectiveTension"),
      String(solved(workedDesign, method).cases["running-full"].effectiveTension),
    );
  });

  it("goes by the clauses of DIN 22101", () => {
    const clauses = methodSheet(solved(workedDesign, "DIN")).map(({ number }) => number);
    expect(clauses).toEqual(["5", "6.2", "6.3", "6.4", "6.5", "6", "7", "8", "9", "10", "11"]);
  });

  // Handbook 9.4.13 and 9.8.3.
  it("has the printed numbers of the reference conveyor", () => {
    const din = methodSheet(solved(refM(55005.33 + 55337.98, 0.02), "DIN"));
    isPrinted(numberOf(din, "main"), "20913.52");
    isPrinted(numberOf(din, "mainReturn"), "3108.388");
    isPrinted(numberOf(din, "wholeFactor"), "1.121240");
    isPrinted(numberOf(din, "startPull"), "128355.5");
    const jis = methodSheet(solved(refM(77496, 0.022), "JIS"));
    isPrinted((numberOf(jis, "noLoadPower") ?? 0) / 1e3, "27.48408");
    isPrinted((numberOf(jis, "closedPower") ?? 0) / 1e3, "282.7375");
    isPrinted(numberOf(jis, "closedPull"), "94272.06");
  });

  it("says nothing of a length coefficient where resistances are counted one by one", () => {
    expect(numberOf(methodSheet(solved(workedDesign, "DIN")), "lengthCoefficient")).toBeUndefined();
    expect(numberOf(methodSheet(solved(workedDesign, "GB")), "lengthCoefficient")).toBeGreaterThan(1);
  });
});

// Handbook 9.6.4 and property 9.11.8: the gap is (C - 1) F_H less what the factors add.
describe("the tension sheet of DTII(A)", () => {
  it.each([
    ["the reference conveyor", refM(110e3, 0.022)],
    ["the worked conveyor", workedDesign],
  ])("ends as far from the calculation as factors and lump differ: %s", (_, design) => {
    const solution = solved(design, "GB");
    const sheet = tensionSheet(solution);
    const full = solution.cases["running-full"];
    const { acceleration, accelerationSkirts, wrap, bearing } = full.components;
    const atDrive = full.points.find(({ driveForce }) => driveForce !== 0)?.pointId;
    const bends = sheet.filter(({ factor }) => factor !== undefined);
    const added = bends.reduce((sum, { factor = 1, leaving }) => sum + leaving - leaving / factor, 0);
    const gap = -(sheet.at(-1)?.leaving ?? 0) + (full.points.find(({ pointId }) => pointId === atDrive)?.leaving ?? 0);
    expect(gap).toBeCloseTo(acceleration + accelerationSkirts + wrap + bearing - added, 5);
  });

  // Handbook 9.6.4: on the network of 2.19 the factors of its bends exceed the lump, on Ref-M the lump is larger.
  it.each([
    ["the reference conveyor", refM(110e3, 0.022), "loop"],
    ["the worked conveyor", workedDesign, "sheet"],
  ])("gives its tension to the belt where it is the larger one: %s", (_, design, which) => {
    const solution = solved(design, "GB");
    const ofSheet = Math.max(...tensionSheet(solution).flatMap(({ arriving, leaving }) => [arriving, leaving]));
    const running = Object.values(solution.cases).filter(({ name }) => name.startsWith("running-"));
    const ofLoop = Math.max(...running.map((one) => one.largest.tension));
    expect(ofSheet > ofLoop ? "sheet" : "loop").toBe(which);
    expect(solution.belt.largestRunning).toBeCloseTo(Math.max(ofSheet, ofLoop), 6);
  });
});
