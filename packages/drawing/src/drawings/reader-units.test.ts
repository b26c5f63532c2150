import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Drawing } from "../description/drawing.ts";
import type { Dimension } from "../description/shape.ts";
import { curvedConveyor } from "../test-support/sample-conveyors.ts";
import { drawingIn } from "../words/drawing-in.ts";
import { everyDrawing } from "./every-drawing.ts";

const conveyors = [
  { ...newConveyor(), qHopperHeight: 3, qHopperTopLength: 4, qHopperTopWidth: 3, qTrajV: 3.2 },
  curvedConveyor(),
];
const drawn = conveyors.flatMap((conveyor) => everyDrawing(conveyor, calculate(conveyor), "imperial"));

const textsOf = ({ shapes }: Drawing) => shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));

/** NIST Special Publication 811, appendix B.8: 1 ft = 0.3048 m, 1 in = 25.4 mm. */
const readerUnits = {
  m: { factor: 0.3048, word: " ft" },
  mm: { factor: 25.4, word: "″" },
} as const;

const extent = ({ from, to, along }: Dimension) =>
  along === "x" ? Math.abs(to.x - from.x) : along === "y" ? Math.abs(to.y - from.y) : undefined;

describe("drawings for a reader of imperial units", () => {
  it("name no metric unit", () => {
    for (const drawing of drawn)
      for (const text of textsOf(drawing))
        expect(text, drawing.name).not.toMatch(/(\d|Chainage|Level|[xy]) ?(m|mm|m\/s|m3|m³|t|tph|kg|kN)( |$|,)/);
  });

  it("measure in feet what is drawn in metres and in inches what is drawn in millimetres", () => {
    const unstretched = drawn.filter(({ name, unit }) => unit !== "px" && name !== "turnover");
    const checked = unstretched.flatMap((drawing) =>
      drawing.shapes.flatMap((shape) => {
        const length = shape.kind === "dimension" ? extent(shape) : undefined;
        if (shape.kind !== "dimension" || length === undefined || drawing.unit === "px") return [];
        const { factor, word } = readerUnits[drawing.unit];
        expect(shape.text, drawing.name).toMatch(new RegExp(`^(Ø )?[\\d.]+${word}$`));
        expect(Math.abs(Number.parseFloat(shape.text.replace("Ø ", "")) - length / factor), drawing.name).toBeLessThan(
          0.051,
        );
        return [shape];
      }),
    );
    expect(checked.length).toBeGreaterThan(40);
  });

  it("have round feet along their axes", () => {
    for (const { name, shapes } of drawn.filter((one) => /^(long-section|plan)$/.test(one.name))) {
      const marks = shapes.filter((shape) => shape.kind === "text" && shape.level === "top");
      expect(marks.length, name).toBeGreaterThan(2);
      for (const mark of marks) {
        if (mark.kind !== "text") continue;
        expect(mark.at.x / 0.3048, name).toBeCloseTo(Number(mark.text), 9);
      }
    }
  });

  it("are in German too", () => {
    const words = drawn.flatMap((drawing) => textsOf(drawingIn(drawing, "de")));
    expect(words).toContain("Station ft");
    expect(words.filter((text) => /Chainage|Level|Volume /.test(text))).toEqual([]);
  });
});
