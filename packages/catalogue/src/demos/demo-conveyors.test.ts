import { readFileSync } from "node:fs";
import { calculate, conveyorToFile, defaultConveyorCategory, linkIssues, parseConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { demoConveyors, demoDescriptions } from "./demo-conveyors.ts";

const demos = await demoConveyors();
const methods = ["ISO", "CEMA", "VISCO"] as const;
const byNumber = new Map(demos.map((demo) => [demo.convNo, demo]));

function demo(convNo: string) {
  const found = byNumber.get(convNo);
  if (!found) throw new Error(`No demo ${convNo}`);
  return found;
}

function solved(convNo: string, method?: (typeof methods)[number]) {
  const calculation = calculate(demo(convNo), method === undefined ? {} : { method });
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  return calculation;
}

describe.each(demos.map((one) => [one.convNo, one] as const))("the demo conveyor %s", (convNo, conveyor) => {
  it("is a whole document in the demo category, with its own name and comments", () => {
    expect(conveyor.category).toBe(defaultConveyorCategory);
    expect(conveyor.designerComments.length).toBeGreaterThan(80);
    expect(linkIssues(conveyor)).toEqual([]);
    const read = parseConveyor(JSON.parse(JSON.stringify(conveyorToFile(conveyor))));
    expect(read).toMatchObject({ kind: "valid", conveyor });
  });

  it.each(methods)("solves by %s without an error it does not explain", (method) => {
    const { solution } = solved(convNo, method);
    const explained = demoDescriptions.find((one) => one.convNo === convNo)?.explained ?? [];
    const own = explained.filter(({ methods: by }) => by.includes(method));
    const errors = solution.findings.filter(({ severity }) => severity === "error").map(({ code }) => code);
    expect(errors.filter((code) => !own.some(({ codes }) => codes.includes(code)))).toEqual([]);
    for (const { because } of own) expect(conveyor.designerComments).toContain(`by ${method}: ${because}`);
  });

  it("has idlers whose names tell the diameter of their rolls, and laggings that agree", () => {
    const { csIdler, rsIdler, pulls, drives } = conveyor;
    for (const { description, rollDia } of [csIdler, rsIdler]) expect(description).toContain(`x${rollDia} `);
    for (const { linkToDriveNo, lagging } of pulls.filter(({ pType }) => pType === "Drive")) {
      expect(lagging).toBe(drives.find(({ driveNo }) => driveNo === linkToDriveNo)?.lagging);
    }
  });

  it("has belts and idlers of one part each, not the name of one and the size of another", () => {
    const { csIdler, rsIdler, belt } = conveyor;
    expect(belt.description).toContain(belt.beltClass);
    // EP800/4 and ST1500 name the strength of the belt, PN100/3 that of a ply, American classes a rating.
    const [, kind, strength, plies = "1"] = /^([A-Z]+)(\d+)(?:\/(\d))?/.exec(belt.beltClass) ?? [];
    const named = Number(strength) * (kind === "PN" ? Number(plies) : 1);
    if (conveyor.metric) expect(belt.beltStrength).toBe(named);
    for (const { drawingNo, category, rollDia, rollDiaCentre, rollDiaWing } of [csIdler, rsIdler]) {
      expect([rollDiaCentre, rollDiaWing]).toEqual([rollDia, rollDia]);
      if (drawingNo !== "" && category.startsWith("Sandvik")) expect(drawingNo).toContain(`-${rollDia}-`);
    }
  });

  it("wraps every pulley with belt by less than three quarters of a turn", () => {
    const { loop } = solved(convNo).solution;
    expect(Math.max(...loop.turns.map(({ wrapAngle }) => wrapAngle))).toBeLessThan(1.5 * Math.PI);
  });

  it("has motors that carry it in the case that needs most", () => {
    const { absorbedPower, installedPower } = solved(convNo).results;
    expect(Number(installedPower)).toBeGreaterThan(Math.abs(Number(absorbedPower)));
  });
});

describe("the demo conveyors", () => {
  it("have numbers of their own", () => {
    expect(byNumber.size).toBe(demoDescriptions.length);
    expect(demos.length).toBeGreaterThanOrEqual(14);
  });

  it("show what the product is for", () => {
    expect(demo("C3").pulls.filter((pull) => pull.horizCurveRadiusInp > 0).length).toBeGreaterThanOrEqual(8);
    expect(Number(solved("DH-120").results.absorbedPower)).toBeLessThan(-100);
    expect(solved("PC-300").solution.crossSection.kind).toBe("pipe");
    expect(demo("SH-01").reversible).toBe(true);
    expect(demo("HL-200").drives).toHaveLength(2);
    expect(demo("UG-BOOST").drives.map(({ driveType }) => driveType)).toContain("Booster");
    expect(demo("GB-36").metric).toBe(false);
    expect(demo("RC-06").pulls.filter(({ pType }) => pType === "Hopper")).toHaveLength(6);
    expect(demo("CC-40").minTemp).toBe(-40);
    expect(demo("C223").capacityInp).toBe(9400);
  });
});

// Summaries of designs made with another program, as they were published.
const published = [
  { convNo: "CV 01", file: "helix-cv01-limestone-777tph" },
  { convNo: "C3", file: "helix-c3-overland-21km" },
  { convNo: "C223", file: "helix-c223-iron-ore-high-lift" },
  { convNo: "BC-01", file: "helix-bc01-coal-120tph" },
  { convNo: "CV4", file: "helix-cv4-coal-720tph" },
];

describe.each(published)("the demo $convNo beside its published summary", ({ convNo, file }) => {
  const url = new URL(`../../../../reference-cases/${file}.json`, import.meta.url);
  const { inputs, expected } = JSON.parse(readFileSync(url, "utf8"));
  const { te, tmax } = solved(convNo).results;

  it("has the published capacity, speed, width and covers", () => {
    const { capacityInp, beltSpeedInp, beltWidthInp, topCover, bottomCover, beltMassInp } = demo(convNo);
    expect([capacityInp, beltSpeedInp, beltWidthInp]).toEqual([
      inputs.capacity_t_h,
      inputs.belt_speed_m_s,
      inputs.belt_width_mm,
    ]);
    expect([topCover, bottomCover, beltMassInp]).toEqual([
      inputs.cover_top_mm,
      inputs.cover_bottom_mm,
      inputs.belt_mass_kg_m,
    ]);
  });

  it("has the published temperature factor", () => {
    expect(solved(convNo).solution.temperatureFactor).toBe(inputs.Kt);
  });

  it("comes as close as its profile and idlers, which were not published, let it", () => {
    expect(Math.abs(Number(te) / expected.Te_full_kN.value - 1)).toBeLessThan(0.15);
    expect(Math.abs(Number(tmax) / expected.Tmax_kN.value - 1)).toBeLessThan(0.15);
  });

  it("says in its comments how close", () => {
    expect(demo(convNo).designerComments).toContain(
      `published ${Number(expected.Te_full_kN.value.toPrecision(4))} kN (`,
    );
    expect(demo(convNo).designerComments).not.toMatch(/[-+]0\.0 %/);
  });
});
