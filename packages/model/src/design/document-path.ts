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
export function documentPath(designPath: string): string | undefined {
  const row = /\[(\d+)\]/.exec(designPath)?.[1];
  const found = paths.get(designPath.replace(/\[\d+\]/, "[]"));
  return row === undefined ? found : found?.replace("[]", `[${row}]`);
}

const derived: ReadonlySet<string> = new Set([
  "belt.mass",
  "points[].brakeForce",
  "points[].pulley.diameter",
  "points[].pulley.equivalentMass",
  "drives[].equivalentMass",
  "drives[].installedPower",
  "drives[].startFactorFull",
  "drives[].startFactorEmpty",
]);

/** Whether the number was made from several of the document, so that its limits are not those of one field. */
export function isDerived(designPath: string): boolean {
  return derived.has(designPath.replace(/\[\d+\]/, "[]"));
}
