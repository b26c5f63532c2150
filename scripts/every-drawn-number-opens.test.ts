import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import {
  beltCrossSection,
  type Drawing,
  drawnNumber,
  longSection,
  planView,
  profileSketch,
  type Shape,
  type ShownNumber,
} from "@beltwright/drawing";
import { type Calculated, type Conveyor, calculate, findFieldAt, withChosenParts } from "@beltwright/model";
import { type TracedConveyor, type TraceNode, traceConveyor } from "@beltwright/results";
import { describe, expect, it } from "vitest";
import { sheetKinds } from "../apps/web/src/features/editor/drawings/sheet-list.ts";

const rows = await shippedComponents();
const demos = await demoConveyors();

/** The drawings of the editor as its tabs show them. */
function drawingsOf(conveyor: Conveyor, { solution }: Calculated): readonly Drawing[] {
  const size = { width: 640, height: 480 };
  const { machine } = solution;
  const place = { point: 0, drive: 0, zoom: 1, system: "metric", machine } as const;
  return [
    profileSketch(conveyor),
    longSection(conveyor),
    planView(conveyor),
    ...(["low", "high"] as const).map((density) =>
      beltCrossSection(conveyor, undefined, { size, density, hasText: true }),
    ),
    ...sheetKinds.flatMap(({ of, make }) =>
      (of === "point" ? conveyor.pulls : [0]).flatMap((_, point) => make(conveyor, { ...place, point }) ?? []),
    ),
  ];
}

type Words = Extract<Shape, { text: string }>;

const hasWords = (shape: Shape): shape is Words => "text" in shape;

/** Texts with figures that are no number of the design: names of points and bearings, scales, words. */
const plain: readonly RegExp[] = [
  /^\d+( |$)/,
  /^2 × /,
  /^Heights × /,
  /^No trajectory/,
  /cannot be drawn$/,
  /^Profile|^Long section|^Plan/,
];

const axes: ReadonlySet<string> = new Set(["AXIS", "GRID", "TITLE"]);

function untold({ shapes, name, unit }: Drawing): readonly string[] {
  if (name.startsWith("starter")) return [];
  const isToScale = name === "long-section" || name === "plan";
  return shapes.filter(hasWords).flatMap(({ text, numbers, layer }) => {
    if (!/\d/.test(text) || numbers !== undefined || axes.has(layer)) return [];
    if (isToScale && /^-?[\d.]+$/.test(text)) return [];
    if (unit === "mm" && /^[\d.]+$/.test(text)) return [`${name}: ${text}`];
    return plain.some((words) => words.test(text)) ? [] : [`${name}: ${text}`];
  });
}

const shownIn: Readonly<Record<string, number>> = { "°": 180 / Math.PI, " t": 0.001, " tph": 3.6, " %": 100 };

/** How many of the shown unit an SI unit is. */
function over(words: string, node: TraceNode, drawing: Drawing): number {
  const [, unit = ""] = /^[^\d-]*-?[\d.]+(.*)$/.exec(words) ?? [];
  const isBare = unit === "" && drawing.unit === "mm" && node.unit === "m";
  if (isBare || unit === " mm") return 1000;
  return shownIn[unit] ?? 1;
}

function faultOf(traced: TracedConveyor, { words, of }: ShownNumber, drawing: Drawing): string | undefined {
  const [, path] = /^field (.*)$/.exec(of) ?? [];
  if (path !== undefined) return findFieldAt(path) ? undefined : "leads to no field";
  const opened = traced.open({ kind: "number", source: { kind: "drawn", of } });
  if (opened.kind === "source") return undefined;
  if (opened.kind !== "steps") return opened.kind;
  const figure = /-?[\d.]+/.exec(words)?.[0] ?? "";
  const [, decimals = ""] = figure.split(".");
  const value = Math.abs(opened.node.result) * over(words, opened.node, drawing);
  // Rounded to the digits it is drawn with, and trailing noughts may have been left out.
  const isSame = Math.abs(value - Math.abs(Number(figure))) <= 0.51 * 10 ** -Math.max(decimals.length, 0);
  return isSame ? undefined : `opens ${value}`;
}

describe("every number of a drawing", () => {
  it.each(demos)("of $convNo opens as it is drawn, or leads to the field it was typed in", (conveyor) => {
    const calculated = calculate(conveyor, { rows });
    const traced = traceConveyor(conveyor, rows, drawnNumber);
    if (calculated.kind === "refused" || !traced) throw new Error("refused");
    const built = withChosenParts(conveyor, calculated.solution.machine, rows);
    const drawings = drawingsOf(built, calculated);
    const faults = drawings.flatMap((drawing) =>
      drawing.shapes.filter(hasWords).flatMap(({ numbers = [] }) =>
        numbers.flatMap((number) => {
          const fault = faultOf(traced, number, drawing);
          return fault === undefined ? [] : [`${drawing.name}, ${number.of}, ${number.words}: ${fault}`];
        }),
      ),
    );
    expect(faults).toEqual([]);
    expect(drawings.flatMap(untold)).toEqual([]);
  });
});
