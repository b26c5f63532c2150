import { frameOf } from "./frame.ts";
import type { LayoutInput, LayoutPoint } from "./layout.ts";

/** From the bend of a booster to its drive, m. */
const fold = 4;
/** Behind the drive, where its chute gives the load back to the belt, m. */
const chuteBehind = 1;

/** How steeply the belt climbs to a booster, rad: so little that one set takes the bend at its foot by itself. */
const usualClimb = (1.9 * Math.PI) / 180;

/**
 * A drive in the carrying strand, so far from the tail along the belt: the belt climbs over its drive, folds back below it
 * and goes on round a bend; the load falls through a chute. Handbook 15.21.
 */
export function boosterPoints(
  input: LayoutInput,
  { along, which }: { readonly along: number; readonly which: number },
  climb = usualClimb,
): readonly LayoutPoint[] {
  const { tail, head, boosters = [] } = input.radii;
  const { drive: booster, bend: boosterBend } = boosters[which] ?? { drive: head, bend: head };
  const frame = frameOf(input);
  // The belt lies on both end pulleys.
  const carry = (place: number) => tail + ((head - tail) * place) / frame.end;
  const at = (place: number, above: number) => frame.at(place, carry(place) + above);
  const foot = along - (2 * booster + 2 * boosterBend) / Math.tan(climb);
  return [
    { role: "carry-line", ...at(foot, 0), isReturn: false },
    { role: "booster-drive", ...at(along, booster + 2 * boosterBend), radius: booster, isReturn: false },
    { role: "booster-bend", ...at(along - fold, boosterBend), radius: boosterBend, isReturn: false },
    { role: "booster-chute", ...at(along + booster + chuteBehind, 0), isReturn: false },
  ];
}
