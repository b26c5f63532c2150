import { bareTrace, crossSection } from "@beltwright/engine";
import { toDesign } from "../../design/to-design.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Span } from "../../layouts/layout.ts";
import { preferredSpeeds } from "./first-sizes.ts";

/** Fill a first design aims at. */
const aimedFill = 0.8;

/** Longer conveyors run faster, which spares belt and drives, m and m/s. */
const slowest = [
  { length: 300, speed: 0 },
  { length: 1000, speed: 1.6 },
  { length: 3000, speed: 2.5 },
  { length: Number.POSITIVE_INFINITY, speed: 3.15 },
];

/** The slowest usual speed that is not below one that is needed, as fast as the material bears, m/s; 0: as it likes. */
export function usualSpeed(needed: number, length: number, maxSpeed: number): number {
  const least = slowest.find((one) => length <= one.length)?.speed ?? 0;
  const allowed = preferredSpeeds.filter((speed) => maxSpeed === 0 || speed <= maxSpeed);
  return allowed.find((one) => one >= Math.max(least, needed)) ?? allowed.at(-1) ?? maxSpeed;
}

/** The slowest usual speed at which the belt is not fuller than aimed at, as long as the material bears it. */
export function withSpeed(conveyor: Conveyor, { length, lift }: Span): Conveyor {
  const needed = (conveyor.beltSpeedInp * fillOf(conveyor, Math.atan2(lift, length))) / aimedFill;
  return { ...conveyor, beltSpeedInp: usualSpeed(needed, length, conveyor.matl.maxSpeed) };
}

/** How full the belt is at the low bulk density, which takes most room, on a slope in rad; as aimed at where no load lies. */
function fillOf(conveyor: Conveyor, slope: number): number {
  const made = toDesign(conveyor);
  if (made.kind === "refused") return aimedFill;
  const { belt, beltSpeed, massFlow, material, carryIdler: idler, crossSection: rules } = made.design;
  const beltThickness = belt.carcassThickness + belt.topCover + belt.bottomCover;
  const input = { beltWidth: belt.width, beltThickness, beltSpeed, massFlow, material, idler, rules };
  return crossSection(bareTrace, { ...input, steepestSlope: Math.max(0, slope) }).lowDensity.fillRatio;
}
