import type { Conveyor, FieldValue, Pull } from "@beltwright/model";
import type { Results } from "../calculator.ts";

/** A result of the open design as a number; undefined where there is none yet. */
export function numberOf(results: Results, name: string): number | undefined {
  const value = results[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The same, where only a value above 0 means something. */
export function positiveOf(results: Results, name: string): number | undefined {
  const value = numberOf(results, name);
  return value !== undefined && value > 0 ? value : undefined;
}

/** Where the carry strand ends: the pulley marked for discharge, or the first one the return strand begins at. */
export function dischargePulley({ pulls }: Conveyor): Pull | undefined {
  const marked = pulls.find(({ dischargePulley: isMarked }) => isMarked);
  return marked ?? pulls.find((pull, at) => pull.sectType === "Return" && pulls.at(at - 1)?.sectType === "Carry");
}

/** Slope of the belt before a point, deg, up positive. */
export function slopeBefore({ pulls }: Conveyor, pull: Pull): number {
  const before = pulls.at(pulls.indexOf(pull) - 1);
  if (!before) return 0;
  const along = Math.hypot(pull.x - before.x, pull.y - before.y);
  return withoutNoise((Math.atan2(pull.z - before.z, along) * 180) / Math.PI);
}

/** Lagging of a pulley, mm; that of a drive is typed at the drive. */
export function laggingOf({ drives }: Conveyor, { pType, linkToDriveNo, shell }: Pull): number {
  const linked = pType === "Drive" ? drives.find(({ driveNo }) => driveNo === linkToDriveNo) : undefined;
  return linked?.laggingThick ?? shell.laggingThick;
}

/** Belt with its covers, mm. */
export function beltThicknessOf({ belt, topCover, bottomCover }: Conveyor): number {
  return withoutNoise(belt.carcassT + topCover + bottomCover);
}

/** Rotating mass of idlers for each metre, kg/m. */
export function rollMassOf(rotatingMass: number, spacing: number): number | undefined {
  return spacing > 0 ? withoutNoise(rotatingMass / spacing) : undefined;
}

export function isSteelCord({ belt }: Conveyor): boolean {
  return /steel/i.test(belt.fibre);
}

/** What is carried along at belt speed, kg: the mass that the resistance of the loaded belt stops in its coasting time. */
export function movingMassOf(conveyor: Conveyor, results: Results): number | undefined {
  const force = positiveOf(results, "totalTe");
  const time = positiveOf(results, "tStopCoasting");
  const speed = conveyor.beltSpeedInp;
  return force === undefined || time === undefined || speed <= 0
    ? undefined
    : Math.round((1000 * force * time) / speed);
}

/** Radius of the first driven pulley over its lagging, mm. */
export function driveRadiusOf(conveyor: Conveyor): number | undefined {
  const pull = conveyor.pulls.find(({ pType }) => pType === "Drive");
  return pull && pull.shell.shellDia / 2 + laggingOf(conveyor, pull);
}

export function gearRatioOf({ drives }: Conveyor): number | undefined {
  const ratio = drives[0]?.gbox.ratio;
  return ratio !== undefined && ratio > 0 ? ratio : undefined;
}

/** Ten digits: what arithmetic adds beyond them nobody typed. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(10));
}

/** 0 and nothing alike leave the starting value in place. */
export function unlessZero(value: number): FieldValue | undefined {
  return value === 0 ? undefined : value;
}

/** As its maker allows, or its strength over the static safety. */
export function ratedTensionOf({ belt, staticSafetyFactor }: Conveyor): number | undefined {
  if (belt.allowableTension > 0) return belt.allowableTension;
  return belt.beltStrength > 0 && staticSafetyFactor > 0 ? belt.beltStrength / staticSafetyFactor : undefined;
}
