import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFiles, root } from "../books.ts";
import { faultsOf, numberingFaults, readRequirements } from "./requirements.ts";
import { testTitles } from "./test-titles.ts";

const requirements = readRequirements(readFileSync(`${root}docs/specification.md`, "utf8"));

describe("docs/specification.md", () => {
  const tests = new Map(readFiles("*.test.ts", "*.test.tsx", "*.spec.ts").map((file) => [file.path, file]));
  const titles = new Map<string, readonly string[]>();
  const titlesOf = (path: string) => {
    const file = tests.get(path);
    const known = titles.get(path) ?? (file && testTitles(file));
    if (known) titles.set(path, known);
    return known;
  };

  it("numbers the requirements of each document without a gap, 748 and more", () => {
    expect([1, 2].flatMap((document) => numberingFaults(requirements, document))).toEqual([]);
    const count = (document: string) => requirements.filter(({ number }) => number.startsWith(document)).length;
    expect(count("1.")).toBeGreaterThanOrEqual(245);
    expect(count("2.")).toBeGreaterThanOrEqual(503);
  });

  it("names files that are there and tests that stand in them", () => {
    const hasFile = (path: string) => existsSync(`${root}${path}`);
    expect(requirements.flatMap((requirement) => faultsOf(requirement, { hasFile, titlesOf }))).toEqual([]);
  });
});

describe("a line of the specification", () => {
  const line = "| 1.1 | Asks \\| more | `a.ts` | `a.test.ts` › does it | |";
  const known = { hasFile: () => true, titlesOf: (path: string) => (path === "a.test.ts" ? ["does it"] : undefined) };
  const faults = (text: string) => readRequirements(text).flatMap((one) => faultsOf(one, known));

  it("is read cell by cell", () => {
    expect(readRequirements(`# Title\n${line}\n`)).toEqual([
      {
        number: "1.1",
        text: "Asks | more",
        metIn: ["a.ts"],
        shownBy: [{ path: "a.test.ts", title: "does it" }],
        reason: "",
      },
    ]);
    expect(faults(line)).toEqual([]);
  });

  it.each([
    ["a test that was renamed", line.replace("does it", "does that"), '1.1: "does that" is no test of a.test.ts'],
    ["a test file that is gone", line.replace("a.test", "b.test"), '1.1: there is no test file "b.test.ts"'],
    ["a test without its file", line.replace("`a.test.ts` › ", ""), '1.1: there is no test file ""'],
    ["no test and no reason", line.replace("`a.test.ts` › does it", ""), "1.1: names no test and no reason"],
    ["no file and no reason", line.replace("`a.ts`", ""), "1.1: names no file and no reason"],
  ])("is at fault with %s", (_, text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  it("is at fault where its file is gone", () => {
    const [requirement] = readRequirements(line);
    expect(requirement && faultsOf(requirement, { ...known, hasFile: () => false })).toEqual(["1.1: a.ts is gone"]);
  });

  it("is missed where its number is", () => {
    const skipped = readRequirements(`${line}\n${line.replace("1.1", "1.3")}`);
    expect(numberingFaults(skipped, 1)).toEqual(["1.3 stands where 1.2 should"]);
  });
});

describe("titles of tests", () => {
  it("are read from calls by any chain, as they are written, but for what is always skipped", () => {
    const text = `
      describe("group", () => {
        it("one", () => {});
        it.each(rows)("two %s", () => {});
        it.skipIf(isSkipped).each(rows)("three", () => {});
        test(\`four \${1}\`, {}, () => {});
        const said = it("no test");
        it.skip("never", () => {});
        test.fixme("later", () => {});
        other("five", () => {});
      });`;
    expect(testTitles({ path: "a.test.ts", text })).toEqual(["group", "one", "two %s", "three", "four $" + "{1}"]);
  });
});
