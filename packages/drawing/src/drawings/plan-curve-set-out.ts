import type { MachineHorizontalCurve, SetOutPoint } from "@beltwright/engine";
import type { Conveyor, UnitSystem } from "@beltwright/model";
import { calculated, typed } from "../description/draw.ts";
import type { Size } from "../description/view.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { arcSetOut, type CurveNumbers, type CurveSetOut } from "./calculators/arc-set-out.ts";

/** A turn in plan as calculated, rad and m. */
interface PlanBend {
  readonly radius: number;
  readonly deflection: number;
  readonly side: "left" | "right";
  /** Along the arc between points. */
  readonly increment: number;
}

/** A turn in plan to set out on site: from its corner along the first tangent, and square to it, left positive. Metres. */
export function planCurveSetOut(
  { pulls }: Pick<Conveyor, "pulls">,
  index: number,
  { radius, deflection, side, increment }: PlanBend,
  size: Size = { width: 760, height: 420 },
  system: UnitSystem = "metric",
): CurveSetOut | undefined {
  const pull = pulls[index];
  if (pull === undefined) return undefined;
  const slopeAfter = side === "left" ? deflection : -deflection;
  const arc = { chainage: 0, level: 0, slopeBefore: 0, slopeAfter, radius, increment };
  return arcSetOut(arc, size, system, {
    name: `horizontal-curve-${pull.no}`,
    title: `Horizontal curve ${pull.no}`,
    target: pullTarget(index),
    opens: numbersAt(index, pull.horizCurveRadiusInp > 0),
  });
}

/** The turn in plan at a point, as it was calculated; a radius that is typed counts at once. */
export function planBendAt(
  { pulls }: Pick<Conveyor, "pulls">,
  index: number,
  curves: readonly MachineHorizontalCurve[] = [],
): PlanBend | undefined {
  const pull = pulls[index];
  const curve = curves.find(({ pointId }) => pointId === String(pull?.noID));
  const radius = pull?.horizCurveRadiusInp || (curve?.usedRadius ?? 0);
  const increment = curve && incrementOf(curve.setOut);
  return curve && radius > 0 && increment !== undefined ? { ...curve, radius, increment } : undefined;
}

/** Distance between the points of an arc that was set out; undefined where it has none. */
export function incrementOf([first, second]: readonly Pick<SetOutPoint, "distance">[]): number | undefined {
  return first === undefined || second === undefined ? undefined : second.distance - first.distance;
}

function numbersAt(index: number, isRadiusTyped: boolean): CurveNumbers {
  const path = `pulls[${index}].horizCurveRadius`;
  const radius = (words: string) =>
    isRadiusTyped ? typed(`${path}Inp`, words) : calculated(`result ${path}`, "Radius of the horizontal curve", words);
  return { of: `plan-curve ${index}`, radius, along: "Distance from the corner", across: "Offset from the tangent" };
}
