import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { OfficePreferences } from "../../preferences/office-preferences.ts";
import { modules } from "./first-practice.ts";
import { findWarned, isNoWorse, type Warned } from "./first-warned.ts";

type Spacing = "nomCSSpacing" | "nomRSSpacing";

/** By how much spacings are changed against flap at most (handbook 4.21 has 10 to 15 %, structures have their steps). */
const [closest, widest] = [0.6, 1.2];
/** Shares of the usual spacing that are tried where no whole number of carry idlers helps. */
const shares = [0.9, 0.85, 1.1, 0.8, 0.75, 1.15, 0.7, 1.2, 0.65, 0.6];

/**
 * Other spacings where the bare belt would swing with its rolls, if one is found that brings nothing else to be warned of.
 * What the office wants stays.
 */
export function withoutFlap(usual: Warned, rows: ComponentRows, preferences: OfficePreferences): Warned {
  const back = preferences.returnSpacing === undefined ? steadied(usual, "nomRSSpacing", rows) : usual;
  return preferences.carrySpacing === undefined ? steadied(back, "nomCSSpacing", rows) : back;
}

function steadied(usual: Warned, spacing: Spacing, rows: ComponentRows): Warned {
  const flap = `idler-resonance: idler-resonance/${spacing === "nomRSSpacing" ? "return" : "carry"}`;
  if (!usual.warnings.has(flap)) return usual;
  for (const value of spacingsBeside(usual.conveyor, spacing)) {
    const tried = findWarned({ ...usual.conveyor, [spacing]: value }, rows);
    if (tried === undefined || tried.warnings.has(flap)) continue;
    if (isNoWorse(tried, usual)) return tried;
  }
  return usual;
}

/** Steps of the structure first, the nearest of them before the others. */
function spacingsBeside(conveyor: Conveyor, spacing: Spacing): readonly number[] {
  const usual = conveyor[spacing];
  const steps = spacing === "nomCSSpacing" ? modules : [1, 2, 3, 4, 5, 6].map((count) => count * conveyor.nomCSSpacing);
  const near = steps
    .map(rounded)
    .filter((one) => one !== usual && one >= closest * usual && one <= widest * usual)
    .toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  return [...new Set([...near, ...shares.map((share) => rounded(share * usual))])];
}

const rounded = (metres: number) => Math.round(metres * 20) / 20;
