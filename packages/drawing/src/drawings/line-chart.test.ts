import { describe, expect, it } from "vitest";
import { layerStyle } from "../description/layers.ts";
import { toSvg } from "../writers/svg.ts";
import { heatMap } from "./heat-map.ts";
import { lineChart } from "./line-chart.ts";

const axes = { name: "chart", title: "", xLabel: "Time [s]", yLabel: "Tension [kN]" };
const line = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));

describe("a line chart", () => {
  it("names its axes and its lines", () => {
    const points = line([
      [0, 1],
      [10, 5],
    ]);
    const svg = toSvg(
      lineChart({
        ...axes,
        series: [
          { name: "Full", points },
          { name: "Empty", points },
        ],
      }),
    );
    for (const words of ["Time [s]", "Tension [kN]", "Full", "Empty"]) expect(svg).toContain(words);
  });

  it("shows no rounding of a computer: what is level to a millionth is drawn level", () => {
    const force = -194.282089602;
    const points = Array.from({ length: 50 }, (_, at) => ({ x: at, y: force + (at % 3) * 1e-11 }));
    const numbers = lineChart({ ...axes, series: [{ name: "Brake", points }] }).shapes.flatMap((shape) =>
      shape.kind === "text" && Number.isFinite(Number(shape.text)) ? [shape.text] : [],
    );
    expect(Math.max(...numbers.map((words) => words.length))).toBeLessThanOrEqual(4);
  });

  it.each([
    ["no series", []],
    ["no points", [{ name: "a", points: [] }]],
    ["one point", [{ name: "a", points: line([[3, 4]]) }]],
    [
      "a level line",
      [
        {
          name: "a",
          points: line([
            [0, 7],
            [9, 7],
          ]),
        },
      ],
    ],
    [
      "values that are not finite",
      [
        {
          name: "a",
          points: line([
            [0, Number.NaN],
            [1, 2],
            [2, Number.POSITIVE_INFINITY],
          ]),
        },
      ],
    ],
  ])("stays drawable with %s", (_, series) => {
    expect(toSvg(lineChart({ ...axes, series }))).not.toMatch(/NaN|Infinity/);
  });

  it("tells four lines apart without colour, in the legend as in the plot", () => {
    const points = line([
      [0, 1],
      [10, 5],
    ]);
    const names = ["Braking full", "Braking empty", "Coasting full", "Coasting empty"];
    const { shapes } = lineChart({ ...axes, series: names.map((name) => ({ name, points })) });
    const strokes = (kind: "polyline" | "line") =>
      shapes.filter((shape) => shape.kind === kind && shape.layer.startsWith("CURVE")).map(({ layer }) => layer);
    expect(new Set(strokes("polyline").map((layer) => String(layerStyle(layer).dash)))).toHaveLength(4);
    expect(strokes("line")).toEqual(strokes("polyline"));
  });

  it("begins at the first named place, which is not drawn over the figures of the axis", () => {
    const series = [
      {
        name: "a",
        points: line([
          [2, 1],
          [10, 5],
        ]),
      },
    ];
    const drawn = lineChart({ ...axes, series, marks: [{ x: 0, text: "tail" }] });
    const left = drawn.shapes.flatMap((shape) =>
      shape.kind === "line" && shape.layer === "GRID" ? [Math.min(shape.from.x, shape.to.x)] : [],
    );
    const curve = drawn.shapes.flatMap((shape) =>
      shape.layer === "CURVE" && shape.kind === "polyline" ? [shape] : [],
    );
    const axis = lineChart({ ...axes, series }).shapes.flatMap((shape) =>
      shape.layer === "CURVE" && shape.kind === "polyline" ? [shape.points[0]?.x] : [],
    )[0];
    expect(Math.min(...left)).toBeCloseTo(axis ?? Number.NaN, 9);
    expect(curve[0]?.points[0]?.x).toBeGreaterThan(axis ?? Number.NaN);
  });

  const upright = (series: readonly (readonly [number, number])[], isFromZero: boolean) =>
    lineChart({ ...axes, isFromZero, series: [{ name: "a", points: line(series) }] }).shapes.flatMap((shape) =>
      shape.kind === "text" && shape.anchor === "end" ? [Number(shape.text)] : [],
    );

  it("begins at zero where it is asked to", () => {
    // Tensions of a braked belt, in kN: the smallest is more than half the largest.
    const braked = [
      [0, 31.96],
      [100, 55.4],
    ] as const;
    expect(upright(braked, true)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(Math.min(...upright(braked, false))).toBe(30);
  });

  it("has no value below the lowest number of its axis", () => {
    const lows = Array.from({ length: 400 }, (_, at) => 51 + at / 10);
    expect(
      lows.filter(
        (low) =>
          Math.min(
            ...upright(
              [
                [0, low],
                [1, 101],
              ],
              false,
            ),
          ) > low,
      ),
    ).toEqual([]);
  });

  it("keeps the highest and the lowest of many points", () => {
    const points = Array.from({ length: 50_000 }, (_, at) => ({
      x: at,
      y: at === 31_234 ? 99 : at === 12_345 ? -99 : 1,
    }));
    const shapes = lineChart({ ...axes, series: [{ name: "a", points }] }).shapes;
    const [curve] = shapes.filter((shape) => shape.kind === "polyline" && shape.layer === "CURVE");
    const heights = curve?.kind === "polyline" ? curve.points.map(({ y }) => y) : [];
    expect(heights.length).toBeLessThan(700);
    const base = heights[0] ?? 0;
    expect(heights.some((y) => y > base)).toBe(true);
    expect(heights.some((y) => y < base)).toBe(true);
  });
});

describe("a heat map", () => {
  const map = { ...axes, valueLabel: "Tension [kN]", x: [0, 10], y: [0, 100], columns: 20, rows: 10 } as const;
  const areas = (value: (column: number, row: number) => number) =>
    heatMap({ ...map, value }).shapes.filter(({ kind, layer }) => kind === "area" && layer === "CURVE").length;

  it("joins neighbours of one colour, and draws each row anew", () => {
    // Ten shades of the scale are areas too.
    expect(areas(() => 5)).toBe(10 + map.rows);
    expect(areas((column) => column % 2)).toBe(10 + map.rows * map.columns);
  });

  it("leaves gaps where a value is not finite", () => {
    const drawing = heatMap({ ...map, value: (column) => (column === 3 ? Number.NaN : column) });
    expect(toSvg(drawing)).not.toMatch(/NaN|Infinity/);
  });
});
