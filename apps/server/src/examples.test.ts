import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { programs } from "./test-support/program.ts";

const run = promisify(execFile);
const root = new URL("../../../", import.meta.url).pathname;

/** The examples as a person runs them: the whole program, a token of a demo account, the system's Python. */
describe("the examples", () => {
  let server: Awaited<ReturnType<typeof programs>>;
  let address = "";
  let token = "";
  beforeAll(async () => {
    server = await programs();
    address = await server.run({}).listening;
    while (!(await fetch(`${address}/readyz`)).ok) await setTimeout(200);
    const post = (path: string, body: object, cookie = "") =>
      fetch(address + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: address, cookie },
        body: JSON.stringify(body),
      });
    const signedIn = await post("/api/signin", { email: "dynamic@demo.test", password: "beltwright-demo" });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";", 1)[0])
      .join("; ");
    const made = await post("/api/tokens", { name: "examples", scopes: ["read", "calculate"] }, cookie);
    token = z.object({ token: z.string() }).parse(await made.json()).token;
  });
  afterAll(() => server?.remove());

  const env = () => ({
    ...process.env,
    BELTWRIGHT_URL: address,
    BELTWRIGHT_TOKEN: token,
    EXAMPLES_FOLDER: server.folder,
    EXAMPLES_COUNT: "8",
  });
  const outputOf = async (program: string, file: string) =>
    (await run(program, [join(root, "examples", file)], { env: env() })).stdout;

  it("write variants into a table", async () => {
    await outputOf("python3", "variants.py");
    const [head, ...rows] = (await readFile(join(server.folder, "variants.csv"), "utf8")).trim().split(/\r?\n/);
    expect(head).toBe("beltWidthInp,beltSpeedInp,capacityInp,frictionFactorInp,te,absorbedPower,errors");
    expect(rows).toHaveLength(8);
    const te = rows.map((row) => Number(row.split(",")[4]));
    // Four friction factors one after another, and more friction takes more pull.
    expect(te.slice(0, 4)).toEqual(te.slice(0, 4).toSorted((one, other) => one - other));
  });

  it("open a number down to its clause", async () => {
    const text = await outputOf("python3", "explain_a_number.py");
    expect(text.split("\n").length).toBeGreaterThan(5);
    expect(text).toMatch(/ISO 5048|CEMA|DIN 22101/);
  });

  it("set the methods side by side", async () => {
    const text = await outputOf("python3", "methods_side_by_side.py");
    for (const method of ["ISO", "CEMA", "DIN", "VISCO"]) expect(text).toContain(method);
  });

  it("write a report of a design that was never saved", async () => {
    await outputOf("python3", "summary_as_pdf.py");
    expect((await readFile(join(server.folder, "summary.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("ask from JavaScript", async () => {
    expect(await outputOf(process.execPath, "calculate.mjs")).toMatch(/a tenth faster: Te [\d.]+, power [\d.-]+/);
  });

  it("say by field what is wrong, and where a token does not reach", async () => {
    const script = `
import sys; sys.path.insert(0, ${JSON.stringify(join(root, "examples"))})
from setting import belts, design
from beltwright import Refused, changed
for ask in (lambda: belts.calculate({**design, "beltWidthInp": "wide"}), lambda: belts.add(design)):
    try: ask()
    except Refused as refused: print(refused.status, refused.code, [one["field"] for one in refused.issues])
try: changed(design, {"beltColour": 1})
except KeyError as missing: print(missing)
`;
    const { stdout } = await run("python3", ["-c", script], { env: env() });
    expect(stdout.trim().split("\n")).toEqual([
      "400 invalid-values ['beltWidthInp']",
      "403 token-scope-missing []",
      "'The document has no beltColour'",
    ]);
  });
});
