import { type Conveyor, newConveyor, type Pull } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { textWidth } from "../description/bounds.ts";
import { paintList, viewFor } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import { toPixels } from "../description/view.ts";

import { pulleySketch } from "./pulley-sketch.ts";

const start = newConveyor();
const index = start.pulls.findIndex(({ pType }) => pType === "Drive");
const drawn = (change: (pull: Pull) => Pull): readonly Shape[] => {
  const pull = start.pulls[index];
  if (pull === undefined) throw new Error("expected a drive pulley");
  const conveyor: Conveyor = { ...start, pulls: start.pulls.with(index, change(pull)) };
  return pulleySketch(conveyor, index)?.shapes ?? [];
};

/** Dimensions along the shaft by where they begin and end. */
const along = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === "dimension" && shape.along === "x" ? [shape] : []));

const shaft = { dia: 150, brgDia: 115, brgWidth: 64, brgDesignation: "22226 K + SNL 526-620", brgCentres: 1680 };

describe("the sketch of a pulley", () => {
  it("has a chain of dimensions that adds up to the length of the shaft", () => {
    // By hand: the end away from the gearbox is a bearing of 64 and 100 mm, the other takes what is left of 2050 mm.
    const shapes = drawn((pull) => ({ ...pull, shaft: { ...pull.shaft, ...shaft, shaftL: 2050 }, hubCentres: 1200 }));
    const below = along(shapes).filter(({ offset }) => offset < 0);
    expect(below.map(({ text }) => text)).toEqual(["1680", "164", "206", "2050"]);
    const [centres, left, right, whole] = below;
    expect([left?.from.x, left?.to.x, right?.from.x, right?.to.x]).toEqual([
      whole?.from.x,
      centres?.from.x,
      centres?.to.x,
      whole?.to.x,
    ]);
  });

  it("has its end discs at the hub centres", () => {
    const shapes = drawn((pull) => ({ ...pull, hubCentres: 1010, shell: { ...pull.shell, discThick: 30 } }));
    const discs = shapes.flatMap((shape) => {
      if (shape.kind !== "area" || shape.layer !== "PULLEY") return [];
      const xs = shape.outline.map(({ x }) => x);
      const [low, high] = [Math.min(...xs), Math.max(...xs)];
      return Math.abs(high - low - 30) < 1e-9 ? [(low + high) / 2] : [];
    });
    expect(new Set(discs)).toEqual(new Set([-505, 505]));
    expect(along(shapes).map(({ text }) => text)).toContain("1010");
  });

  it("has the diameter of a thick shaft between its hubs, printed at half its size", () => {
    // A head pulley of a steep mine belt: hubs as long as 0.55 of 460 mm leave 1440 − 253 = 1187 mm between them.
    const pull = start.pulls[index];
    if (pull === undefined) throw new Error("expected a drive pulley");
    const thick = {
      ...pull,
      hubCentres: 1440,
      hubLength: 253,
      shell: { ...pull.shell, shellDia: 1250 },
      shaft: { ...pull.shaft, dia: 460, brgDia: 380, brgCentres: 2130, shaftL: 3024 },
    };
    const drawing = pulleySketch({ ...start, pulls: start.pulls.with(index, thick) }, index);
    if (drawing === undefined) throw new Error("expected a sketch");
    const view = viewFor(drawing, { width: 320, height: 210 });
    const words = paintList(drawing, view).find((one) => one.kind === "text" && one.text === "Ø 460");
    if (words?.kind !== "text") throw new Error("expected the diameter of the shaft");
    const [left, right] = [-1187 / 2, 1187 / 2].map((x) => toPixels(view, { x, y: 0 }).x);
    expect(words.at.x).toBeGreaterThan(left ?? Number.NaN);
    expect(words.at.x + textWidth(words.text, words.size)).toBeLessThan((right ?? Number.NaN) - 2);
  });

  it("says the whole name of its bearings", () => {
    const shapes = drawn((pull) => ({ ...pull, shaft: { ...pull.shaft, ...shaft } }));
    expect(shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []))).toEqual([
      "2 × 22226 K + SNL 526-620",
    ]);
  });

  it("has face and centres of the width where one was chosen from its library", () => {
    const width = { _id: "pullWidths-9", faceWidth: 1234, bearingCentres: 1777 };
    const shapes = drawn((pull) => ({ ...pull, width: { ...pull.width, ...width } }));
    const told = along(shapes).map(({ text, numbers }) => [text, numbers?.[0]?.of]);
    expect(told).toContainEqual(["1234", `field pulls[${index}].width.faceWidth`]);
    expect(told).toContainEqual(["1777", `field pulls[${index}].width.bearingCentres`]);
  });
});
