import type { DriveRows } from "@beltwright/engine";
import type { LibraryRow } from "../../libraries/row.ts";
import { starterTypes } from "../../libraries/starters.ts";
import { type ComponentRows, rowsOfSystem } from "../component-rows.ts";
import {
  brakeRow,
  couplingRow,
  fluidCouplingRow,
  gearboxRow,
  holdbackRow,
  motorRow,
  type StarterFields,
  starterRow,
} from "./component.ts";

const known = new WeakMap<ComponentRows, Map<boolean, DriveRows>>();

/**
 * The rows drives may be chosen from, in SI, or undefined where none of their libraries is given. Libraries are converted
 * once, however often they are used.
 */
export function driveRowsOf(rows: ComponentRows, metric: boolean): DriveRows | undefined {
  if (!libraries.some((name) => rows[name] !== undefined)) return undefined;
  const made = known.get(rows) ?? new Map<boolean, DriveRows>();
  known.set(rows, made);
  const found = made.get(metric) ?? prepare(rows, metric);
  made.set(metric, found);
  return found;
}

const libraries = [
  "motors",
  "fluidCouplings",
  "gearBoxes",
  "shaftCouplings",
  "holdbacks",
  "brakes",
  "starters",
] as const;

function prepare(rows: ComponentRows, metric: boolean): DriveRows {
  const of = (name: (typeof libraries)[number]) => rowsOfSystem(rows[name] ?? [], metric);
  return {
    motors: of("motors").map((row) =>
      motorRow({ ...row, ...numbersOf(row, motorNumbers), power: number(row, "powerRating") }),
    ),
    fluidCouplings: of("fluidCouplings").map((row) =>
      fluidCouplingRow({ ...row, ...numbersOf(row, fluidCouplingNumbers), typeClass: String(row.typeClass ?? "") }),
    ),
    gearboxes: of("gearBoxes").map((row) =>
      gearboxRow({ ...row, ...numbersOf(row, gearboxNumbers), shaftMount: row.shaftMount === true }),
    ),
    couplings: of("shaftCouplings").map((row) => couplingRow({ ...row, ...numbersOf(row, couplingNumbers) })),
    holdbacks: of("holdbacks").map((row) =>
      holdbackRow({ ...row, ...numbersOf(row, holdbackNumbers), torqueLimiting: row.torqueLimiting === true }),
    ),
    brakes: of("brakes").map((row) => brakeRow({ ...row, ...numbersOf(row, brakeNumbers) })),
    starters: of("starters").map((row) => starterRow({ ...row, mass: 0, price: 0, ...starterFields(row) })),
  };
}

const common = ["price", "rankingPrice", "mass"] as const;
const motorNumbers = [
  ...common,
  "speed",
  "poles",
  "freq",
  "voltage",
  "flTorque",
  "lrTorque",
  "bdTorque",
  "flCurrent",
  "eff100",
  "pf100",
  "momI",
  "shaftDia",
] as const;
const fluidCouplingNumbers = [
  ...common,
  "size",
  "power",
  "poles",
  "peakTorque",
  "twoSecTorque",
  "slip",
  "maxStartTime",
] as const;
const gearboxNumbers = [
  ...common,
  "ratio",
  "maxTorque",
  "maxInputSpeed",
  "minInputSpeed",
  "inpShaftDia",
  "outputShaftDia",
  "efficiency",
  "inertia",
] as const;
const couplingNumbers = [...common, "torque", "serviceFactor", "minBore", "maxBore", "maxSpeed", "inertia"] as const;
const holdbackNumbers = [
  ...common,
  "maxTorque",
  "maxBore",
  "maxSpeed",
  "liftOffSpeed",
  "torqueSetting",
  "inertia",
] as const;
const brakeNumbers = [
  ...common,
  "minClampingForce",
  "maxClampingForce",
  "lossOfForcePercentPermm",
  "maxAirGap",
  "padOffsetDistance",
] as const;

function number(row: LibraryRow, name: string): number {
  const value = row[name];
  return typeof value === "number" ? value : 0;
}

/** The named numbers of a row; 0 where it has none. */
function numbersOf<Name extends string>(row: LibraryRow, names: readonly Name[]): Readonly<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) found[name] = number(row, name);
  return isWhole(found, names) ? found : missing(names);
}

function isWhole<Name extends string>(
  found: Partial<Record<Name, number>>,
  names: readonly Name[],
): found is Record<Name, number> {
  return names.every((name) => found[name] !== undefined);
}

function missing(names: readonly string[]): never {
  throw new Error(`a library row has not all of ${names.join(", ")}`);
}

function starterFields(row: LibraryRow): Pick<StarterFields, "type" | "starterPts"> {
  const type = starterTypes.find((one) => one === row.type) ?? "Torque-Speed";
  const points = row.starterPts;
  const list = Array.isArray(points) ? points : [];
  return {
    type,
    starterPts: list.map((point) => ({
      torque: point.torque ?? 0,
      speed: point.speed ?? 0,
      time: point.time ?? 0,
    })),
  };
}
