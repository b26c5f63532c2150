import type { Finding, Severity } from "@beltwright/engine";
import { type FindingNumbers, findingKey, findingNumbers, type UnitCode } from "@beltwright/model";
import { findingSentenceIn, findingsInOrder } from "@beltwright/results";
import { cellWithUnit } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { sourceIn } from "../words/words.ts";
import { type FactOf, tableOf, typed } from "./cells.ts";
import { nameIn, type ReportContext } from "./context.ts";

export function findings(context: ReportContext): readonly Block[] {
  const { w, solution, language, release } = context;
  const accepted = new Map(release?.accepted.map((one) => [one.key, one]));
  const reasonOf = (finding: Finding) => {
    const found = accepted.get(findingKey(finding));
    return found && `${found.reason} (${found.by})`;
  };
  const table = tableOf(context, findingsInOrder(solution.findings), [
    [w.severity, undefined, ({ severity }) => w.severities[severity]],
    [w.finding, undefined, ({ code, subject }) => findingSentenceIn(language, code, subject)],
    [w.place, undefined, (finding) => placeOf(context, finding)],
    [w.values, undefined, (finding) => numbersText(context, finding)],
    [w.source, undefined, ({ source }) => sourceText(context, source)],
    ...(accepted.size === 0 ? [] : [[w.accepted, undefined, reasonOf] as const]),
  ]);
  return table.map(withoutTwins);
}

/** Formulas of one clause may find the same: a reader is told once. */
function withoutTwins(block: Block): Block {
  if (block.kind !== "table") return block;
  const rows = new Map(block.rows.map((row) => [JSON.stringify(row), row]));
  return { ...block, rows: [...rows.values()] };
}

/** How many findings there are of each severity, those of simulations apart. */
export function findingCounts(context: ReportContext, severities: readonly Severity[]): readonly FactOf[] {
  const { w, solution, dynamics = [] } = context;
  const count = (all: readonly Finding[], severity: Severity) => {
    const found = all.filter((one) => one.severity === severity).length;
    return typed(found, "1", { decimals: 0, isOverLimit: severity === "error" && found > 0 });
  };
  const simulated = dynamics.flatMap(({ result }) => result.findings);
  return [
    ...severities.map(
      (severity): FactOf => [w.severityCounts[severity], undefined, count(solution.findings, severity)],
    ),
    ...(dynamics.length === 0 ? [] : severities).map(
      (severity): FactOf => [
        `${w.severityCounts[severity]}, ${w.groups.dynamics}`,
        undefined,
        count(simulated, severity),
      ],
    ),
  ];
}

export function placeOf(context: ReportContext, { place }: Pick<Finding, "place">): string {
  const { pointId, otherPointId, driveId, otherDriveId, loadCase, direction } = place;
  const parts = [
    pointId === undefined ? "" : context.point(pointId),
    otherPointId === undefined ? "" : `${context.w.towards} ${context.point(otherPointId)}`,
    driveId === undefined ? "" : context.drive(driveId),
    otherDriveId === undefined ? "" : context.drive(otherDriveId),
    loadCase === undefined ? "" : context.loadCase(loadCase),
    direction === undefined ? "" : context.w.reverse,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export function findingsByPlace(context: ReportContext): readonly Block[] {
  const { w, conveyor, solution, language } = context;
  const at = (pointId: string) => solution.findings.filter(({ place }) => place.pointId === pointId);
  const rows = conveyor.pulls.flatMap(({ noID }) =>
    at(String(noID)).map((finding) => ({ finding, pointId: String(noID) })),
  );
  const table = tableOf(context, rows, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.severity, undefined, ({ finding }) => w.severities[finding.severity]],
    [w.finding, undefined, ({ finding: { code, subject } }) => findingSentenceIn(language, code, subject)],
    [w.place, undefined, ({ finding: { place } }) => placeOf(context, { place: withoutPoint(place) })],
    [w.values, undefined, ({ finding }) => numbersText(context, finding)],
  ]);
  return table.map(withoutTwins);
}

/** What else tells findings of a point apart: drive, load case, direction. */
function withoutPoint({ pointId: _, ...place }: Finding["place"]): Finding["place"] {
  return place;
}

export function sourceText({ w, language }: ReportContext, source: Finding["source"]): string {
  const { document, clause } = sourceIn(language, source);
  return `${document}, ${clause}${source.mark === undefined ? "" : ` (${w.sourceMarks[source.mark]})`}`;
}

/** The numbers of a finding in the reader's units, and the limit of what it is about. */
export function numbersText(context: ReportContext, finding: Finding): string {
  const { values, limit } = findingNumbers(finding);
  const told = values
    .filter(({ name }) => !isTally(context, name))
    .map(({ name, value, unit }) => `${quantity(context, name)} ${shown(context, value, unit)}`);
  const tallies = values.filter(({ name }) => isTally(context, name)).map((one) => tallyText(context, one));
  return [...told, ...(limit === undefined ? [] : [limitText(context, limit)]), ...tallies].join(", ");
}

const isTally = ({ w }: ReportContext, name: string) => Object.hasOwn(w.tallies, name);

/** How many places or sections a finding speaks for. */
function tallyText({ w }: ReportContext, { name, value }: { readonly name: string; readonly value: number }): string {
  return nameIn(value === 1 ? w.singles : w.tallies, name).replace("{}", String(value));
}

/** A name without a word is split into its own. */
const quantity = ({ w }: ReportContext, name: string) =>
  nameIn(w.quantities, name) === name && name.length > 1
    ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : nameIn(w.quantities, name);

const shown = (context: ReportContext, value: number, unit: UnitCode) => cellWithUnit(typed(value, unit), context);

function limitText(context: ReportContext, { bounds, unit }: NonNullable<FindingNumbers["limit"]>): string {
  const { limits } = context.w;
  const part = (word: string, value: number | undefined) =>
    value === undefined ? [] : [`${word} ${shown(context, value, unit)}`];
  const parts = [
    ...part(limits.above, bounds.above),
    ...part(limits.least, bounds.least),
    ...part(limits.most, bounds.most),
    ...part(limits.below, bounds.below),
  ];
  return parts.join(` ${limits.and} `);
}
