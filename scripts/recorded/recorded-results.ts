import { readFileSync } from "node:fs";
import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { type Conveyor, calculate, firstDesign } from "@beltwright/model";
import {
  type Chart,
  calculatedRecord,
  caseMatrix,
  controlCharts,
  findingGroups,
  findingsText,
  liftedCases,
  resultLimits,
  type Series,
  solutionCharts,
  startDecision,
  streamBelt,
  verdictOf,
  worstLoads,
} from "@beltwright/results";

/** What is calculated of a conveyor, by path: a line for each, with `[]` for the places of a list. */
export type Recorded = ReadonlyMap<string, string>;

/** Numbers are the same when they differ by less than this share, which the last digits of other processors stay below. */
const share = 1e-8;
const digits = 10;
const negligible = 1e-7;

/** Names that only tie records together, and how long the search took. */
const leftOut = /(^|\.)(id|\w+Id|iterations)$/;

export const rows = await shippedComponents();

/** The demos, whose parts are mostly typed, and first designs, whose parts are all chosen. */
export const recordedConveyors: readonly (readonly [name: string, conveyor: Conveyor, file: URL])[] = [
  ...(await demoConveyors()).map((demo) => [demo.convNo, demo] as const),
  ...[
    { capacity: 1200, length: 180, lift: 35, width: 1200 },
    { capacity: 2500, length: 900, lift: -140, width: 1400 },
    { capacity: 3000, length: 6500, lift: 60, width: 1400 },
  ].map((five) => [`first design ${five.length} m`, firstDesign(five, rows)] as const),
].map(([name, conveyor]) => {
  const file = new URL(`conveyors/${name.replace(/\W+/g, "-").toLowerCase()}.txt`, import.meta.url);
  return [name, conveyor, file];
});

export function recordOf(conveyor: Conveyor): Recorded {
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "refused")
    return new Map([["refused", calculation.issues.map(({ path }) => path).join(" ")]]);
  const { kind: _, ...solution } = calculation.solution;
  return recorded(solution);
}

/** Conveyors whose charts and tables are recorded too: one of each kind of thing that is shown. */
export const shownConveyors = recordedConveyors
  .filter(([name]) => /^(dh-140|cc-40|pc-300|ol-65|first design 180 m)$/i.test(name))
  .map(([name, conveyor, file]) => [name, conveyor, new URL(file.href.replace("/conveyors/", "/shown/"))] as const);

export const shownRecordOf = (conveyor: Conveyor): Recorded => recorded(shownOf(conveyor));

/** What screens and reports show of a conveyor. */
export function shownOf(conveyor: Conveyor) {
  const calculated = calculate(conveyor, { rows, isTraced: true });
  if (calculated.kind === "refused") throw new Error(JSON.stringify(calculated.issues));
  const { solution, referenced } = calculated;
  const { findings } = solution;
  const answer = calculatedRecord(conveyor, { traces: [] }, rows);
  return {
    charts: byName(solutionCharts(conveyor, calculated, referenced?.built)),
    control: (["full", "empty"] as const).map((load) => byName(controlCharts(calculated, load))),
    decided: (["full", "empty"] as const).map((load) => startDecision(calculated, load)),
    cases: caseMatrix(solution),
    limits: Object.entries(resultLimits(solution)).map(([name, limit]) => ({ name, ...limit, is: verdictOf(limit) })),
    loads: worstLoads(conveyor, solution, 1),
    stream: streamBelt(conveyor, solution),
    lifted: liftedCases(solution),
    groups: findingGroups(findings, (one) => one).map(({ governing, others }) => [governing.code, others.length]),
    findings: findingsText(conveyor, findings).split("\n"),
    answer: answer.kind === "answered" ? { ...answer.record, findings: [] } : answer,
  };
}

function byName(charts: readonly Chart[]) {
  return Object.fromEntries(
    charts.map(({ name, series, ...chart }) => [name, { ...chart, series: series.map(drawn) }]),
  );
}

/** Numbers apart from gaps: a line tells of numbers what it does not of words. */
function drawn({ values, ...series }: Series) {
  const all = Array.from<number | null | undefined>(values);
  const numbers = all.filter((value) => typeof value === "number");
  return { ...series, values: numbers, gaps: all.length - numbers.length };
}

function recorded(value: unknown): Recorded {
  const gathered = new Map<string, unknown[]>();
  gather(value, "", gathered);
  return new Map([...gathered].map(([path, values]) => [path, lineOf(values)]));
}

function gather(value: unknown, path: string, into: Map<string, unknown[]>): void {
  if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value) || ArrayBuffer.isView(value) || value instanceof Map;
    const inner = value instanceof Map ? value.values() : Object.values(value);
    if (isList) for (const one of inner) gather(one, `${path}[]`, into);
    else for (const [name, one] of Object.entries(value)) gather(one, path === "" ? name : `${path}.${name}`, into);
  } else if (value !== undefined && typeof value !== "function" && !leftOut.test(path)) {
    const known = into.get(path);
    if (known === undefined) into.set(path, [value]);
    else known.push(value);
  }
}

/** A number for each part of it, which every number and every word in it moves. */
export function digest(value: unknown): Recorded {
  const gathered = new Map<string, unknown[]>();
  gather(value, "", gathered);
  const parts = Map.groupBy(gathered, ([path]) => partOf(path));
  return new Map([...parts].map(([part, entries]) => [part, shown(weightOf(entries))]));
}

/** What a number stands in; a list of numbers stands alone. */
function partOf(path: string): string {
  const inner = path.endsWith("[]") ? path : path.replace(/\.[^.]*$/, "");
  return inner
    .split(".")
    .slice(0, /^(machine\.(drives|startStop|pulleys)|run\.frames|shown)/.test(path) ? 3 : 2)
    .join(" ");
}

function weightOf(entries: readonly (readonly [path: string, values: readonly unknown[]])[]): number {
  let [sum, place] = [0, 0];
  for (const [, values] of entries) {
    for (const value of values) {
      place += 1;
      // Small numbers count as much as large ones.
      sum += (1 + (place % 89) / 89) * (typeof value === "number" ? Math.asinh(1e3 * value) : wordSum(String(value)));
    }
  }
  return sum;
}

function wordSum(word: string): number {
  return Array.from(word).reduce((sum, letter, at) => sum + (letter.codePointAt(0) ?? 0) * (1 + at), 0) / 100;
}

/** How many, the least, the most and a mean that feels where each stands; of words, which and how often. */
function lineOf(values: readonly unknown[]): string {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length < values.length) return counted(values.map(String));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (least === most) return numbers.length === 1 ? shown(least) : `${numbers.length} × ${shown(least)}`;
  const weighted = numbers.reduce((sum, value, at) => sum + value * (1 + (at % 89) / 89), 0) / numbers.length;
  return `${numbers.length} from ${shown(least)} to ${shown(most)} mean ${shown(weighted)}`;
}

function counted(words: readonly string[]): string {
  const times = Map.groupBy(words, (word) => word);
  return [...times].map(([word, { length }]) => `${word}${length > 1 ? ` × ${length}` : ""}`).join(", ");
}

const shown = (value: number): string => String(Number(value.toPrecision(digits)));

/** With what belongs together under one heading. */
export function recordText(record: Recorded): string {
  const groups = Map.groupBy(record, ([path]) => path.slice(0, path.lastIndexOf(".") + 1));
  const texts = [...groups].map(([group, entries]) =>
    [group, ...entries.map(([path, line]) => `  ${path.slice(group.length)}: ${line}`)].join("\n"),
  );
  return `${texts.join("\n")}\n`;
}

export function readRecord(file: URL): Recorded {
  let group = "";
  const record = new Map<string, string>();
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) {
    const [name = "", ...rest] = line.split(": ");
    if (line.startsWith("  ")) record.set(group + name.trim(), rest.join(": "));
    else group = line;
  }
  return record;
}

/** The lines that moved, appeared or went. */
export function movedLines(recorded: Recorded, now: Recorded): readonly string[] {
  const paths = new Set([...recorded.keys(), ...now.keys()]);
  return [...paths].flatMap((path) => {
    const [before, after] = [recorded.get(path) ?? "nothing", now.get(path) ?? "nothing"];
    return isSame(before, after) ? [] : [`${path}: ${before} → ${after}`];
  });
}

function isSame(before: string, after: string): boolean {
  if (before === after) return true;
  const [one, other] = [before.split(" "), after.split(" ")];
  return one.length === other.length && one.every((word, at) => isNear(word, other[at] ?? ""));
}

function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  const [a, b] = [Number(word), Number(other)];
  return Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b)) + negligible * share;
}
