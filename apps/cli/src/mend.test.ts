import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shippedComponents } from "@beltwright/catalogue";
import { firstDesign, writeConveyorJson } from "@beltwright/model";
import { afterAll, describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { mendCommand } from "./mend-command.ts";
import { solveCommand } from "./solve-command.ts";

const folder = mkdtempSync(join(tmpdir(), "beltwright-mend-"));
afterAll(() => rmSync(folder, { recursive: true }));
const plant = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 }, await shippedComponents());
const file = join(folder, "light.json");
writeFileSync(file, writeConveyorJson({ ...plant, takeUpMass: 1500 }));

async function run(command: "mend" | "solve", ...args: readonly string[]) {
  const request = readCommandLine([command, ...args]);
  if (request.kind === "mend") return mendCommand(request);
  if (request.kind === "solve") return solveCommand(request);
  throw new Error(JSON.stringify(request));
}

describe("mend", () => {
  it.each(["mended.json", "mended.xml"])(
    "writes a conveyor without errors to %s and says what was done",
    async (name) => {
      expect((await run("solve", file)).exitCode).toBe(1);
      const out = join(folder, name);
      const { exitCode, output } = await run("mend", file, "--out", out);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/^Conveyor .*: \d+ changes? made, 0 errors left\n/);
      expect((await run("solve", out)).exitCode).toBe(0);
    },
  );

  it("gives the same as JSON", async () => {
    const { done, left } = JSON.parse((await run("mend", file, "--json")).output);
    expect(left).toEqual([]);
    expect(done[0]).toMatchObject({ changes: [{ path: expect.any(String) }], gone: expect.any(Array) });
  });
});
