import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Drawing } from "../description/drawing.ts";
import { everyDrawing } from "../drawings/every-drawing.ts";
import { curvedConveyor } from "../test-support/sample-conveyors.ts";
import { drawingIn } from "./drawing-in.ts";

const textsOf = ({ shapes }: Drawing) => shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));

describe("drawings in German", () => {
  it("have no English word left but those a person wrote", () => {
    // Starters and points with no words to speak of, so that all that is left are ours.
    const conveyors = [newConveyor(), curvedConveyor()].map((conveyor) => ({
      ...conveyor,
      pulls: conveyor.pulls.map((pull) => ({ ...pull, description: "x" })),
      drives: conveyor.drives.map((drive) => ({ ...drive, starter: { ...drive.starter, description: "" } })),
    }));
    for (const conveyor of conveyors) {
      for (const drawing of everyDrawing(conveyor, calculate(conveyor))) {
        const [english, german] = [textsOf(drawing), textsOf(drawingIn(drawing, "de"))];
        const left = english.filter((text, at) => /[A-Za-z]{4}/.test(text) && german[at] === text);
        expect(left, drawing.name).toEqual([]);
      }
    }
  });

  const text = (words: string, names: readonly string[] = []) => {
    const [sketch] = everyDrawing(newConveyor());
    if (sketch === undefined) throw new Error("there are drawings");
    const nowhere = { x: 0, y: 0 };
    const leader = { kind: "leader", at: nowhere, shift: nowhere, text: words, layer: "TITLE" } as const;
    return textsOf(drawingIn({ ...sketch, shapes: [leader] }, "de", names))[0];
  };

  it("keep their figures", () => {
    expect(text("Volume 12.5 m³ · Mass 20 t · Walls 60°, 70° · Valley -1.5°")).toBe(
      "Volumen 12,5 m³ · Masse 20 t · Wände 60°, 70° · Kehle -1,5°",
    );
    expect(text("7 Main hopper")).toBe("7 Main hopper");
  });

  it("have a comma in numbers, but not in names that have a point", () => {
    expect(text("0.25")).toBe("0,25");
    expect(text("3 Bin 4.5  9.75 / 10.4 kN", ["Bin 4", "Bin 4.5"])).toBe("3 Bin 4.5  9,75 / 10,4 kN");
    expect(text("850 kg/m3")).toBe("850 kg/m³");
  });
});
