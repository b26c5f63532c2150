import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { dutyPaths } from "../duty/duty.ts";
import type { UnitCode } from "../units/unit.ts";
import { beltPaths } from "./belt.ts";
import { drivePaths } from "./drives.ts";
import { idlerPaths } from "./idlers.ts";
import { materialPaths } from "./material.ts";
import { pointPaths } from "./points.ts";
import { sectionPaths } from "./sections.ts";
import { settingPaths } from "./settings/settings.ts";
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
    ...dutyPaths,
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

/** A number made from several of the document, so that its limits are not those of one field. */
export interface Derived {
  /** What it is, in words that begin a sentence. */
  readonly words: string;
  readonly unit: UnitCode;
}

const derived: ReadonlyMap<string, Derived> = new Map(
  Object.entries({
    "belt.mass": { words: "The mass of the belt", unit: "kg/m" },
    "points[].brakeForce": { words: "The brake force at the belt", unit: "kN" },
    "points[].pulley.diameter": { words: "The diameter over the lagging", unit: "mm" },
    "points[].pulley.equivalentMass": { words: "The inertia of the pulley, as a mass at the belt,", unit: "kg" },
    "drives[].equivalentMass": { words: "The inertia of the drive, as a mass at the belt,", unit: "kg" },
    "drives[].startingMass": { words: "The inertia of the starting drive, as a mass at the belt,", unit: "kg" },
    "points[].pulley.wrapAngle": { words: "The wrap of the belt on the pulley", unit: "deg" },
    "drives[].installedPower": { words: "The installed power of the drive", unit: "kW" },
    "drives[].startFactorFull": { words: "The start factor, full,", unit: "%" },
    "drives[].startFactorEmpty": { words: "The start factor, empty,", unit: "%" },
  } as const),
);

/** What a number of the design is called that is typed nowhere; undefined for one that is. */
export function findDerived(designPath: string): Derived | undefined {
  return derived.get(designPath.replace(/\[\d+\]/, "[]"));
}
