import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shippedComponents } from "@beltwright/catalogue";
import { calculate, changeField, newConveyor, openConveyorFile, writeConveyorJson } from "@beltwright/model";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "beltwright-mcp-"));
const conveyor = { ...newConveyor(), convNo: "CV-7" };
const client = new Client({ name: "a test", version: "1" });

beforeAll(async () => {
  writeFileSync(join(folder, "plant.json"), writeConveyorJson(conveyor));
  writeFileSync(join(folder, "notes.json"), "{}");
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, "mcp", folder] }));
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

interface Said {
  readonly text: string;
  readonly isRefused: boolean;
}

async function ask(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<Said> {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...given } });
  const [first] = content;
  return { text: first?.type === "text" ? first.text : "", isRefused: isError };
}

describe("an assistant at the command line", () => {
  it("finds tools to open, change, solve, explain, list findings and report, only one of which changes anything", async () => {
    const { tools } = await client.listTools();
    const names = [
      "list_designs",
      "open_design",
      "change_design",
      "solve_design",
      "list_findings",
      "explain_number",
      "make_report",
    ];
    expect(tools.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(writing).toEqual(["change_design"]);
  });

  it("lists conveyor files and leaves others out", async () => {
    expect((await ask("list_designs")).text).toBe("plant.json   CV-7");
  });

  it("opens a design and names its fields with what they accept", async () => {
    expect((await ask("open_design", { design: "plant.json" })).text).toContain("Conveyor CV-7 (plant.json)");
    const { text } = await ask("open_design", { design: "plant.json", search: "beltSpeedInp" });
    expect(text).toMatch(/^beltSpeedInp = 3 m\/s {3}.*Must be a number from 0 to/m);
    expect((await ask("open_design", { design: "plant.json", form: "material" })).text).toContain("matl.loBD = ");
  });

  it("solves as the program does, with changes that are tried and not kept", async () => {
    const before = readFileSync(join(folder, "plant.json"), "utf8");
    const changes = [{ field: "beltSpeedInp", value: 4 }];
    const { text } = await ask("solve_design", { design: "plant.json", changes, results: ["te", "pulls[1].t1"] });
    const faster = changeField(conveyor, "beltSpeedInp", 4);
    const found = faster.kind === "changed" && calculate(faster.conveyor, { rows: await shippedComponents() });
    if (!found || found.kind === "refused") throw new Error("the design is refused");
    expect(text).toContain("Tried: beltSpeedInp (Belt speed): 3 m/s -> 4 m/s");
    expect(text).toContain(`te = ${Number(found.results.te).toFixed(2)} kN`);
    expect(text).toContain(`pulls[1].t1 = ${Number(found.results["pulls[1].t1"]).toFixed(2)} kN`);
    expect(readFileSync(join(folder, "plant.json"), "utf8")).toBe(before);
  });

  it("explains a number down to its clause and what was typed", async () => {
    const { text } = await ask("explain_number", { design: "plant.json", result: "te" });
    expect(text).toMatch(/^te \(.*\) = [\d.]+ kN, by ISO/);
    expect(text).toContain("ISO 5048");
    expect(await ask("explain_number", { design: "plant.json", result: "poem" })).toEqual({
      text: "It cannot be calculated. trace: There is no result poem.",
      isRefused: true,
    });
  });

  it("lists findings with their sources", async () => {
    const { text } = await ask("list_findings", { design: "plant.json" });
    expect(text).toMatch(/friction-below-range .*must be at least 0\.016; ISO 5048:1989/);
  });

  it("changes a design beside the one there was, all changes or none", async () => {
    const wrong = [
      { field: "beltSpeedInp", value: 4 },
      { field: "beltWidthInp", value: -1 },
    ];
    const refused = await ask("change_design", { design: "plant.json", changes: wrong });
    expect([refused.isRefused, refused.text.split("\n")[0]]).toEqual([true, "Nothing was changed."]);
    const { text } = await ask("change_design", { design: "plant.json", changes: wrong.slice(0, 1) });
    expect(text).toContain("Kept as plant-2.json; plant.json is as it was.");
    const kept = openConveyorFile("json", readFileSync(join(folder, "plant-2.json")));
    expect(kept.kind === "opened" && kept.conveyor.beltSpeedInp).toBe(4);
    expect(readdirSync(folder).toSorted()).toEqual(["notes.json", "plant-2.json", "plant.json"]);
  });

  it("writes a report beside the designs", async () => {
    const wish = { design: "plant.json", reports: "design-summary", format: "csv" };
    expect((await ask("make_report", wish)).text).toBe("Written: CV-7.csv");
    expect(readFileSync(join(folder, "CV-7.csv"), "utf8")).toContain("Design summary");
    expect((await ask("make_report", { ...wish, reports: "poem" })).isRefused).toBe(true);
  });

  it.each(["../secret.json", "/etc/passwd.json", "."])("reads nothing outside the folder: %s", async (design) => {
    const { text, isRefused } = await ask("open_design", { design });
    expect([isRefused, text]).toEqual([true, `${design} is outside the folder of designs.`]);
    const changes = [{ field: "beltSpeedInp", value: 4 }];
    const saved = await ask("change_design", { design: "plant.json", changes, saveAs: "../elsewhere.json" });
    expect(saved.isRefused).toBe(true);
  });
});
