import type { DocumentIssue } from "../../document/parse.ts";
import { isPulley } from "../../document/pulley-point.ts";
import type { ConveyorIdler } from "../../document/types/components.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive, Pull } from "../../document/types/parts.ts";

/** What components state and no formula takes: named only where it is stated, and differs from what is taken. */
export function partsNotUsed(conveyor: Conveyor): readonly DocumentIssue[] {
  const { csIdler, rsIdler, matl, coverGrade, calcMethod, minTemp, maxTemp } = conveyor;
  return [
    ...when(minTemp > maxTemp, "minTemp", "Lies above the highest temperature: the belt is taken to keep its length."),
    ...idlerIssues("csIdler", csIdler),
    ...idlerIssues("rsIdler", rsIdler),
    ...when(isLarger(matl), "matl.grading", "The lump size counts, which is larger than this grading says."),
    ...when(calcMethod === "VISCO" && coverGrade !== "", "coverGrade", "Rubber is taken from its typed properties."),
    ...classIssues(conveyor.belt),
    ...conveyor.drives.flatMap(brakeIssues),
    ...conveyor.drives.flatMap(couplingIssues),
    ...conveyor.drives.flatMap((drive, index) => starterIssues(conveyor, drive, index)),
    ...conveyor.pulls.flatMap(widthIssues),
  ];
}

/** Classes that name their strength in kN/m: ST 1250 of ISO 15236, EP 630/4 of ISO 14890. Others count plies or pounds. */
const namedStrength = /^(?:ST|EP|NN|EE|DPP|SW) ?(\d{3,5})(?!\d)/i;

/** A class that was typed brings no strength along: whoever reads it in a report would take it for the belt's. */
function classIssues({ beltClass, beltStrength }: Conveyor["belt"]): readonly DocumentIssue[] {
  const named = Number(namedStrength.exec(beltClass.trim())?.[1] ?? beltStrength);
  return when(
    Math.abs(named - beltStrength) > 0.02 * beltStrength,
    "belt.beltClass",
    "The typed strength and allowable tension count; they are not those of this class.",
  );
}

/** Largest lumps by the first letters of the CEMA size code, mm: mesh 40 and 6, half an inch; D tells its inches. */
const largestLumps = { A: 0.42, B6: 3.35, "C1/2": 12.7 } as const;

function isLarger({ grading, lumpSize }: Conveyor["matl"]): boolean {
  const inches = /^D(\d+)/.exec(grading)?.[1];
  const listed = Object.entries(largestLumps).find(([code]) => grading.startsWith(code))?.[1];
  const largest = inches === undefined ? listed : Number(inches) * 25.4;
  return largest !== undefined && lumpSize > 1.05 * largest;
}

function idlerIssues(path: string, idler: ConveyorIdler): readonly DocumentIssue[] {
  const { rollDia, rollDiaCentre, rollDiaWing, shaftDia, bearingDia, bearingType, isOffset, noOfRolls } = idler;
  const differs = (own: number, taken: number) => own > 0 && taken > 0 && own !== taken;
  const isBall = bearingType === "" || /ball/i.test(bearingType);
  return [
    ...when(differs(rollDiaCentre, rollDia), `${path}.rollDiaCentre`, oneDiameter),
    ...when(noOfRolls > 1 && differs(rollDiaWing, rollDia), `${path}.rollDiaWing`, oneDiameter),
    ...when(differs(bearingDia, shaftDia), `${path}.bearingDia`, "A roll shaft bends with its shaft diameter."),
    ...when(!isBall, `${path}.bearingType`, "Life and limits are those of deep groove ball bearings."),
    ...when(isOffset && noOfRolls > 1, `${path}.isOffset`, "Offset rolls share the load as rolls in line do."),
  ];
}

const oneDiameter = "Every roll turns with the roll diameter; this one is only drawn.";

function brakeIssues({ brakeType, brake }: Drive, index: number): readonly DocumentIssue[] {
  const path = `drives[${index}].brake`;
  const isBraked = brakeType !== "No Brake" && brake.minClampingForce > 0;
  return when(
    isBraked && brake.padSurfacePressure > 0,
    `${path}.padSurfacePressure`,
    "The area of the pads is not known, so their pressure is not checked.",
  );
}

/** Its flexible half is part of a fluid coupling. */
function couplingIssues(drive: Drive, index: number): readonly DocumentIssue[] {
  const { flDirectDrive, selectFLCplgMode, flcplg, selectHSCplgMode, hsCplg } = drive;
  const isFluid = !flDirectDrive && (selectFLCplgMode === "Auto" || flcplg.power > 0);
  const isGiven = selectHSCplgMode === "Manual" && hsCplg.torque > 0;
  return when(
    isFluid && isGiven,
    `drives[${index}].hsCplg`,
    "A fluid coupling takes its place: its torque, mass and inertia do not count.",
  );
}

const factorDecides = "The typed start factor decides the start: the curve of the starter is not used.";

/** A starter that leaves the belt slower is not followed. */
const fullSpeed = 95;

function starterIssues(conveyor: Conveyor, { starter }: Drive, index: number): readonly DocumentIssue[] {
  const { type, starterPts } = starter;
  const { startupFactor, startupFactorFull, startupFactorEmpty } = conveyor;
  const isTyped = startupFactor > 0 || (startupFactorFull > 0 && startupFactorEmpty > 0);
  if (isTyped) return when(starterPts.length > 1, `drives[${index}].starter`, factorDecides);
  const fastest = starterPts.toSorted((a, b) => a.time - b.time).at(-1)?.speed ?? 0;
  const isSlow = type === "Speed-Time" && starterPts.length > 1 && fastest < fullSpeed;
  return when(isSlow, `drives[${index}].starter`, "It ends below 95 % of full speed and is not followed.");
}

function widthIssues(pull: Pull, index: number): readonly DocumentIssue[] {
  const { width, shell, shaft } = pull;
  if (!isPulley(pull) || width._id !== "") return [];
  const isOther = (own: number, taken: number) => own > 0 && taken > 0 && own !== taken;
  return [
    ...when(
      isOther(width.faceWidth, shell.faceWidth),
      `pulls[${index}].width.faceWidth`,
      "The face of the shell counts.",
    ),
    ...when(
      isOther(width.bearingCentres, shaft.brgCentres),
      `pulls[${index}].width.bearingCentres`,
      "The bearing centres of the shaft count.",
    ),
  ];
}

export function when(isSo: boolean, path: string, message: string): readonly DocumentIssue[] {
  return isSo ? [{ path, message }] : [];
}
