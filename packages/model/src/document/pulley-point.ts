import type { Pull } from "./types/parts.ts";

/** Whether the belt turns round a pulley here. */
export function isPulley({ pType }: Pick<Pull, "pType">): boolean {
  return pType !== "Int. Pt" && pType !== "Hopper";
}
