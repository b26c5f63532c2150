import type { Conveyor, UnitSystem } from "@beltwright/model";
import type { Size } from "../description/view.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { type CurveSetOut, cornerSetOut } from "./arc-set-out.ts";
import { sectionRounds } from "./long-section.ts";

/** A vertical curve to set out on site: tangents, arc and its points by chainage and level, metres. */
export function curveSetOut(
  conveyor: Conveyor,
  index: number,
  size: Size = { width: 760, height: 420 },
  system: UnitSystem = "metric",
): CurveSetOut | undefined {
  const rounds = sectionRounds(conveyor);
  const count = rounds.length;
  const [before, at, after] = [rounds.at(index - 1), rounds[index], rounds[(index + 1) % count]];
  const pull = conveyor.pulls[index];
  if (before === undefined || at === undefined || after === undefined || pull === undefined || at.radius > 0)
    return undefined;
  const corner = { before: before.centre, at: at.centre, after: after.centre, radius: pull.vertCurveRadiusInp };
  const named = { name: `vertical-curve-${pull.no}`, title: `Vertical curve ${pull.no}`, target: pullTarget(index) };
  return cornerSetOut(corner, conveyor.vertCurveIncrement, named, { size, system });
}
