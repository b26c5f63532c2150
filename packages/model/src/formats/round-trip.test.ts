import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { parseConveyor } from "../document/parse.ts";
import { arbitraryFile } from "../test-support/arbitrary-conveyor.ts";
import { writeConveyorJson } from "./json/write.ts";
import { openConveyorFile } from "./open.ts";
import { writeConveyorT6 } from "./t6-xml/write.ts";
import { t6Schema } from "./t6-xml/xsd.ts";

function read(file: unknown) {
  const parsed = parseConveyor(file);
  if (parsed.kind === "invalid") throw new Error(JSON.stringify(parsed.issues));
  return parsed;
}

describe("a conveyor written and read again", () => {
  it("is the same through JSON: inputs, results and unknown fields", () => {
    fc.assert(
      fc.property(arbitraryFile(), (file) => {
        const { conveyor, results } = read(file);
        const text = writeConveyorJson(conveyor, results);
        expect(openConveyorFile("json", text)).toEqual({ kind: "opened", conveyor, results });
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(file)));
      }),
      { numRuns: 40 },
    );
  });

  it("is the same through XML: inputs, results and unknown fields", () => {
    fc.assert(
      fc.property(arbitraryFile(), (file) => {
        const { conveyor, results } = read(file);
        const text = writeConveyorT6(conveyor, results);
        expect(openConveyorFile("xml", text)).toEqual({ kind: "opened", conveyor, results });
      }),
      { numRuns: 40 },
    );
  });

  it("is the same text when written a second time", () => {
    fc.assert(
      fc.property(arbitraryFile(), (file) => {
        const { conveyor, results } = read(file);
        const text = writeConveyorT6(conveyor, results);
        const again = openConveyorFile("xml", text);
        if (again.kind !== "opened") throw new Error(again.kind);
        expect(writeConveyorT6(again.conveyor, again.results)).toBe(text);
      }),
      { numRuns: 20 },
    );
  });
});

describe("the schema of the T6 format", () => {
  const schema = t6Schema();

  it("in docs/formats is the one the definitions give", () => {
    expect(readFileSync(new URL("../../../../docs/formats/t6.xsd", import.meta.url), "utf8")).toBe(schema);
  });

  it("accepts every file this program writes, by an independent validator", async () => {
    const files = fc.sample(arbitraryFile(), { numRuns: 12, seed: 7 }).map((file, index) => {
      const { conveyor, results } = read(file);
      return { fileName: `conveyor-${index}.xml`, contents: writeConveyorT6(conveyor, results) };
    });
    const outcome = await validateXML({ xml: files, schema });
    expect(outcome.errors).toEqual([]);
    expect(outcome.valid).toBe(true);
  });

  it.each([
    ["a word for a number", "<kt>1</kt>", "<kt>cold</kt>"],
    ["a number out of bounds", "<kt>1</kt>", "<kt>-5</kt>"],
    ["an unknown choice", "<calcMethod>ISO</calcMethod>", "<calcMethod>DIY</calcMethod>"],
    ["a missing input", "<kt>1</kt>", ""],
  ])("refuses %s", async (_what, right, wrong) => {
    const { conveyor } = read({ schemaVersion: 1, kt: 1, pulls: [] });
    const text = writeConveyorT6(conveyor);
    expect(text).toContain(right);
    expect((await validateXML({ xml: text.replace(right, wrong), schema })).valid).toBe(false);
  });
});
