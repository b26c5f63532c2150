import type { Design, Place } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { findFieldAt, pathSteps } from "../edits/field-at.ts";
import type { UnitCode } from "../units/unit.ts";
import { documentPath } from "./document-path.ts";
import { toSi } from "./si.ts";

/** A number of the document that went into a calculation. */
export interface TypedValue {
  readonly path: string;
  readonly value: number;
  readonly unit: UnitCode;
  /** Whether the calculation used this number as it stands, and not one made from it and others. */
  readonly isAsTyped: boolean;
}

interface Input {
  /** As the engine names it in a formula: `beltSpeed`, `spacing`. */
  readonly name: string;
  readonly value: number;
  readonly place: Place;
}

/**
 * Where an input of a formula was typed: the number of the design with this value whose path ends in this name, or at
 * least holds it, at this point or drive. Undefined where there is none, or where several fields would do.
 */
export function findTyped(document: Conveyor, design: Design, input: Input): TypedValue | undefined {
  const { name, value, place } = input;
  const known = knownPath(document, design, input);
  if (known !== undefined) return typedAt(document, known, value);
  const word = name.toLowerCase();
  const equal = (numbersByValue(design).get(value) ?? []).filter((one) => isAt(design, one.path, place));
  const ending = equal.filter(({ path }) => wordOf(path).endsWith(word));
  const named = ending.length > 0 ? ending : equal.filter(({ path }) => wordOf(path).includes(word));
  const here = named.filter(({ path }) => path.includes("[") || isOfStrand(design, path, place));
  const paths = new Set((here.length > 0 ? here : named).flatMap(({ path }) => documentPath(document, path) ?? []));
  const [path] = paths;
  return path === undefined || paths.size > 1 ? undefined : typedAt(document, path, value);
}

/** Co-ordinates of the point a section leads to, and what parts of the design were made from: their names say where. */
function knownPath(document: Conveyor, { points, drives }: Design, { name, place, value }: Input): string | undefined {
  const point = points.findIndex(({ id }) => id === place.pointId);
  const drive = drives.findIndex(({ id }) => id === place.driveId);
  const [, axis] = /^end([XYZ])$/.exec(name) ?? [];
  if (axis !== undefined && point >= 0) return `pulls[${(point + 1) % points.length}].${axis.toLowerCase()}`;
  const height = heightPath(points, point, name, value);
  if (height !== undefined) return height;
  if (name === "wrapFactor" && drive >= 0) return driveFactorPath(drives[drive], drive, value);
  if (name === "lagging") return laggingPath(document, point, drive);
  if (name === "brakeTorque") return documentPath(document, `points[${point}].brakeForce`);
  const path = madeFrom[name];
  const row = path?.startsWith("drives") ? drive : point;
  return path?.includes("[]") && row < 0 ? undefined : path?.replace("[]", `[${row}]`);
}

/** Where the centre of a pulley is what was typed: at this point, or at the one the section leads to. */
function heightPath(points: Design["points"], point: number, name: string, value: number): string | undefined {
  if (point < 0 || (name !== "centre" && name !== "z")) return undefined;
  const next = (point + 1) % points.length;
  if (points[point]?.z === value) return `pulls[${point}].z`;
  return name === "centre" && points[next]?.z === value ? `pulls[${next}].z` : undefined;
}

/** A drive factor is typed, or found from friction and wrap. */
function driveFactorPath(drive: Design["drives"][number] | undefined, row: number, value: number): string | undefined {
  if (drive?.driveFactorRunning === value) return `drives[${row}].driveFactorRun`;
  return drive?.driveFactorStarting === value ? `drives[${row}].driveFactorStart` : undefined;
}

/** The lagging of a drive pulley is typed at its drive. */
function laggingPath({ pulls, drives }: Conveyor, point: number, drive: number): string | undefined {
  const at = point >= 0 ? drives.findIndex(({ driveNo }) => driveNo === pulls[point]?.linkToDriveNo) : drive;
  const isDriven = point < 0 || pulls[point]?.pType === "Drive";
  if (isDriven) return at < 0 ? undefined : `drives[${at}].laggingThick`;
  return `pulls[${point}].shell.laggingThick`;
}

const madeFrom: Readonly<Record<string, string>> = {
  carcassMass: "belt.carcassMass",
  coverDensity: "belt.coverDensity",
  motorInertia: "drives[].motor.momI",
  fluidCouplingInertia: "drives[].flcplgInertia",
  fastCouplingInertia: "drives[].hsCplg.inertia",
  gearboxInertia: "drives[].gbox.inertia",
  flywheelInertia: "drives[].flywheelInertia",
  slowCouplingInertia: "drives[].lsCplg.inertia",
  holdbackInertia: "drives[].holdback.inertia",
  lines: "drives[].noOfMotors",
  gearRatio: "drives[].gbox.ratio",
  motorPower: "drives[].motor.power",
  shellDiameter: "pulls[].shell.shellDia",
};

/** Idlers of the strand a section belongs to, where both strands have equal ones. */
function isOfStrand({ points }: Design, path: string, place: Place): boolean {
  const strand = points.find(({ id }) => id === place.pointId)?.section.strand;
  return strand !== undefined && path.startsWith(`${strand}Idler.`);
}

interface DesignNumber {
  readonly path: string;
  readonly value: number;
}

const known = new WeakMap<Design, ReadonlyMap<number, readonly DesignNumber[]>>();

/** Kept for each design: a trace asks for thousands of inputs. */
function numbersByValue(design: Design): ReadonlyMap<number, readonly DesignNumber[]> {
  const numbers = known.get(design) ?? Map.groupBy(numbersOf(design, ""), ({ value }) => value);
  known.set(design, numbers);
  return numbers;
}

function numbersOf(value: unknown, path: string): readonly DesignNumber[] {
  if (typeof value === "number") return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((row, index) => numbersOf(row, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => numbersOf(inner, path === "" ? name : `${path}.${name}`));
}

/** `belt.width` as a formula names it: `beltwidth`. */
function wordOf(path: string): string {
  return path.replace(/\[\d+\]|\./g, "").toLowerCase();
}

/** Numbers of other points and drives than the one a formula is about do not count. */
function isAt({ points, drives }: Design, path: string, place: Place): boolean {
  const [, list, row] = /^(points|drives)\[(\d+)\]/.exec(path) ?? [];
  if (row === undefined) return true;
  return list === "points" ? points[Number(row)]?.id === place.pointId : drives[Number(row)]?.id === place.driveId;
}

/** A number of the document beside the one a calculation used. */
export function typedAt(document: Conveyor, path: string, si: number): TypedValue | undefined {
  const field = findFieldAt(path);
  const value = (pathSteps(path) ?? []).reduce<unknown>(
    (record, step) => (typeof record === "object" && record !== null ? Reflect.get(record, step) : undefined),
    document,
  );
  if (field?.kind !== "number" || typeof value !== "number") return undefined;
  return { path, value, unit: field.unit, isAsTyped: toSi(value, field.unit) === si };
}
