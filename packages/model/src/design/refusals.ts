import type { Limit, Refusal } from "@beltwright/engine";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { findFieldAt } from "../edits/field-at.ts";
import { formatNumber } from "../units/format.ts";
import type { UnitCode } from "../units/unit.ts";
import { type Derived, documentPath, findDerived } from "./document-path.ts";
import { quantityMessage, quantityPath } from "./quantity-refusal.ts";
import { fromSi } from "./si.ts";

/** A refusal of the engine as an issue of the document: its path, and the limit in the unit it is typed in. */
export function refusalIssue(conveyor: Conveyor, refusal: Refusal): DocumentIssue {
  switch (refusal.code) {
    case "out-of-limits":
      return { path: documentPath(conveyor, refusal.input) ?? "pulls", message: limitMessage(conveyor, refusal) };
    case "not-computable":
      return { path: quantityPath(conveyor, refusal), message: quantityMessage(refusal) };
    case "no-points":
      return { path: "pulls", message: "A loop needs at least two points." };
    case "no-drive":
      return { path: "pulls", message: "The loop needs a point of type Drive." };
    case "no-take-up":
      return { path: "pulls", message: "The loop needs a point of type Takeup." };
    case "unknown-drive":
      return { path: "pulls", message: "A drive pulley names a drive that is not there." };
    case "drive-used-twice":
      return { path: twiceDriven(conveyor), message: "Another pulley has this drive already." };
    case "no-load-share":
      return { path: "drives", message: "The load shares of the drives must add up to more than 0." };
    case "id-used-twice":
      return twiceNamed(conveyor, refusal.input);
    case "no-wrap":
      return unwrapped(conveyor, refusal.input);
  }
}

/** A pulley the belt cannot go round as it is drawn, by its point; a drive is known by the point it turns. */
function unwrapped({ pulls, drives }: Conveyor, input: string): DocumentIssue {
  const [, list, row] = /^(points|drives)\[(\d+)\]/.exec(input) ?? [];
  const driveNo = drives[Number(row)]?.driveNo;
  const isTurned = ({ pType, linkToDriveNo }: Pull) => pType === "Drive" && linkToDriveNo === driveNo;
  const index = list === "points" ? Number(row) : pulls.findIndex(isTurned);
  const { no = 0 } = pulls[index] ?? {};
  const message = `The belt does not turn round point ${no}: its place, its neighbours or its rotation are wrong.`;
  return { path: `pulls[${index}].wrapAngle`, message };
}

type DesignRefusal = Exclude<Refusal, { readonly code: "not-computable" }>;

function limitMessage(conveyor: Conveyor, refusal: DesignRefusal): string {
  const { input, limit = {} } = refusal;
  const made = findDerived(input);
  if (made !== undefined) return derivedMessage(made, refusal);
  const path = documentPath(conveyor, input);
  const field = path === undefined ? undefined : findFieldAt(path);
  if (field?.kind !== "number") return "Cannot be calculated with this value.";
  return `Must be ${describeLimit(limit, field.unit)} to be calculated.`;
}

/** A number of several fields is no field's own: the sentence says what it came to. */
function derivedMessage({ words, unit }: Derived, { value = Number.NaN, limit = {} }: DesignRefusal): string {
  if (!Number.isFinite(value)) return `${words} cannot be calculated with these values.`;
  return `${words} comes to ${formatNumber(fromSi(value, unit))} ${unit} and must be ${describeLimit(limit, unit)}.`;
}

function describeLimit({ above, least, most, below, isInteger }: Limit, unit: UnitCode): string {
  const label = unit === "1" ? "" : ` ${unit}`;
  const part = (word: string, value: number | undefined) =>
    value === undefined ? [] : [`${word} ${formatNumber(fromSi(value, unit))}${label}`];
  const parts = [
    ...(isInteger ? ["a whole number"] : []),
    ...part("above", above),
    ...part("at least", least),
    ...part("at most", most),
    ...part("below", below),
  ];
  return parts.length === 0 ? "finite" : parts.join(" and ");
}

function twiceDriven({ pulls }: Conveyor): string {
  const links = pulls.map(({ pType, linkToDriveNo }) => (pType === "Drive" ? linkToDriveNo : -1));
  const index = links.findIndex((link, at) => link >= 0 && links.indexOf(link) < at);
  return `pulls[${Math.max(0, index)}].linkToDriveNo`;
}

function twiceNamed({ pulls, drives }: Conveyor, list: string): DocumentIssue {
  const isPoint = list === "points";
  const numbers = isPoint ? pulls.map(({ noID }) => noID) : drives.map(({ driveNo }) => driveNo);
  const index = Math.max(
    0,
    numbers.findIndex((number, at) => numbers.indexOf(number) < at),
  );
  const path = isPoint ? `pulls[${index}].noID` : `drives[${index}].driveNo`;
  return { path, message: "Another has this number already." };
}
