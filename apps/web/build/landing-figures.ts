import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lineChart, toSvg } from "@beltwright/drawing";
import { methods } from "@beltwright/engine";
import {
  type Calculated,
  type Conveyor,
  calculate,
  type LibraryDefinition,
  libraries,
  prepareConveyor,
  scenariosFor,
} from "@beltwright/model";
import { loadFonts, makeBook, prepareReports, type WantedReports, writePdf } from "@beltwright/report";
import { type TraceNode, traceConveyor } from "@beltwright/results";
import type { CheckedCase, LandingFigures, Replay, TracedFigure } from "../src/features/landing/landing-figures.ts";

const require = createRequire(import.meta.url);

interface Catalogue {
  readonly demoConveyor: (convNo: string) => Promise<Conveyor>;
  readonly shippedRows: (library: LibraryDefinition) => Promise<readonly unknown[]>;
}

/** Read by its place: it is for Node only, and nothing of it may enter the program that browsers load. */
const catalogueFile = join(import.meta.dirname, "../../../packages/catalogue/src/index.ts");
const { demoConveyor, shippedRows }: Catalogue = await import(/* @vite-ignore */ pathToFileURL(catalogueFile).href);
/** The demo whose numbers are shown, and the one whose start is played. */
const [shownDemo, playedDemo] = ["CV 01", "C3"];

/** Everything on the landing page that the engine has worked out: made anew at every build, nothing typed by hand. */
export async function landingFigures(): Promise<LandingFigures> {
  const conveyor = await demoConveyor(shownDemo);
  const [ledger, components] = await Promise.all([checkedCases(), countComponents()]);
  return {
    ...ledger,
    components,
    methods: methods.length,
    libraries: libraries.length,
    tensions: chartOf(conveyor, "tension-diagram-running"),
    traced: tracedFigures(conveyor),
    replay: replayOf(await demoConveyor(playedDemo)),
  };
}

async function countComponents(): Promise<number> {
  const counts = await Promise.all(libraries.map(async (library) => (await shippedRows(library)).length));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The report a visitor may look at: a ready choice of the demo. */
export async function sampleReport(reports: WantedReports): Promise<Uint8Array> {
  const fonts = await loadFonts((font) => readFile(require.resolve(font)));
  return writePdf(makeBook(reportInput(await demoConveyor(shownDemo)), { reports }), { fonts });
}

function reportInput(conveyor: Conveyor) {
  const made = prepareReports(conveyor, { isTraced: true });
  if (made.kind === "refused") throw new Error(`${conveyor.convNo} cannot be calculated`);
  return made.input;
}

/** A chart of the reports, as large as the page shows it. */
function chartOf(conveyor: Conveyor, report: string): string {
  const [first] = makeBook(reportInput(conveyor), { reports: [report] }).reports;
  const figure = first?.blocks.find((block) => block.kind === "figure");
  if (figure?.kind !== "figure" || figure.charted === undefined) throw new Error(`${report} has no chart`);
  const size = { width: 520, height: 300 };
  return toSvg(lineChart({ name: report, title: figure.caption, ...figure.charted, size }), { size, theme: "page" });
}

/** The power drawn, opened step by step into the largest number that each is made of, as the program opens it. */
function tracedFigures(conveyor: Conveyor): readonly TracedFigure[] {
  const traced = traceConveyor(conveyor, undefined);
  const opened = traced?.open({ kind: "result", path: "absorbedPower" });
  if (traced === undefined || opened?.kind !== "steps") throw new Error("The absorbed power does not open");
  const chain: TraceNode[] = [];
  for (let node: TraceNode | undefined = opened.node; node !== undefined && chain.length < steps; ) {
    // A sum or a share of one thing says nothing to a reader in a hurry.
    const { result, inputs } = node;
    if (!inputs.some(({ value }) => value === result)) chain.push(node);
    const [largest] = node.inputs
      .flatMap(({ value, from }) => (from.kind === "step" ? [{ value, step: from.step }] : []))
      .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
    node = largest && traced.openStep(largest.step);
  }
  return chain.map(({ symbol, unit, result, printed, source, inputs }) => ({
    ...{ symbol, unit, result, printed, source: `${source.document}, ${source.clause}` },
    inputs: inputs.map((input) => ({ symbol: input.symbol, value: input.value, unit: input.unit })),
  }));
}

const steps = 5;

const seconds = 150;
const frames = 100;
const stations = 120;

/** A power failure at full load, as the elastic belt answers it. */
function replayOf(conveyor: Conveyor): Replay {
  const calculated = calculate(conveyor);
  if (calculated.kind === "refused") throw new Error(`${conveyor.convNo} cannot be calculated`);
  const result = runOf(conveyor, calculated);
  const { positions, tension, speed } = result.frames;
  const every = Math.max(1, Math.floor(positions.length / stations));
  const kept = Array.from(positions.keys()).filter((at) => at % every === 0);
  const rows = (values: Float32Array, over: number) =>
    Array.from({ length: result.frames.count }, (_, frame) =>
      kept.map((at) => Math.round((10 * (values[frame * positions.length + at] ?? 0)) / over) / 10),
    );
  return {
    conveyor: `${conveyor.convNo} ${conveyor.project}`,
    interval: result.interval,
    positions: kept.map((at) => Math.round(positions[at] ?? 0)),
    tension: rows(tension, 1000),
    speed: rows(speed, 1),
  };
}

function runOf(conveyor: Conveyor, calculated: Calculated) {
  const [scenario] = scenariosFor(conveyor, ["power-failure-full"]);
  if (scenario === undefined) throw new Error("There is no such scenario");
  const asked = { runTime: seconds, interval: seconds / frames, elements: 400 };
  const prepared = prepareConveyor({ conveyor, calculated, scenario }, asked);
  if (prepared.kind === "refused") throw new Error("The run is refused");
  prepared.run.advance(prepared.run.runTime);
  return prepared.run.result();
}

const ledgerFile = new URL("../../../docs/validation.md", import.meta.url);

/** The validation ledger, case by case, the strongest first; a test of the engine keeps the page true to what it computes. */
async function checkedCases(): Promise<Pick<LandingFigures, "cases" | "independent" | "withheld">> {
  const chapters = (await readFile(ledgerFile, "utf8")).split(/^## /m).slice(1);
  // Only what somebody else printed: cases of our own working are no proof to a visitor.
  const cases = chapters
    .flatMap(caseOf)
    .filter(({ basis }) => basis !== "self")
    .toSorted((one, other) => strength(one) - strength(other));
  const independent = cases.filter(({ basis }) => basis === "independent");
  const sum = (of: readonly CheckedCase[], count: (one: CheckedCase) => number) =>
    of.reduce((all, one) => all + count(one), 0);
  return {
    cases,
    independent: {
      cases: independent.length,
      quantities: sum(independent, ({ quantities }) => quantities),
      deviation: Math.max(...independent.map(({ deviation }) => deviation)),
    },
    withheld: sum(cases, ({ withheld }) => withheld),
  };
}

/** As the reference cases rank what their bases are worth. */
const bases = ["independent", "partly fitted", "software test values", "summary identities"];

function strength({ basis }: CheckedCase): number {
  const at = bases.indexOf(basis);
  return at < 0 ? bases.length : at;
}

/** A chapter of the ledger that compares with a published case; others print worked examples. */
function caseOf(chapter: string): readonly CheckedCase[] {
  const [title = ""] = chapter.split("\n");
  const [, id, basis = ""] = /^`([\w.-]+)`, basis: (.*)\.$/m.exec(chapter) ?? [];
  if (id === undefined) return [];
  const rows = [...chapter.matchAll(/^\| [^|]+ \| (\S+)[^|]* \| [^|]* \| ([^|]*) \| [^|]* \| (pass|fail|[^|]+) \|$/gm)];
  const compared = rows.flatMap(([, published, difference, verdict]) =>
    verdict === "pass" || verdict === "fail" ? [Math.abs(Number(difference) / (Number(published) || 1))] : [],
  );
  if (compared.some(Number.isNaN)) throw new Error(`The ledger of ${id} cannot be read`);
  const withheld = rows.length - compared.length;
  return [{ id, title, basis, quantities: compared.length, withheld, deviation: Math.max(0, ...compared) }];
}
