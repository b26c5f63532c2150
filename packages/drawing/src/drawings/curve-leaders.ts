import { leader } from "../description/draw.ts";
import type { Leader, Spot } from "../description/shape.ts";
import type { View } from "../description/view.ts";
import type { Fillet } from "../geometry/fillet.ts";
import { rounded } from "../geometry/nice.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { plus, polar } from "../geometry/vector.ts";

/** The radius of each curve, on a leader from its middle. */
export function curveLeaders(
  curves: readonly (Fillet | undefined)[],
  shift: (curve: Fillet) => Spot,
): readonly Leader[] {
  return curves.flatMap((curve, at) => {
    if (curve === undefined) return [];
    const top = plus(curve.centre, polar(curve.start + curve.sweep / 2, curve.radius));
    return [leader(top, shift(curve), `R ${rounded(curve.radius, 1)} m`, { target: pullTarget(at) })];
  });
}

/** Where leaders and their texts stand, for labels to keep off. */
export function leaderLines(leaders: readonly Leader[], view: View): readonly (readonly [Spot, Spot])[] {
  return leaders.flatMap(({ at, shift }) => {
    const place = (x: number, y: number) => ({ x: at.x + x / view.scaleX, y: at.y + y / view.scaleY });
    const side = shift.x >= 0 ? 1 : -1;
    const text = [-4, 4].map((y) => [place(shift.x, shift.y + y), place(shift.x + side * 60, shift.y + y)] as const);
    return [[at, place(shift.x, shift.y)] as const, ...text];
  });
}
