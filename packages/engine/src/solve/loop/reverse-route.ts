import type { Design } from "../../design/design.ts";
import { hasPulley, type Point } from "../../design/point.ts";
import type { Drive } from "../../parts/drives/drive-input.ts";
import { addedTonnage } from "../../standards/iso-5048-1989/loading.ts";
import { mechanics } from "../../standards/sources.ts";
import { none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/**
 * The same belt running the other way, every section with the load it has. Pulleys turn the other way, lifts become
 * falls. The take-up that fixes the tension stays the first.
 */
export function reverseRoute(design: Design): Design {
  const { points } = design;
  const first = Math.max(
    0,
    points.findIndex(({ kind }) => kind === "take-up"),
  );
  const reversed = points.map((_, step) => {
    const at = (first - step + points.length) % points.length;
    return points[at] === undefined ? [] : [turnedBack(points[at], points.at(at - 1) ?? points[at])];
  });
  return { ...design, points: reversed.flat(), drives: design.drives.map(drivenBack) };
}

/** A drive as it starts and shares where the belt runs the other way. */
function drivenBack(drive: Drive): Drive {
  if (drive.backwards === undefined) return drive;
  const { backwards, startFactorFull, startFactorEmpty, shares, following, ...kept } = drive;
  const own = {
    startFactorFull,
    startFactorEmpty,
    ...(shares === undefined ? {} : { shares }),
    ...(following === undefined ? {} : { following }),
  };
  return { ...kept, ...backwards, backwards: own };
}

/** A point whose section is now the one that led to it; a curve in plan stays at its point. */
function turnedBack(point: Point, before: Point): Point {
  const { horizontalCurveRadius: _ofOther, ...section } = before.section;
  const { horizontalCurveRadius: radius } = point.section;
  const own = { section: { ...section, ...(radius === undefined ? {} : { horizontalCurveRadius: radius }) } };
  if (!hasPulley(point)) return { ...point, ...own };
  const rotation = point.pulley.rotation === "clockwise" ? "anticlockwise" : "clockwise";
  const { steeredBrake, steeredBackwards, ...kept } = point;
  return {
    ...kept,
    ...own,
    pulley: { ...point.pulley, rotation },
    ...(steeredBackwards === undefined ? {} : { steeredBrake: steeredBackwards }),
    ...(steeredBrake === undefined ? {} : { steeredBackwards: steeredBrake }),
  };
}

const flowBehind = defineSum({
  id: "loop/flow-behind",
  source: mechanics("conservation of mass"),
  output: { symbol: "I_m", unit: "kg/s" },
  term: "I_m",
});

/** The conveyor running the other way: its hoppers feed what they fed, and the belt carries it to the other end. */
export function runBackwards(trace: Trace, design: Design): Design {
  const fed = new Map(
    design.points.map(({ id, kind, section }, at) => {
      const before = design.points.at(at - 1)?.section.massFlow ?? none(trace);
      trace.place = { pointId: id };
      const added = () => addedTonnage(stepsOnly(trace), { massFlow: section.massFlow, flowBefore: before });
      return [id, kind === "hopper" ? added() : none(trace)];
    }),
  );
  const { ownCases: _asListed, ...reversed } = reverseRoute(design);
  const { points } = reversed;
  const start = points.findIndex(
    ({ section }, at) => section.strand === "carry" && points.at(at - 1)?.section.strand === "return",
  );
  const flows = new Map<string, number>();
  let flow = none(trace);
  for (let step = 0; step < points.length; step += 1) {
    const point = points[(Math.max(0, start) + step) % points.length];
    if (point === undefined) continue;
    trace.place = { pointId: point.id };
    flow = point.section.strand === "carry" ? flowBehind(trace, [flow, fed.get(point.id) ?? none(trace)]) : none(trace);
    flows.set(point.id, flow);
  }
  return {
    ...reversed,
    points: points.map((point) => ({
      ...point,
      section: { ...point.section, massFlow: flows.get(point.id) ?? none(trace) },
    })),
  };
}
