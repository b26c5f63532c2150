import type { SelectionName } from "@beltwright/report";
import { keep, readKept } from "../../ui/kept-text.ts";

/** What is to be printed: a ready choice by its name, or reports one by one. */
export type ReportChoice =
  | { readonly kind: "ready"; readonly name: SelectionName }
  | { readonly kind: "own"; readonly reports: readonly string[] };

const key = "beltwright.reportChoice";

// Named again, because the list itself would bring the report writers onto the page.
const names: Readonly<Record<SelectionName, SelectionName>> = {
  summary: "summary",
  tender: "tender",
  full: "full",
  check: "check",
  civil: "civil",
};

/** What was printed last in this browser; undefined before the first time. */
export function readLastChoice(storage: Pick<Storage, "getItem">): ReportChoice | undefined {
  const kept = readKept(key, storage) ?? "";
  const name = Object.values(names).find((one) => one === kept);
  if (name !== undefined) return { kind: "ready", name };
  const reports = kept.split(" ").filter((id) => /^[a-z0-9-]+$/.test(id));
  return reports.length === 0 ? undefined : { kind: "own", reports };
}

export function keepLastChoice(storage: Pick<Storage, "setItem">, choice: ReportChoice): void {
  keep(key, choice.kind === "ready" ? choice.name : `${choice.reports.join(" ")} `, storage);
}
