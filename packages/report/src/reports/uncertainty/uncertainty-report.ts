import type { Finding } from "@beltwright/engine";
import { type Conveyor, inputTitle, toDisplay } from "@beltwright/model";
import { findingSentenceIn } from "@beltwright/results";
import {
  type Headline,
  histogramChart,
  prepareStudy,
  type ResultOutcome,
  studyHere,
  valuesOf,
} from "@beltwright/studies";
import type { Block, Cell } from "../../description/report.ts";
import type { OnProgress } from "../../report-input.ts";
import { labelIn } from "../../words/words.ts";
import { factsOf, note, tableOf, typed } from "../cells.ts";
import { axis, chart } from "../charts.ts";
import { nameIn, type ReportContext, type ReportDefinition, type ReportInput, type StudyOfReport } from "../context.ts";
import { distributionText } from "./distribution-text.ts";

export const uncertaintyReports: readonly ReportDefinition[] = [
  {
    id: "uncertainty",
    group: "power",
    isFor: ({ conveyor }) => conveyor.uncertainInputs.some(({ isVaried }) => isVaried),
    blocks: uncertainty,
  },
];

/** A book is written in several formats; thousands of calculations are made once. */
const known = new WeakMap<Conveyor, StudyOfReport | undefined>();

/** The study of a conveyor, run here; undefined where there is nothing to vary. */
export function studyForReport(
  { conveyor, rows = {} }: ReportInput,
  onProgress?: OnProgress,
): StudyOfReport | undefined {
  if (known.has(conveyor)) return known.get(conveyor);
  const prepared = prepareStudy(conveyor, rows);
  const found =
    prepared.kind === "refused" || prepared.study.inputs.length === 0
      ? undefined
      : { prepared, study: studyHere(prepared, onProgress) };
  known.set(conveyor, found);
  return found;
}

function uncertainty(context: ReportContext): readonly Block[] {
  const found = context.study ?? studyForReport(context);
  if (found === undefined) return [];
  const { outcome } = found.study;
  const { uncertain: u } = context.w;
  const refused = outcome.refused.reduce((sum, { count }) => sum + count, 0);
  const power = outcome.results.find(({ headline }) => headline.name === "absorbedPower");
  return [
    note(u.about),
    ...factsOf(context, [
      [u.samples, undefined, typed(outcome.samples, "1")],
      [u.refused, undefined, refused > 0 ? typed(refused, "1") : undefined],
      [u.seed, undefined, typed(outcome.seed, "1")],
    ]),
    ...(power === undefined ? [] : [histogram(context, found, power)]),
    ...inputTable(context, found),
    ...resultTable(context, outcome.results),
    ...(power === undefined ? [] : swingTable(context, found, power)),
    ...findingTable(context, found),
  ];
}

function histogram(context: ReportContext, { prepared, study }: StudyOfReport, { headline }: ResultOutcome): Block {
  const { w, system } = context;
  const at = prepared.headlines.indexOf(headline);
  const { x, series, marks = [] } = histogramChart(headline, valuesOf(study.gathered.samples, at));
  const shown = (value: number) => toDisplay(value, headline.unit, system);
  const heights = Array.from(series[0]?.values ?? []);
  const points = Array.from(x.values, (value, row) => ({ x: shown(value), y: heights[row] ?? 0 }));
  const description = {
    name: "uncertainty",
    xLabel: axis(context, titleOf(context, headline), headline.unit),
    yLabel: w.uncertain.count,
    series: [{ name: w.uncertain.samples, colour: "#0072b2", points }],
    marks: marks.map(({ at: place, label }) => ({ x: shown(place), text: label })),
  };
  return chart(description, w.uncertain.histogram, 0.3);
}

function inputTable(context: ReportContext, { prepared }: StudyOfReport): readonly Block[] {
  const { uncertain: u } = context.w;
  return tableOf(
    context,
    prepared.study.inputs,
    [
      [u.input, undefined, ({ fields }) => labelIn(context, inputTitle(fields))],
      [u.variedAs, undefined, ({ as }) => nameIn(u.as, as)],
      [u.distribution, undefined, ({ distribution }) => distributionText(context, distribution)],
    ],
    { title: u.inputs },
  );
}

function resultTable(context: ReportContext, results: readonly ResultOutcome[]): readonly Block[] {
  const { uncertain: u } = context.w;
  const number = (headline: Headline, value: number): Cell => typed(value, headline.unit);
  return tableOf(
    context,
    results,
    [
      [u.result, undefined, ({ headline }) => axis(context, titleOf(context, headline), headline.unit)],
      [u.design, "mixed", ({ headline }) => number(headline, headline.nominal)],
      ["P5", "mixed", ({ headline, p5 }) => number(headline, p5.value)],
      ["P50", "mixed", ({ headline, p50 }) => number(headline, p50.value)],
      ["P95", "mixed", ({ headline, p95 }) => number(headline, p95.value)],
      [`${u.interval} –`, "mixed", ({ headline, p95 }) => number(headline, p95.low)],
      [`${u.interval} +`, "mixed", ({ headline, p95 }) => number(headline, p95.high)],
      [u.limit, "mixed", ({ headline }) => headline.limit && number(headline, headline.limit.value)],
      [u.chanceToMiss, undefined, ({ missing }) => missing && percent(missing.value)],
    ],
    { title: u.results },
  );
}

function swingTable(context: ReportContext, { prepared }: StudyOfReport, power: ResultOutcome): readonly Block[] {
  const { uncertain: u } = context.w;
  const { unit } = power.headline;
  return tableOf(
    context,
    power.swings,
    [
      [u.input, undefined, ({ input }) => labelIn(context, inputTitle(prepared.study.inputs[input]?.fields ?? ""))],
      [u.atLow, undefined, ({ low }) => typed(low, unit)],
      [u.atHigh, undefined, ({ high }) => typed(high, unit)],
      // The share of an input that moves nothing is noise of the samples.
      [
        u.share,
        undefined,
        ({ input, low, high }) => (low === high ? undefined : percent(power.shares.shares[input] ?? 0)),
      ],
    ],
    { title: u.matters },
  );
}

function findingTable(context: ReportContext, { study }: StudyOfReport): readonly Block[] {
  const { w, language, conveyor } = context;
  const { uncertain: u } = w;
  return tableOf(
    context,
    study.outcome.findings.filter(({ finding }) => finding.severity !== "note"),
    [
      [u.finding, undefined, ({ finding }) => findingSentenceIn(language, finding.code, finding.subject)],
      [u.place, undefined, ({ finding: { place } }) => pointOrDrive(context, conveyor, place)],
      [u.chance, undefined, ({ chance }) => percent(chance.value)],
    ],
    { title: u.findings },
  );
}

function pointOrDrive(context: ReportContext, conveyor: Conveyor, { pointId, driveId }: Finding["place"]): string {
  if (pointId !== undefined) return context.point(pointId);
  return driveId === undefined || conveyor.drives.length === 0 ? "" : context.drive(driveId);
}

/** `Absorbed power, Running Full`, in the reader's language. */
function titleOf(context: ReportContext, { name, label }: Headline): string {
  const [, loadCase] = name.split(":");
  if (loadCase === undefined) return labelIn(context, label);
  const [plain = label] = label.split(", ");
  return `${labelIn(context, plain)}, ${context.loadCase(loadCase)}`;
}

const percent = (share: number): Cell => typed(100 * share, "%");
