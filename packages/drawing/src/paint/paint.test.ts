import { expect, it } from "vitest";
import { longSection } from "../drawings/long-section.ts";
import { longConveyor } from "../test-support/sample-conveyors.ts";
import { paintShape } from "./paint.ts";

// Second specification, section 9: curves 30 segments.
it("a curve that is stretched is drawn in 30 segments", () => {
  const { shapes, view } = longSection(longConveyor(20, 21_000));
  const arcs = shapes.filter((shape) => shape.kind === "arc");
  expect(arcs.length).toBeGreaterThan(0);
  for (const shape of arcs) {
    const [curve] = paintShape(shape, view);
    expect(curve?.kind === "path" && curve.points.length - 1).toBe(30);
  }
});
