import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import { type Method, methods } from "../../design/method.ts";
import { refM } from "../../test-support/ref-m.ts";
import { printsAs } from "../../test-support/significant.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import type { MachineSolution } from "../machine/machine.ts";
import { solveMachine } from "../machine/solve-machine.ts";
import { profileValues } from "../profiles/profile-values.ts";
import { type FilledClause, flightSheet, methodSheet, tensionSheet } from "./fill-sheet.ts";

const open = { carrySag: true, returnSag: true, safety: true, tensionRise: true };

function solved(design: Design, method: Method): MachineSolution {
  const found = solveMachine({ ...design, profile: { open } }, { ...workedMachine, pulleys: [] }, {}, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const mirrored = (design: Design): Design => ({
  ...design,
  points: design.points.map((point) => ({ ...point, z: -point.z })),
});

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

  // Handbook 9.4.10, medium joints and operation of a steel cord belt; 9.4.8, 9.5.9 and 9.6.4.
  it("has the factors of the belt, the allowed sag and a start by every method", () => {
    const din = methodSheet(solved(workedDesign, "DIN"));
    isPrinted(numberOf(din, "jointSafety"), "1.1");
    isPrinted(numberOf(din, "operationSafety"), "1.7");
    isPrinted(numberOf(din, "jointStrength"), "0.45");
    for (const method of methods) {
      const printed = method === "DIN" || method === "GB" ? "0.01" : "0.02";
      isPrinted(numberOf(methodSheet(solved(workedDesign, method)), "allowedSagReturn"), printed);
    }
    isPrinted(numberOf(methodSheet(solved(workedDesign, "CEMA-7")), "tensionRise"), "1.5");
    for (const method of methods) {
      expect(numberOf(methodSheet(solved(workedDesign, method)), "startTime")).toBeGreaterThan(0);
    }
  });

  // Handbook 9.7.3.
  it("has the power of IS 11592 with the losses of the driven pulley", () => {
    const sheet = methodSheet(solved(refM(61825.3 + 62190.79, 0.022, "knee"), "IS"));
    isPrinted((numberOf(sheet, "beltPower") ?? 0) / 1e3, "282.7844");
    isPrinted((numberOf(sheet, "drivenPower") ?? 0) / 1e3, "284.3866");
  });

  // Handbook 2.19: Kx 0.46851 lbf/ft and Ky 0.017123 on the loaded sections; 0.39236 and 0.023930 on the empty one.
  it("has Kx and Ky of every section by CEMA", () => {
    const [tail, ...carry] = flightSheet(solved({ ...workedDesign, gravity: 9.80665 }, "CEMA"));
    const poundsPerFoot = (value = Number.NaN) => value / 14.5939029372064;
    isPrinted(poundsPerFoot(tail?.idlerFactor), "0.39236");
    isPrinted(tail?.frictionFactor, "0.023930");
    isPrinted(poundsPerFoot(carry[0]?.idlerFactor), "0.46851");
    isPrinted(carry[0]?.frictionFactor, "0.017123");
    expect(carry.at(-1)).toMatchObject({ frictionFactor: 0.015, lineLoad: 0 });
  });

  it("tells of every drive, its tight side where the belt pulls more", () => {
    const uphill = methodSheet(solved(refM(133449.7, 0.022), "CEMA"));
    const downhill = methodSheet(solved(mirrored(refM(133449.7, 0.012)), "CEMA"));
    for (const sheet of [uphill, downhill]) {
      const [drive, ...others] = sheet.flatMap(({ drives }) => drives);
      const value = (of: string) => drive?.values.find(({ name }) => name === of)?.value ?? Number.NaN;
      expect(others).toEqual([]);
      expect(value("tightTension")).toBeGreaterThan(value("slackTension"));
    }
    expect(numberOf(uphill, "lowPull")).toBeUndefined();
    expect(numberOf(downhill, "lowPull")).toBeLessThan(numberOf(downhill, "effectiveTension") ?? 0);
  });

  it("says where friction comes from, unless the design says it", () => {
    const markOf = (sheet: readonly FilledClause[], name: string) =>
      sheet.flatMap(({ rows }) => rows).find((row) => row.name === name)?.standing;
    expect(markOf(methodSheet(solved(workedDesign, "CEMA")), "loadFlexure")?.provisional).toContain("proof-read");
    expect(markOf(methodSheet(solved(workedDesign, "CEMA")), "temperatureFactor")?.source.mark).toBe("adopted");
    const typed = methodSheet(solved({ ...workedDesign, temperatureFactor: 1.1 }, "CEMA"));
    expect(markOf(typed, "temperatureFactor")).toBeUndefined();
    expect(markOf(methodSheet(solved(workedDesign, "VISCO")), "flexure")?.source.mark).toBe("adopted");
  });

  // Handbook 9.6.7: Ref-M with 1 % of sag, loaded and on the return.
  it("has the printed tensions for the sag of the loaded belt and of the return", () => {
    const sheet = methodSheet(solved(refM(133449.7, 0.022), "GB"));
    isPrinted(numberOf(sheet, "sagCarry"), "24094.47");
    isPrinted(numberOf(sheet, "sagReturn"), "9142.430");
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

// Handbook 9.4.2, 9.4.7, 9.6.2, 9.6.4: their marks there are those of the register, 9.12.
describe("the values of a method", () => {
  const valuesOf = (method: Method) =>
    new Map(profileValues(method).map(({ name, value, source }) => [name, { value, mark: source.mark }]));

  it("say which are recalled or adopted", () => {
    expect(valuesOf("DIN").get("startFactor")).toEqual({ value: 1.4, mark: "recalled" });
    expect(valuesOf("DIN").get("sagTransient")).toEqual({ value: 0.02, mark: "adopted" });
    expect(valuesOf("GB").get("startFactor")).toEqual({ value: 1.5, mark: undefined });
    expect(valuesOf("GB").get("safetySteelCord")).toEqual({ value: 8, mark: undefined });
    expect(valuesOf("GB").get("frictionMost")).toEqual({ value: 0.03, mark: "recalled" });
    expect(valuesOf("CEMA-7").get("safetySteelCord")).toEqual({ value: 6.7, mark: "recalled" });
  });

  it("leave out what follows from the material", () => {
    expect(valuesOf("CEMA-7").has("sagCarry")).toBe(false);
    expect(valuesOf("CEMA-7").has("sagReturn")).toBe(true);
  });
});
