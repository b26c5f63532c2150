/** Why a value cannot be a document at all, whatever its fields say. */
export type ShapeFaultCode =
  | "file-too-deep"
  | "file-too-many-values"
  | "file-forbidden-name"
  | "file-not-finite"
  | "file-not-plain";

export interface ShapeFault {
  readonly code: ShapeFaultCode;
  readonly path: string;
}

/** Deeper than any document of ours, shallower than any stack. */
export const deepestNesting = 24;
export const mostValues = 1_000_000;

/** Names that would reach an object's prototype when assigned. */
export const forbiddenNames: readonly string[] = ["__proto__", "constructor", "prototype"];

export function findShapeFault(value: unknown): ShapeFault | undefined {
  return search(value, "", 0, { left: mostValues });
}

function search(value: unknown, path: string, depth: number, budget: { left: number }): ShapeFault | undefined {
  budget.left -= 1;
  if (budget.left < 0) return { code: "file-too-many-values", path };
  if (depth > deepestNesting) return { code: "file-too-deep", path };
  if (typeof value !== "object" || value === null) return scalarFault(value, path);
  for (const [name, inner] of Object.entries(value)) {
    const place = placeOf(value, path, name);
    if (forbiddenNames.includes(name)) return { code: "file-forbidden-name", path: place };
    const fault = search(inner, place, depth + 1, budget);
    if (fault) return fault;
  }
  return undefined;
}

function placeOf(parent: object, path: string, name: string): string {
  if (Array.isArray(parent)) return `${path}[${name}]`;
  return path === "" ? name : `${path}.${name}`;
}

function scalarFault(value: unknown, path: string): ShapeFault | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : { code: "file-not-finite", path };
  const isPlain = value === null || typeof value === "string" || typeof value === "boolean";
  return isPlain ? undefined : { code: "file-not-plain", path };
}
