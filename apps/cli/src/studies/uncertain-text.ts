import { formatNumber, inputTitle, unitLabel } from "@beltwright/model";
import { findingSentence } from "@beltwright/results";
import type { PreparedStudy, ResultOutcome, StudyOutcome } from "@beltwright/studies";
import { columns } from "../columns.ts";

/** What a study found, for people. */
export function uncertainText(prepared: PreparedStudy, outcome: StudyOutcome): string {
  const { conveyor } = prepared.sampled;
  const power = outcome.results.find(({ headline }) => headline.name === "absorbedPower");
  return [
    `Conveyor ${conveyor.convNo}: ${outcome.samples} samples, seed ${outcome.seed}, parts held as chosen`,
    columns([
      ["Result", "design", "P5", "P50", "P95", "95 % interval of P95", "limit", "chance to miss"],
      ...outcome.results.map(resultRow),
    ]),
    power === undefined ? "" : `What matters for the absorbed power\n${whatMatters(prepared, power)}`,
    `Findings\n${findingLines(outcome)}`,
    outcome.refused.map(({ reason, count }) => `refused: ${count} samples, ${reason}`).join("\n"),
    prepared.faults.map((fault) => leftOut(prepared, fault)).join("\n"),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

function resultRow({ headline, p5, p50, p95, missing }: ResultOutcome): readonly string[] {
  const { label, unit, nominal, limit } = headline;
  return [
    unit === "1" ? label : `${label}, ${unitLabel(unit, "metric")}`,
    ...[nominal, p5.value, p50.value, p95.value].map((value) => formatNumber(value)),
    `${formatNumber(p95.low)} … ${formatNumber(p95.high)}`,
    limit === undefined ? "" : `${limit.must === "most" ? "≤" : "≥"} ${formatNumber(limit.value)}`,
    missing === undefined ? "" : percent(missing.value),
  ];
}

function whatMatters({ study }: PreparedStudy, { shares, swings }: ResultOutcome): string {
  const rows = swings.map(({ input, low, high }) => [
    inputTitle(study.inputs[input]?.fields ?? ""),
    formatNumber(low),
    formatNumber(high),
    percent(shares.shares[input] ?? 0),
  ]);
  return columns([["Input", "at P10", "at P90", "share of variance"], ...rows]);
}

function findingLines({ findings }: StudyOutcome): string {
  if (findings.length === 0) return "none";
  return columns(
    findings.map(({ finding: { severity, code, subject, place }, chance }) => [
      severity,
      percent(chance.value),
      `${percent(chance.low)} … ${percent(chance.high)}`,
      [code, place.pointId && `point ${place.pointId}`, place.driveId && `drive ${place.driveId}`]
        .filter((word) => word !== undefined)
        .join(", "),
      findingSentence(code, subject),
    ]),
  );
}

function leftOut({ sampled }: PreparedStudy, { index, fault }: PreparedStudy["faults"][number]): string {
  return `left out: ${inputTitle(sampled.conveyor.uncertainInputs[index]?.variedFields ?? "")} (${fault})`;
}

const percent = (share: number): string => `${formatNumber(100 * share, 3)} %`;

/** The same for programs, in the units of the document. */
export function uncertainJson({ study, faults }: PreparedStudy, { findings, ...outcome }: StudyOutcome): string {
  const inputs = study.inputs.map(({ fields, as, distribution }) => ({ fields, as, distribution }));
  const chances = findings.map(({ finding: { code, severity, place }, chance }) => ({ code, severity, place, chance }));
  return JSON.stringify({ ...outcome, inputs, findings: chances, leftOut: faults }, undefined, 2);
}
