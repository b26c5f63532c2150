import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stageOf, testFiles } from "./gathered-tests.ts";
import * as harness from "./test-harness.ts";

const tests = testFiles().map((file) => readFileSync(file, "utf8"));

/** Every name these tests use after such a beginning. */
function used(pattern: RegExp): readonly string[] {
  return [...new Set(tests.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)))];
}

describe("what stands in for the test runner while mutants are tried", () => {
  it("offers all that the tests import from it", () => {
    const imported = used(/import \{([^}]*)\} from "vitest"/g).flatMap((names) => names.split(","));
    const names = imported.map((name) => name.trim()).filter((name) => name !== "" && !name.startsWith("type "));
    expect(names).toContain("expect");
    for (const name of names) expect(harness).toHaveProperty(name);
  });

  it("knows every assertion they make", () => {
    const assertions = used(/\.(to(?:Be|Equal|Strict|Contain|Have|Match|Throw|Satisfy)\w*)\(/g);
    expect(assertions).toContain("toBeCloseTo");
    for (const name of assertions) expect(harness.expect(0)).toHaveProperty(name);
    for (const name of used(/expect\.(\w+)\(/g)) expect(harness.expect).toHaveProperty(name);
    for (const name of used(/describe\.(\w+)\(/g)) expect(harness.describe).toHaveProperty(name);
    for (const name of used(/\bit\.(\w+)\(/g)) expect(harness.it).toHaveProperty(name);
  });

  it("asks tests of drawn cases and of whole conveyors only after those near the code", () => {
    const stages = Object.groupBy(testFiles(), stageOf);
    expect(stages.near).toContain("packages/engine/src/solve/machine/settle.test.ts");
    expect(stages.wide).toContain("packages/engine/src/parts/idlers/closer-idlers.property.test.ts");
    expect(stages.wide).toContain("scripts/recorded-results.test.ts");
  });

  it("compares a page with the file it is kept in, named from the file of the test", async () => {
    const file = "scripts/mutation/test-harness.test.ts";
    const load = async () => harness.it("page", () => harness.expect("another").toMatchFileSnapshot("matchers.ts"));
    const [group] = await harness.groupsOf(file, load);
    const [page] = group?.gather() ?? [];
    expect(() => page?.run()).toThrow(/toMatchFileSnapshot/);
    expect(() =>
      harness.expect(readFileSync("scripts/mutation/matchers.ts", "utf8")).toMatchFileSnapshot("matchers.ts"),
    ).not.toThrow();
  });

  it("tells numbers apart that know where they came from", () => {
    const referred = (value: number) => Object.assign(Object(value), { origin: { kind: "none" } });
    expect(() => harness.expect([referred(1)]).toEqual([referred(2)])).toThrow();
    expect(() => harness.expect([referred(2)]).toEqual([referred(2)])).not.toThrow();
  });
});
