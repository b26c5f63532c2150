import { type Conveyor, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Shape, Spot } from "../description/shape.ts";
import { minus } from "../geometry/vector.ts";
import { profileSketch } from "./profile-sketch.ts";

const hung: Conveyor = newConveyor();
const place = hung.pulls.findIndex(({ pType }) => pType === "Takeup");

/** From the pulley of a take-up to the point of its arrow. */
function arrow(conveyor: Conveyor): Spot {
  const at = conveyor.pulls.findIndex(({ pType }) => pType === "Takeup");
  const own = profileSketch(conveyor).shapes.filter(
    ({ layer, target }) => layer === "TAKEUP" && target === `pulls[${at}]`,
  );
  const centre = own.find((shape): shape is Extract<Shape, { kind: "arc" }> => shape.kind === "arc")?.centre;
  const shaft = own.find((shape): shape is Extract<Shape, { kind: "line" }> => shape.kind === "line");
  const end = shaft?.to;
  if (centre === undefined || end === undefined) throw new Error("A take-up that is pulled has an arrow");
  return minus(end, centre);
}

describe("the sign of a take-up that is pulled", () => {
  it("points down where its belt hangs, whatever pulls it", () => {
    const { x, y } = arrow({ ...hung, takeupType: "Winch" });
    expect(x).toBeCloseTo(0, 9);
    expect(y).toBeLessThan(-10);
  });

  it("points away from the conveyor at either end of it", () => {
    const atTail = hung.pulls
      .toSpliced(place - 1, 3)
      .map((pull) => (pull.pType === "Tail" ? { ...pull, pType: "Takeup" as const } : pull));
    const forward: Conveyor = { ...hung, takeupType: "Screw", pulls: atTail };
    const back: Conveyor = {
      ...forward,
      pulls: atTail.map((pull) => ({ ...pull, x: -pull.x, screenX: -pull.screenX })),
    };
    expect(arrow(forward).x).toBeLessThan(-10);
    expect(arrow(back).x).toBeGreaterThan(10);
    expect(arrow(forward).y).toBeCloseTo(0, 9);
  });
});
