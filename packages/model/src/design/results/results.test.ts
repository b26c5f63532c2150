import { type Method, type Solution, solve } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "../../document/conveyor-definition.ts";
import { conveyorToFile } from "../../document/file-record.ts";
import { parseConveyor, type StoredResults } from "../../document/parse.ts";
import { outputAt } from "../../document/results.ts";
import { conveyorWith, designWith, type Typed } from "../../test-support/design-of.ts";
import { calculate } from "../calculate.ts";
import { caseTitle } from "./conveyor-results.ts";
import { resultsOf, walkResults } from "./results.ts";
import { shownAs } from "./shown.ts";

function solved(
  typed: Typed,
  method: Method = "ISO",
): { readonly results: StoredResults; readonly solution: Solution } {
  const solution = solve(designWith(typed), { method });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  return { results: resultsOf(conveyorWith(typed), solution), solution };
}

const motor = { "drives[0].motor.power": 110, startupFactor: 150 };
const { results, solution } = solved(motor);
const inCase = solution.cases;
const twoDecimals = (value: number) => Math.round(value * 100) / 100;

describe("numbers of results", () => {
  // 0.1 m and 0.02 m as millimetres, a third, and what no rounding may touch.
  it.each([
    [0.12000000000000001, "mm", 120],
    [1 / 3, "m", 0.333333333333],
    [123456789012.5, "m", 123456789013],
    [1e15 + 1, "m", 1e15 + 1],
    [-0, "m", 0],
  ] as const)("lose the noise of floating point: %d m in %s is %d", (si, unit, shown) => {
    expect(shownAs({ name: "any", label: "Any", unit, kind: "number" })(si)).toBe(shown);
  });
});

describe("results under the specification's names", () => {
  // Handbook 1: B 1200, 35°, 3 rolls, surcharge 20°, 1800 t/h at 3 m/s, 1400 and 1600 kg/m³.
  it.each([
    ["loadAreaRequired", 0.119, 3],
    ["edgeDistReq", 88.86, 2],
    ["loadAreaAvailable", 0.1621, 4],
    ["percentBeltCapacity", 73.43, 2],
    ["burdenWidth", 812.86, 2],
    ["edgeDist", 153.69, 2],
    ["beltMass", 24.852, 3],
    ["beltWidth", 1200, 9],
    ["capacity", 1800, 9],
    ["installedPower", 110, 9],
    ["pulls[1].capacity", 1800, 9],
    ["pulls[3].idlerSpacing", 3, 9],
  ])("gives %s of %d", (path, value, digits) => {
    expect(results[path]).toBeCloseTo(value, digits);
  });

  it.each<readonly [string, number]>([
    ["totalTe", inCase["running-full"].effectiveTension],
    ["totalTeUn", inCase["running-empty"].effectiveTension],
    ["totalTeInc", inCase["running-inclines"].effectiveTension],
    ["totalTeDec", inCase["running-declines"].effectiveTension],
    ["ttup", solution.takeUp.tension],
    ["tractionSurplus", solution.traction.limiting?.surplus ?? 0],
    ["pulls[2].t1", inCase["running-full"].points[2]?.arriving ?? 0],
    ["pulls[2].t2", inCase["running-full"].points[2]?.leaving ?? 0],
    ["pulls[4].t1Un", inCase["running-empty"].points[4]?.arriving ?? 0],
    ["pulls[4].t2Inc", inCase["running-inclines"].points[4]?.leaving ?? 0],
    ["pulls[4].t2Dec", inCase["running-declines"].points[4]?.leaving ?? 0],
    ["pulls[1].t1Start", inCase["starting-full"].points[1]?.arriving ?? 0],
    ["pulls[1].t1StartUn", inCase["starting-empty"].points[1]?.arriving ?? 0],
    ["pulls[1].t2Brake", inCase["braking-full"].points[1]?.leaving ?? 0],
    ["pulls[1].t2BrakeUn", inCase["braking-empty"].points[1]?.leaving ?? 0],
  ])("gives %s in kN with two decimals", (path, newtons) => {
    expect(results[path]).toBe(twoDecimals(newtons / 1000));
  });

  it("takes te from the running case that needs most power", () => {
    const hill = solved({ ...motor, "pulls[0].capacityInp": 1800, "pulls[1].x": 40, "pulls[1].z": 30 });
    expect(Number(hill.results.totalTeInc)).toBeGreaterThan(Number(hill.results.totalTe));
    expect(hill.results.te).toBe(hill.results.totalTeInc);
  });

  it("rounds the take-up requirement to whole kilograms and the required wrap to one decimal", () => {
    expect(results.takeUpMassReq).toBe(Math.round(solution.takeUp.requiredMass ?? 0));
    const { requiredWrapAngle = 0 } = solution.traction.cases[0]?.drives[0] ?? {};
    expect(results["drives[0].reqWrapAngle"]).toBe(Math.round((requiredWrapAngle * 1800) / Math.PI) / 10);
  });

  it("keeps T1 less T2 of a drive equal to its pull, and T2 less its need equal to the surplus", () => {
    const value = (name: string) => Number(results[`drives[0].${name}`]);
    expect(value("t1") - value("t2")).toBeCloseTo(
      (inCase["running-full"].points[2]?.driveForce ?? 0) / 1000 -
        (inCase["running-full"].points[2]?.resistance ?? 0) / 1000,
      1,
    );
    expect(value("t2") - value("t2Required")).toBeCloseTo(value("t2Surplus"), 1);
  });

  it("takes the absorbed power as pull times speed over efficiency", () => {
    expect(results.absorbedPower).toBeCloseTo((inCase["running-full"].effectiveTension * 3) / 0.95 / 1000, 9);
  });

  it("names the limiting case in the specification's words", () => {
    expect(results.tractionCase).toBe(caseTitle(solution.traction.limiting?.loadCase ?? "running-full"));
    expect(caseTitle("starting-empty")).toBe("Starting Empty");
  });

  it("leaves out the time of a start that never ends", () => {
    expect(results).toHaveProperty("tStart");
    expect(solved({}).results).not.toHaveProperty("tStart");
  });

  it("gives the overlap of a pipe and no edge distance", () => {
    const pipe = solved({ "csIdler.troughAngle": 360, "csIdler.noOfRolls": 6, capacityInp: 600, maxFill: 75 });
    expect(pipe.results.overlapDist).toBeGreaterThan(0);
    expect(pipe.results).not.toHaveProperty("edgeDist");
  });

  it("knows a definition for every result it gives", () => {
    expect(Object.keys(results).filter((path) => outputAt(path) === undefined)).toEqual([]);
  });
});

describe("results of a conveyor with its machine", () => {
  it("are all the specification names, where the conveyor has what they are of", () => {
    const bent = {
      ...motor,
      "pulls[1].pType": "Int. Pt",
      "pulls[1].horizCurveRadiusInp": 800,
      "pulls[1].y": 2,
      "drives[0].brakeType": "Constant Torque Brake",
      "drives[0].brake.minClampingForce": 4000,
      "drives[0].brake.maxClampingForce": 4500,
      "drives[0].brake.maxAirGap": 1,
      "drives[0].brake.padOffsetDistance": 70,
      "drives[0].motor.speed": 1485,
      "drives[0].gbox.ratio": 20,
      "belt.carcassPrice": 30,
      upstreamStopTime: 9,
      brakesOut: 1,
      startsPerHour: 2,
    };
    const switched = {
      "drives[0].motor.power": 500,
      "drives[0].motor.speed": 1485,
      "drives[0].motor.flCurrent": 860,
      "drives[0].controlMode": "Star-delta",
    };
    const given = new Set(
      [bent, switched].flatMap((typed) => {
        const found = calculate(conveyorWith(typed));
        if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
        return Object.keys(found.results).map((path) => path.replace(/\[\d+\]/, "[]"));
      }),
    );
    const missing = [
      ...conveyorDefinition.outputs.map(({ name }) => name),
      ...conveyorDefinition.parts.flatMap((part) => part.record.outputs.map(({ name }) => `${part.name}[].${name}`)),
    ].filter((name) => !given.has(name));
    // Only a case of one's own is named; only a pipe overlaps.
    expect(missing).toEqual(["teCase", "tmaxCase", "overlapDist"]);
  });
});

describe("a document with results", () => {
  it("is a file that reads back as the same document with the same results", () => {
    const conveyor = conveyorWith(motor);
    const read = parseConveyor(conveyorToFile(conveyor, resultsOf(conveyor, solution)));
    expect(read).toEqual({ kind: "valid", conveyor, results });
  });
});

describe("results of a calculation", () => {
  const conveyor = conveyorWith(motor);
  const found = calculate(conveyor);
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));

  it("are there for another thread and in JSON, asked for before or not", () => {
    expect(Object.keys(found.results).length).toBeGreaterThan(100);
    expect(sent()).toEqual(found.results);
    expect(JSON.parse(JSON.stringify(found)).results).toEqual(found.results);
  });

  it("are put together once", () => {
    expect(found.results).toBe(found.results);
  });

  it("are handed over one by one as they stand in the record, what the machine says after the estimate", () => {
    const paths: string[] = [];
    const record: Record<string, number | string> = {};
    walkResults(conveyor, found.solution, {}, (path, value) => {
      paths.push(path);
      record[path] = value;
    });
    expect(record).toEqual(found.results);
    expect(paths.filter((path) => path === "tStart")).toHaveLength(2);
    expect(found.results.tStart).toBeCloseTo(found.solution.machine.startStop?.starts.full.time ?? 0, 9);
  });

  function sent(): StoredResults {
    const clone = structuredClone(calculate(conveyor));
    return clone.kind === "calculated" ? clone.results : {};
  }
});
