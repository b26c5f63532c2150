import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calculate, newConveyor, writeConveyorJson } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { checkCommand } from "./check-command.ts";
import { readCommandLine } from "./command-line.ts";

const earlier = (name: string) =>
  fileURLToPath(new URL(`../../../reference-cases/earlier-demos/${name}.json`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "beltwright-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const request = readCommandLine(["check", ...args]);
  if (request.kind !== "check") throw new Error(JSON.stringify(request));
  return checkCommand(request);
}

describe("check", () => {
  it("prints what moved in a file saved before the corrections, and why", async () => {
    const { exitCode, output } = await run(earlier("SH-01"));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Conveyor SH-01, saved in format 1: \d+ main results moved\n/);
    // Handbook 2.2.2 as corrected: the load of this level belt no longer falls a pulley radius, which was 22 % of Te.
    expect(output).toMatch(/\nEffective tension Te +3\.58 +4\.\d\d +\+2[0-4]\.\d % +kN +te\n/);
    expect(output).toContain("\nWhy\n  Belt and load are lifted along the belt line");
  });

  it("gives the same as JSON", async () => {
    const { moved } = JSON.parse((await run(earlier("SH-01"), "--json")).output);
    expect(moved).toContainEqual(expect.objectContaining({ path: "te", before: 3.58, unit: "kN" }));
  });

  it("finds nothing moved in an old file whose results are those of today", async () => {
    const conveyor = newConveyor();
    const calculation = calculate(conveyor, { rows: {} });
    if (calculation.kind === "refused") throw new Error("refused");
    const file = join(folder, "same.json");
    const text = writeConveyorJson(conveyor, calculation.results);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(text), schemaVersion: 1 }));
    expect(await run(file, "--as-stored")).toMatchObject({
      exitCode: 0,
      output: "Conveyor CV001, saved in format 1: 0 main results moved",
    });
  });

  it("has nothing to compare in a file of today", async () => {
    const file = join(folder, "today.json");
    writeFileSync(file, writeConveyorJson(newConveyor(), { te: 1 }));
    expect(await run(file)).toMatchObject({ exitCode: 0, output: expect.stringContaining("nothing to compare") });
  });

  it("says what is wrong with a file", async () => {
    expect(await run(join(folder, "none.json"))).toMatchObject({ exitCode: 2, output: "" });
  });
});
