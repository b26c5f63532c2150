import { originOf } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { findFieldAt, valueAt } from "../edits/field-at.ts";
import { conveyorWith, designWith, type Typed } from "../test-support/design-of.ts";
import { calculate } from "./calculate.ts";
import { documentPath } from "./document-path.ts";
import { toDesign } from "./to-design.ts";

/** Document path, value typed, design path, the same in SI. */
type Row = readonly [documentPath: string, typed: number, designPath: string, si: number];

// One degree is 0.0174532925199433 rad; 3.6 t/h are 1 kg/s.
const numbers: readonly Row[] = [
  ["gravity", 9.78, "gravity", 9.78],
  ["beltSpeedInp", 4.5, "beltSpeed", 4.5],
  ["capacityInp", 3600, "massFlow", 1000],
  ["minTemp", -20, "lowestTemperature", -20],
  ["kt", 1.3, "temperatureFactor", 1.3],
  ["viscoRubberTemp", -10, "rubberTemperature", -10],
  ["allowSagCS", 1.5, "allowedSag.carry", 0.015],
  ["allowSagRS", 3, "allowedSag.return", 0.03],
  ["matl.loBD", 850, "material.lowBulkDensity", 850],
  ["matl.hiBD", 1000, "material.highBulkDensity", 1000],
  ["matl.surchargeAngle", 25, "material.surchargeAngle", 0.4363323129985824],
  ["matl.repose", 40, "material.reposeAngle", 0.6981317007977318],
  ["matl.lumpSize", 150, "material.lumpSize", 0.15],
  ["matl.maxIncline", 18, "material.steepestIncline", 0.3141592653589793],
  ["matl.maxSpeed", 5, "material.fastestSpeed", 5],
  ["matlFrictionBelt", 0.5, "material.frictionOnBelt", 0.5],
  ["matlFrictionSkirt", 0.7, "material.frictionOnSkirt", 0.7],
  ["beltWidthInp", 1400, "belt.width", 1.4],
  ["beltMassInp", 31.5, "belt.mass", 31.5],
  ["belt.carcassT", 4.5, "belt.carcassThickness", 0.0045],
  ["topCover", 10, "belt.topCover", 0.01],
  ["bottomCover", 5, "belt.bottomCover", 0.005],
  ["belt.beltStrength", 2000, "belt.strength", 2_000_000],
  ["belt.allowableTension", 300, "belt.rating", 300_000],
  ["belt.beltModulus", 144_000, "belt.modulus", 144_000_000],
  ["beltAllowTensionRise", 140, "beltRules.allowedTensionRise", 1.4],
  ["staticSafetyFactor", 8, "beltRules.staticSafety", 8],
  ["csIdler.noOfRolls", 5, "carryIdler.rolls", 5],
  ["csIdler.troughAngle", 45, "carryIdler.troughAngle", 0.7853981633974483],
  ["csIdler.rollDia", 178, "carryIdler.rollDiameter", 0.178],
  ["csIdler.faceWidthCentre", 460, "carryIdler.centreFaceWidth", 0.46],
  ["csIdler.faceWidthWing", 480, "carryIdler.wingFaceWidth", 0.48],
  ["csIdler.rotatingMass", 22.3, "carryIdler.rotatingMass", 22.3],
  ["csForwardTilt", 2, "carryIdler.forwardTilt", 0.03490658503988659],
  ["cemaIdlerFactor", 10.2, "carryIdler.rotationFactor", 10.2],
  ["rsIdler.noOfRolls", 1, "returnIdler.rolls", 1],
  ["rsIdler.troughAngle", 15, "returnIdler.troughAngle", 0.2617993877991494],
  ["rsIdler.rollDia", 127, "returnIdler.rollDiameter", 0.127],
  ["rsIdler.faceWidthCentre", 800, "returnIdler.centreFaceWidth", 0.8],
  ["rsIdler.faceWidthWing", 750, "returnIdler.wingFaceWidth", 0.75],
  ["rsIdler.rotatingMass", 16.5, "returnIdler.rotatingMass", 16.5],
  ["rsForwardTilt", 1, "returnIdler.forwardTilt", 0.017453292519943295],
  ["pulls[1].x", 4.25, "points[1].x", 4.25],
  ["pulls[1].y", -3, "points[1].y", -3],
  ["pulls[1].z", 0.9, "points[1].z", 0.9],
  ["pulls[2].noOfScrapers", 2, "points[2].cleaners", 2],
  ["pulls[3].noOfPloughs", 1, "points[3].ploughs", 1],
  ["pulls[1].feedSpeed", 1.2, "points[1].feedSpeed", 1.2],
  ["pulls[0].shaft.brgDia", 140, "points[0].pulley.shaftDiameter", 0.14],
  ["pulls[1].capacityInp", 900, "points[1].section.massFlow", 250],
  ["pulls[2].idlerSpacingInp", 2.5, "points[2].section.idlerSpacing", 2.5],
  ["pulls[1].frictionFactorInp", 0.022, "points[1].section.frictionFactor", 0.022],
  ["pulls[1].skirtLength", 7.5, "points[1].section.skirtLength", 7.5],
  ["pulls[1].tensionAdj", -1.25, "points[1].section.tensionAdjustment", -1250],
  ["pulls[1].horizCurveRadiusInp", 800, "points[1].section.horizontalCurveRadius", 800],
  ["drives[0].loadShare", 60, "drives[0].loadShare", 0.6],
  ["drives[0].coeffofFrictionRun", 0.3, "drives[0].frictionRunning", 0.3],
  ["drives[0].coeffofFrictionStart", 0.4, "drives[0].frictionStarting", 0.4],
  ["drives[0].driveEff", 94, "drives[0].efficiency", 0.94],
  ["drives[0].motor.power", 355, "drives[0].installedPower", 355_000],
  ["drives[0].noOfMotors", 2, "drives[0].motors", 2],
  ["drives[0].motorSelectionFactor", 1.2, "drives[0].motorSelectionFactor", 1.2],
  ["startPullFactor", 1.5, "starting.pullFactor", 1.5],
  ["startupFactorFull", 110, "drives[0].startFactorFull", 1.1],
  ["startupFactorEmpty", 50, "drives[0].startFactorEmpty", 0.5],
  ["takeUpMass", 7500, "takeUp.mass", 7500],
  ["takeupIncrement", 250, "takeUp.massIncrement", 250],
  ["fFactorAdjustment", 1.1, "settings.frictionAdjustment", 1.1],
  ["regenFrictionFactor", 0.7, "settings.lowFriction", 0.7],
  ["highFrictionFactor", 1.25, "settings.highFriction", 1.25],
  ["idlerSkewFriction", 0.4, "settings.idlerFriction", 0.4],
  ["scraperContactLength", 15, "settings.cleanerContactLength", 0.015],
  ["scraperPressure", 0.08, "settings.cleanerPressure", 80_000],
  ["scraperFriction", 0.65, "settings.cleanerFriction", 0.65],
  ["ploughForce", 1800, "settings.ploughForce", 1800],
  ["skirtWidth", 850, "settings.skirtWidth", 0.85],
  ["rankineFactor", 0.9, "settings.din.rankineFactor", 0.9],
  ["dinJointEndurance", 0.5, "settings.din.jointEndurance", 0.5],
  ["cema7Tolerance", 4, "settings.universal.tolerance", 0.004],
  ["cema7SealFactor", 1.1, "settings.universal.multipliers.seals", 1.1],
  ["cema7LoadFactor", 1.2, "settings.universal.multipliers.load", 1.2],
  ["cema7CoverFactor", 1.3, "settings.universal.multipliers.indentation", 1.3],
  ["cema7SkewFactor", 1.4, "settings.universal.multipliers.misalignment", 1.4],
  ["cema7TramplingFactor", 1.5, "settings.universal.multipliers.trampling", 1.5],
  ["cemaSkirtDepth", 90, "settings.cema.skirtMaterialDepth", 0.09],
  ["viscoBeltFlexure", 0.3, "settings.visco.beltFlexure", 0.3],
  ["viscoLoadFlexure", 0.6, "settings.visco.loadFlexure", 0.6],
  ["viscoMisalign", 0.5, "settings.visco.misalignment", 0.008726646259971648],
  ["pipeDia", 350, "crossSection.pipeDiameter", 0.35],
  ["startsPerHour", 4, "startsPerHour", 4],
];

describe("a document in the engine's words", () => {
  it.each(numbers)("%s of %d is %s of %d", (path, typed, designPath, si) => {
    expect(valueAt(designWith({ [path]: typed }), designPath)).toBeCloseTo(si, 12);
    expect(documentPath(conveyorWith({ [path]: typed }), designPath)).toBe(path);
  });

  it.each<readonly [string, Typed, string, unknown]>([
    ["secondary resistances as the method has them", {}, "settings.secondary", undefined],
    ["components", { secondaryMode: "Components" }, "settings.secondary", "components"],
    ["a lump", { secondaryMode: "Length coefficient" }, "settings.secondary", "length-coefficient"],
    ["JIS of 1992", { jisForm: "1992" }, "settings.jis.form", "1992"],
    ["ordinary rolls by JIS", { jisInstallation: "Ordinary" }, "settings.jis.installation", "ordinary"],
    ["joints made well", { dinJointMaking: "Favourable" }, "settings.din.joint", "favourable"],
    ["hard operation", { dinOperation: "Unfavourable" }, "settings.din.operation", "unfavourable"],
    ["cleaners pressed on as the method has it", {}, "settings.cleanerPressure", undefined],
    ["lumps", { lumpGrading: "All lumps" }, "material.lumpGrading", "all-lumps"],
    ["an incline without limit", { "matl.maxIncline": 0 }, "material.steepestIncline", undefined],
    ["a speed without limit", { "matl.maxSpeed": 0 }, "material.fastestSpeed", undefined],
    ["steel cord", { "belt.fibre": "Steel" }, "belt.carcass", "steel-cord"],
    ["a fabric", { "belt.fibre": "Polyester/Nylon" }, "belt.carcass", "fabric"],
    ["a belt without rating", { "belt.allowableTension": 0 }, "belt.rating", undefined],
    ["a pipe", { "csIdler.troughAngle": 360, "csIdler.noOfRolls": 6 }, "carryIdler.shape", "pipe"],
    ["a limit of pipe fill", { "csIdler.troughAngle": 360, maxFill: 80 }, "crossSection.pipeFillLimit", 0.8],
    ["a trough", {}, "carryIdler.shape", "troughed"],
    ["rolls without face width", { "csIdler.faceWidthWing": 0 }, "carryIdler.wingFaceWidth", 0.441],
    ["a heavy series", { "csIdler.series": "CEMA E6" }, "carryIdler.isHeavySeries", true],
    ["kt by temperature", { kt: 1, minTemp: -20 }, "temperatureFactor", undefined],
    ["the edge rule", { edgeRule: "ISO" }, "crossSection.edgeRule", "ISO"],
    ["the surcharge", { surchargeShape: "Parabola" }, "crossSection.surchargeShape", "parabola"],
    ["the slope factor", { useSlopeFactor: true }, "crossSection.isReducedOnSlopes", true],
    ["level sections", { levelSections: "Empty in both" }, "loop.levelSections", "empty-in-both"],
    ["pulley losses", { countPulleyLosses: false }, "loop.pulleyLosses", "ignored"],
    ["the Ky factor", { cemaKyMode: "Tension" }, "settings.cema.ky", "tension"],
    ["pulley pulls", { cemaPulleyMode: "Table" }, "settings.cema.pulleys", "table"],
    ["rubber edging", { cemaRubberEdging: false }, "settings.cema.hasRubberEdging", false],
    ["forward tilt left out of CEMA", {}, "settings.cema.isTiltCounted", false],
    ["forward tilt counted by CEMA", { cemaCountTilt: true }, "settings.cema.isTiltCounted", true],
    ["the usual friction of DIN", {}, "settings.din.friction", undefined],
    [
      "the friction of DIN by conditions",
      { dinFriction: "By conditions", dinMaterial: "Worse", dinAlignment: "Better", dinSite: "Worse" },
      "settings.din.friction",
      {
        kind: "conditions",
        answers: { material: "worse", alignment: "better", tension: "medium", operation: "worse" },
      },
    ],
    [
      "the friction of DIN by components",
      { dinFriction: "By components", dinTestDrag: 0.02, dinTestRoll: 200, dinRollDrag: 3, dinDragShare: 0.7 },
      "settings.din.friction",
      { kind: "components", drag: 20, testedForce: 3000, testedRoll: 0.2, rollDrag: 3, share: 0.7 },
    ],
    ["indentation", { viscoIndentation: "Winkler" }, "settings.visco.indentation", "Winkler"],
    ["a turned return strand", { qbtReturnTurned: true }, "settings.visco.isTurnedOver", true],
    ["constant rubber", {}, "settings.visco.bottomRubber.kind", "constant"],
    ["a master curve", { viscoRubberModel: "Master curve" }, "settings.visco.topRubber.kind", "spectrum"],
    ["a carry strand", {}, "points[1].section.strand", "carry"],
    ["a return strand", {}, "points[3].section.strand", "return"],
    ["nominal carry spacing", { nomCSSpacing: 1.5 }, "points[1].section.idlerSpacing", 1.5],
    ["nominal return spacing", { nomRSSpacing: 3.5 }, "points[3].section.idlerSpacing", 3.5],
    ["a span without idlers", {}, "points[2].section.idlerSpacing", 0],
    ["automatic friction", {}, "points[1].section.frictionFactor", undefined],
    ["friction of the conveyor", { frictionFactorInp: 0.03 }, "points[1].section.frictionFactor", 0.03],
    ["a straight", {}, "points[1].section.horizontalCurveRadius", undefined],
    ["a tail", {}, "points[0].kind", "tail"],
    ["a hopper", {}, "points[1].kind", "hopper"],
    ["a drive pulley", {}, "points[2].kind", "drive"],
    ["the drive of a pulley", {}, "points[2].driveId", "1"],
    ["a bend", {}, "points[3].kind", "bend"],
    ["a take-up", {}, "points[5].kind", "take-up"],
    ["a brake", { "pulls[3].pType": "Brake" }, "points[3].kind", "brake"],
    ["a pulley", { "pulls[3].pType": "Pulley" }, "points[3].kind", "pulley"],
    ["an intermediate point", { "pulls[1].pType": "Int. Pt" }, "points[1].kind", "intermediate"],
    [
      "a vertical curve",
      { "pulls[1].pType": "Int. Pt", "pulls[1].vertCurveRadiusInp": 120 },
      "points[1].verticalCurveRadius",
      120,
    ],
    ["the sense of rotation", {}, "points[3].pulley.rotation", "anticlockwise"],
    ["the wrap from the path", {}, "points[0].pulley.wrapAngle", undefined],
    ["a tension class", { "pulls[0].tensionClass": "B" }, "points[0].pulley.tensionClass", "B"],
    ["the wrap of a drive from the path", {}, "drives[0].wrapAngle", undefined],
    ["no duty", {}, "duty", undefined],
    ["few starts", { startsPerHour: 0 }, "startsPerHour", undefined],
    ["a winch", { takeupType: "Winch" }, "takeUp.isHeldInTransients", true],
    ["a locked winch", { takeupType: "Winch locked" }, "takeUp.isHeldInTransients", false],
    ["a cylinder", { takeupType: "Hydraulic", takeupTensionInp: 40 }, "takeUp.tension", 40_000],
    ["a screw", { takeupType: "Screw", takeupTensionInp: 25.5 }, "takeUp.tension", 25_500],
    ["a mass as heavy as needed", { takeUpMass: 0 }, "takeUp.mass", undefined],
    ["fixed centres", { takeupType: "Fixed" }, "takeUp.kind", "fixed"],
  ])("knows %s", (_what, typed, designPath, expected) => {
    expect(valueAt(designWith(typed), designPath)).toEqual(expected);
  });
});

describe("a duty", () => {
  const duty = [
    { dutyHours: 2000, dutyLoad: 60, dutySpeed: 80 },
    { dutyHours: 0, dutyLoad: 100, dutySpeed: 100 },
  ];

  it("is time in seconds, load and speed as shares; a state without hours says nothing", () => {
    const found = toDesign({ ...conveyorWith({}), duty });
    expect(found.kind === "design" && found.design.duty).toEqual([{ time: 7_200_000, load: 0.6, speed: 0.8 }]);
  });

  it("has a field behind each number", () => {
    const paths = ["time", "load", "speed"].map((name) => documentPath(conveyorWith({}), `duty[0].${name}`));
    expect(paths).toEqual(["duty[0].dutyHours", "duty[0].dutyLoad", "duty[0].dutySpeed"]);
  });
});

describe("every number of a design", () => {
  const rubber = /^settings\.visco\.(top|bottom)Rubber/;
  const numbersOf = (value: unknown, path: string): readonly string[] => {
    if (typeof value === "number") return [path];
    if (Array.isArray(value)) return value.flatMap((row, index) => numbersOf(row, `${path}[${index}]`));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => numbersOf(inner, path === "" ? name : `${path}.${name}`));
  };

  it("has a field of the document behind it, but for rubber from a table", () => {
    const document = conveyorWith({});
    const paths = numbersOf(designWith({}), "").filter((path) => !rubber.test(path));
    const fields = paths.map((path) => findFieldAt(documentPath(document, path) ?? "")?.kind);
    expect(paths.filter((_path, index) => fields[index] !== "number")).toEqual([]);
  });
});

describe("numbers made from several fields", () => {
  // Handbook 2.2: ST1000, 8.28 kg/m², 1.13 kg/m²/mm, covers 8 + 3, 1.2 m wide.
  it("weighs the belt of the handbook at 24.852 kg/m", () => {
    expect(designWith({}).belt.mass).toBeCloseTo(24.852, 9);
  });

  it("lays the belt on the lagging: that of the drive on a drive pulley, that of the shell elsewhere", () => {
    const design = designWith({});
    expect(valueAt(design, "points[2].pulley.diameter")).toBeCloseTo(0.824, 12);
    expect(valueAt(design, "points[5].pulley.diameter")).toBeCloseTo(0.65, 12);
  });

  // Handbook 3, example 9: J_HSS 18.30 kg m² on the fast shaft, 12 on the slow one, ratio 21.46, radius 0.412 m.
  it("moves the inertia of the drive to the belt as in the handbook", () => {
    const design = designWith({
      "drives[0].motor.momI": 8.8,
      "drives[0].flcplgInertia": 1.2,
      "drives[0].hsCplg.inertia": 7,
      "drives[0].gbox.inertia": 1.3,
      "drives[0].lsCplg.inertia": 12,
      "drives[0].gbox.ratio": 21.46,
    });
    expect(valueAt(design, "drives[0].equivalentMass")).toBeCloseTo(49_720.3, 1);
  });

  it("takes the inertia of a pulley at its radius: 25 kg m² at 0.5 m are 100 kg", () => {
    const design = designWith({
      "pulls[0].pulleyInertiaInp": 25,
      "pulls[0].shell.shellDia": 980,
      "pulls[0].shell.laggingThick": 10,
    });
    expect(valueAt(design, "points[0].pulley.equivalentMass")).toBeCloseTo(100, 9);
  });

  // Handbook 4, example 11: 104.8234 kg m² are 617.538 kg at 0.412 m.
  it("finds the inertia of a drive pulley from its dimensions as in the handbook", () => {
    const design = designWith({
      "pulls[2].shell.shellDia": 800,
      "pulls[2].shell.shellThick": 16,
      "pulls[2].shell.faceWidth": 1400,
      "pulls[2].shell.discThick": 40,
      "pulls[2].hubDia": 360,
      "pulls[2].hubLength": 140,
      "pulls[2].shaft.dia": 250,
      "pulls[2].shaft.shaftL": 2300,
    });
    expect(valueAt(design, "points[2].pulley.equivalentMass")).toBeCloseTo(617.538, 2);
  });

  // A steel disc of 600 x 30 mm: 7850 pi 0.03 0.6^4 / 32 = 2.99637 kg m²; on the slow shaft, at 0.412 m, 17.652 kg.
  it("counts the disc of a brake on the shaft it sits on", () => {
    const typed = { "drives[0].brakeType": "Constant Torque Brake", "drives[0].brakeShaft": "Low speed" };
    expect(valueAt(designWith(typed), "drives[0].equivalentMass")).toBeCloseTo(17.652, 2);
    const two = { ...typed, "drives[0].noOfDiscs": 2 };
    expect(valueAt(designWith(two), "drives[0].equivalentMass")).toBeCloseTo(2 * 17.652, 2);
  });

  it("takes the torque of a brake at the radius of its pulley: 5 kNm at 0.5 m are 10 kN", () => {
    const pulley = { "pulls[0].shell.shellDia": 980, "pulls[0].shell.laggingThick": 10 };
    const brake = { "pulls[0].brakeType": "Constant Torque Brake", "pulls[0].brakeTorque": 5000 };
    expect(valueAt(designWith({ ...pulley, ...brake }), "points[0].brakeForce")).toBeCloseTo(10_000, 9);
    expect(valueAt(designWith({ ...pulley, "pulls[0].brakeTorque": 5000 }), "points[0].brakeForce")).toBe(0);
  });

  it("takes the brake of a drive at its pulley: 4.12 kNm at 0.412 m are 10 kN", () => {
    const typed = { "drives[0].brakeType": "Constant Torque Brake", "drives[0].brakeTorqueLSS": 4120 };
    expect(valueAt(designWith(typed), "points[2].brakeForce")).toBeCloseTo(10_000, 9);
  });

  it("takes delay and ramp of a brake from where its torque is typed", () => {
    const own = { "pulls[0].brakeType": "Constant Torque Brake", "pulls[0].brakeTorque": 5000 };
    const times = { "pulls[0].brakeDelay": 2, "pulls[0].brakeRampTime": 1.5 };
    const design = designWith({ ...own, ...times });
    expect([valueAt(design, "points[0].brakeDelay"), valueAt(design, "points[0].brakeRampTime")]).toEqual([2, 1.5]);
    const linked = { "drives[0].brakeType": "Constant Torque Brake", "drives[0].brakeTorqueLSS": 4120 };
    expect(valueAt(designWith({ ...linked, "drives[0].brakeDelay": 3 }), "points[2].brakeDelay")).toBe(3);
    expect(valueAt(designWith(times), "points[0].brakeDelay")).toBeUndefined();
  });

  it("adds the power of all motors of a drive", () => {
    const design = designWith({ "drives[0].motor.power": 800, "drives[0].noOfMotors": 2 });
    expect(valueAt(design, "drives[0].installedPower")).toBe(1_600_000);
  });

  it("wraps a drive as typed where its wrap is Manual", () => {
    const design = designWith({ "drives[0].wrapAngleMode": "Manual", "drives[0].wrapAngle": 210 });
    expect(valueAt(design, "drives[0].wrapAngle")).toBeCloseTo(3.665191429188092, 12);
  });

  it.each<readonly [Typed, string, unknown]>([
    [{ "pulls[1].tensionAdjStart": 2.5 }, "points[1].section.startAdjustment", 2500],
    [{ breakawayFactor: 1.3 }, "starting.breakaway", 1.3],
    [{ startTensionMode: "Full" }, "starting.tension", "full"],
    [{ takeupReeving: 2 }, "takeUp.ropeFalls", 2],
    [{ takeupFriction: 1.5 }, "takeUp.carriageFriction", 1500],
    [{ "drives[0].driveFactorMode": "Manual", "drives[0].driveFactorRun": 0.5 }, "drives[0].driveFactorRunning", 0.5],
    [{ maxCalcs: 40 }, "mostCalculations", 40],
    [{ reversible: true }, "isReversible", true],
    [{ viscoRotatingMethod: "CEMA-6" }, "settings.visco.rotation.kind", "CEMA-6"],
    [{ viscoRotatingMethod: "User", viscoRollDrag: 3 }, "settings.visco.rotation.rollDrag", 3],
  ])("takes %j as typed", (typed, path, value) => {
    expect(valueAt(designWith(typed), path)).toBe(value);
  });

  // 2 kg m² at a ratio of 20 on a radius of 0.412 m: 2 (20 / 0.412)² kg, and nothing of it while the coupling slips.
  it("leaves the motor out of the starting mass where a fluid coupling decouples it", () => {
    const typed = { decoupleMotorInertia: true, "drives[0].motor.momI": 2, "drives[0].gbox.ratio": 20 };
    const design = designWith(typed);
    expect(valueAt(design, "drives[0].equivalentMass")).toBeCloseTo(4712.979, 2);
    expect(valueAt(design, "drives[0].startingMass")).toBe(0);
    expect(
      valueAt(designWith({ ...typed, "drives[0].flDirectDrive": true }), "drives[0].startingMass"),
    ).toBeUndefined();
  });

  it("knows rubber a person measured", () => {
    const typed = { viscoBottomRubber: "User", viscoStorageModulus: 8, viscoLossFactor: 0.15 };
    expect(designWith(typed).settings.visco.bottomRubber).toEqual({
      kind: "constant",
      storageModulus: 8_000_000,
      lossFactor: 0.15,
    });
  });
});

describe("the start factor", () => {
  const curve = [
    { torque: 100, speed: 0, time: 0 },
    { torque: 140, speed: 20, time: 0 },
    { torque: 140, speed: 80, time: 0 },
    { torque: 100, speed: 100, time: 0 },
  ];

  it.each<readonly [string, Typed, number]>([
    ["the typed one first", { startupFactor: 145, "drives[0].starter.starterPts": curve }, 1.45],
    ["then the mean torque of the starter", { "drives[0].starter.starterPts": curve }, 1.32],
    ["then the peak of the fluid coupling", { "drives[0].flcplg.peakTorque": 150 }, 1.5],
    [
      "then the motor, at 0.45 of both torques",
      { "drives[0].motor.lrTorque": 200, "drives[0].motor.bdTorque": 240 },
      1.98,
    ],
    ["none where nothing is known", {}, 0],
  ])("is %s", (_what, typed, factor) => {
    expect(valueAt(designWith(typed), "drives[0].startFactorFull")).toBeCloseTo(factor, 12);
  });
});

describe("a document that cannot be calculated", () => {
  const issuesOf = (typed: Typed) => {
    const outcome = toDesign(conveyorWith(typed));
    return outcome.kind === "refused" ? outcome.issues : [];
  };

  it.each<readonly [Typed, string, string]>([
    [{ beltSpeedInp: 0 }, "beltSpeedInp", "Must be at least 0.001 m/s and at most 100 m/s to be calculated."],
    [{ beltWidthInp: 0 }, "beltWidthInp", "Must be at least 60 mm and at most 20000 mm to be calculated."],
    [
      { "csIdler.troughAngle": 120 },
      "csIdler.troughAngle",
      "Must be at least 0 deg and at most 90 deg to be calculated.",
    ],
    [
      { "pulls[3].shell.shellDia": 0, "pulls[3].shell.laggingThick": 0 },
      "pulls[3].shell.shellDia",
      "The diameter over the lagging comes to 0 mm and must be at least 10 mm and at most 20000 mm.",
    ],
    [{ "pulls[2].linkToDriveNo": 0 }, "pulls[2].linkToDriveNo", "This pulley has no drive."],
    [{ "pulls[5].pType": "Bend" }, "pulls", "The loop needs a point of type Takeup."],
    [
      { "pulls[3].pType": "Drive", "pulls[3].linkToDriveNo": 1 },
      "pulls[3].linkToDriveNo",
      "Another pulley has this drive already.",
    ],
    [{ "pulls[3].noID": 1 }, "pulls[3].noID", "Another has this number already."],
  ])("%j is refused at %s", (typed, path, message) => {
    expect(issuesOf(typed)).toContainEqual({ path, message });
  });
});

describe("load shares", () => {
  it("are left to the motors where none is typed", () => {
    const shareOf = (share: number) => {
      const outcome = toDesign(conveyorWith({ "drives[0].loadShare": share, "drives[0].noOfMotors": 2 }));
      return outcome.kind === "refused" ? undefined : outcome.design.drives[0];
    };
    expect(shareOf(0)).toMatchObject({ loadShare: 2, isShareAutomatic: true });
    expect(shareOf(60)).toMatchObject({ loadShare: 0.6 });
    expect(shareOf(60)).not.toHaveProperty("isShareAutomatic");
  });
});

const levelStart = [
  { torque: 110, speed: 0, time: 0 },
  { torque: 110, speed: 100, time: 0 },
];

describe("what a document asks for in vain", () => {
  it.each<readonly [Typed, string]>([
    [{ "drives[0].selectMotorMode": "Manual" }, "drives[0].motor.power"],
    [{ "drives[0].selectMotorMode": "Manual", "drives[0].motor.power": 90 }, "drives[0].motor.speed"],
    [{ "pulls[0].brakeType": "Constant Torque Brake" }, "pulls[0].brakeTorque"],
    [{ "csIdler.rollDiaWing": 127 }, "csIdler.rollDiaWing"],
    [{ "rsIdler.bearingDia": 20, "rsIdler.shaftDia": 25 }, "rsIdler.bearingDia"],
    [{ "csIdler.bearingType": "Taper roller" }, "csIdler.bearingType"],
    [{ "csIdler.isOffset": true }, "csIdler.isOffset"],
    [{ calcMethod: "VISCO", coverGrade: "W" }, "coverGrade"],
    // CEMA size code D3: lumps up to 3 inches.
    [{ "matl.grading": "D3", "matl.lumpSize": 150 }, "matl.grading"],
    [{ "pulls[0].width.faceWidth": 1999 }, "pulls[0].width.faceWidth"],
    [{ minTemp: 40, maxTemp: -10 }, "minTemp"],
    [{ "drives[0].selectHSCplgMode": "Manual", "drives[0].hsCplg.torque": 2500 }, "drives[0].hsCplg"],
    [{ startupFactor: 122, "drives[0].starter.starterPts": levelStart }, "drives[0].starter"],
  ])("%j is said at %s", (typed, path) => {
    const outcome = toDesign(conveyorWith(typed));
    expect(outcome.kind === "design" ? outcome.notUsed.map((one) => one.path) : []).toContain(path);
  });

  it("is nothing where components are chosen from the library, ramps and brakes among them", () => {
    const outcome = toDesign(conveyorWith({ rampTime: 20, "drives[0].brakeType": "Constant Torque Brake" }));
    expect(outcome).toMatchObject({ kind: "design", notUsed: [] });
    const sized = toDesign(conveyorWith({ "matl.grading": "D3", "matl.lumpSize": 75 }));
    expect(sized).toMatchObject({ kind: "design", notUsed: [] });
  });
});

describe("the profile of a company", () => {
  const row = {
    description: "House rules",
    baseMethod: "DIN",
    ownCarrySag: 1.2,
    ownStartFactor: 1.35,
    ownSteelSafety: 5.5,
  };
  const typed = Object.fromEntries(Object.entries(row).map(([name, value]) => [`methodProfile.${name}`, value]));

  it("stands in for limits nobody typed, and leaves the rest to the method", () => {
    const { profile } = designWith({ ...typed, allowSagRS: 3 });
    expect(profile?.company).toEqual({ method: "DIN", carrySag: 0.012, startFactor: 1.35, steelCordSafety: 5.5 });
    expect(profile?.open).toEqual({ carrySag: true, returnSag: false, safety: true, tensionRise: true });
  });

  it("is none until one is chosen, and says so where it belongs to another method", () => {
    expect(designWith({}).profile?.company).toBeUndefined();
    const made = toDesign(conveyorWith({ ...typed, calcMethod: "GB" }));
    expect(made.kind === "design" && made.notUsed.map(({ path }) => path)).toContain("methodProfile.baseMethod");
  });

  it("is known by its row in the numbers that come of it", () => {
    const found = calculate(conveyorWith({ ...typed, calcMethod: "DIN", "methodProfile._id": "row-7" }), {
      isTraced: true,
    });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
    const design = found.referenced?.solution.machine.design;
    expect(originOf(design?.starting?.pullFactor ?? 0)).toMatchObject({ path: "methodProfile.ownStartFactor" });
    expect(originOf(design?.allowedSag.return ?? 0)).toMatchObject({ kind: "constant", source: { mark: "recalled" } });
  });
});
