import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { paintList } from "../description/drawing.ts";
import { toPixels } from "../description/view.ts";
import { everyDrawing } from "../drawings/every-drawing.ts";
import { curvedConveyor } from "../test-support/sample-conveyors.ts";
import { type DrawingFrame, framed, frameOf } from "./framed.ts";
import { scaleText, standardScale } from "./scale.ts";

const frame: DrawingFrame = {
  company: "Berg & Band GmbH",
  logoText: "B&B",
  project: "Quarry extension",
  conveyor: "CV-101",
  revision: "3",
  date: "2026-11-17",
  language: "en",
};
const conveyor = curvedConveyor();
const drawings = [...everyDrawing(conveyor, calculate(conveyor)), ...everyDrawing(newConveyor())];
const papers = [4, 3, 2, 1, 0].map((format) => Math.round((1189 / Math.SQRT2 ** format) * (96 / 25.4)));

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))("%s in a frame", (_, drawing) => {
  const sheet = framed(drawing, frame);

  it("stands on an A format and within it", () => {
    expect(sheet.size.width / sheet.size.height).toBeCloseTo(Math.SQRT2, 1);
    expect(papers.some((width) => Math.abs(width - sheet.size.width) < 6)).toBe(true);
    const [low, high] = [
      toPixels(sheet.view, { x: sheet.bounds.minX, y: sheet.bounds.minY }),
      toPixels(sheet.view, { x: sheet.bounds.maxX, y: sheet.bounds.maxY }),
    ];
    expect(Math.min(low.x, high.y)).toBeGreaterThanOrEqual(0);
    expect(high.x).toBeLessThanOrEqual(sheet.size.width);
    expect(low.y).toBeLessThanOrEqual(sheet.size.height);
  });

  it("says company, project, number, revision and scale, and nothing of the drawing is lost", () => {
    const words = paintList(sheet).flatMap((one) => (one.kind === "text" ? [one.text] : []));
    expect(words).toEqual(expect.arrayContaining([frame.company, frame.logoText, frame.project, drawing.title, "3"]));
    expect(words).toContain(`CV-101 / ${drawing.name}`);
    expect(words.some((word) => /^(\d*\.?\d+:\d*\.?\d+|not to scale)/.test(word))).toBe(true);
    expect(sheet.shapes.slice(0, drawing.shapes.length)).toEqual(drawing.shapes);
  });
});

describe("the scale of a framed drawing", () => {
  it("is the next of ISO 5455 that is no larger", () => {
    const pixels = (reduction: number) => ((96 / 25.4) * 1000) / reduction;
    for (const [needed, standard] of [
      [437, "1:500"],
      [500, "1:500"],
      [501, "1:1000"],
      [1.4, "1:2"],
    ] as const) {
      const scale = standardScale("m", pixels(needed)) ?? 0;
      expect(scaleText({ unit: "m" }, { scaleX: scale, scaleY: scale, left: 0, base: 0 })).toBe(standard);
    }
  });

  it("tells heights apart where they are drawn larger, and is none of a sketch", () => {
    const scaleX = (96 / 25.4) * 1000 * (1 / 1000);
    expect(scaleText({ unit: "m" }, { scaleX, scaleY: 5 * scaleX, left: 0, base: 0 })).toBe("1:1000 / 1:200");
    expect(scaleText({ unit: "px" }, { scaleX: 1, scaleY: 1, left: 0, base: 0 })).toBeUndefined();
  });
});

it("the frame of an office takes the company of the conveyor where it names none", () => {
  const named = { ...conveyor, coName: "Works", project: "P", convNo: "C" };
  expect(frameOf(named, { company: "", logoText: "" })).toMatchObject({
    company: "Works",
    project: "P",
    conveyor: "C",
  });
  expect(frameOf(named, { company: "Own", logoText: "" }).company).toBe("Own");
});
