import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { arc, disc, line, marker, text } from "../../description/draw.ts";
import { makeDrawing } from "../../description/drawing.ts";
import type { Shape } from "../../description/shape.ts";
import { idlerScene } from "../../scene/idler-solids.ts";
import { drawingListing } from "./drawing-listing.ts";
import { sceneListing } from "./scene-listing.ts";

function linesOf(shapes: readonly Shape[]): readonly string[] {
  const drawing = makeDrawing({ name: "d", title: "D", unit: "m", size: { width: 100, height: 100 }, shapes });
  return drawingListing(drawing).trimEnd().split("\n").slice(3);
}

const post = (x: number, height = 1) => line("FRAME", { x, y: 0 }, { x, y: height });

describe("a drawing as text", () => {
  it("has a line for each shape, with its layer, its measures and what it shows", () => {
    expect(
      linesOf([
        line("BELT", { x: 0, y: 1 }, { x: 10.00049, y: 1.5 }, { target: "pulls[0]" }),
        arc("BELT", { x: 2, y: 3 }, 0.5, { start: Math.PI / 2, sweep: -Math.PI }),
        disc("PULLEY", { x: 5, y: 5 }, 0.25, "paper"),
        text({ x: 1, y: 1 }, "Head"),
      ]),
    ).toEqual([
      "BELT line 0,1 10,1.5 [pulls[0]]",
      "BELT arc 90° -180° r 0.5 at 2,3",
      "PULLEY paper area without outline, ring of 36 r 0.25 at 5,5",
      'TEXT text 10 middle middle at 1,1 "Head"',
    ]);
  });

  it("tells a row of shapes alike in one line", () => {
    expect(linesOf([0, 2, 4, 6, 8].map((x) => post(x)))).toEqual(["FRAME line 0,0 0,1 ×5 by 2,0"]);
  });

  it("tells rows that take turns one after the other", () => {
    const grid = [0, 5, 10].flatMap((x) => [post(x), text({ x, y: 0 }, String(x))]);
    expect(linesOf(grid)).toEqual([
      "FRAME line 0,0 0,1 ×3 by 5,0 in turn",
      'TEXT text 10 middle middle at 0,0 "0" "5" "10" ×3 by 5,0 in turn',
    ]);
  });

  it("keeps a shape out of its row once it moves or grows by a hundredth", () => {
    const even = [0, 2, 4, 6, 8];
    expect(linesOf(even.map((x) => post(x === 6 ? 6.02 : x)))).toContain("FRAME line 6.02,0 6.02,1");
    expect(linesOf(even.map((x) => post(x, x === 8 ? 1.01 : 1)))).toEqual([
      "FRAME line 0,0 0,1 ×4 by 2,0",
      "FRAME line 8,0 8,1.01",
    ]);
  });

  it("lists signs that lie on a curve together, each with its place", () => {
    const spots = [0, 1, 2, 3].map((x) => marker("POINT", { x, y: x ** 2 }, "dot", 4));
    expect(linesOf(spots)).toEqual(["POINT dot 4 0,0 1,1 2,4 3,9"]);
  });
});

describe("a 3D scene as text", () => {
  it("tells each body by its box and some of its corners", () => {
    const text = sceneListing(idlerScene(newConveyor().csIdler));
    expect(text).toContain("idler-rolls (steel)");
    expect(text).toMatch(/box -0\.076,.* to 0\.076,/);
  });
});
