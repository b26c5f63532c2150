import { conveyorToFile, newConveyor, openConveyorRecord, setValues } from "@beltwright/model";
import { arbitraryFile } from "@beltwright/model/test-support/arbitrary-conveyor.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/universal";
import { changedCells } from "../test-support/changed-cells.ts";
import { readWorkbook } from "./read-workbook.ts";
import { writeWorkbook } from "./write-workbook.ts";

const systems = ["metric", "imperial"] as const;

async function readBack(bytes: Uint8Array) {
  const read = await readWorkbook(bytes);
  if (read.kind !== "read") throw new Error(read.message);
  return read;
}

describe("a design in a workbook", () => {
  it.each(systems)("comes back as it was, no digit lost, in %s units", async (system) => {
    await fc.assert(
      fc.asyncProperty(arbitraryFile(), async (file) => {
        const opened = openConveyorRecord(file);
        if (opened.kind !== "opened") throw new Error("not a conveyor");
        const { conveyor } = opened;
        const { base, edited, refused } = await readBack(await writeWorkbook(conveyor, system));
        expect(JSON.stringify(conveyorToFile(base))).toBe(JSON.stringify(conveyorToFile(conveyor)));
        expect(edited).toBe(base);
        expect(refused).toEqual([]);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it("gives what was changed in its cells, and nothing else", async () => {
    const before = newConveyor();
    const bytes = await changedCells(await writeWorkbook(before, "metric"), [
      { sheet: "Inputs", path: "beltSpeedInp", value: 3.25 },
      { sheet: "Inputs", path: "matl.description", value: "Wet coal & <slack>" },
      { sheet: "Points", row: "pulls[1]", path: "x", value: 12.5 },
    ]);
    const { base, edited, refused } = await readBack(bytes);
    const typed = setValues.apply(base, {
      label: "",
      values: [
        { path: "beltSpeedInp", value: 3.25 },
        { path: "matl.description", value: "Wet coal & <slack>" },
        { path: "pulls[1].x", value: 12.5 },
      ],
    });
    expect(refused).toEqual([]);
    expect(typed.kind === "changed" && conveyorToFile(edited)).toEqual(
      typed.kind === "changed" && conveyorToFile(typed.conveyor),
    );
  });

  it("takes what was typed in inches as the document keeps it", async () => {
    const bytes = await changedCells(await writeWorkbook(newConveyor(), "imperial"), [
      { sheet: "Inputs", path: "beltWidthInp", value: 48 },
    ]);
    expect((await readBack(bytes)).edited.beltWidthInp).toBe(1219.2);
  });

  it("says by its address which cell cannot be taken, and takes the others", async () => {
    const bytes = await changedCells(await writeWorkbook(newConveyor(), "metric"), [
      { sheet: "Inputs", path: "beltSpeedInp", value: 4 },
      { sheet: "Inputs", path: "beltWidthInp", value: "wide" },
      { sheet: "Points", row: "pulls[0]", path: "x", value: 1e12 },
    ]);
    const { edited, refused } = await readBack(bytes);
    expect(edited.beltSpeedInp).toBe(4);
    expect(refused.map(({ cell }) => cell.replace(/\d+$/, ""))).toEqual([
      "Inputs!D",
      expect.stringMatching(/^Points!/),
    ]);
    for (const { message } of refused) expect(message).toMatch(/^Must be a number from /);
  });

  it("tells a report and other files from a design", async () => {
    const other = await writeXlsxFile([{ sheet: "Sums", data: [[{ value: 1 }]] }]).toBlob();
    expect(await readWorkbook(new Uint8Array(await other.arrayBuffer()))).toMatchObject({
      kind: "not-ours",
      message: expect.stringContaining("holds no design"),
    });
    const noise = await readWorkbook(new TextEncoder().encode("no workbook"));
    expect(noise).toEqual({ kind: "not-ours", message: "This file is not a workbook, or it is damaged." });
  });
});
