import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shippedComponents } from "@beltwright/catalogue";
import { firstDesign, writeConveyorJson } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "../command-line.ts";
import { studyCommand } from "./study-command.ts";

const folder = mkdtempSync(join(tmpdir(), "beltwright-study-"));
afterAll(() => rmSync(folder, { recursive: true }));
const plant = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 }, await shippedComponents());
const file = join(folder, "plant.json");
writeFileSync(file, writeConveyorJson(plant));

async function run(...args: readonly string[]) {
  const request = readCommandLine(["study", file, ...args]);
  if (request.kind !== "study") throw new Error(JSON.stringify(request));
  return studyCommand(request);
}

describe("study", () => {
  it("prints the front and writes every candidate", async () => {
    const out = join(folder, "study.csv");
    const asked = ["--choices", "beltWidth=800,1200,1400;beltSpeed=2:3:0.5", "--objectives", "capitalCost,tmax"];
    const { exitCode, output } = await run(...asked, "--out", out);
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^every one of 9 combinations was tried: \d meet the conditions, \d of them are on the front/,
    );
    expect(output).toContain("3 sifted by belt-overfull");
    const [head = "", now = "", ...lines] = readFileSync(out, "utf8").trim().split("\r\n");
    expect(head).toMatch(/^Candidate,Belt width \[mm\],Belt speed \[m\/s\],"?Capital cost/);
    expect(now).toContain("today");
    expect(lines).toHaveLength(6);
    expect(lines.some((line) => /,(front|knee),/.test(line))).toBe(true);
  });

  it("gives the same as JSON, with limits that bind", async () => {
    const asked = ["--choices", "beltWidth=1200;beltSpeed=2,2.5", "--conditions", "tmax<=1", "--json"];
    const { exitCode, output } = await run(...asked);
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ solved: 2, feasible: 0, front: [] });
    expect(JSON.parse(output).binding).toContainEqual({ code: "limit:tmax", count: 2, alone: 2 });
  });

  it.each([
    ["--choices", "beltLength=5", "there is no choice beltLength"],
    ["--choices", "beltWidth=5:1:1", "beltWidth: 5:1:1 is no number and no range FROM:TO:STEP"],
    ["--choices", "driveLayout=middle", "driveLayout: middle is none of head, dual-head, head-and-tail, tail, booster"],
    ["--objectives", "beauty", "there is no result beauty"],
    ["--conditions", "tmax=5", "tmax=5: a condition is RESULT<=NUMBER or RESULT>=NUMBER"],
  ])("says what is wrong with %s %s", async (option, value, message) => {
    expect(await run(option, value)).toEqual({ exitCode: 2, output: "", error: message });
  });
});
