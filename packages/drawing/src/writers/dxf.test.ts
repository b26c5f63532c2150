import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { boundsOf, paintedSpots, spotsOf } from "../description/bounds.ts";
import { dimension, line, text } from "../description/draw.ts";
import { type Drawing, makeDrawing, paintList } from "../description/drawing.ts";
import { fromPixels } from "../description/view.ts";
import { beltCrossSection } from "../drawings/belt-cross-section.ts";
import { everyDrawing } from "../drawings/every-drawing.ts";
import { longSection } from "../drawings/long-section.ts";
import { isText, pictureOf, readDxf } from "../test-support/read-dxf.ts";
import { curvedConveyor, longConveyor, rollSets, withRolls } from "../test-support/sample-conveyors.ts";
import { toDxf } from "./dxf.ts";

/** What a layer should hold: strokes, solid fills and texts that say something. */
function expected(drawing: Drawing): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const primitive of paintList(drawing)) {
    const isDrawn =
      primitive.kind === "arc" ||
      (primitive.kind === "text" ? primitive.text.trim() !== "" : primitive.isStroked || primitive.fill === "solid");
    if (isDrawn) counts[primitive.layer] = (counts[primitive.layer] ?? 0) + 1;
  }
  return counts;
}

function read(drawing: Drawing) {
  const { entities, tables, header } = readDxf(toDxf(drawing));
  const counts: Record<string, number> = {};
  for (const { layer } of entities) counts[layer] = (counts[layer] ?? 0) + 1;
  return { counts, entities, layers: Object.keys(tables.layers), header };
}

const unstretched = (drawing: Drawing) => drawing.stretch === 1;

describe("a DXF read by another program", () => {
  const conveyors = [
    newConveyor(),
    curvedConveyor(),
    ...rollSets.map(([rolls, angle, face]) => withRolls(rolls, angle, face)),
  ];
  const drawings = conveyors.flatMap((conveyor) => everyDrawing(conveyor)).filter(unstretched);

  it("has as many entities on each layer as were drawn, and every layer in its table", () => {
    expect(drawings.length).toBeGreaterThan(100);
    for (const drawing of drawings) {
      const { counts, layers } = read(drawing);
      expect([drawing.name, counts]).toEqual([drawing.name, expected(drawing)]);
      expect(layers).toEqual(expect.arrayContaining(drawing.layers.map(({ name }) => name)));
    }
  });

  it("is in metres or millimetres, as the drawing says", () => {
    expect(read(longSection(newConveyor())).header).toMatchObject({ insUnits: 6 });
    expect(read(beltCrossSection(newConveyor())).header).toMatchObject({ insUnits: 4 });
  });

  it("keeps real coordinates, also where heights are shown enlarged", () => {
    const shapes = [line("BELT", { x: 0, y: 0 }, { x: 21_000, y: 72.5 })];
    const drawing = makeDrawing({
      name: "x",
      title: "x",
      unit: "m",
      size: { width: 900, height: 300 },
      stretch: 20,
      shapes,
    });
    expect(read(drawing).entities[0]).toMatchObject({ start: { x: 0, y: 0 }, end: { x: 21_000, y: 72.5 } });
  });

  it("draws pulleys of an enlarged long section as true circles", () => {
    const drawing = longSection(longConveyor(20, 400), undefined, { stretch: 3 });
    const { entities } = read(drawing);
    const arcs = entities.filter(({ type }) => type === "ARC" || type === "CIRCLE");
    expect(arcs.length).toBeGreaterThan(1);
    for (const { r } of arcs) expect(r).toBeLessThan(1);
  });

  it("has every text where it is drawn, as high and turned as it is drawn", () => {
    let compared = 0;
    for (const drawing of drawings) {
      const { view } = drawing;
      const painted = paintList(drawing).filter((one) => one.kind === "text" && one.text.trim() !== "");
      const texts = read(drawing).entities.filter(isText);
      expect([drawing.name, texts.length]).toEqual([drawing.name, painted.length]);
      painted.forEach((one, at) => {
        const found = texts[at];
        if (one.kind !== "text" || found === undefined) return;
        const place = fromPixels(view, one.at);
        expect(found.x2 ?? found.x, one.text).toBeCloseTo(place.x, 4);
        expect(found.y2 ?? found.y, one.text).toBeCloseTo(place.y, 4);
        // Capitals of the usual faces are 0.72 of their size.
        expect(found.textHeight, one.text).toBeCloseTo((0.72 * one.size) / view.scaleY, 4);
        const turned = found.rotation - (one.angle * 180) / Math.PI;
        expect(turned - 360 * Math.round(turned / 360), one.text).toBeCloseTo(0, 4);
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it("begins a text so that it covers the same paper in a viewer that knows no alignment", () => {
    const words = "Ø 800";
    const shapes = (["start", "middle", "end"] as const).map((anchor) => text({ x: 50, y: 50 }, words, { anchor }));
    const drawing = makeDrawing({
      name: "x",
      title: "x",
      unit: "mm",
      size: { width: 99, height: 99 },
      scale: 1,
      shapes,
    });
    const boxes = paintList(drawing).map((one) => boundsOf(paintedSpots(one)).minX);
    const begins = read(drawing).entities.filter(isText);
    expect(begins.map(({ x }) => x + drawing.view.left)).toEqual(boxes.map((x) => expect.closeTo(x, 4)));
  });

  it("has dimensions where the drawing has them: line, ends and number", () => {
    const level = dimension({ x: 0, y: 0 }, { x: 1000, y: 0 }, "x", -20, "1000");
    const upright = dimension({ x: 1000, y: 0 }, { x: 1000, y: 600 }, "y", 30, "600");
    const shapes = [level, upright];
    const drawing = makeDrawing({ name: "x", title: "x", unit: "mm", size: { width: 640, height: 420 }, shapes });
    const { entities } = read(drawing);
    const pixel = 1 / drawing.view.scaleX;
    const place = (x: number, y: number) => ({ x: expect.closeTo(x, 4), y: expect.closeTo(y, 4) });
    expect(entities).toContainEqual(
      expect.objectContaining({
        type: "LINE",
        start: expect.objectContaining(place(0, -20 * pixel)),
        end: expect.objectContaining(place(1000, -20 * pixel)),
      }),
    );
    const [below, beside] = entities.filter(isText);
    // Over the middle of the line, three pixels clear of it; read from below, or from the right.
    expect(below).toMatchObject({ string: "1000", rotation: 0, x2: expect.closeTo(500, 4) });
    expect(below?.y2).toBeCloseTo(-17 * pixel, 4);
    expect(beside).toMatchObject({ string: "600", rotation: 90, y2: expect.closeTo(300, 4) });
    expect(beside?.x2).toBeCloseTo(1000 + 27 * pixel, 4);
  });

  it("covers as much paper as the drawing when another program paints it", () => {
    for (const drawing of drawings) {
      const { bbox, polylines } = pictureOf(readDxf(toDxf(drawing)));
      expect(polylines.length, drawing.name).toBeGreaterThan(3);
      const drawn = boundsOf(
        drawing.shapes.filter(({ kind }) => kind === "line" || kind === "polyline").flatMap(spotsOf),
      );
      const loose = 0.01 * (drawing.bounds.maxX - drawing.bounds.minX);
      const within = [
        ...[drawn.minX - bbox.min.x, bbox.max.x - drawn.maxX, drawn.minY - bbox.min.y, bbox.max.y - drawn.maxY],
        ...[bbox.min.x - drawing.bounds.minX, drawing.bounds.maxX - bbox.max.x],
        ...[bbox.min.y - drawing.bounds.minY, drawing.bounds.maxY - bbox.max.y],
      ];
      expect(Math.min(...within), drawing.name).toBeGreaterThan(-loose);
    }
  });

  it("writes any text as one line of ASCII", () => {
    const words = "5° Ø 80 中\n0\nEOF\u0085";
    const shapes = [text({ x: 0, y: 0 }, words)];
    const dxf = toDxf(makeDrawing({ name: "x", title: "x", unit: "m", size: { width: 9, height: 9 }, shapes }));
    expect(dxf).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(dxf.match(/\r\nEOF\r\n/g)).toHaveLength(1);
    expect(readDxf(dxf).entities[0]).toMatchObject({ type: "TEXT", string: "5%%d %%c 80 \\U+4E2D 0 EOF" });
  });
});
