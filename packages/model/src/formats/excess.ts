import { isPictureTooLarge, mostPixels } from "../document/picture-size.ts";
import type { JsonValue } from "../document/records/extras.ts";
import { deepestNesting } from "../document/shape-fault.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { type FileFault, fileFault } from "./file-fault.ts";

/** Unknown fields of a file of another program: a few for every point of the longest conveyor. */
const mostUnknownValues = 100_000;
const mostUnknownText = 2_000_000;

/** More names than any record of ours has: then most of them are unknown, and checking each would take minutes. */
const mostNames = 10_000;

/** Whether a record, or one inside it, has more names than can be known. */
export function isTooWide(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null || depth > deepestNesting) return false;
  const inner = Object.values(value);
  if (!Array.isArray(value) && inner.length > mostNames) return true;
  return inner.some((one) => typeof one === "object" && isTooWide(one, depth + 1));
}

/**
 * What is too much in a conveyor that comes from outside, though each value is right. What is stored already is never
 * asked: it must open whatever limits came later.
 */
export function findExcess(conveyor: Conveyor): FileFault | undefined {
  const budget = { values: mostUnknownValues, text: mostUnknownText };
  countUnknown(conveyor as unknown as Loose, budget);
  if (budget.values < 0 || budget.text < 0) return fileFault("file-too-much-unknown");
  const pictures = (["coLogo", "profileImg"] as const).filter((name) => isPictureTooLarge(conveyor[name]));
  const message = `Must be a picture of at most ${mostPixels} × ${mostPixels} pixels.`;
  const issues = pictures.map((path) => ({ path, message }));
  return issues.length === 0 ? undefined : fileFault("file-fields-wrong", issues);
}

type Loose = Readonly<Record<string, unknown>>;
interface Budget {
  values: number;
  text: number;
}

/** Records keep their unknown fields in `extras`; all else was checked by the definitions. */
function countUnknown(record: Loose, budget: Budget): void {
  for (const name in record) {
    const value = record[name];
    if (typeof value !== "object" && name !== "extras") continue;
    if (name === "extras") spend(value as JsonValue, budget);
    else if (Array.isArray(value)) for (const row of value) countUnknown(row as Loose, budget);
    else if (typeof value === "object" && value !== null) countUnknown(value as Loose, budget);
  }
}

function spend(value: JsonValue, budget: Budget): void {
  budget.values -= 1;
  if (budget.values < 0) return;
  if (typeof value === "string") budget.text -= value.length;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    budget.text -= Array.isArray(value) ? 0 : name.length;
    spend(inner, budget);
  }
}
