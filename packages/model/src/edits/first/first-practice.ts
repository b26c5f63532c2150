import { sagSpacing } from "@beltwright/engine";
import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive } from "../../document/types/parts.ts";
import type { Estimate } from "../../layouts/estimate-pulls.ts";
import { singleDriveTensions } from "../../layouts/traction.ts";
import type { OfficePreferences } from "../../preferences/office-preferences.ts";
import { type BeltKind, beltKinds } from "../../reference/belt-kinds.ts";
import { physicalConstants } from "../../reference/physics.ts";

/** Spacing of carry idlers inside plants by belt width, mm, for each bulk density, m (handbook 15.26). */
const densities = [500, 800, 1200, 1600, 2400, Number.POSITIVE_INFINITY] as const;
const plantSpacings = [
  { width: 500, carry: [1.5, 1.5, 1.5, 1.5, 1.35, 1.35], back: 3 },
  { width: 800, carry: [1.5, 1.35, 1.35, 1.2, 1.2, 1.2], back: 3 },
  { width: 1000, carry: [1.5, 1.35, 1.2, 1.2, 1, 1], back: 3 },
  { width: 1200, carry: [1.35, 1.2, 1.2, 1, 0.9, 0.9], back: 3 },
  { width: 1600, carry: [1.2, 1.2, 1, 1, 0.9, 0.9], back: 3 },
  { width: 1800, carry: [1.2, 1, 1, 0.9, 0.75, 0.75], back: 2.4 },
  { width: Number.POSITIVE_INFINITY, carry: [1, 1, 0.9, 0.75, 0.75, 0.6], back: 2.4 },
] as const;

interface Spacings {
  readonly carry: number;
  readonly back: number;
  /** Allowed sag, %. */
  readonly sag: number;
}

function plantSpacing(width: number, density: number): Spacings {
  const row = plantSpacings.find((one) => width <= one.width) ?? plantSpacings[0];
  const column = densities.findIndex((one) => density <= one);
  return { carry: row.carry[column] ?? row.carry[0], back: row.back, sag: 2 };
}

/** Wider spacings of longer conveyors, m (handbook 15.27). */
const longSpacings = [
  { length: 3000, carry: 1.5, back: 4.5, sag: 1.2 },
  { length: 8000, carry: 2.5, back: 5, sag: 1 },
  { length: Number.POSITIVE_INFINITY, carry: 3, back: 6, sag: 1 },
];
/** Conveyors up to so long count as inside a plant, m. */
export const inPlantUpTo = 300;
const middling = 1000;

/** Spacing of idlers by length, width and density (handbook 15.26 and 15.27). */
export function usualSpacings(length: number, width: number, density: number): Spacings {
  const inPlant = plantSpacing(width, density);
  if (length <= inPlantUpTo) return inPlant;
  if (length <= middling) return { carry: Math.max(1.2, inPlant.carry), back: 3, sag: 1.5 };
  return longSpacings.find((one) => length <= one.length) ?? inPlant;
}

/** Steps of the structure, m: spacings of carry idlers from wide to close. */
export const modules = [3, 2.5, 2, 1.5, 1.35, 1.2, 1, 0.9, 0.75, 0.6, 0.5, 0.4];

/** The next closer spacing, where the one there is leaves the rolls or the belt too much. */
export function closerSpacing(spacing: number): number | undefined {
  return modules.find((one) => one < spacing - 1e-9);
}

/** Between belts that sag as much as allowed at the lowest tension of the strand, in steps of the structure, m. */
function sagging(lowest: number, lineMass: number, sag: number): number {
  const most = sagSpacing.evaluate({
    sag: sag / 100,
    lowestTension: Math.max(0, lowest),
    lineMass,
    gravity: physicalConstants.gravity,
  });
  return modules.find((one) => one <= most + 1e-9) ?? 0;
}

/** Fabric belts may be pulled so hard on conveyors so long, kN/m and m (handbook 15.28). */
const fabricLimits = [
  { rating: 125, length: 500 },
  { rating: 200, length: 300 },
  { rating: 250, length: 150 },
];
/** A belt of 180 m is of fabric unless it needs more than this, kN/m. */
const shortBelt = { rating: 250, length: 180 };

/** By the rating that is needed, kN/m, and the length, m; where the office uses no such belt, the one it uses. */
export function beltKind(rating: number, length: number, used: readonly BeltKind[] = beltKinds): BeltKind {
  const isFabric = [...fabricLimits, shortBelt].some((limit) => rating <= limit.rating && length <= limit.length);
  const usual = isFabric ? "fabric" : "steel-cord";
  return used.includes(usual) ? usual : (used[0] ?? usual);
}

/** Shipped categories of the two kinds, those of a standard. */
const categories: Readonly<Record<BeltKind, string>> = {
  fabric: "Fabric EP ISO 14890",
  "steel-cord": "Steel Cord DIN 22131",
};

export const everyCategory = "All";

/** The category Auto chooses a belt of such a kind from; every one where the libraries have none of that name. */
export function beltCategory(kind: BeltKind, rows: ComponentRows | undefined): string {
  const isThere = rows?.belts?.some(({ category }) => category === categories[kind]) ?? true;
  return isThere ? categories[kind] : everyCategory;
}

/** Above such a power ceramic lagging is usual, kW on one pulley (handbook 15.30). */
const ceramicAbove = 500;

/** Lagging and its friction, wet and clean (handbook 15.29 and 15.30): the same on all drives, as their pulleys are. */
export function withLagging(drives: readonly Drive[]): readonly Drive[] {
  const isCeramic = drives.some(({ noOfMotors, motor }) => noOfMotors * motor.power > ceramicAbove);
  return drives.map((drive) => ({
    ...drive,
    lagging: isCeramic ? "ceramic" : "rubber diamond",
    coeffofFrictionRun: isCeramic ? 0.35 : 0.3,
    coeffofFrictionStart: isCeramic ? 0.38 : 0.33,
  }));
}

/** Spacings and sag in the fields of a conveyor; spacings as the office has them, where it says so. */
export function withSpacings(conveyor: Conveyor, length: number, preferences: OfficePreferences): Conveyor {
  const { carry, back, sag } = usualSpacings(length, conveyor.beltWidthInp, conveyor.matl.hiBD);
  const { carrySpacing = carry, returnSpacing = back } = preferences;
  return { ...conveyor, nomCSSpacing: carrySpacing, nomRSSpacing: returnSpacing, allowSagCS: sag, allowSagRS: sag };
}

/** As close as inside plants where wider idlers would ask for more take-up than the grip of the drives does. */
export function withoutSag(conveyor: Conveyor, { pull, hold, returnPull, beltWeight, lineMass }: Estimate): Conveyor {
  const { slack } = singleDriveTensions(Math.max(pull, hold));
  const inPlant = plantSpacing(conveyor.beltWidthInp, conveyor.matl.hiBD).carry;
  const lowest = slack + returnPull - Math.abs(beltWeight);
  const allowed = Math.max(inPlant, sagging(lowest, lineMass, conveyor.allowSagCS));
  return { ...conveyor, nomCSSpacing: Math.min(conveyor.nomCSSpacing, allowed) };
}
