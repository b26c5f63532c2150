import type { Limit, Place, Refusal } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { formatNumber } from "../units/format.ts";
import { inputFields } from "./input-fields.ts";

type QuantityRefusal = Extract<Refusal, { readonly code: "not-computable" }>;

/** Where to look first for a number that follows from several: its own field, else its point or drive. */
export function quantityPath(conveyor: Conveyor, { input, place }: Pick<QuantityRefusal, "input" | "place">): string {
  const { point, drive } = rowsOf(conveyor, place);
  const general = inputFields[input] ?? "";
  const [, row, field] = /^(point|drive)\.(.+)$/.exec(general) ?? [];
  if (row === undefined && general !== "") return general;
  if (row === "point" && point >= 0) return `pulls[${point}].${field}`;
  if (row === "drive" && drive >= 0) return `drives[${drive}].${field}`;
  if (point >= 0) return `pulls[${point}]`;
  return drive >= 0 ? `drives[${drive}]` : "calcMethod";
}

function rowsOf({ pulls, drives }: Conveyor, { pointId, driveId }: Place): { point: number; drive: number } {
  const point = pulls.findIndex(({ noID }) => String(noID) === pointId);
  const linked = pulls[point]?.linkToDriveNo;
  return { point, drive: drives.findIndex(({ driveNo }) => String(driveNo) === driveId || driveNo === linked) };
}

/** What the number comes to and what it must be, in words made from its name: `wrapAngle` is a wrap angle. */
export function quantityMessage({ input, value, limit, unit = "1" }: QuantityRefusal): string {
  const words = input.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  const label = unit === "1" ? "" : ` ${unit}`;
  if (value === undefined) return `With these values the ${words} is no finite number.`;
  const bounds = boundsOf(limit).map(([word, bound]) => `${word} ${formatNumber(bound)}${label}`);
  return `With these values the ${words} comes to ${formatNumber(value)}${label}; it must be ${bounds.join(" and ")}.`;
}

function boundsOf({ above, least, most, below }: Limit): readonly (readonly [word: string, bound: number])[] {
  const all = [
    ["above", above],
    ["at least", least],
    ["at most", most],
    ["below", below],
  ] as const;
  return all.flatMap(([word, bound]) => (bound === undefined ? [] : [[word, bound] as const]));
}
