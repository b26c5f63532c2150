import type { Finding } from "@beltwright/engine";
import { type Calculated, type ComponentRows, calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

export function calculated(conveyor: Conveyor, rows: ComponentRows): Calculated | undefined {
  const found = calculate(conveyor, { rows });
  return found.kind === "calculated" ? found : undefined;
}

/** What is found that was not before, or graver; notes apart. */
export function worseFindings(before: Calculated, after: Calculated): readonly Finding[] {
  const keyOf = ({ code, severity, place }: Finding) => JSON.stringify([code, severity, place]);
  const known = new Set(before.solution.findings.map(keyOf));
  return after.solution.findings.filter((finding) => finding.severity !== "note" && !known.has(keyOf(finding)));
}
