import { csvToRows, libraries, rowsToCsv } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedCsv, shippedRows } from "./shipped-libraries.ts";

// Counts by file in data/PROVENANCE.md.
const counts: Readonly<Record<string, number>> = {
  belts: 230,
  brakes: 56,
  fluidCouplings: 291,
  gearBoxes: 2588,
  holdbacks: 85,
  idlers: 1551,
  materials: 482,
  methodProfiles: 9,
  motors: 721,
  pulleys: 276,
  pullShafts: 227,
  pullShells: 207,
  pullWidths: 76,
  rubbers: 7,
  shaftCouplings: 174,
  starters: 95,
};

describe("the shipped rows", () => {
  it("number 7075 in sixteen libraries", async () => {
    const shipped: [string, number][] = [];
    for (const library of libraries) shipped.push([library.plural, (await shippedRows(library)).length]);
    expect(Object.fromEntries(shipped)).toEqual(counts);
    expect(shipped.reduce((sum, [, rows]) => sum + rows, 0)).toBe(7075);
  });

  it.each(libraries.map((library) => [library.plural, library] as const))(
    "of %s are whole and named apart",
    async (_, library) => {
      const rows = await shippedRows(library);
      const lines = (await shippedCsv(library.plural)).trimEnd().split("\n");
      expect(rows).toHaveLength(lines.length - 1);
      expect(new Set(rows.map((row) => `${row.category}\n${row.description}`)).size).toBe(rows.length);
      expect(rows.some((row) => row.category === library.defaultCategory)).toBe(true);
    },
  );

  it.each(libraries.map((library) => [library.plural, library] as const))(
    "of %s read back from a file as they were",
    async (_, library) => {
      const rows = await shippedRows(library);
      expect(csvToRows(library, rowsToCsv(library, rows))).toEqual({ kind: "read", rows, categoriesRenamed: 0 });
    },
  );

  it("keep the digits of the file", async () => {
    const [motors] = libraries.filter(({ plural }) => plural === "motors");
    const rows = motors ? await shippedRows(motors) : [];
    expect(rows[0]).toMatchObject({ description: "IEC motor 0.55 kW 4 pole 415 V 80", flTorque: 3.7572, frame: "80" });
  });

  it("include the belt, the brake and the material the specification describes", async () => {
    const find = async (plural: string, description: string) => {
      const library = libraries.find((candidate) => candidate.plural === plural);
      return library && (await shippedRows(library)).find((row) => row.description === description);
    };
    expect(await find("brakes", "Svendborg BSFI 204")).toMatchObject({
      minClampingForce: 4000,
      maxClampingForce: 4500,
    });
    expect(await find("materials", "Gravel")).toMatchObject({ loBD: 1400, hiBD: 1600, surchargeAngle: 20, repose: 50 });
  });
});
