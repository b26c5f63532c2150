import { area, line, type More } from "../description/draw.ts";
import type { Shape } from "../description/shape.ts";
import type { Roll } from "../geometry/rolls.ts";
import { leftOf, plus, polar } from "../geometry/vector.ts";

/** A roll from the front: shell, shaft ends reaching to the supports, axis. mm. */
export function rollShapes(roll: Roll, shaft: { readonly reach: number; readonly diameter: number }, more: More = {}) {
  const { centre, angle, face, diameter } = roll;
  const [along, up] = [polar(angle), leftOf(polar(angle))];
  const corner = (x: number, y: number) => plus(plus(centre, along, x), up, y);
  const [half, radius, pin] = [face / 2, diameter / 2, Math.max(1, Math.min(shaft.diameter, diameter) / 2)];
  const box = (from: number, to: number, high: number) => [
    corner(from, -high),
    corner(to, -high),
    corner(to, high),
    corner(from, high),
  ];
  const shapes: readonly Shape[] = [
    area("SHAFT", box(-half - shaft.reach, -half, pin), "paper", more),
    area("SHAFT", box(half, half + shaft.reach, pin), "paper", more),
    area("IDLER", box(-half, half, radius), "tint", more),
    line("CENTRE", corner(-half - shaft.reach - 6, 0), corner(half + shaft.reach + 6, 0), more),
  ];
  return shapes;
}
