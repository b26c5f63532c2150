import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newConveyor, writeConveyorJson } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { reportCommand } from "./report-command.ts";

const folder = mkdtempSync(join(tmpdir(), "beltwright-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "cv.json");
writeFileSync(file, writeConveyorJson(newConveyor()));

async function run(...args: readonly string[]) {
  const read = readCommandLine(["report", file, ...args]);
  if (read.kind === "wrong") return { exitCode: 2, output: "", error: read.message };
  if (read.kind !== "report") throw new Error(`Read as ${read.kind}`);
  return reportCommand(read);
}

describe("report", () => {
  it.each([
    ["pdf", /^%PDF-/],
    ["xlsx", /^PK/],
    ["csv", /^Cover sheet\r\n/],
    ["html", /^<!doctype html>\n<html lang="en">/],
  ])("writes %s", async (ending, begin) => {
    const out = join(folder, `all.${ending}`);
    expect(await run("--reports", "all", "--out", out)).toMatchObject({ exitCode: 0, error: "" });
    expect(readFileSync(out, "latin1").slice(0, 200)).toMatch(begin);
  });

  it("writes the reports asked for, in their order and in another language", async () => {
    const { output } = await run("--list");
    const [first = "", second = ""] = output.split("\n").map((line) => line.split(" ")[0] ?? "");
    const out = join(folder, "two.csv");
    const english = await run("--reports", `${second},${first}`, "--out", out);
    expect(english).toMatchObject({ exitCode: 0, output: `${out}: 2 reports` });
    const inEnglish = readFileSync(out, "utf8");
    await run("--reports", `${second},${first}`, "--out", out, "--language", "de");
    expect(readFileSync(out, "utf8")).not.toBe(inEnglish);
  });

  it("tells of scenarios, of other conveyors and of what has changed", async () => {
    const before = join(folder, "before.json");
    writeFileSync(before, writeConveyorJson({ ...newConveyor(), capacityInp: 900, dynRunTime: 5 }));
    const names = "dynamic-summary,design-comparison,version-inputs";
    const out = join(folder, "company.csv");
    const told = await run(
      ...["--scenarios", "start-full", "--compare", before, "--earlier", before],
      ...["--reports", names, "--out", out],
    );
    expect(told).toMatchObject({ error: "", output: `${out}: 3 reports` });
    expect(readFileSync(out, "utf8")).toMatch(
      /Start, full[\s\S]*Capacity,1800,900,[\s\S]*before\.json[\s\S]*,900,1800,/,
    );
  });

  it.each([
    [["--out", "x.doc"], /--out ends in \.pdf, \.xlsx, \.csv or \.html/],
    [[], /--out is missing/],
    [["--out", "x.pdf", "--language", "fr"], /there is no language fr/],
    [["--out", "x.pdf", "--units", "royal"], /--units are metric or imperial/],
    [["--out", "x.pdf", "--reports", "horoscope"], /There is no report horoscope/],
    [["--out", "x.pdf", "--scenarios", "earthquake"], /there is no scenario earthquake/],
    [["--out", "x.pdf", "--compare", "/no/such.json"], /no\/such\.json: There is no such file/],
    [["--out", "/no/such/folder/x.csv"], /cannot be written \(ENOENT\)/],
  ])("refuses %j in one line", async (args, message) => {
    const { exitCode, output, error } = await run(...args);
    expect([exitCode, output]).toEqual([2, ""]);
    expect(error).toMatch(message);
    expect(error.trim().split("\n")).toHaveLength(1);
  });
});
