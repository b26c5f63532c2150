import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "./definition.ts";

function partOf(record: RecordDefinition, name: string): RecordDefinition {
  const part = record.parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`no part ${name}`);
  return part.record;
}

const pulls = partOf(conveyorDefinition, "pulls");
const drives = partOf(conveyorDefinition, "drives");

// Section 3 of the second document, with slashes written out.
const named: readonly (readonly [string, RecordDefinition, string])[] = [
  [
    "Conveyor document",
    conveyorDefinition,
    `userName, docUsers, category, conveyorGroup, coName, clientName, designedBy, project, projectNo, designDate, convNo,
     metric, minTemp, maxTemp, coLogo, designerComments, profileImg, calcMethod, kt, beltSpeed, beltSpeedInp, beltWidth,
     beltWidthInp, capacity, capacityInp, takeupType, takeUpMass, ttup, totalBeltL, te, tmax, tmaxStartOrRun, tmin,
     totalTe, totalTeUn, totalTeInc, totalTeDec, installedPower, absorbedPower, percentBeltCapacity, edgeDist,
     edgeDistReq, burdenDepth, burdenWidth, pipeDia, loadAreaRequired, loadAreaAvailable, loadAreaFlooded,
     floodedBeltCapacity, matl, belt, fFactorAdjustment, beltAllowTensionRise, tStopBraking, tStopCoasting,
     tStopEmptyBraking, tStopEmptyCoasting, csIdler, rsIdler, nomCSSpacing, nomRSSpacing, nomCSL10h, nomRSL10h,
     nomCSIdlerDefl, nomRSIdlerDefl, pulls, drives, fdrMaterialH, fdrHopperLengthL, fdrBinWidthD, fdrHopperWidthB,
     fdrHopperHh, qbtLength, qTrajRad1, qTrajRad2, qTrajV, qTrajTheta, qTrajNumPoints, qTrajT`,
  ],
  ["docUsers", partOf(conveyorDefinition, "docUsers"), "userName, canEdit, canCopy"],
  ["matl", partOf(conveyorDefinition, "matl"), "loBD, hiBD, surchargeAngle"],
  ["belt", partOf(conveyorDefinition, "belt"), "beltClass, beltStrength, allowableTension"],
  ["csIdler", partOf(conveyorDefinition, "csIdler"), "description, troughAngle, noOfRolls, allowShaftDefl"],
  ["rsIdler", partOf(conveyorDefinition, "rsIdler"), "description, troughAngle, noOfRolls, allowShaftDefl"],
  [
    "Pulley or section point (pulls)",
    pulls,
    `noID, no, pType, description, linkToDriveNo, x, y, z, stPtX, stPtY, stPtZ, endPtX, endPtY, endPtZ, screenX, screenZ,
     screenSize, r, contactAngle, departAngle, wrapAngle, rotation, capacityInp, vertCurveRadiusInp,
     horizCurveRadiusInp, shaft, shaftMatl, shell, width, brakeType, t1, t2, sectType, length, lift, capacity, sag`,
  ],
  ["shaft", partOf(pulls, "shaft"), "dia, shaftL, brgDia, brgWidth, brgDesignation, brgCentres, mass, cost"],
  [
    "shell",
    partOf(pulls, "shell"),
    "shellDia, laggingThick, faceWidth, shellThick, allowPullShellStress, discThick, pulleyMass, cost",
  ],
  ["width", partOf(pulls, "width"), "beltWidth, faceWidth, bearingCentres"],
  [
    "Drive",
    drives,
    `driveNo, driveType, loadShare, lagging, laggingThick, pulleyCondition, wrapAngle, coeffofFrictionRun,
     coeffofFrictionStart, driveFactorRun, driveFactorStart, noOfMotors, motorSelectionFactor, driveEff, motor, flcplg,
     gbox, reqGBoxRatio, brake, brakeRequiredTorque, brakeTorqueLSS, holdback, starter, flDirectDrive,
     selectFLCplgMode, selectGBoxMode, selectHoldBackMode`,
  ],
  ["motor", partOf(drives, "motor"), "power, speed"],
  ["gbox", partOf(drives, "gbox"), "description, ratio, maxTorque"],
  ["holdback", partOf(drives, "holdback"), "make, model, maxTorque"],
  ["starter", partOf(drives, "starter"), "type, starterPts"],
];

describe("the names of the specification", () => {
  it.each(named)("are all in: %s", (_title, record, list) => {
    const known = [...fieldsOf(record), ...record.parts, ...record.outputs].map(({ name }) => name);
    expect(list.split(/,\s+/).filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(["dyn", "fdr", "qbt", "qTraj", "qTube", "qHopper", "qTrans", "qInertia", "visco"])(
    "give the setting group %s inputs of its own",
    (prefix) => {
      const inputs = fieldsOf(conveyorDefinition).filter(({ name }) => name.startsWith(prefix));
      expect(inputs.length).toBeGreaterThan(2);
    },
  );

  it("offer the types of a point, the rotations and the strands", () => {
    const options = (name: string) => {
      const field = fieldsOf(pulls).find((candidate) => candidate.name === name);
      return field?.kind === "choice" ? field.options.toSorted() : [];
    };
    expect(options("pType")).toEqual(
      ["Pulley", "Drive", "Brake", "Takeup", "Tail", "Bend", "Int. Pt", "Hopper"].toSorted(),
    );
    expect(options("rotation")).toEqual(["Anti-clockwise", "Clockwise"]);
    expect(options("sectType")).toEqual(["Carry", "Return"]);
  });
});
