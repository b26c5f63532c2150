import { profileSketch } from "@beltwright/drawing";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Figure } from "../description/report.ts";
import { chart } from "../reports/charts.ts";
import { bookOf } from "../test-support/books.ts";
import { withoutFigures } from "./charted-tables.ts";
import { writeCsv } from "./csv.ts";

const line = (name: string, ...points: readonly (readonly [number, number])[]) => ({
  name,
  points: points.map(([x, y]) => ({ x, y })),
});
const charted = (...series: readonly ReturnType<typeof line>[]): Figure =>
  chart({ name: "speed", xLabel: "Time [s]", yLabel: "Speed [m/s]", series }, "Belt speed", 0.3);

describe("a chart without its drawing", () => {
  it("is one table where its lines share their places", () => {
    const figure = charted(line("full", [0, 0], [1, 2]), line("empty", [0, 0], [1, Number.NaN]));
    expect(
      writeCsv(bookOf([figure]))
        .split("\r\n")
        .slice(0, 5),
    ).toEqual(["Report 0", "Belt speed: Speed [m/s]", "Time [s],full,empty", "0,0,0", "1,2,"]);
  });

  it("is a table for each line where they do not", () => {
    const figure = charted(line("full", [0, 0], [4, 2]), line("empty", [0, 0], [1, 2]));
    const tables = withoutFigures([figure]).flatMap((block) => (block.kind === "table" ? [block] : []));
    expect(tables.map(({ columns }) => columns.map(({ title }) => title))).toEqual([
      ["Time [s]", "full"],
      ["Time [s]", "empty"],
    ]);
  });

  it("leaves nothing where it was no chart or has no lines", () => {
    const sketch: Figure = { kind: "figure", drawing: profileSketch(newConveyor()), caption: "The profile" };
    expect(withoutFigures([sketch, charted()])).toEqual([]);
  });
});
