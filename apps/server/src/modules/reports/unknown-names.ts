import type { reportRequestSchema } from "@beltwright/contract";
import { isScenarioName } from "@beltwright/model";
import { languages, listReports, wantedReports } from "@beltwright/report";
import type { z } from "zod";

type Wanted = Pick<z.output<typeof reportRequestSchema>, "reports" | "language" | "scenarios">;

interface Issue {
  readonly field: string;
  readonly message: string;
}

/** What is asked for by a name there is not; a report that has nothing to say about a conveyor is a known one. */
export function unknownNames({ reports, language, scenarios }: Wanted): Issue[] {
  const known = new Set(listReports().map(({ id }) => id));
  const wanted = wantedReports(reports);
  const issues = (field: string, thing: string, names: readonly string[], isKnown: (name: string) => boolean) =>
    names.filter((name) => !isKnown(name)).map((name) => ({ field, message: `There is no ${thing} ${name}.` }));
  return [
    ...issues("reports", "report", typeof wanted === "string" ? [] : wanted, (name) => known.has(name)),
    ...issues("language", "language", [language], (name) => languages.some((one) => one === name)),
    ...issues("scenarios", "scenario", scenarios, isScenarioName),
  ];
}
