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
  return solution.loop.sections.map(({ start, direction }, at) => {
    const next = points[(at + 1) % points.length] ?? start;
    const axis = axes[at] ?? { x: 1, y: 0 };
    trace.place = { pointId: start.id };
    const end = (centre: Place3, radius: number, along: number) =>
      touching(stepsOnly(trace), centre, axis, { radius, along, direction });
    const [fromRadius, toRadius] = radii(at);
    return {
      pointId: start.id,
      start: end(start, fromRadius, tangents.get(start.id) ?? 0),
      end: end(next, toRadius, -(tangents.get(next.id) ?? 0)),
    };
  });
}

function touching(
  trace: Trace,
  centre: Place3,
  axis: Plan,
  belt: { readonly radius: number; readonly along: number; readonly direction: number },
): Place3 {
  const offset = tangentPointAlong(trace, { centre: 0, ...belt });
  const z = tangentPointUp(trace, { centre: centre.z, ...belt });
  const inPlan = (name: "x" | "y") => tangentPointInPlan(trace, { centre: centre[name], offset, axis: axis[name] });
  return { x: inPlan("x"), y: inPlan("y"), z };
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
