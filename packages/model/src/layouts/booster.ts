import { frameOf } from "./frame.ts";
import type { LayoutInput, LayoutPoint, Role } from "./layout.ts";

/** From the bend of a booster to its drive, m. */
const fold = 4;
/** Behind the drive, where its chute gives the load back to the belt, m. */
const chuteBehind = 1;

/** How steeply the belt climbs to a booster, rad: so little that one set takes the bend at its foot by itself. */
export const usualClimb = (1.9 * Math.PI) / 180;
/** As steep as the load may be led up to it (handbook 15.21). */
export const steepestClimb = (6 * Math.PI) / 180;

/** A point of a booster from the place below its drive, m: along the carrying belt and square above it. */
interface BoosterPoint {
  readonly role: Extract<Role, "carry-line" | `booster-${string}`>;
  readonly along: number;
  readonly above: number;
  readonly radius?: number;
}

/**
 * A drive in the carrying strand: the belt climbs over its drive, folds back below it and goes on round a bend; the load
 * falls through a chute. Handbook 15.21.
 */
export function boosterFold(drive: number, bend: number, climb = usualClimb): readonly BoosterPoint[] {
  return [
    { role: "carry-line", along: -(2 * drive + 2 * bend) / Math.tan(climb), above: 0 },
    { role: "booster-drive", along: 0, above: drive + 2 * bend, radius: drive },
    { role: "booster-bend", along: -fold, above: bend, radius: bend },
    { role: "booster-chute", along: drive + chuteBehind, above: 0 },
  ];
}

/** The same at a place so far from the tail along the belt of a straight conveyor. */
export function boosterPoints(
  input: LayoutInput,
  { along, which }: { readonly along: number; readonly which: number },
  climb = usualClimb,
): readonly LayoutPoint[] {
  const { tail, head, boosters = [] } = input.radii;
  const { drive, bend } = boosters[which] ?? { drive: head, bend: head };
  const frame = frameOf(input);
  // The belt lies on both end pulleys.
  const carry = (place: number) => tail + ((head - tail) * place) / frame.end;
  return boosterFold(drive, bend, climb).map(({ along: from, above, ...point }) => {
    const place = along + from;
    return { ...point, ...frame.at(place, carry(place) + above), isReturn: false };
  });
}
