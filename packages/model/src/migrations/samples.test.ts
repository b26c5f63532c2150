import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { conveyorToFile, schemaVersion } from "../document/file-record.ts";
import { conveyorFileType } from "../formats/file-type.ts";
import { writeConveyorJson } from "../formats/json/write.ts";
import { openConveyorFile } from "../formats/open.ts";
import { writeConveyorT6 } from "../formats/t6-xml/write.ts";
import { migrateFile, migrations } from "./migrate.ts";

const folder = new URL("../../samples/", import.meta.url);
const files = readdirSync(folder).filter((name) => conveyorFileType(name) !== undefined);

function open(name: string) {
  const opened = openConveyorFile(conveyorFileType(name) ?? "json", readFileSync(new URL(name, folder)));
  if (opened.kind !== "opened" && opened.kind !== "migrated") throw new Error(`${name}: ${JSON.stringify(opened)}`);
  return opened;
}

describe("the samples of every released format", () => {
  it("exist for every version in both formats", () => {
    for (let version = 0; version <= schemaVersion; version += 1) {
      expect(files).toContain(`format-${version}.json`);
      expect(files).toContain(`format-${version}.xml`);
    }
  });

  it.each(files)("open: %s", (name) => {
    const version = Number(/format-(\d+)/.exec(name)?.[1]);
    const opened = open(name);
    expect(opened.kind).toBe(version === schemaVersion ? "opened" : "migrated");
    if (opened.kind === "migrated") expect(opened.from).toBe(version);
    expect(opened.conveyor.pulls.length).toBeGreaterThan(1);
  });

  it("of format 0 keep every value, their results aside, and name the motor's power as we do", () => {
    const { conveyor, results } = open("format-0.json");
    expect(conveyor).toMatchObject({
      convNo: "C212",
      beltWidthInp: 1600,
      takeUpMass: 25000,
      extras: { cableReel: "left" },
    });
    expect(conveyor.matl).toMatchObject({ loBD: 1860, surchargeAngle: 15 });
    expect(conveyor.drives[0]?.motor).toMatchObject({ power: 800, speed: 1492 });
    expect(conveyor.drives[0]?.motor.extras).toBeUndefined();
    expect(results).toMatchObject({ te: 310.19, absorbedPower: 1665.23, "pulls[0].t1": 98.1 });
  });

  it("of format 0 in XML keep the value of numbers spelt another way", () => {
    const { conveyor, results } = open("format-0.xml");
    expect(conveyor).toMatchObject({ beltWidthInp: 800, beltSpeedInp: 1, capacityInp: 120 });
    expect(conveyor.pulls.map(({ pType, x, z }) => [pType, x, z])).toEqual([
      ["Tail", 0, 0],
      ["Drive", 40.5, 8.3],
    ]);
    expect(conveyor.extras).toEqual({ siteNote: { "@author": "J. D.", "#text": "dusty" } });
    expect(results).toEqual({ te: 11.07, "pulls[1].t1": 14.2 });
  });

  it("of the newest format come back letter for letter when written", () => {
    const json = open("format-11.json");
    expect(writeConveyorJson(json.conveyor, json.results)).toBe(
      readFileSync(new URL("format-11.json", folder), "utf8"),
    );
    const xml = open("format-11.xml");
    expect(writeConveyorT6(xml.conveyor, xml.results)).toBe(readFileSync(new URL("format-11.xml", folder), "utf8"));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("of format %d say the same in JSON and XML", (version) => {
    expect(open(`format-${version}.xml`)).toEqual(open(`format-${version}.json`));
  });

  it("before format 11 count every limit as typed", () => {
    expect(open("format-10.json").conveyor.methodLimits).toBe("As typed");
    expect(open("format-0.xml").conveyor.methodLimits).toBe("As typed");
    expect(open("format-10.json").conveyor.cema7Coefficients).toBe("Indicative");
    expect(open("format-11.json").conveyor.methodLimits).toBe("By method");
  });

  it("of format 1 gave the centres of pulleys, and keep every value", () => {
    const older = open("format-1.json");
    expect(older.conveyor.pointsAre).toBe("Pulley centres");
    const newer = open("format-2.json");
    expect({ conveyor: older.conveyor, results: older.results }).toEqual({
      conveyor: newer.conveyor,
      results: newer.results,
    });
  });

  it("of format 5 say nothing of links, and every point stays where it was typed", () => {
    const { conveyor } = open("format-5.json");
    expect(conveyor.strandDistance).toBe(0);
    expect(conveyor.pulls.every(({ follows, followOffset, leftOut }) => follows + followOffset === 0 && !leftOut)).toBe(
      true,
    );
    expect(open("format-6.json").conveyor.strandDistance).toBe(1.1);
  });

  it("of format 6 have brakes none of which may fail, and winches with one tension", () => {
    const { conveyor } = open("format-6.json");
    expect(conveyor.pulls.map(({ loadingIdlers }) => loadingIdlers)).toEqual(conveyor.pulls.map(() => "None"));
    expect(conveyor).toMatchObject({ brakesOut: 0, brakeHoldFactor: 1.5, takeupStartFactor: 100, takeupWinchBand: 0 });
    const newer = open("format-7.json").conveyor;
    expect(newer).toMatchObject({ brakesOut: 1, brakesOutHold: 100, brakesOutTorque: 60, takeupStartFactor: 130 });
    expect(newer.drives[0]).toMatchObject({ starDeltaSpeed: 80, starDeltaTime: 6, starDeltaGap: 0.05 });
  });

  it("of format 7 keep their load shares, also those they do not state, and have no spread of pad friction", () => {
    const { conveyor } = open("format-7.json");
    expect(conveyor.drives.map(({ loadShare, frictionSpread }) => [loadShare, frictionSpread])).toEqual([[100, 0]]);
    const outcome = migrateFile({ schemaVersion: 7, drives: [{ driveNo: 1 }, { driveNo: 2, loadShare: 40 }] });
    expect(outcome).toMatchObject({ file: { schemaVersion, drives: [{ loadShare: 100 }, { loadShare: 40 }] } });
    const newer = open("format-9.json").conveyor;
    expect(newer.drives.map(({ loadShare, frictionSpread }) => [loadShare, frictionSpread])).toEqual([[0, 10]]);
  });

  it("of format 8 keep their method, and take secondary resistances as before", () => {
    const { conveyor } = open("format-8.json");
    expect(conveyor).toMatchObject({ calcMethod: "ISO", secondaryMode: "By method", scraperPressure: 0.05 });
    expect(open("format-9.json").conveyor).toMatchObject({ calcMethod: "GB", secondaryMode: "Components" });
  });

  it("keep every digit a number needs", () => {
    const { conveyor } = open("format-1.xml");
    expect(conveyor.capacityInp).toBe(1234.5678901234567);
    expect(conveyor.thermalExpansion).toBe(1.17e-7);
    expect(conveyor.pulls[2]?.x).toBe(0.30000000000000004);
  });
});

describe("migrations", () => {
  it("lead from the oldest format to the newest without a gap", () => {
    expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: schemaVersion }, (_, index) => index + 1));
  });

  it("leave a file of the newest format alone", () => {
    const file = { schemaVersion, other: 1 };
    expect(migrateFile(file)).toEqual({ kind: "current", file });
  });

  it("refuse a newer one and say which", () => {
    expect(migrateFile({ schemaVersion: schemaVersion + 1 })).toEqual({ kind: "too-new", version: schemaVersion + 1 });
  });

  it.each([[{}], [{ schemaVersion: 0 }], [{ schemaVersion: 1.5 }], [{ pulls: [] }], [null], [[]], ["text"]])(
    "do not take %j for ours",
    (file) => {
      expect(migrateFile(file)).toEqual({ kind: "not-ours" });
    },
  );

  it("say so when a file of an old format is damaged", () => {
    expect(migrateFile({ convNo: "C1", pulls: [], drives: "none" })).toEqual({ kind: "damaged" });
  });

  it("keep a power that already has the document's name", () => {
    const drives = [{ motor: { power: 5, powerRating: 9 } }, { motor: { powerRating: 9 } }, {}];
    const outcome = migrateFile({ convNo: "C1", pulls: [], drives });
    expect(outcome).toMatchObject({
      kind: "migrated",
      file: { schemaVersion, drives: [{ motor: { power: 5, powerRating: 9 } }, { motor: { power: 9 } }, {}] },
    });
  });

  it("number points and drives that have no number, and keep numbers where all have one", () => {
    const outcome = migrateFile({ convNo: "C1", pulls: [{ no: 1 }, { no: 2, noID: 9 }], drives: [{}, {}] });
    expect(outcome).toMatchObject({
      file: {
        pulls: [
          { no: 1, noID: 1 },
          { no: 2, noID: 2 },
        ],
        drives: [{ driveNo: 1 }, { driveNo: 2 }],
      },
    });
    expect(migrateFile({ convNo: "C1", pulls: [{ no: 4, noID: 7 }] })).toMatchObject({
      file: { pulls: [{ no: 4, noID: 7 }] },
    });
  });

  it("write what they opened as the newest version", () => {
    expect(conveyorToFile(open("format-0.json").conveyor).schemaVersion).toBe(schemaVersion);
  });
});
