import { type Fill, fillAt } from "../parts/belt/cross-section/fill.ts";
import { usableSurchargeAngle } from "../rules/adopted-1/capacity.ts";
import type { Trace } from "../trace/trace.ts";

/** A parabola of load on three rolls, over the loaded width that a book prints. */
export function threeRollFill(
  trace: Trace,
  given: {
    readonly centreRoll: number;
    readonly loadedWidth: number;
    readonly troughAngle: number;
    readonly surchargeAngle: number;
  },
): Fill {
  const { centreRoll, loadedWidth, troughAngle } = given;
  const surchargeAngle = usableSurchargeAngle(trace, given);
  const pieces = [
    { length: centreRoll / 2, angle: 0 },
    { length: (loadedWidth - centreRoll) / 2, angle: troughAngle },
  ];
  return fillAt(trace, { pieces, surchargeAngle, surchargeShape: "parabola" }, loadedWidth / 2);
}
