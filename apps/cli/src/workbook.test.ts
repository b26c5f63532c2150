import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conveyorToFile, newConveyor, openConveyorFile, setValues, writeConveyorJson } from "@beltwright/model";
import { changedCells } from "@beltwright/report/test-support/changed-cells.ts";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { workbookCommand } from "./workbook-command.ts";

const folder = mkdtempSync(join(tmpdir(), "beltwright-workbook-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);
const conveyor = { ...newConveyor(), convNo: "CV-3" };
writeFileSync(path("design.json"), writeConveyorJson(conveyor));

async function run(...args: readonly string[]) {
  const request = readCommandLine(["workbook", ...args]);
  if (request.kind !== "workbook") throw new Error(request.kind === "wrong" ? request.message : request.kind);
  return workbookCommand(request);
}

async function edited(name: string, changes: Parameters<typeof changedCells>[1]): Promise<string> {
  writeFileSync(path(name), await changedCells(readFileSync(path("design.xlsx")), changes));
  return path(name);
}

describe("workbook FILE", () => {
  it("writes a design into cells that come back unchanged", async () => {
    expect(await run(path("design.json"), "--out", path("design.xlsx"))).toMatchObject({ exitCode: 0 });
    const back = await run(path("design.json"), "--from", path("design.xlsx"), "--out", path("back.json"));
    expect([back.exitCode, back.output]).toEqual([0, `0 inputs changed in ${path("design.xlsx")}`]);
    expect(readFileSync(path("back.json"), "utf8")).toBe(readFileSync(path("design.json"), "utf8"));
  });

  it("lists changed cells and takes them into the design as it is now", async () => {
    const typed = setValues.apply(conveyor, { label: "", values: [{ path: "capacityInp", value: 1500 }] });
    if (typed.kind !== "changed") throw new Error("refused");
    writeFileSync(path("later.json"), writeConveyorJson(typed.conveyor));
    const from = await edited("faster.xlsx", [{ sheet: "Inputs", path: "beltSpeedInp", value: 3.5 }]);
    const taken = await run(path("later.json"), "--from", from, "--out", path("taken.json"));
    expect([taken.exitCode, taken.output.split("\n")[1]]).toEqual([0, "  beltSpeedInp (Belt speed): 3 -> 3.5"]);
    const opened = openConveyorFile("json", readFileSync(path("taken.json")));
    expect(opened.kind === "opened" && conveyorToFile(opened.conveyor)).toMatchObject({
      beltSpeedInp: 3.5,
      capacityInp: 1500,
    });
  });

  it("keeps the design where both changed, and says which cell cannot be taken", async () => {
    const mine = setValues.apply(conveyor, { label: "", values: [{ path: "beltSpeedInp", value: 2 }] });
    if (mine.kind !== "changed") throw new Error("refused");
    writeFileSync(path("slower.json"), writeConveyorJson(mine.conveyor));
    const from = await edited("contested.xlsx", [
      { sheet: "Inputs", path: "beltSpeedInp", value: 3.5 },
      { sheet: "Inputs", path: "beltWidthInp", value: "wide" },
    ]);
    const { exitCode, output } = await run(path("slower.json"), "--from", from, "--out", path("kept.json"));
    expect(exitCode).toBe(1);
    expect(output).toContain("beltSpeedInp (Belt speed): 2 -> 3.5   changed in the design too, which is kept");
    expect(output).toMatch(/^Inputs!D\d+ is not taken: Must be a number from /m);
    const opened = openConveyorFile("json", readFileSync(path("kept.json")));
    expect(opened.kind === "opened" && opened.conveyor.beltSpeedInp).toBe(2);
  });

  it("refuses other files with a sentence", async () => {
    writeFileSync(path("noise.xlsx"), "noise");
    const answer = await run(path("design.json"), "--from", path("noise.xlsx"));
    expect([answer.exitCode, answer.error]).toEqual([2, expect.stringContaining("not a workbook")]);
  });
});
