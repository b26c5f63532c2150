/** Why a value cannot be a document at all, whatever its fields say. */
export type ShapeFaultCode =
  | "file-too-deep"
  | "file-too-many-values"
  | "file-forbidden-name"
  | "file-not-finite"
  | "file-not-plain";

interface ShapeFault {
  readonly code: ShapeFaultCode;
  readonly path: string;
}

/** Deeper than any document of ours, shallower than any stack. */
export const deepestNesting = 24;
/** Twice as many as a design with two thousand points and all its results has. */
export const mostValues = 500_000;

/** Names that would reach an object's prototype when assigned. */
export const forbiddenNames: readonly string[] = ["__proto__", "constructor", "prototype"];

export function findShapeFault(value: unknown): ShapeFault | undefined {
  return search(value, undefined, 0, { left: mostValues });
}

/** Where the search is, as a chain towards the root: a path is only spelt out when there is a fault to report. */
interface Place {
  readonly name: string;
  readonly isRow: boolean;
  readonly parent: Place | undefined;
}

function search(
  value: unknown,
  place: Place | undefined,
  depth: number,
  budget: { left: number },
): ShapeFault | undefined {
  budget.left -= 1;
  if (budget.left < 0) return fault("file-too-many-values", place);
  if (depth > deepestNesting) return fault("file-too-deep", place);
  if (typeof value !== "object" || value === null) return scalarFault(value, place);
  const isRow = Array.isArray(value);
  for (const name of Object.keys(value)) {
    if (!isRow && forbiddenNames.includes(name)) return fault("file-forbidden-name", { name, isRow, parent: place });
    const inner = (value as Readonly<Record<string, unknown>>)[name];
    if (isUsual(inner) && depth < deepestNesting && budget.left > 0) {
      budget.left -= 1;
      continue;
    }
    const found = search(inner, { name, isRow, parent: place }, depth + 1, budget);
    if (found) return found;
  }
  return undefined;
}

/** Nearly every value: no place has to be kept for it. */
function isUsual(value: unknown): boolean {
  return typeof value === "number" ? Number.isFinite(value) : typeof value === "string" || typeof value === "boolean";
}

function scalarFault(value: unknown, place: Place | undefined): ShapeFault | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : fault("file-not-finite", place);
  const isPlain = value === null || typeof value === "string" || typeof value === "boolean";
  return isPlain ? undefined : fault("file-not-plain", place);
}

function fault(code: ShapeFaultCode, place: Place | undefined): ShapeFault {
  return { code, path: pathOf(place) };
}

function pathOf(place: Place | undefined): string {
  if (!place) return "";
  const parent = pathOf(place.parent);
  if (place.isRow) return `${parent}[${place.name}]`;
  return parent === "" ? place.name : `${parent}.${place.name}`;
}
