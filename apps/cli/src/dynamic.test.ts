import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { dynamicCommand } from "./dynamic-command.ts";

const sample = fileURLToPath(new URL("../../../packages/model/samples/format-0.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "beltwright-dynamic-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const request = readCommandLine(["dynamic", sample, "--as-stored", "--time", "5", "--elements", "60", ...args]);
  if (request.kind !== "dynamic") throw new Error(JSON.stringify(request));
  return dynamicCommand(request);
}

describe("dynamic FILE", () => {
  it("prints the peaks of a start and keeps its frames as JSON", async () => {
    const out = join(folder, "results.json");
    const { exitCode, output } = await run("--scenario", "start-full", "--out", out);
    expect(exitCode).toBeLessThan(2);
    expect(output).toContain("Largest tension");
    const kept = JSON.parse(readFileSync(out, "utf8"));
    expect(kept.time).toHaveLength(51);
    expect(kept.frames.tension).toHaveLength(51);
    expect(kept.frames.tension[0]).toHaveLength(kept.positions.length);
    expect(kept.frames.takeUpTravel[0]).toBe(0);
    expect(Math.abs(kept.energy.error)).toBeLessThan(1e-3);
    expect(kept.steps.length).toBeGreaterThan(10);
  });

  it("keeps frames as CSV, a line for each frame and station", async () => {
    const out = join(folder, "results.csv");
    await run("--scenario", "stop-empty", "--out", out);
    const [head = "", ...lines] = readFileSync(out, "utf8").trimEnd().split("\n");
    expect(head.split(",").slice(0, 3)).toEqual(["time [s]", "position [m]", "tension [N]"]);
    expect(lines.length % 51).toBe(0);
    expect(lines.every((line) => line.split(",").every((cell) => Number.isFinite(Number(cell))))).toBe(true);
  });

  it("runs a sequence of events as typed", () => {
    const read = readCommandLine(["dynamic", sample, "--events", "running empty 5 stop, 6.5 brake, 20 start 1"]);
    expect(read).toMatchObject({
      sequence: {
        kind: "sequence",
        from: "running",
        load: "empty",
        events: [
          { kind: "stop", at: 5 },
          { kind: "brake", at: 6.5 },
          { kind: "start", at: 20, driveId: "1" },
        ],
      },
    });
  });

  it("trips an aborted start at the share of its ramp that the conveyor says", async () => {
    const file = join(folder, "ramped.json");
    const ramped = { ...JSON.parse(readFileSync(sample, "utf8")), rampTime: 4, abortShare: 50 };
    writeFileSync(file, JSON.stringify(ramped));
    const out = join(folder, "aborted.json");
    const request = readCommandLine([
      ...["dynamic", file, "--as-stored", "--time", "3", "--elements", "60"],
      ...["--scenario", "aborted-start", "--out", out],
    ]);
    if (request.kind !== "dynamic") throw new Error(JSON.stringify(request));
    await dynamicCommand(request);
    expect(JSON.parse(readFileSync(out, "utf8")).scenario).toMatchObject({ kind: "aborted-start", tripTime: 2 });
  });

  it.each([
    [["--scenario", "fly"], "there is no scenario fly"],
    [["--events", "5 fly"], 'there is no event "5 fly"'],
    [["--out", "results.txt"], "--out ends in .json or .csv"],
    [["--time", "soon"], "--time, --interval and --elements are numbers"],
    [["--scenario", "start-full", "--events", "0 start"], "--scenario and --events do not go together"],
  ])("says what is wrong with %j", (args, message) => {
    expect(readCommandLine(["dynamic", sample, ...args])).toEqual({ kind: "wrong", message });
  });

  it("ends with 2 and a sentence where the run is refused", async () => {
    const { exitCode, error } = await run("--interval", "0");
    expect(exitCode).toBe(2);
    expect(error).toContain("A simulation setting is outside the range that can be calculated. (interval)");
  });
});
