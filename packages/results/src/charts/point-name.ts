import type { Conveyor } from "@beltwright/model";

/** `4 Head pulley`, for tables and legends. */
export function shortPoint({ pulls }: Pick<Conveyor, "pulls">, pointId: string): string {
  const pull = pulls.find(({ noID }) => String(noID) === pointId);
  return pull ? `${pull.no} ${pull.description}`.trim() : pointId;
}
