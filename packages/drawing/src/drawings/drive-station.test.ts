import { newConveyor, newDrive } from "@beltwright/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textWidth } from "../description/bounds.ts";
import { driveStation } from "./drive-station.ts";

const names = ["holdback", "lsCplg", "gbox", "brake", "hsCplg", "flcplg", "motor"] as const;
const description = fc.string({ maxLength: 40 });
const fitted = fc.tuple(...names.map((name) => description.map((said) => ({ name, description: said }))));

/** The words of a station and the lines that lead to them. */
function lettered(parts: readonly { readonly name: (typeof names)[number]; readonly description: string }[]) {
  const drive = newDrive(1);
  const told = parts.map((part) => [part.name, { ...drive[part.name], description: part.description }]);
  const conveyor = { ...newConveyor(), drives: [{ ...drive, noOfMotors: 2, ...Object.fromEntries(told) }] };
  const shapes = driveStation(conveyor, 0)?.shapes ?? [];
  const boxes = shapes.flatMap((shape) => {
    if (shape.kind !== "text" || shape.text.trim() === "") return [];
    const [{ x, y }, half] = [shape.at, textWidth(shape.text, shape.size) / 2];
    return [{ left: x - half, right: x + half, low: y - shape.size / 2, high: y + shape.size / 2 }];
  });
  return { boxes, leaders: shapes.filter((shape) => shape.kind === "line" && shape.layer === "DIMENSION") };
}

describe("the words of a drive station", () => {
  it("neither meet nor are crossed by a line to others, whatever is fitted", () => {
    fc.assert(
      fc.property(fitted, (parts) => {
        const { boxes, leaders } = lettered(parts);
        for (const [at, one] of boxes.entries()) {
          for (const other of boxes.slice(at + 1)) {
            const isApart =
              one.right < other.left || other.right < one.left || one.high < other.low || other.high < one.low;
            expect(isApart).toBe(true);
          }
          for (const leader of leaders) {
            if (leader.kind !== "line") continue;
            const { from, to } = leader;
            const crossed = Array.from({ length: 101 }, (_, step) => step / 100).some((share) => {
              const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
              return x > one.left && x < one.right && y > one.low && y < one.high;
            });
            expect(crossed).toBe(false);
          }
        }
        expect(leaders).toHaveLength(parts.filter((part) => part.description.trim() !== "").length);
      }),
    );
  });
});
