import type { Finding } from "@beltwright/engine";
import { calculate } from "../../design/calculate.ts";
import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { OfficePreferences } from "../../preferences/office-preferences.ts";
import { modules } from "./first-practice.ts";

type Spacing = "nomCSSpacing" | "nomRSSpacing";

/** By how much spacings are changed against flap at most (handbook 4.21 has 10 to 15 %, structures have their steps). */
const [closest, widest] = [0.6, 1.2];
/** Shares of the usual spacing that are tried where no whole number of carry idlers helps. */
const shares = [0.9, 0.85, 1.1, 0.8, 0.75];

/**
 * Other spacings where the bare belt would swing with its rolls, if one is found that brings nothing else to be warned of.
 * What the office wants stays.
 */
export function withoutFlap(conveyor: Conveyor, rows: ComponentRows, preferences: OfficePreferences): Conveyor {
  const back = preferences.returnSpacing === undefined ? steadied(conveyor, "nomRSSpacing", rows) : conveyor;
  return preferences.carrySpacing === undefined ? steadied(back, "nomCSSpacing", rows) : back;
}

function steadied(conveyor: Conveyor, spacing: Spacing, rows: ComponentRows): Conveyor {
  const before = warningsOf(conveyor, rows);
  const flap = `idler-resonance: idler-resonance/${spacing === "nomRSSpacing" ? "return" : "carry"}`;
  if (!before?.has(flap)) return conveyor;
  const tried = spacingsBeside(conveyor, spacing).map((value) => ({ ...conveyor, [spacing]: value }));
  return (
    tried.find((one) => {
      const after = warningsOf(one, rows);
      return after !== undefined && !after.has(flap) && [...after].every((warning) => before.has(warning));
    }) ?? conveyor
  );
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

/** What is warned of, each once by what it is about; nothing where the conveyor cannot be calculated. */
function warningsOf(conveyor: Conveyor, rows: ComponentRows): ReadonlySet<string> | undefined {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") return undefined;
  return new Set(found.solution.findings.filter(isTelling).map(({ code, subject }) => `${code}: ${subject}`));
}

const isTelling = ({ severity }: Finding) => severity !== "note";
