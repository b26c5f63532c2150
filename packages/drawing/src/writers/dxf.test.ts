import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { line, text } from "../description/draw.ts";
import { type Drawing, makeDrawing, paintList } from "../description/drawing.ts";
import { beltCrossSection } from "../drawings/belt-cross-section.ts";
import { everyDrawing } from "../drawings/every-drawing.ts";
import { longSection } from "../drawings/long-section.ts";
import { readDxf } from "../test-support/read-dxf.ts";
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

  it("writes any text as one line of ASCII", () => {
    const words = "5° Ø 80 中\n0\nEOF\u0085";
    const shapes = [text({ x: 0, y: 0 }, words)];
    const dxf = toDxf(makeDrawing({ name: "x", title: "x", unit: "m", size: { width: 9, height: 9 }, shapes }));
    expect(dxf).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(dxf.match(/\r\nEOF\r\n/g)).toHaveLength(1);
    expect(readDxf(dxf).entities[0]).toMatchObject({ type: "TEXT", string: "5%%d %%c 80 \\U+4E2D 0 EOF" });
  });
});
