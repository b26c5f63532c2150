import type { Spot } from "../description/shape.ts";
import { diametersOf, facesOf, gapOf, planeOf, type Roll, type RollSet } from "./rolls.ts";
import { degree, leftOf, plus, polar } from "./vector.ts";

/** The rolls of a set and the line the belt takes over them, mm. The lowest place of that line is 0,0. */
interface RollLine {
  readonly rolls: readonly Roll[];
  readonly belt: readonly Spot[];
}

/** Rolls side by side: each with its gap is an edge of the line, and hangs below the middle of its edge. */
export function rollLine(set: RollSet, beltWidth: number): RollLine {
  const count = set.noOfRolls;
  const [faces, diameters, gap] = [facesOf(set, beltWidth), diametersOf(set), gapOf(set)];
  const edges = Array.from({ length: count }, (_, at) => {
    const isWing = count > 1 && (at === 0 || at === count - 1);
    const [face, diameter] = isWing ? [faces.wing, diameters.wing] : [faces.centre, diameters.centre];
    return { face, diameter, angle: rollAngle(set, at), plane: planeOf(set, at) };
  });
  const belt = lineOver(edges.map(({ face, angle }) => ({ length: face + gap, angle })));
  const rolls = edges.map((edge, at) => {
    const middle = plus(belt[at] ?? { x: 0, y: 0 }, polar(edge.angle), (edge.face + gap) / 2);
    return { ...edge, centre: plus(middle, leftOf(polar(edge.angle)), -edge.diameter / 2) };
  });
  return { rolls, belt };
}

/** From −λ on the left to +λ on the right in equal steps. */
function rollAngle({ noOfRolls, troughAngle }: RollSet, at: number): number {
  return noOfRolls < 2 ? 0 : (-1 + (2 * at) / (noOfRolls - 1)) * troughAngle * degree;
}

/** Corners of the line, its lowest at height 0 and its ends equally far from the middle. */
function lineOver(edges: readonly { readonly length: number; readonly angle: number }[]): readonly Spot[] {
  const spots: Spot[] = [{ x: 0, y: 0 }];
  for (const { length, angle } of edges) spots.push(plus(spots.at(-1) ?? { x: 0, y: 0 }, polar(angle), length));
  const last = spots.at(-1)?.x ?? 0;
  const lowest = spots[Math.floor(edges.length / 2)]?.y ?? 0;
  return spots.map(({ x, y }) => ({ x: x - last / 2, y: y - lowest }));
}
