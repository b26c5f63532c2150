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
export function findTyped(document: Conveyor, design: Design, { name, value, place }: Input): TypedValue | undefined {
  const word = name.toLowerCase();
  const equal = (numbersByValue(design).get(value) ?? []).filter((one) => isAt(design, one.path, place));
  const ending = equal.filter(({ path }) => wordOf(path).endsWith(word));
  const named = ending.length > 0 ? ending : equal.filter(({ path }) => wordOf(path).includes(word));
  const here = named.filter(({ path }) => path.includes("["));
  const paths = new Set((here.length > 0 ? here : named).flatMap(({ path }) => documentPath(document, path) ?? []));
  const [path] = paths;
  return path === undefined || paths.size > 1 ? undefined : typedAt(document, path, value);
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

function typedAt(document: Conveyor, path: string, si: number): TypedValue | undefined {
  const field = findFieldAt(path);
  const value = (pathSteps(path) ?? []).reduce<unknown>(
    (record, step) => (typeof record === "object" && record !== null ? Reflect.get(record, step) : undefined),
    document,
  );
  if (field?.kind !== "number" || typeof value !== "number") return undefined;
  return { path, value, unit: field.unit, isAsTyped: toSi(value, field.unit) === si };
}
