import type { StoredResults } from "../document/parse.ts";
import { outputAt } from "../document/results.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { findFieldAt } from "../edits/field-at.ts";
import { requiredBearingLife } from "../reference/screens.ts";
import type { UnitCode } from "../units/unit.ts";

/** A conveyor to compare: what was typed and what was calculated of it. */
export interface Compared {
  readonly conveyor: Conveyor;
  readonly results: StoredResults;
  /** Results of its load cases; absent where it was not calculated. */
  readonly caseResults?: readonly CaseFigure[];
}

/** A result of one load case: `Te, Winter`. */
interface CaseFigure {
  readonly label: string;
  readonly unit: UnitCode;
  readonly value: SummaryValue;
}

export type SummaryValue = number | string | undefined;

/** Which value of a row is best. Pulls and powers have a sign; the one nearest to zero is then the lowest. */
type Best = "lowest" | "highest" | "none";

/** What a value of the row must keep to; one that does not is never best. */
interface SummaryLimit {
  readonly kind: "at-least" | "at-most";
  readonly value: (compared: Compared) => number;
}

/** One line of the comparison. */
export interface SummaryRow {
  readonly name: string;
  readonly label: string;
  readonly unit: UnitCode;
  readonly value: (compared: Compared) => SummaryValue;
  readonly best: Best;
  readonly limit?: SummaryLimit;
  /** Values that differ by less than this share of the best are equal: handbook 8.10. */
  readonly resolution?: number;
}

export interface SummaryGroup {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
}

type Options = Partial<Pick<SummaryRow, "label" | "best" | "limit" | "resolution">>;

/** A line for one input of the document, with the field's own unit. */
function input(path: string, options: Options = {}): SummaryRow {
  const field = findFieldAt(path);
  if (!field) throw new Error(`There is no input ${path}.`);
  const unit = field.kind === "number" ? field.unit : "1";
  return { name: path, label: field.label, unit, best: "none", value: inputAt(path), ...options };
}

function inputAt(path: string): (compared: Compared) => SummaryValue {
  const names = path.split(".");
  return ({ conveyor }) => {
    const value = names.reduce<unknown>((record, name) => new Map(Object.entries(record ?? {})).get(name), conveyor);
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" || typeof value === "string" ? value : undefined;
  };
}

/** A line for one result. */
function output(path: string, options: Options = {}): SummaryRow {
  const found = outputAt(path);
  if (!found) throw new Error(`There is no result ${path}.`);
  const value = ({ results }: Compared) => results[path];
  return { name: path, label: found.label, unit: found.unit, best: "none", value, ...options };
}

function computed(name: string, label: string, unit: UnitCode, value: SummaryRow["value"], best: Best = "none") {
  return { name, label, unit, value, best };
}

const lowest = { best: "lowest" } as const;
const highest = { best: "highest" } as const;
/** What an estimate can tell apart: most of its error is common to all designs. */
const leastCost = { best: "lowest", resolution: 0.05 } as const;
const leastEnergy = { best: "lowest", resolution: 0.02 } as const;

function atLeast(value: SummaryLimit["value"]): Options {
  return { best: "highest", limit: { kind: "at-least", value } };
}

function atMost(value: SummaryLimit["value"], best: Best): Options {
  return { best, limit: { kind: "at-most", value } };
}

/** The export asks every design for the same life, whatever it asks of itself. */
const bearingLife = atLeast(() => requiredBearingLife);

function motorPower({ drives }: Conveyor): number {
  return drives.reduce((sum, { noOfMotors, motor }) => sum + noOfMotors * motor.power, 0);
}

/** Everything the comparison shows, on screen and in its file. */
export const summaryGroups: readonly SummaryGroup[] = [
  {
    title: "General",
    rows: [
      input("category"),
      input("project"),
      input("projectNo"),
      input("clientName"),
      input("coName"),
      input("designedBy"),
      input("designDate"),
      input("calcMethod"),
    ],
  },
  {
    title: "Material and capacity",
    rows: [
      input("matl.description", { label: "Material" }),
      input("matl.loBD"),
      input("matl.hiBD"),
      input("matl.lumpSize"),
      input("matl.surchargeAngle"),
      input("capacityInp"),
      output(
        "percentBeltCapacity",
        atMost(({ conveyor }) => conveyor.maxFill, "none"),
      ),
      output("floodedBeltCapacity"),
      output("loadAreaRequired"),
      output("loadAreaAvailable"),
      output("burdenDepth"),
      output("burdenWidth"),
      output(
        "edgeDist",
        atLeast(({ results }) => Number(results.edgeDistReq ?? 0)),
      ),
      output("edgeDistReq"),
    ],
  },
  {
    title: "Conveyor",
    rows: [
      output("convLength"),
      output("totalLift"),
      computed("points", "Points", "1", ({ conveyor }) => conveyor.pulls.length),
      output("totalBeltL", lowest),
      input("minTemp"),
      input("maxTemp"),
    ],
  },
  {
    title: "Belt",
    rows: [
      input("beltWidthInp", lowest),
      input("beltSpeedInp"),
      input("belt.description", { label: "Belt" }),
      input("belt.beltClass"),
      input("belt.beltStrength", lowest),
      input("belt.allowableTension"),
      output("beltMass", lowest),
      output("beltSafetyRun", highest),
      output("beltSafetyStart", highest),
    ],
  },
  {
    title: "Tensions",
    rows: [
      output("te", lowest),
      output("totalTe", lowest),
      output("totalTeUn", lowest),
      output("totalTeInc", lowest),
      output("totalTeDec", lowest),
      output("tmax", lowest),
      output("tmaxStartOrRun", lowest),
      output("tmin", highest),
      output("tractionCase"),
      output("tractionSurplus", highest),
    ],
  },
  {
    title: "Take-up",
    rows: [
      input("takeupType"),
      input("takeUpMass"),
      output("ttup", lowest),
      output("takeUpMassReq", lowest),
      output("takeUpTravel", lowest),
    ],
  },
  {
    title: "Power and drives",
    rows: [
      output("absorbedPower", lowest),
      output("installedPower", lowest),
      computed("drives", "Drives", "1", ({ conveyor }) => conveyor.drives.length, "lowest"),
      computed("motorPower", "Motor power, all drives", "kW", ({ conveyor }) => motorPower(conveyor), "lowest"),
    ],
  },
  {
    title: "Starting and stopping",
    rows: [
      output("tStart"),
      output("tStartEmpty"),
      output("tStopBraking"),
      output("tStopCoasting"),
      output("tStopEmptyBraking"),
      output("tStopEmptyCoasting"),
      output("sStopBraking", lowest),
      output("sStopCoasting"),
    ],
  },
  {
    title: "Cost, energy and carbon, indicative",
    rows: [
      input("costCurrency"),
      output("capitalCost", leastCost),
      output("capitalPerMetre", leastCost),
      output("estimateClass"),
      output("energyPerTonne", leastEnergy),
      output("energyPerTonneKm", leastEnergy),
      output("energyBill", leastEnergy),
      output("beltLife", highest),
      output("carbonPerTonne", lowest),
      output("costPerTonne", leastCost),
      output("truckCostPerTonne"),
    ],
  },
  {
    title: "Idlers",
    rows: [
      computed("reqBearingLife", "Required bearing life", "h", () => requiredBearingLife),
      input("csIdler.description", { label: "Carry idler" }),
      input("csIdler.noOfRolls", { label: "Carry rolls" }),
      input("csIdler.troughAngle", { label: "Carry trough angle" }),
      input("nomCSSpacing"),
      output("nomCSL10h", bearingLife),
      output(
        "nomCSIdlerDefl",
        atMost(({ conveyor }) => conveyor.csIdler.allowShaftDefl, "lowest"),
      ),
      input("csIdler.allowShaftDefl", { label: "Carry idler deflection allowed" }),
      input("rsIdler.description", { label: "Return idler" }),
      input("rsIdler.noOfRolls", { label: "Return rolls" }),
      input("rsIdler.troughAngle", { label: "Return trough angle" }),
      input("nomRSSpacing"),
      output("nomRSL10h", bearingLife),
      output(
        "nomRSIdlerDefl",
        atMost(({ conveyor }) => conveyor.rsIdler.allowShaftDefl, "lowest"),
      ),
      input("rsIdler.allowShaftDefl", { label: "Return idler deflection allowed" }),
    ],
  },
];

const mainNames: ReadonlySet<string> = new Set(
  summaryGroups.flatMap(({ rows }) => rows.flatMap(({ name }) => (outputAt(name) ? [name] : []))),
);

/** The results among these that the comparison shows: those of the conveyor as a whole an engineer looks at first. */
export function mainResults(results: StoredResults): StoredResults {
  return Object.fromEntries(Object.entries(results).filter(([name]) => mainNames.has(name)));
}
