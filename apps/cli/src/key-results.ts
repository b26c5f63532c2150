import { type Calculated, outputAt, type UnitCode } from "@beltwright/model";
import { keyResultNames, resultText } from "@beltwright/results";
import { columns } from "./columns.ts";

/**
 * The key results, one column for each method. Names that no method gives are left out, but for a take-up that was
 * searched and not found.
 */
export function keyResults(solved: readonly Calculated[], currency: string): string {
  const names = keyResultNames.filter((name) =>
    solved.some((one) => one.results[name] !== undefined || isMissing(one, name)),
  );
  const rows = names.map((name) => {
    const { label = name, unit = "1" } = outputAt(name) ?? {};
    const values = solved.map(({ results }) => resultText(results[name], unit));
    return [label, ...values, unitText(unit, currency), name];
  });
  return columns([["", ...solved.map(({ method }) => method), "", ""], ...rows]);
}

function unitText(unit: UnitCode, currency: string): string {
  return unit === "1" ? "" : unit.replace("money", currency);
}

function isMissing({ solution: { takeUp } }: Calculated, name: string): boolean {
  if (name === "ttup") return takeUp.isAssumed;
  return name === "takeUpMassReq" && takeUp.kind === "gravity" && takeUp.required.kind === "not-found";
}
