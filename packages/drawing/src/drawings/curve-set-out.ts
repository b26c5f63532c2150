import type { Conveyor, UnitSystem } from "@beltwright/model";
import { calculated, typed } from "../description/draw.ts";
import type { Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { plus, polar } from "../geometry/vector.ts";
import { type CurveNumbers, type CurveSetOut, cornerSetOut, tangentReach } from "./calculators/arc-set-out.ts";
import { sectionRounds } from "./long-section.ts";

/** As calculated: the belt leaves a pulley at its rim, not at its centre. Slopes in the direction of travel, uphill positive. */
interface Bend {
  readonly radius: number;
  readonly slopeBefore: number;
  readonly slopeAfter: number;
}

/** A vertical curve to set out on site: tangents, arc and its points by chainage and level, metres. */
export function curveSetOut(
  conveyor: Conveyor,
  index: number,
  size: Size = { width: 760, height: 420 },
  system: UnitSystem = "metric",
  bend?: Bend,
): CurveSetOut | undefined {
  const rounds = sectionRounds(conveyor);
  const count = rounds.length;
  const [before, at, after] = [rounds.at(index - 1), rounds[index], rounds[(index + 1) % count]];
  const pull = conveyor.pulls[index];
  if (before === undefined || at === undefined || after === undefined || pull === undefined || at.radius > 0)
    return undefined;
  const centres = { before: before.centre, at: at.centre, after: after.centre };
  const corner = { ...centres, radius: pull.vertCurveRadiusInp, ...(bend === undefined ? {} : bentAt(centres, bend)) };
  const named = {
    name: `vertical-curve-${pull.no}`,
    title: `Vertical curve ${pull.no}`,
    target: pullTarget(index),
    opens: numbersAt(index, pull.vertCurveRadiusInp > 0),
  };
  return cornerSetOut(corner, conveyor.vertCurveIncrement, named, { size, system });
}

/** A radius is typed, or the one that is calculated where none is. */
function numbersAt(index: number, isRadiusTyped: boolean): CurveNumbers {
  const path = `pulls[${index}].vertCurveRadius`;
  const radius = (words: string) =>
    isRadiusTyped ? typed(`${path}Inp`, words) : calculated(`result ${path}`, "Radius of the vertical curve", words);
  return { of: `curve ${index}`, radius, along: "Chainage", across: "Level" };
}

/** The tangents as the belt has them. */
function bentAt({ before, at, after }: Record<"before" | "at" | "after", Spot>, bend: Bend) {
  const { radius, slopeBefore, slopeAfter } = bend;
  const reach = tangentReach(bend);
  const isBack = after.x < before.x;
  const drawn = (slope: number) => (isBack ? Math.PI - slope : slope);
  const slopes = { slopeBefore: drawn(slopeBefore), slopeAfter: drawn(slopeAfter) };
  return {
    before: plus(at, polar(slopes.slopeBefore), -reach),
    after: plus(at, polar(slopes.slopeAfter), reach),
    radius,
    slopes,
  };
}
