import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Block } from "../description/report.ts";
import { makeBook } from "../make-book.ts";
import { inputOf } from "../test-support/inputs.ts";

const start = newConveyor();
const input = inputOf({
  ...start,
  drives: start.drives.map((drive) => ({
    ...drive,
    ...({ brakeType: "Constant Torque Brake", selectDiscMode: "Manual", brakePads: "Sintered" } as const),
    ...{ discDia: 800, discThick: 30, noOfDiscs: 2, brakeTorqueLSS: 20_000 },
    selectBrakeMode: "Manual" as const,
    brake: {
      ...drive.brake,
      description: "Caliper",
      minClampingForce: 4,
      maxClampingForce: 4.5,
      padOffsetDistance: 70,
    },
  })),
});

function blocksOf(id: "brakes" | "brake-heat"): readonly Block[] {
  return makeBook(input, { reports: [id], system: "metric" }).reports.flatMap(({ blocks }) => blocks);
}

describe("the reports on brakes", () => {
  it("tell the discs, their size, how hot they get and what their pads stand", () => {
    const told = JSON.stringify([blocksOf("brakes"), blocksOf("brake-heat")]);
    for (const label of ["Discs on each motor line", "Disc diameter", "Disc thickness"]) expect(told).toContain(label);
    const table = blocksOf("brake-heat").find((block) => block.kind === "table");
    if (table?.kind !== "table") throw new Error("expected a table");
    const of = (title: string) => {
      const cell = table.rows[0]?.[table.columns.findIndex((column) => column.title === title)];
      return cell?.kind === "number" ? cell.value : Number.NaN;
    };
    // Handbook 15.14: sintered pads stand 550 degrees of the disc and 650 of its surface.
    expect([of("Allowed"), of("Allowed at the surface")]).toEqual([550, 650]);
    expect(of("Surface temperature")).toBeGreaterThan(of("Before a stop"));
  });
});
