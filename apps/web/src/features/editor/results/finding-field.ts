import type { Finding } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";

/** The field a person would change first, by what the finding says. `point.` and `drive.` stand for its own row. */
const fields: Readonly<Record<string, string>> = {
  "bearing-rating-estimated": "point.shaft.brgDesignation",
  "bearing-rating-unknown": "point.shaft.brgDesignation",
  "belt-fast-for-material": "beltSpeedInp",
  "belt-none-fits": "beltCategory",
  "belt-narrow-for-lumps": "beltWidthInp",
  "belt-overfull": "beltSpeedInp",
  "belt-overloaded": "belt.allowableTension",
  "belt-overtensioned": "belt.allowableTension",
  "belt-slack": "takeUpMass",
  "curve-banking-too-steep": "point.horizBankAngle",
  "curve-belt-leaves-idler": "point.horizCurveRadiusInp",
  "curve-belt-lifts": "point.vertCurveRadiusInp",
  "curve-combined-overstressed": "point.vertCurveRadiusInp",
  "curve-drift-too-large": "point.horizCurveRadiusInp",
  "curve-halve-spacing": "point.idlerSpacingInp",
  "curve-holds-few-sets": "point.vertCurveRadiusInp",
  "curve-needs-troughed-idlers": "csIdler.troughAngle",
  "curve-no-radius-suffices": "point.horizCurveRadiusInp",
  "curve-radius-too-small": "point.vertCurveRadiusInp",
  "curve-tangents-overlap": "point.vertCurveRadiusInp",
  "curve-turns-much-per-set": "point.horizCurveRadiusInp",
  "brake-slips": "drive.brakeTorqueLSS",
  "does-not-break-away": "drive.motor.power",
  "does-not-start": "drive.motor.power",
  "does-not-stop": "drive.brakeTorqueLSS",
  "drive-slips": "drive.wrapAngle",
  "edge-distance-short": "beltWidthInp",
  "friction-above-range": "drive.coeffofFrictionRun",
  "idler-life-too-short": "csIdler.bearingCRating",
  "idler-none-fits": "csIdler.description",
  "idler-resonance": "nomCSSpacing",
  "idler-resonance-two-lobes": "nomCSSpacing",
  "idler-shaft-too-slender": "csIdler.shaftDia",
  "idler-turns-fast": "csIdler.rollDia",
  "idler-turns-too-fast": "csIdler.rollDia",
  "lagging-overloaded": "point.shell.laggingThick",
  "load-on-centre-roll-only": "csIdler.troughAngle",
  "load-wider-than-belt": "beltWidthInp",
  "motor-ask-maker": "drive.motor.power",
  "motor-site-beyond-table": "altitude",
  "motors-small": "drive.motor.power",
  "not-converged": "maxCalcs",
  "pipe-does-not-close": "pipeDia",
  "pipe-lump-too-large": "matl.lumpSize",
  "pipe-overlap-too-small": "pipeDia",
  "pipe-too-full": "pipeDia",
  "points-coincide": "point.x",
  "pulley-bearing-life": "point.shaft.brgDia",
  "pulley-disc-stress": "point.shell.discThick",
  "pulley-hub-diameter": "point.shaft.dia",
  "pulley-hub-slope": "point.shaft.dia",
  "pulley-none-fits": "point.shell.shellDia",
  "pulley-seat-diameter": "point.shaft.brgDia",
  "pulley-shell-diameter": "point.shell.shellDia",
  "pulley-shell-stress": "point.shell.shellThick",
  "pulley-shoulder-diameter": "point.shaft.brgDia",
  "pulley-small": "point.shell.shellDia",
  "pulley-too-small": "point.shell.shellDia",
  "pulley-static-safety": "point.shaft.brgDia",
  "pulleys-overlap": "point.x",
  "rating-low": "belt.allowableTension",
  "sag-exceeded": "nomCSSpacing",
  "skirts-on-pipe": "point.skirtLength",
  "steep-for-material": "matl.maxIncline",
  "take-up-light": "takeUpMass",
  "take-up-not-found": "takeUpMass",
  "take-up-travel-short": "takeupType",
  "too-narrow-for-trough": "beltWidthInp",
  "too-wide-for-density": "beltWidthInp",
  "wrap-above-270": "point.rotation",
};

/** Where a formula's input is typed, for findings that name the input: `frictionOnBelt` of the material. */
const inputs: Readonly<Record<string, string>> = {
  beltSpeed: "beltSpeedInp",
  width: "beltWidthInp",
  beltWidth: "beltWidthInp",
  friction: "drive.coeffofFrictionRun",
  wrapAngle: "drive.wrapAngle",
  spacing: "nomCSSpacing",
  surchargeAngle: "matl.surchargeAngle",
  troughAngle: "csIdler.troughAngle",
  temperature: "minTemp",
  lumpSize: "matl.lumpSize",
  rollDiameter: "csIdler.rollDia",
  gravity: "gravity",
};

/** The field that caused a finding, as a path of the document. Never without one: at worst the calculation method. */
export function findingField(conveyor: Conveyor, finding: Finding): string {
  const named = Object.keys(finding.values).find((name) => name in inputs);
  const general = fields[finding.code] ?? (named && inputs[named]);
  if (general !== undefined) return placed(conveyor, finding, general);
  const { pointId, driveId } = finding.place;
  if (pointId !== undefined) return placed(conveyor, finding, "point.pType");
  return driveId === undefined ? "calcMethod" : placed(conveyor, finding, "drive.driveType");
}

function placed({ pulls, drives }: Conveyor, { place }: Finding, general: string): string {
  const point = pulls.findIndex(({ noID }) => String(noID) === place.pointId);
  const drive = drives.findIndex(({ driveNo }) => String(driveNo) === place.driveId);
  return general
    .replace(/^point\./, `pulls[${Math.max(point, 0)}].`)
    .replace(/^drive\./, `drives[${Math.max(drive, 0)}].`);
}
