import type { Finding } from "@beltwright/engine";
import type { Calculated } from "./calculate.ts";

/** What is found that was not before, or graver; notes apart. */
export function worseFindings(before: Calculated, after: Calculated): readonly Finding[] {
  const keyOf = ({ code, severity, place }: Finding) => JSON.stringify([code, severity, place]);
  const known = new Set(before.solution.findings.map(keyOf));
  return after.solution.findings.filter((finding) => finding.severity !== "note" && !known.has(keyOf(finding)));
}
