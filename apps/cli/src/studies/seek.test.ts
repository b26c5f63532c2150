import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shippedComponents } from "@beltwright/catalogue";
import { firstDesign, writeConveyorJson } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "../command-line.ts";
import { solveCommand } from "../solve-command.ts";
import { seekCommand } from "./seek-command.ts";

const folder = mkdtempSync(join(tmpdir(), "beltwright-seek-"));
afterAll(() => rmSync(folder, { recursive: true }));
const plant = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 }, await shippedComponents());
const file = join(folder, "plant.json");
writeFileSync(file, writeConveyorJson(plant));

async function run(...args: readonly string[]) {
  const request = readCommandLine(args);
  if (request.kind === "seek") return seekCommand(request);
  if (request.kind === "solve") return solveCommand(request);
  throw new Error(JSON.stringify(request));
}

async function resultOf(of: string, name: string): Promise<number> {
  return JSON.parse((await run("solve", of, "--json")).output)[name];
}

describe("seek", () => {
  it.each([
    ["beltSpeed", "percentBeltCapacity=75", "held"],
    ["takeUpMass", "tractionSurplus=5", "held"],
    ["capacity", "te=150", "held"],
    ["takeUpMass", "tractionSurplus=10", "chosen"],
  ])("of %s until %s with parts %s gives the goal when its file is solved anew", async (change, until, parts) => {
    const out = join(folder, `${change}-${parts}.json`);
    const asked = ["--change", change, "--until", until, "--parts", parts, "--out", out];
    const { exitCode, output } = await run("seek", file, ...asked);
    expect(output).toMatch(/ gives .*calculations\)$/);
    expect(exitCode).toBe(0);
    const [name = "", goal] = until.split("=");
    expect(await resultOf(out, name)).toBeCloseTo(Number(goal), 5);
  });

  it("meets a jump from the side it is told to and says which parts change there", async () => {
    const asked = ["--change", "capacity", "--until", "beltSafetyRun>=10", "--json"];
    const { kind, value, gives, beyond, changes } = JSON.parse((await run("seek", file, ...asked)).output);
    expect(kind).toBe("jump");
    expect(gives).toBeGreaterThanOrEqual(10);
    expect(beyond.gives).toBeLessThan(10);
    expect(Math.abs(beyond.value / value - 1)).toBeLessThan(1e-8);
    expect(changes.length).toBeGreaterThan(0);
    for (const { before, after } of changes) expect(after).not.toBe(before);
  });

  // Masses of gravity take-ups are chosen in steps of 500 kg.
  it("names the mass of the take-up where that is what makes the jump", async () => {
    const asked = ["--change", "capacity", "--until", "beltSafetyRun>=10"];
    const { changes } = JSON.parse((await run("seek", file, ...asked, "--json")).output);
    const hanging = changes.find(({ unit }: { readonly unit?: string }) => unit === "kg");
    expect(hanging).toMatchObject({ title: "Take-up mass", after: expect.any(Number) });
    expect(hanging.after - hanging.before).toBe(500);
    const { output } = await run("seek", file, ...asked);
    expect(output).toContain(`Take-up mass ${hanging.before} kg → ${hanging.after} kg`);
  });

  it("says so where nothing meets the goal, and what comes nearest", async () => {
    const asked = ["--change", "beltSpeed", "--until", "percentBeltCapacity=75", "--from", "4", "--to", "3"];
    const { exitCode, output } = await run("seek", file, ...asked);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^No Belt speed between 3 m\/s and 4 m\/s gives .*nearest is 3 m\/s/);
  });

  it.each([
    [["--change", "beltSpeed"], "seek needs --change and --until"],
    [["--change", "hue", "--until", "te=1"], "there is no number hue in a conveyor"],
    [["--change", "beltSpeed", "--until", "hue=1"], "--until names no result: hue=1"],
    [["--change", "beltSpeed", "--until", "te=much"], "--until, --from and --to take numbers"],
    [["--change", "beltSpeed", "--until", "te=1", "--parts", "new"], "--parts is held or chosen"],
  ])("refuses %j", (args, message) => {
    expect(readCommandLine(["seek", file, ...args])).toEqual({ kind: "wrong", message });
  });
});
