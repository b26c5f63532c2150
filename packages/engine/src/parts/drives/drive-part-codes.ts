import { namesOf } from "../../trace/declared-values.ts";
import type { Quantity } from "../../trace/define-finding.ts";
import { driveParts, type SlotName, slotNames } from "./drive-parts.ts";

/** What each part of a drive is asked for, and what the number asked for is. */
export const driveLimits = {
  "motor-power": "power",
  "motor-poles": "plain",
  "motor-frequency": "frequency",
  "motor-breakdown": "power",
  "fluid-coupling-poles": "plain",
  "fluid-coupling-power": "power",
  "fluid-coupling-slip": "share",
  "fluid-coupling-peak-torque": "force",
  "fluid-coupling-start-time": "time",
  "gearbox-ratio": "plain",
  "gearbox-torque": "torque",
  "gearbox-starting-torque": "torque",
  "gearbox-input-speed": "rotation",
  "high-speed-coupling-torque": "torque",
  "high-speed-coupling-largest-bore": "size",
  "high-speed-coupling-smallest-bore": "size",
  "high-speed-coupling-speed": "rotation",
  "low-speed-coupling-torque": "torque",
  "low-speed-coupling-largest-bore": "size",
  "low-speed-coupling-smallest-bore": "size",
  "low-speed-coupling-speed": "rotation",
  "holdback-torque": "torque",
  "holdback-runback": "torque",
  "holdback-bore": "size",
  "holdback-speed": "rotation",
  "holdback-lift-off": "rotation",
  "brake-room": "plain",
  "brake-disc": "size",
  "brake-torque": "torque",
  "starter-start-time": "time",
} as const satisfies Readonly<Partial<Record<`${SlotName}-${string}`, Quantity>>>;

export type DriveLimit = keyof typeof driveLimits;

export const limitNames = namesOf(driveLimits);
export const slotWords = driveParts.map((part) => slotNames[part]);
export const slotOf = (limit: DriveLimit) => slotWords.find((slot) => limit.startsWith(`${slot}-`)) ?? "motor";

/** Missing and none to choose are of a part, none that fits and falling short of one of its limits. */
type DrivePartCode =
  | `drive-${"missing" | "none-to-choose"}-${SlotName}`
  | `drive-${"none-fits" | "short"}-${DriveLimit}`;

/** A finding of a part of a drive, taken apart: `drive-short-gearbox-ratio`. */
export interface OfDrivePart {
  readonly kind: "missing" | "none-to-choose" | "none-fits" | "short";
  readonly part: SlotName;
  readonly limit?: DriveLimit;
}

const ofDriveParts: ReadonlyMap<DrivePartCode, OfDrivePart> = new Map<DrivePartCode, OfDrivePart>([
  ...slotWords.flatMap((part) =>
    (["missing", "none-to-choose"] as const).map((kind) => [`drive-${kind}-${part}`, { kind, part }] as const),
  ),
  ...limitNames.flatMap((limit) =>
    (["none-fits", "short"] as const).map(
      (kind) => [`drive-${kind}-${limit}`, { kind, part: slotOf(limit), limit }] as const,
    ),
  ),
]);

export const drivePartCodes: readonly DrivePartCode[] = [...ofDriveParts.keys()];

export function isDrivePartCode(code: string): code is DrivePartCode {
  return drivePartCodes.some((known) => known === code);
}

export function drivePartOf(code: DrivePartCode): OfDrivePart {
  const found = ofDriveParts.get(code);
  if (found === undefined) throw new Error(`${code} is about no part of a drive.`);
  return found;
}

/** The limit of that name; the rules of the parts know no others. */
export function driveLimitOf(slot: SlotName, check: string): DriveLimit {
  const limit = limitNames.find((one) => one === `${slot}-${check}`);
  if (limit === undefined) throw new Error(`No finding is defined for the check ${check} of a ${slot}.`);
  return limit;
}
