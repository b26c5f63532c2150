import { findTool, runCalculator } from "@beltwright/calculators";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { designValues } from "./design-values.ts";
import { changesFromDesign } from "./take-from-design.tsx";

async function loaded(name: string) {
  const tool = findTool(name);
  if (!tool) throw new Error(`no calculator ${name}`);
  return tool.load();
}

const feederCalculator = await loaded("feeder");
const powerCalculator = await loaded("power");
const tractionCalculator = await loaded("traction");
const trajectoryCalculator = await loaded("trajectory");
const conveyor = newConveyor();
const results = { burdenDepth: 198, convLength: 100, totalLift: 10, beltMass: 24.852 };

describe("a calculator in the open design", () => {
  it("takes what it keeps from the document, untouched", () => {
    const { values, fromDesign } = designValues(trajectoryCalculator, { ...conveyor, qTrajRad1: 0.61 }, results);
    expect(values).toMatchObject({ innerRadius: 0.61, outerRadius: conveyor.qTrajRad2 });
    expect(fromDesign).toEqual(new Set(["gravity"]));
  });

  it("is the design's as long as nobody has typed into it", () => {
    const fast = { ...conveyor, beltSpeedInp: 7.5 };
    const untouched = designValues(trajectoryCalculator, fast, results);
    expect(untouched.values.beltSpeed).toBe(7.5);
    expect(untouched.fromDesign.has("beltSpeed")).toBe(true);
    expect(untouched.overrides.size).toBe(0);
    const typed = designValues(trajectoryCalculator, { ...fast, qTrajV: 6 }, results);
    expect(typed.values.beltSpeed).toBe(6);
    expect(typed.overrides.get("beltSpeed")).toBe(7.5);
  });

  // "Density in the hopper; 0 takes the high density of the material": the help of the field.
  it("reads a 0 of the document as the design's own value where its help says so", () => {
    expect(designValues(feederCalculator, { ...conveyor, fdrBulkDensity: 0 }, results)).toMatchObject({
      values: { bulkDensity: conveyor.matl.hiBD },
      fromDesign: expect.any(Set),
    });
    const typed = designValues(feederCalculator, { ...conveyor, fdrBulkDensity: 1250 }, results);
    expect(typed.values.bulkDensity).toBe(1250);
    expect(typed.fromDesign.has("bulkDensity")).toBe(false);
  });

  it("begins with sizes and results of the design where the document keeps nothing", () => {
    const { values, fromDesign } = designValues(powerCalculator, conveyor, results);
    expect(values).toMatchObject({ length: 100, lift: 10, massFlow: conveyor.capacityInp, beltMass: 24.852 });
    expect([...fromDesign]).toEqual(expect.arrayContaining(["length", "lift", "massFlow"]));
    expect(runCalculator(powerCalculator, values).kind).toBe("found");
  });

  // Euler and Eytelwein: lagged, 0.35 and 240° need 0.30 of the force (CEMA 5th ed., wrap factor table).
  it("knows the wrap of a drive from the slack tension it needs", () => {
    const drive = conveyor.drives[0];
    if (!drive) throw new Error("A new conveyor has a drive");
    const lagged = { ...conveyor, drives: [{ ...drive, coeffofFrictionRun: 0.35 }] };
    const known = { "drives[0].t1": 80, "drives[0].t2": 30, "drives[0].t2Required": 15 };
    expect(designValues(tractionCalculator, lagged, known).values).toMatchObject({ driveForce: 50, slackTension: 30 });
    expect(designValues(tractionCalculator, lagged, known).values.wrapAngle).toBeCloseTo(240, 0);
  });

  it("can be filled from the head pulley, the burden and the slope before it", () => {
    const head = conveyor.pulls.find(({ pType }) => pType === "Drive");
    if (!head) throw new Error("A new conveyor has a driven head");
    const changes = new Map(
      changesFromDesign(trajectoryCalculator, conveyor, results).map((one) => [one.path, one.value]),
    );
    const lagging = conveyor.drives[0]?.laggingThick ?? 0;
    // 8 + 3 mm of covers over a carcass: the radius of the lower edge of the stream is over all of them.
    const belt = conveyor.belt.carcassT + conveyor.topCover + conveyor.bottomCover;
    const radius = (head.shell.shellDia / 2 + lagging + belt) / 1000;
    expect(changes.get("qTrajRad1")).toBeCloseTo(radius, 9);
    expect(changes.get("qTrajRad2")).toBeCloseTo(radius + 0.198, 4);
    // From 0.737 m at 4 m to 10 m at 100 m.
    expect(changes.get("qTrajTheta")).toBeCloseTo((Math.atan2(10 - 0.737, 96) * 180) / Math.PI, 3);
    expect(changes.has("gravity")).toBe(false);
  });
});
