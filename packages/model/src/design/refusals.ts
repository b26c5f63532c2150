import type { Limit, Refusal } from "@beltwright/engine";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { findFieldAt } from "../edits/field-at.ts";
import { formatNumber } from "../units/format.ts";
import type { UnitCode } from "../units/unit.ts";
import { documentPath, isDerived } from "./document-path.ts";
import { fromSi } from "./si.ts";

/** A refusal of the engine as an issue of the document: its path, and the limit in the unit it is typed in. */
export function refusalIssue(conveyor: Conveyor, refusal: Refusal): DocumentIssue {
  switch (refusal.code) {
    case "out-of-limits":
      return { path: documentPath(conveyor, refusal.input) ?? refusal.input, message: limitMessage(conveyor, refusal) };
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
      return {
        path: documentPath(conveyor, refusal.input) ?? refusal.input,
        message: "The belt does not turn round this pulley: its place, its neighbours or its rotation are wrong.",
      };
  }
}

function limitMessage(conveyor: Conveyor, { input, limit = {} }: Refusal): string {
  const path = documentPath(conveyor, input);
  const field = path === undefined || isDerived(input) ? undefined : findFieldAt(path);
  if (field?.kind !== "number") return "Cannot be calculated with this value.";
  return `Must be ${describeLimit(limit, field.unit)} to be calculated.`;
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
