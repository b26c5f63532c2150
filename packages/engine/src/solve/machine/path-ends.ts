import type { Design } from "../../design/design.ts";
import type { MachineVerticalCurve } from "../../parts/curves/machine-curves.ts";
import { planAxis } from "../../rules/belt-geometry/belt-path.ts";
import { tangentPointAlong, tangentPointInPlan, tangentPointUp } from "../../rules/belt-geometry/tangent-points.ts";
import { oppositeLength } from "../../rules/mechanics/sign.ts";
import { geometry } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { planWays } from "../loop/plan-steps.ts";
import type { MachineContext } from "./context.ts";
import type { Place3, StraightEnds } from "./machine.ts";

interface Plan {
  readonly x: number;
  readonly y: number;
}

/** Ends of the straight belt of every section: where it leaves a pulley or an arc, and where it meets the next. */
export function pathEnds(
  trace: Trace,
  { design, solution }: MachineContext,
  curves: readonly MachineVerticalCurve[],
): readonly StraightEnds[] {
  const axes = planAxes(trace, design);
  const tangents = new Map(
    curves.flatMap((one) => (one.givenRadius === undefined ? [] : [[one.pointId, one.tangentLength] as const])),
  );
  const { points } = design;
  const { sections, turns } = solution.loop;
  const centres = points.map(({ x, y, z }, at): Place3 => ({ x, y, z: turns[at]?.centreHeight ?? z }));
  const steps = stepsOnly(trace);
  return sections.map(({ start, direction, startRadius, endRadius }, at) => {
    const following = (at + 1) % points.length;
    const next = points[following] ?? start;
    const axis = axes[at] ?? ahead(trace);
    trace.place = { pointId: start.id };
    const [after, tangent] = [tangents.get(start.id) ?? none(trace), tangents.get(next.id)];
    const before = tangent === undefined ? none(trace) : oppositeLength(steps, { value: tangent });
    return {
      pointId: start.id,
      start: touching(steps, centres[at] ?? start, axis, { radius: startRadius, along: after, direction }),
      end: touching(steps, centres[following] ?? next, axis, { radius: endRadius, along: before, direction }),
    };
  });
}

function touching(
  trace: Trace,
  centre: Place3,
  axis: Plan,
  belt: { readonly radius: number; readonly along: number; readonly direction: number },
): Place3 {
  const { radius, along, direction } = belt;
  const offset = tangentPointAlong(trace, { centre: none(trace), radius, along, direction });
  const z = tangentPointUp(trace, { centre: centre.z, radius, along, direction });
  const x = tangentPointInPlan(trace, { centre: centre.x, offset, axis: axis.x });
  const y = tangentPointInPlan(trace, { centre: centre.y, offset, axis: axis.y });
  return { x, y, z };
}

/** Direction in plan of increasing distance along the conveyor at each section; a vertical run keeps that before it. */
function planAxes(trace: Trace, { points }: Design): readonly Plan[] {
  const ways = planWays(points);
  const steps = stepsOnly(trace);
  let last = ahead(trace);
  return points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    const way = constant(trace, ways[at] ?? 0, waySource);
    if (way * Math.hypot(next.x - point.x, next.y - point.y) === 0) return last;
    trace.place = { pointId: point.id };
    const x = planAxis(steps, { from: point.x, to: next.x, across: point.y, acrossTo: next.y, way });
    const y = planAxis(steps, { from: point.y, to: next.y, across: point.x, acrossTo: next.x, way });
    last = { x, y };
    return last;
  });
}

const waySource = geometry("distance along the conveyor turned into the plan");

/** Along the first co-ordinate. */
function ahead(trace: Trace): Plan {
  return { x: constant(trace, 1, waySource), y: none(trace) };
}
