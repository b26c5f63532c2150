import { workedPage, workedSentence } from "../worked/worked-ledger.ts";
import { whyNotRecomputable } from "./not-recomputable.ts";
import { type Expected, type PublishedCase, publishedCases } from "./published.ts";
import { recomputations } from "./recompute.ts";

/** One line of the validation ledger. */
interface LedgerLine {
  readonly caseId: string;
  readonly title: string;
  readonly basis: string;
  readonly quantity: string;
  readonly unit: string;
  readonly published: number;
  /** Absent where the published inputs do not suffice. */
  readonly ours?: number;
  readonly difference?: number;
  readonly tolerance: number;
  readonly verdict: "pass" | "fail" | "not recomputable";
}

let computed: readonly LedgerLine[] | undefined;

/** Every published quantity of the cases of this package beside what the engine computes, computed once. */
export function ledgerLines(): readonly LedgerLine[] {
  computed ??= publishedCases()
    .filter((published) => published.id in recomputations)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(linesOf);
  return computed;
}

function linesOf(published: PublishedCase): readonly LedgerLine[] {
  const printed = (name: string) => published.expected.find((one) => one.name === name)?.value ?? Number.NaN;
  const found = recomputations[published.id]?.(published.inputs, printed) ?? {};
  return published.expected.map((expected) => lineOf(published, expected, found[expected.name]));
}

function lineOf(published: PublishedCase, expected: Expected, ours: number | undefined): LedgerLine {
  const { name: quantity, unit, value, tolerance } = expected;
  const base = {
    caseId: published.id,
    title: published.title,
    basis: published.basis,
    quantity,
    unit,
    published: value,
    tolerance,
  };
  if (!expected.isRecomputable || ours === undefined) return { ...base, verdict: "not recomputable" };
  const difference = ours - value;
  return { ...base, ours, difference, verdict: Math.abs(difference) <= tolerance ? "pass" : "fail" };
}

/** The ledger as a Markdown page. */
export function ledgerPage(lines: readonly LedgerLine[] = ledgerLines()): string {
  const count = (verdict: LedgerLine["verdict"]) => lines.filter((line) => line.verdict === verdict).length;
  const ids = [...new Set(lines.map((line) => line.caseId))];
  return [
    "# Validation ledger",
    "",
    "Written by a command from `reference-cases/` and the worked examples of the handbook; do not edit. Tolerances are those of the cases.",
    "",
    `${ids.length} cases, ${lines.length} published quantities: ${count("pass")} pass, ${count("fail")} fail, ${count("not recomputable")} cannot be recomputed from what is published.`,
    "",
    workedSentence(),
    ...ids.flatMap((id) => casePage(lines.filter((line) => line.caseId === id))),
    ...workedPage(),
    "",
  ].join("\n");
}

function casePage(lines: readonly LedgerLine[]): readonly string[] {
  const first = lines[0];
  if (first === undefined) return [];
  return [
    "",
    `## ${first.title}`,
    "",
    `\`${first.caseId}\`, basis: ${first.basis}.`,
    "",
    "| quantity | published | ours | difference | tolerance | |",
    "|---|---|---|---|---|---|",
    ...lines.map((line) => row(line)),
  ];
}

function row(line: LedgerLine): string {
  const show = (value: number | undefined) => (value === undefined ? "" : String(Number(value.toPrecision(7))));
  const gap = line.difference === undefined ? "" : line.difference.toExponential(1);
  const cells = [
    line.quantity,
    `${show(line.published)} ${line.unit}`,
    show(line.ours),
    gap,
    line.tolerance.toExponential(1),
    line.verdict === "not recomputable"
      ? `not recomputable: ${whyNotRecomputable(line.caseId, line.quantity) ?? "not said"}`
      : line.verdict,
  ];
  return `| ${cells.join(" | ")} |`;
}
