import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type FieldValue, newConveyor, setValues, writeConveyorJson, writeConveyorT6 } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { solveCommand } from "./solve-command.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const sample = fileURLToPath(new URL("../../../packages/model/samples/format-0.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "beltwright-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

const motor = { "drives[0].motor.power": 110, startupFactor: 150 };

/** A new conveyor with some fields typed over, as a file. */
function fileOf(name: string, typed: Readonly<Record<string, FieldValue>> = motor): string {
  const values = Object.entries(typed).map(([path, value]) => ({ path, value }));
  const outcome = setValues.apply(newConveyor(), { label: "", values });
  const conveyor = outcome.kind === "changed" ? outcome.conveyor : newConveyor();
  return textFile(name, name.endsWith(".xml") ? writeConveyorT6(conveyor) : writeConveyorJson(conveyor));
}

function textFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function folderNamed(name: string): string {
  const inner = join(folder, name);
  mkdirSync(inner);
  return inner;
}

/** As typed at a terminal. */
function runProgram(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

/** The same without the seconds a program needs to start. */
async function run(...args: readonly string[]) {
  const request = readCommandLine(args);
  if (request.kind !== "solve") throw new Error(JSON.stringify(request));
  return solveCommand(request);
}

const good = fileOf("good.json");

describe("solve", () => {
  it("prints key results, tensions and findings of a conveyor and ends with 0", () => {
    const { status, stdout, stderr } = runProgram("solve", good);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Conveyor CV001, by ISO\n/);
    expect(stdout).toMatch(/\nCross-section fill +73\.43 +% +percentBeltCapacity\n/);
    expect(stdout).toMatch(/\nRequired edge distance +88\.9 +mm +edgeDistReq\n/);
    expect(stdout).toMatch(/\n3 Drive \(Head drive\)( +\d+\.\d\d){16}\n/);
    expect(stdout).toMatch(/\nFindings by ISO\n/);
  });

  it("chooses what is left to it from the libraries, unless asked to take the file as it is", async () => {
    const chosen = await run("solve", good);
    // The motor must bear 1.1 times the absorbed power; the shipped motors are 4-pole IEC sizes among others.
    expect(chosen.output).toMatch(/\nChosen by ISO\nBelt .*\nMotor +\S.* kW /);
    const stored = await run("solve", good, "--as-stored");
    expect(stored.output).toMatch(/\nInstalled power +110 +kW +installedPower\n/);
    expect(stored.output).not.toContain("Chosen");
    expect(stored.output).not.toContain("does-not-start");
  });

  it("reads T6 XML as well as JSON, with the same answer", async () => {
    expect(await run("solve", fileOf("good.xml"))).toEqual(await run("solve", good));
  });

  it("calculates by the method the conveyor names, or the one asked for", async () => {
    const file = fileOf("cema.json", { ...motor, calcMethod: "CEMA" });
    expect(JSON.parse((await run("solve", file, "--json")).output).method).toBe("CEMA");
    expect(JSON.parse((await run("solve", file, "--json", "--method", "visco")).output).method).toBe("VISCO");
  });

  it("lays all methods side by side, with the causes of their differences", async () => {
    const { exitCode, output } = await run("solve", good, "--method", "all");
    expect(exitCode).toBe(0);
    expect(output).toMatch(/\n +ISO +CEMA +VISCO +DIN +CEMA-7 +GB +IS +JIS\n/);
    expect(output).toMatch(/\nTe full( +\d+\.\d\d){8} +kN +totalTe\n/);
    expect(output).toMatch(/\nWhy the methods differ, running full, kN\n/);
    expect(output).toMatch(/\nfriction( +\d+\.\d\d){8}\n/);
  });

  it("ends with 1 where the conveyor has errors, and says which", () => {
    const { status, stdout } = runProgram("solve", sample);
    expect(status).toBe(1);
    expect(stdout).toMatch(/\nerror +belt-overloaded \(belt\): Belt safety factor is below the required value; /);
  });
});

describe("solve --json", () => {
  it("gives results with the specification's names and nesting, and findings", async () => {
    const { exitCode, output } = await run("solve", sample, "--json", "--as-stored");
    const record = JSON.parse(output);
    expect(exitCode).toBe(1);
    // Published for this conveyor: percent full 101.01.
    expect(record).toMatchObject({ convNo: "C212", method: "VISCO", beltWidth: 1600, installedPower: 1600 });
    expect(record.percentBeltCapacity).toBeCloseTo(101.01, 2);
    expect(record.pulls).toHaveLength(4);
    expect(record.pulls[2]).toMatchObject({
      no: 3,
      pType: "Drive",
      t1: expect.any(Number),
      t2BrakeUn: expect.any(Number),
    });
    expect(record.drives[0]).toMatchObject({ driveNo: 1, t2Surplus: expect.any(Number) });
    expect(record.findings).toContainEqual(expect.objectContaining({ code: "belt-overloaded", severity: "error" }));
  });

  it("lists the methods where all are asked for", async () => {
    const record = JSON.parse((await run("solve", good, "--json", "--method", "all")).output);
    expect(record.methods.map(({ method }: { method: string }) => method)).toEqual([
      "ISO",
      "CEMA",
      "VISCO",
      "DIN",
      "CEMA-7",
      "GB",
      "IS",
      "JIS",
    ]);
    expect(record.methods[1].totalTe).toEqual(expect.any(Number));
  });
});

describe("solve --trace", () => {
  it("prints formula, clause and inputs of a result down to what was typed", async () => {
    const { exitCode, output } = await run("solve", good, "--trace", "edgeDistReq");
    expect(exitCode).toBe(0);
    expect(`${output}\n`).toBe(`edgeDistReq (Required edge distance) = 88.9 mm, by ISO

(1) e_req = 0.08886 m   cema-5/edge-distance/standard-edge-distance
    = 0.055 * B + 0.02286[m]
    CEMA, Belt Conveyors for Bulk Materials, 5th ed., chapter 4, standard edge distance
      B = 1.2 m   entered as Belt width, 1200 mm
`);
  });

  it("follows a tension through the loop to belt and tonnage, staying in its load case", async () => {
    const { output: stdout } = await run("solve", good, "--trace", "te", "--as-stored");
    expect(stdout).toMatch(/\n\(1\) T_e = [\d.]+ N {3}tension\/effective-tension {3}at Running Full\n {4}= sum of F\n/);
    expect(stdout).toContain("entered as point 2 Loading, Capacity, 1800 t/h");
    expect(stdout).not.toMatch(/Running (Empty|Inclines|Declines)/);
    expect(stdout).toContain("    = B * (m_c + rho_c * (t_t + t_u))\n");
    expect(stdout).toContain("entered as Carcass mass, 8.28 kg/m²");
  });

  it("refuses a name that is no result", async () => {
    expect(await run("solve", good, "--trace", "nonsense")).toEqual({
      exitCode: 2,
      output: "",
      error: expect.stringMatching(/^There is no result nonsense;.*$/),
    });
  });
});

describe("what cannot be calculated", () => {
  it.each<readonly [string, readonly string[], string]>([
    ["wrong use", ["solve", good, "--fast"], "Unknown option '--fast'"],
    ["a bad file", ["solve", textFile("broken.json", '{"pulls": [')], "The JSON file is broken or was cut short."],
  ])("%s ends with 2 and one line on stderr", (_what, args, message) => {
    const { status, stdout, stderr } = runProgram(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr.split("\n")).toHaveLength(2);
  });

  it.each<readonly [string, string, string]>([
    ["a file that is not there", "missing.json", "missing.json: There is no such file."],
    ["a file of another kind", "a.pdf", "a.pdf: The name of a conveyor file ends in .json or .xml."],
    ["a folder", folderNamed("folder.json"), "This is a folder, not a file."],
    ["another JSON", textFile("other.json", '{"a": 1}'), "The file does not hold a conveyor."],
    ["a wrong value", textFile("wrong.json", '{"convNo":"A","pulls":[],"gravity":"x"}'), "wrong.json: gravity: "],
    ["an impossible value", fileOf("still.json", { beltSpeedInp: 0 }), "still.json: beltSpeedInp: Must be at least"],
    ["a loop without take-up", fileOf("slack.json", { "pulls[5].pType": "Bend" }), "slack.json: pulls: The loop needs"],
  ])("%s is told in one line", async (_what, file, message) => {
    const request = {
      kind: "solve",
      file,
      method: undefined,
      isJson: false,
      isAsStored: false,
      trace: undefined,
    } as const;
    const { exitCode, output, error } = await solveCommand(request);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: "" });
    expect(error).toContain(message);
    expect(error).not.toContain("\n");
  });
});
