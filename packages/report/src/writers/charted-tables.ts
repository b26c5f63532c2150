import type { Block, Cell, Figure, Picture, Table } from "../description/report.ts";

/** The blocks of a report for writers that do not draw: a chart gives its numbers instead, other drawings nothing. */
export function withoutFigures(blocks: readonly Block[]): readonly WrittenBlock[] {
  return blocks.flatMap((block): readonly WrittenBlock[] => {
    if (block.kind === "picture") return [];
    return block.kind === "figure" ? chartedTables(block) : [block];
  });
}

export type WrittenBlock = Exclude<Block, Figure | Picture>;

type Charted = NonNullable<Figure["charted"]>;
type Series = Charted["series"][number];

/** Lines over the same places share a table; others have one each. */
function chartedTables({ caption, charted }: Figure): readonly Table[] {
  const [first, ...rest] = charted?.series ?? [];
  if (charted === undefined || first === undefined) return [];
  const isShared = rest.every(({ points }) => hasSamePlaces(points, first.points));
  if (isShared) return [tableOf(charted, caption, [first, ...rest])];
  return [first, ...rest].map((one) => tableOf(charted, caption, [one]));
}

function hasSamePlaces(points: Series["points"], others: Series["points"]): boolean {
  return points.length === others.length && points.every(({ x }, at) => x === others[at]?.x);
}

function tableOf({ xLabel, yLabel }: Charted, title: string, series: readonly Series[]): Table {
  const places = series[0]?.points ?? [];
  return {
    kind: "table",
    title: `${title}: ${yLabel}`,
    columns: [{ title: xLabel }, ...series.map(({ name }) => ({ title: name }))],
    rows: places.map(({ x }, at) => [numberCell(x), ...series.map(({ points }) => numberCell(points[at]?.y))]),
  };
}

/** Charts are drawn in the reader's units already. */
function numberCell(value = Number.NaN): Cell {
  return Number.isFinite(value) ? { kind: "number", value, unit: "1" } : { kind: "text", text: "" };
}
