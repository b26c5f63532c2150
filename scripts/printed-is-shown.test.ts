import { readFileSync } from "node:fs";
import { demoConveyors } from "@beltwright/catalogue";
import { shownText } from "@beltwright/model";
import { type Block, type Book, type Cell, cellText, makeBook, prepareReports, writeHtml } from "@beltwright/report";
import { tensionChart } from "@beltwright/results";
import { describe, expect, it } from "vitest";
import { ScreenNumbers, systemOf } from "../apps/web/src/features/editor/test-support/screen-numbers.ts";
import { openedNumbers } from "./opened-numbers.ts";
import { reportOnly } from "./report-only-numbers.ts";

type NumberCell = Extract<Cell, { kind: "number" }>;
interface Printed {
  /** Report and column: `power: Power at belt`. */
  readonly place: string;
  readonly cell: NumberCell;
}

function printedIn(block: Block): readonly { readonly column: string; readonly cell: Cell }[] {
  if (block.kind === "facts") return block.rows.map(({ label, value }) => ({ column: label, cell: value }));
  if (block.kind !== "table") return [];
  const rows = [...block.rows, block.totals ?? []];
  return rows.flatMap((row) => row.map((cell, at) => ({ column: block.columns[at]?.title ?? "", cell })));
}

function numbersOf({ reports }: Book): readonly Printed[] {
  return reports.flatMap(({ id, blocks }) =>
    blocks
      .flatMap(printedIn)
      .flatMap(({ column, cell }) => (cell.kind === "number" ? [{ place: `${id}: ${column}`, cell }] : [])),
  );
}

async function walked(conveyor: Awaited<ReturnType<typeof demoConveyors>>[number]) {
  const scenarios = conveyor.metric ? [] : [{ kind: "emergency-stop", load: "full" } as const];
  const prepared = prepareReports(conveyor, { scenarios });
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
  const system = systemOf(conveyor);
  const book = makeBook(prepared.input, { reports: "all", system });
  return {
    name: conveyor.convNo,
    conveyor,
    input: prepared.input,
    system,
    book,
    screen: new ScreenNumbers(prepared.input, system),
    isOpened: await openedNumbers(prepared.input),
  };
}

const listed: ReadonlySet<string> = new Set(reportOnly.flatMap(({ columns }) => columns));

type Walked = Awaited<ReturnType<typeof walked>>;

/** Numbers that stand on the screen with another text; what only reports show may have decimals of its own. */
const differing = ({ screen, system }: Walked, printed: readonly Printed[]) =>
  printed.flatMap(({ place, cell }) => {
    const texts = screen.find(cell.value, cell.unit);
    const text = cellText(cell, { language: "en", system });
    if (listed.has(place) && cell.decimals !== undefined) return [];
    return texts === undefined || texts.has(text) ? [] : [`${place}: ${text}, on screen ${[...texts].join(" or ")}`];
  });

/** Numbers that no panel shows and no trace or calculator that can be opened. */
const missing = ({ screen, isOpened }: Walked, printed: readonly Printed[]) =>
  new Set(
    printed
      .filter(({ cell: { value, unit } }) => screen.find(value, unit) === undefined && !isOpened(value, unit))
      .map(({ place }) => place),
  );

const resultScreens = [
  "apps/web/src/features/conveyors/list/conveyor-columns.ts",
  "apps/web/src/features/conveyors/versions/difference-table.tsx",
  "apps/web/src/features/editor/charts/chart-number.tsx",
  "apps/web/src/features/editor/charts/chart-table.tsx",
  "apps/web/src/features/editor/charts/plot.tsx",
  "apps/web/src/features/editor/dynamics/summary-view.tsx",
  "packages/results/src/findings/finding-detail.ts",
  "apps/web/src/features/editor/results/finding-line.tsx",
  "apps/web/src/features/editor/results/methods-panel.tsx",
  "apps/web/src/features/editor/results/result-text.ts",
  "apps/web/src/ui/comparison/comparison-table.tsx",
];

/** The table below the chart of tensions on screen, by case and side of a point. */
function chartedTensions({ conveyor, input, system }: Walked): ReadonlyMap<string, readonly string[]> {
  const { series, y } = tensionChart(conveyor, input.calculation.solution);
  const side = (values: (typeof series)[number]["values"], from: number) =>
    conveyor.pulls.map((_, at) => shownText(values[2 * at + from] ?? Number.NaN, y.unit, system));
  return new Map(
    series
      .filter(isCase)
      .flatMap(({ name, values }) => [
        [`T1 ${name}`, side(values, 0)] as const,
        [`T2 ${name}`, side(values, 1)] as const,
      ]),
  );
}

/** Beside the cases a chart has lines of what is allowed. */
const isCase = ({ name }: { readonly name: string }) => !name.startsWith("Allowed");

/** What reports call the cases that the screen names otherwise. */
const caseNames = { "Running Inclines": "Inclines loaded", "Running Declines": "Declines loaded" } as const;
const printedCase = (title: string) =>
  Object.entries(caseNames)
    .reduce((words, [shown, printed]) => words.replace(shown, printed), title)
    .toLowerCase();

describe("every number printed", async () => {
  const demos = await Promise.all((await demoConveyors()).map(walked));

  it.each(demos)("is the number on screen, in the same unit and digits, of $name", (one) => {
    const printed = numbersOf(one.book);
    expect(differing(one, printed)).toEqual([]);
    expect([...missing(one, printed)].filter((place) => !listed.has(place))).toEqual([]);
  });

  it("is known to be on paper only where no panel of the editor shows it", () => {
    const paperOnly = new Set(demos.flatMap((one) => [...missing(one, numbersOf(one.book))]));
    expect([...listed].filter((place) => !paperOnly.has(place))).toEqual([]);
  });

  it.each(demos)("stands in the same words in the reports on screen, of $name", ({ book, system }) => {
    const html = writeHtml(book);
    const cells = [...html.matchAll(/<td[^>]*class="number[^"]*"[^>]*>([^<]*)</g)].map(([, text]) => text);
    const tables = book.reports.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"));
    const numbers = tables.flatMap(printedIn).flatMap(({ cell }) => (cell.kind === "number" ? [cell] : []));
    expect(numbers.length).toBeGreaterThan(1900);
    // Lives beyond what is known of bearings begin with a sign that HTML escapes.
    expect(cells).toEqual(numbers.map((cell) => cellText(cell, { language: "en", system }).replace(">", "&gt;")));
  });

  it.each(demos)("of a tension is the one charted at the same point in the same case, of $name", (one) => {
    const tables = one.book.reports
      .filter(({ id }) => id.startsWith("tensions-"))
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "table" ? [block] : [])));
    const printed = new Map(
      tables.flatMap(({ columns, rows }) =>
        columns.map(({ title }, at) => [
          title.toLowerCase(),
          rows.map((row) => (row[at] === undefined ? "" : cellText(row[at], { language: "en", system: one.system }))),
        ]),
      ),
    );
    const charted = chartedTensions(one);
    expect(charted.size).toBe(20);
    for (const [title, texts] of charted) expect(printed.get(printedCase(title)), title).toEqual(texts);
  });

  it("has one way of being written, on every screen that shows results", () => {
    for (const screen of resultScreens) {
      const source = readFileSync(new URL(`../${screen}`, import.meta.url), "utf8");
      expect(source, screen).toContain("shownText(");
      expect(source, screen).not.toMatch(/formatNumber\(toDisplay|\.toFixed\(|\.toPrecision\(/);
    }
  });

  it.each(demos)("is missed where it is another one, and noticed where it has other digits, of $name", (one) => {
    const printed = numbersOf(one.book);
    const found = printed.filter(({ cell }) => one.screen.find(cell.value, cell.unit) !== undefined);
    expect(found.length / printed.length).toBeGreaterThan(0.5);
    const tension = found.find(({ place, cell }) => place.startsWith("tensions-") && cell.value > 1);
    if (tension === undefined) throw new Error("tensions are printed");
    const { place, cell } = tension;
    expect(missing(one, [{ place, cell: { ...cell, value: cell.value + 123_456.78 } }])).toEqual(new Set([place]));
    expect(differing(one, [{ place, cell: { ...cell, decimals: 6 } }])).toHaveLength(1);
  });
});
