import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { preferredSpeeds } from "./first-sizes.ts";

/** Fill a first design aims at, %. */
const aimedFill = 80;

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
export function withSpeed(conveyor: Conveyor, length: number): Conveyor {
  const calculation = calculate(conveyor);
  const fill = calculation.kind === "calculated" ? Number(calculation.results.percentBeltCapacity) : aimedFill;
  const needed = (conveyor.beltSpeedInp * fill) / aimedFill;
  return { ...conveyor, beltSpeedInp: usualSpeed(needed, length, conveyor.matl.maxSpeed) };
}
