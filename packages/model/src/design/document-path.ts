import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { beltPaths } from "./belt.ts";
import { drivePaths } from "./drives.ts";
import { idlerPaths } from "./idlers.ts";
import { materialPaths } from "./material.ts";
import { pointPaths } from "./points.ts";
import { sectionPaths } from "./sections.ts";
import { settingPaths } from "./settings.ts";
import { takeUpPaths } from "./take-up.ts";

const conveyorPaths = {
  gravity: "gravity",
  mostCalculations: "maxCalcs",
  beltSpeed: "beltSpeedInp",
  massFlow: "capacityInp",
  lowestTemperature: "minTemp",
  temperatureFactor: "kt",
  rubberTemperature: "viscoRubberTemp",
  "allowedSag.carry": "allowSagCS",
  "allowedSag.return": "allowSagRS",
} as const;

const paths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...conveyorPaths,
    ...materialPaths,
    ...beltPaths,
    ...idlerPaths,
    ...pointPaths,
    ...sectionPaths,
    ...drivePaths,
    ...takeUpPaths,
    ...settingPaths,
  }),
);

/**
 * Where in the document a number of the design is typed: `points[3].pulley.diameter` is `pulls[3].shell.shellDia`.
 * Undefined for what the document does not hold.
 */
export function documentPath(document: Conveyor, designPath: string): string | undefined {
  const row = /\[(\d+)\]/.exec(designPath)?.[1];
  const general = designPath.replace(/\[\d+\]/, "[]");
  const found = row === undefined ? ofIdler(document, general) : elsewhere(document, general, Number(row));
  return found ?? paths.get(general)?.replace("[]", `[${row}]`);
}

/** Rolls that are all alike have one face. */
function ofIdler({ csIdler, rsIdler }: Conveyor, general: string): string | undefined {
  const [, strand, roll] = /^(carry|return)Idler\.(centre|wing)FaceWidth$/.exec(general) ?? [];
  if (strand === undefined) return undefined;
  const idler = strand === "carry" ? csIdler : rsIdler;
  const isOwn = (roll === "centre" ? idler.faceWidthCentre : idler.faceWidthWing) !== 0;
  return isOwn ? undefined : `${strand === "carry" ? "cs" : "rs"}Idler.faceWidth`;
}

/** Some numbers of a point or drive are typed elsewhere where they are not typed at it. */
function elsewhere(document: Conveyor, general: string, row: number): string | undefined {
  const pull = document.pulls[row];
  switch (general) {
    case "points[].section.idlerSpacing":
      return pull?.idlerSpacingMode === "Auto" ? `nom${pull.sectType === "Carry" ? "CS" : "RS"}Spacing` : undefined;
    case "points[].section.frictionFactor":
      return pull?.frictionFactorInp === 0 ? "frictionFactorInp" : undefined;
    case "points[].pulley.friction":
      return pull === undefined ? undefined : `drives[${driveIndex(document, pull)}].coeffofFrictionRun`;
    case "points[].brakeForce":
      return pull === undefined ? undefined : brakePath(document, pull);
    case "drives[].startFactorFull":
      return document.startupFactorFull === 0 ? "startupFactor" : undefined;
    case "drives[].startFactorEmpty":
      return document.startupFactorEmpty === 0 ? "startupFactor" : undefined;
    default:
      return undefined;
  }
}

function driveIndex({ drives }: Conveyor, { linkToDriveNo }: Pull): number {
  return drives.findIndex(({ driveNo }) => driveNo === linkToDriveNo);
}

function brakePath(document: Conveyor, pull: Pull): string | undefined {
  const { brakeType, brakeTorque } = pull;
  const drive = driveIndex(document, pull);
  const isOwn = brakeType !== "No Brake" && brakeTorque !== 0;
  return isOwn || drive < 0 ? undefined : `drives[${drive}].brakeTorqueLSS`;
}

const derived: ReadonlySet<string> = new Set([
  "belt.mass",
  "points[].brakeForce",
  "points[].pulley.diameter",
  "points[].pulley.equivalentMass",
  "drives[].equivalentMass",
  "drives[].startingMass",
  "points[].pulley.wrapAngle",
  "drives[].installedPower",
  "drives[].startFactorFull",
  "drives[].startFactorEmpty",
]);

/** Whether the number was made from several of the document, so that its limits are not those of one field. */
export function isDerived(designPath: string): boolean {
  return derived.has(designPath.replace(/\[\d+\]/, "[]"));
}
