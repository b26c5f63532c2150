import { compareMethods, type Method } from "@beltwright/engine";
import type { Calculated, ComponentRows } from "@beltwright/model";
import { findingsText, issueLine, resultText, type SolvedConveyor } from "@beltwright/results";
import { chosenText } from "./chosen-text.ts";
import { columns } from "./columns.ts";
import { keyResults } from "./key-results.ts";
import { pointTensions } from "./point-tensions.ts";

/** Everything a person wants to read: key results, tensions, findings. */
export function tableText(outcome: SolvedConveyor, rows: ComponentRows | undefined): string {
  const { conveyor, solved, refused, notUsed } = outcome;
  const { convNo, project } = conveyor;
  const blocks = [
    `Conveyor ${convNo}${project === "" ? "" : `, ${project}`}, by ${solved.map(({ method }) => method).join(", ")}`,
    keyResults(solved, conveyor.costCurrency),
    solved.length > 1 ? titled("Why the methods differ, running full, kN", causes(solved)) : "",
    ...solved.map((one) => titled(`Chosen by ${one.method}`, rows === undefined ? "" : chosenText(one, rows))),
    ...solved.map((one) => titled(`Tensions by ${one.method}, kN`, pointTensions(conveyor, one))),
    ...solved.map((one) =>
      titled(`Findings by ${one.method}`, findingsText(conveyor, one.solution.findings) || "none"),
    ),
    titled("Not calculated", refused.map(({ method, issues }) => `${method}: ${issueLine(issues)}`).join("\n")),
    titled("Not taken into account", notUsed.map(({ path, message }) => `${path}: ${message}`).join("\n")),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

function titled(title: string, text: string): string {
  return text === "" ? "" : `${title}\n${text}`;
}

function causes(solved: readonly Calculated[]): string {
  const comparison = compareMethods(
    solved.map(({ solution }) => solution),
    "running-full",
  );
  const names = solved.map(({ method }) => method);
  const row = (label: string, values: Readonly<Partial<Record<Method, number>>>) => [
    label,
    ...names.map((name) => resultText((values[name] ?? 0) / 1000, "kN")),
  ];
  return columns([
    ["", ...names],
    row("effective tension", comparison.effectiveTension),
    ...comparison.causes.flatMap(({ name, values }) => [
      row(name, values),
      ...(name === "friction" ? comparison.friction.map((part) => row(`  ${part.name}`, part.values)) : []),
    ]),
  ]);
}
