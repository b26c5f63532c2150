import type { Design } from "../design/design.ts";
import { hasPulley } from "../design/point.ts";
import { planWays } from "../methods/loop/plan-steps.ts";
import { tangentPointAlong, tangentPointInPlan, tangentPointUp } from "../standards/belt-geometry/tangent-points.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import type { MachineContext } from "./context.ts";
import type { Place3, StraightEnds } from "./machine.ts";
import type { MachineVerticalCurve } from "./machine-curves.ts";

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
  const axes = planAxes(design);
  const radii = signedRadii(design, solution);
  const tangents = new Map(
    curves.flatMap((one) => (one.givenRadius === undefined ? [] : [[one.pointId, one.tangentLength] as const])),
  );
  const { points } = design;
  const steps = stepsOnly(trace);
  return solution.loop.sections.map(({ start, direction }, at) => {
    const next = points[(at + 1) % points.length] ?? start;
    const axis = axes[at] ?? { x: 1, y: 0 };
    trace.place = { pointId: start.id };
    const [from, to] = radii(at);
    const [after, before] = [tangents.get(start.id) ?? 0, -(tangents.get(next.id) ?? 0)];
    return {
      pointId: start.id,
      start: touching(steps, start, axis, { radius: from, along: after, direction }),
      end: touching(steps, next, axis, { radius: to, along: before, direction }),
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
  const offset = tangentPointAlong(trace, { centre: 0, radius, along, direction });
  const z = tangentPointUp(trace, { centre: centre.z, radius, along, direction });
  const x = tangentPointInPlan(trace, { centre: centre.x, offset, axis: axis.x });
  const y = tangentPointInPlan(trace, { centre: centre.y, offset, axis: axis.y });
  return { x, y, z };
}

/** Direction in plan of increasing distance along the conveyor at each section; a vertical run keeps that before it. */
function planAxes({ points }: Design): readonly Plan[] {
  const ways = planWays(points);
  let last: Plan = { x: 1, y: 0 };
  return points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    const step = (ways[at] ?? 0) * Math.hypot(next.x - point.x, next.y - point.y);
    if (step !== 0) last = { x: (next.x - point.x) / step, y: (next.y - point.y) / step };
    return last;
  });
}

/** Radii of the neutral line at both ends of a section, positive clockwise; 0 where pulleys overlap, as in the loop. */
function signedRadii({ points, loop }: Design, { loop: laid }: MachineContext["solution"]) {
  const signed = points.map((point, at) => {
    if (loop.path === "straight" || !hasPulley(point)) return 0;
    const radius = laid.turns[at]?.radius ?? 0;
    return point.pulley.rotation === "clockwise" ? radius : -radius;
  });
  return (at: number): readonly [number, number] => {
    const next = (at + 1) % points.length;
    const [from, to] = [signed[at] ?? 0, signed[next] ?? 0];
    const { x = 0, y = 0, z = 0 } = points[at] ?? {};
    const end = points[next] ?? { x, y, z };
    return Math.abs(from - to) <= Math.hypot(end.x - x, end.y - y, end.z - z) ? [from, to] : [0, 0];
  };
}
