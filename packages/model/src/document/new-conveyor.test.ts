import { describe, expect, it } from "vitest";
import { conveyorToFile } from "./file-record.ts";
import { newConveyor } from "./new-conveyor.ts";
import { parseConveyor } from "./parse.ts";

const conveyor = newConveyor();
const [drive] = conveyor.drives;
const [tail] = conveyor.pulls;

// Section 9 of the second document, "New-conveyor defaults", phrase by phrase.
const phrases: readonly (readonly [phrase: string, actual: unknown, expected: unknown])[] = [
  ["belt speed 3 m/s", conveyor.beltSpeedInp, 3],
  ["belt width 1200", conveyor.beltWidthInp, 1200],
  ["gravel", conveyor.matl.description, "Gravel"],
  ["with bulk density 1400", conveyor.matl.loBD, 1400],
  ["to 1600", conveyor.matl.hiBD, 1600],
  ["surcharge angle 20", conveyor.matl.surchargeAngle, 20],
  ["repose 50", conveyor.matl.repose, 50],
  ["lump size 50", conveyor.matl.lumpSize, 50],
  ["4 plies", conveyor.belt.plies, 4],
  ["top cover 8", conveyor.topCover, 8],
  ["bottom cover 3", conveyor.bottomCover, 3],
  ["allowable sag 2", [conveyor.allowSagCS, conveyor.allowSagRS], [2, 2]],
  ["takeup increment 500", conveyor.takeupIncrement, 500],
  ["static safety factor 10", conveyor.staticSafetyFactor, 10],
  ["idler trough angle 35", conveyor.csIdler.troughAngle, 35],
  ["with 3 rolls", conveyor.csIdler.noOfRolls, 3],
  [
    "of 152 mm",
    [conveyor.csIdler.rollDia, conveyor.csIdler.rollDiaCentre, conveyor.csIdler.rollDiaWing],
    [152, 152, 152],
  ],
  ["return idler 2 rolls", conveyor.rsIdler.noOfRolls, 2],
  ["at 10 degrees", conveyor.rsIdler.troughAngle, 10],
  ["capacity 1800 tph", conveyor.capacityInp, 1800],
  ["CEMA-5 rotating tension method", conveyor.viscoRotatingMethod, "CEMA-5"],
  ["temperature 0", conveyor.minTemp, 0],
  ["to 45", conveyor.maxTemp, 45],
  ["100 maximum calculations", conveyor.maxCalcs, 100],
  ["motor 415 V", drive?.motor.voltage, 415],
  ["4 poles", drive?.motor.poles, 4],
  ["50 Hz", drive?.motor.freq, 50],
  ["drive efficiency 95 percent", drive?.driveEff, 95],
  ["gearbox service factor 1.5", drive?.gBoxServiceFactor, 1.5],
  ["tolerance plus or minus 5 percent", drive?.gBoxRatioTol, 5],
  ["holdback service factor 3", drive?.holdBackServiceFactor, 3],
  ["coupling service factor 1.5", [drive?.hsCplgServiceFactor, drive?.lsCplgServiceFactor], [1.5, 1.5]],
  ["brake disc friction 0.4", drive?.brakeFriction, 0.4],
  ["diameter 600", drive?.discDia, 600],
  ["thickness 30", drive?.discThick, 30],
  ["ambient 40", drive?.brakeAmbient, 40],
  ["3 consecutive stops", drive?.brakeConsecutiveStops, 3],
  ["6 stops per hour", drive?.brakeStopsPerHour, 6],
  ["design stopping time 10", conveyor.designStopTime, 10],
  ["friction 0.25 run", drive?.coeffofFrictionRun, 0.25],
  ["and 0.35 start", drive?.coeffofFrictionStart, 0.35],
  ["drive factor 0.838", drive?.driveFactorRun, 0.838],
  ["thermal expansion 0.0000117", conveyor.thermalExpansion, 0.0000117],
  ["dynamic run time 60", conveyor.dynRunTime, 60],
  ["interval 0.1", conveyor.dynInterval, 0.1],
  ["resonance tolerance 2", conveyor.dynResonanceTol, 2],
  ["Sample: horizontal curve drift allowance 50", conveyor.horizDriftAllowance, 50],
  ["roller face width 441", conveyor.rollerFaceWidth, 441],
  ["vertical curve increment 10", conveyor.vertCurveIncrement, 10],
  ["horizontal 5", conveyor.horizCurveIncrement, 5],
  ["factors 1.1 and 0.9", [conveyor.curveHighFactor, conveyor.curveLowFactor], [1.1, 0.9]],
  // Section 4: "Default new conveyor: Auto belt selection, Manual idler selection."
  ["Auto belt selection", conveyor.selectBeltMode, "Auto"],
  ["Manual idler selection", [conveyor.selectCSIdlerMode, conveyor.selectRSIdlerMode], ["Manual", "Manual"]],
  // Section 3: the document's calcMethod and the sample shaft material; section 9: default category.
  ["calcMethod (ISO)", conveyor.calcMethod, "ISO"],
  ["Default category Demo Conveyor", conveyor.category, "Demo Conveyor"],
  ["shaftMatl sample K1040", tail?.shaftMatl.description, "K1040"],
  ["modulus 207000", tail?.shaftMatl.modulus, 207000],
  ["UTS 540", tail?.shaftMatl.uts, 540],
  ["endurance limit 243", tail?.shaftMatl.enduranceLimit, 243],
];

describe("a new conveyor", () => {
  it.each(phrases)("starts with: %s", (_phrase, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it("is a closed loop that begins at the tail and has a feed, a drive and a take-up", () => {
    expect(conveyor.pulls.map(({ pType }) => pType)).toEqual([
      "Tail",
      "Hopper",
      "Drive",
      "Bend",
      "Bend",
      "Takeup",
      "Bend",
    ]);
    expect(conveyor.pulls.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(conveyor.pulls.filter(({ linkToDriveNo }) => linkToDriveNo > 0).map(({ pType }) => pType)).toEqual([
      "Drive",
    ]);
    expect(conveyor.drives.map(({ driveNo }) => driveNo)).toEqual([1]);
  });

  it("carries the design capacity from the feed to the head and nothing on the way back", () => {
    expect(conveyor.pulls.map(({ sectType }) => sectType)).toEqual(["Carry", "Carry", ...Array(5).fill("Return")]);
    expect(conveyor.pulls.map(({ capacityInp }) => capacityInp)).toEqual([0, 1800, 0, 0, 0, 0, 0]);
  });

  it("has no component in its drive yet: Auto chooses them", () => {
    expect(drive?.motor.power).toBe(0);
    expect(drive?.gbox.ratio).toBe(0);
    expect([drive?.selectMotorMode, drive?.selectFLCplgMode, drive?.selectGBoxMode]).toEqual(["Auto", "Auto", "Auto"]);
  });

  it("passes its own validation", () => {
    expect(parseConveyor(conveyorToFile(conveyor))).toEqual({ kind: "valid", conveyor, results: {} });
  });
});
