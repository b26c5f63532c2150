import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstDesign, writeConveyorJson } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "../command-line.ts";
import { uncertainCommand } from "./uncertain-command.ts";

const folder = mkdtempSync(join(tmpdir(), "beltwright-uncertain-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "plant.json");
writeFileSync(file, writeConveyorJson(firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 })));

async function run(...args: readonly string[]): Promise<string> {
  const request = readCommandLine(["uncertain", file, "--as-stored", ...args]);
  if (request.kind !== "uncertain") throw new Error(JSON.stringify(request));
  return (await uncertainCommand(request)).output;
}

describe("uncertain", () => {
  it("says how sure the results are, by the usual inputs where the file names none", async () => {
    const text = await run("--samples", "25");
    expect(text).toMatch(/: 25 samples, seed 1, parts held as chosen\n/);
    expect(text).toMatch(/^Absorbed power, kW +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+ /m);
    expect(text).toMatch(/^Friction factor +/m);
    expect(text).toContain("Findings\n");
  });

  it("gives the same JSON for the same seed and another for another", async () => {
    const [one, again, other] = [
      await run("--samples", "25", "--seed", "5", "--json"),
      await run("--samples", "25", "--seed", "5", "--json"),
      await run("--samples", "25", "--seed", "6", "--json"),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(JSON.parse(one)).toMatchObject({ seed: 5, samples: 25, refused: [] });
  });

  it.each([
    [["--samples", "5"], "--samples takes 20 to 100000"],
    [["--seed", "one"], "--seed takes a whole number from 0 on"],
  ])("refuses %j", (args, message) => {
    expect(readCommandLine(["uncertain", file, ...args])).toEqual({ kind: "wrong", message });
  });
});
