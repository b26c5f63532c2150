import { chainages, type Spot } from "@beltwright/drawing";
import { type Conveyor, formatNumber, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";

/** A place of the carrying strand: how far along, in plan, and how high, m. */
export interface RoutePlace {
  readonly chainage: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Points of the carrying strand with the one it ends at, by rising chainage. */
export function routeOf({ pulls }: Pick<Conveyor, "pulls">): readonly RoutePlace[] {
  const along = chainages(pulls);
  const end = pulls.findIndex(({ sectType }) => sectType === "Return");
  return pulls
    .slice(0, end <= 0 ? pulls.length : end + 1)
    .map(({ x, y, z }, at) => ({ chainage: along[at] ?? 0, x, y, z }))
    .toSorted((one, other) => one.chainage - other.chainage);
}

/** The place at a chainage, straight from point to point; the nearest end beyond them. */
export function placeAt(route: readonly RoutePlace[], chainage: number): RoutePlace | undefined {
  const after = route.findIndex((one) => one.chainage >= chainage);
  const [before, next] = [route[after - 1], route[after]];
  if (next === undefined) return route.at(-1);
  if (before === undefined) return next;
  const share = (chainage - before.chainage) / (next.chainage - before.chainage || 1);
  const mixed = (axis: keyof RoutePlace) => before[axis] + share * (next[axis] - before[axis]);
  return { chainage, x: mixed("x"), y: mixed("y"), z: mixed("z") };
}

/** The chainage of the place of the route that is nearest in plan. */
export function chainageNear(route: readonly RoutePlace[], spot: Spot): number | undefined {
  let best: { readonly chainage: number; readonly away: number } | undefined;
  for (const [at, from] of route.entries()) {
    const to = route[at + 1] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx ** 2 + dy ** 2 || 1);
    const share = Math.min(1, Math.max(0, along));
    const away = Math.hypot(spot.x - from.x - share * dx, spot.y - from.y - share * dy);
    if (best === undefined || away < best.away)
      best = { away, chainage: from.chainage + share * (to.chainage - from.chainage) };
  }
  return best?.chainage;
}

/** Where the cursor is, in words. */
export function placeText({ chainage, x, y, z }: RoutePlace, system: UnitSystem): string {
  const shown = (metres: number) => formatNumber(toDisplay(metres, "m", system), 6);
  const unit = unitLabel("m", system);
  return `Chainage ${shown(chainage)} ${unit}, level ${shown(z)} ${unit}, x ${shown(x)}, y ${shown(y)}`;
}
