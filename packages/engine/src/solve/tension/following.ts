import type { Design } from "../../design/design.ts";
import type { Following } from "../../parts/drives/drive-input.ts";
import { controlledForce, leastForce, mostForce } from "../../rules/drive-control/limits.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/** What all drives together may give where the belt starts along a speed that is given; undefined where none is. */
export function followingTogether(
  trace: Trace,
  { drives }: Pick<Design, "drives">,
  load: "full" | "empty",
): Following | undefined {
  const all = drives.flatMap(({ following }) => following?.[load] ?? []);
  const [first] = all;
  if (first === undefined) return undefined;
  const most = mostForce(
    trace,
    all.map((one) => one.most),
  );
  const least = leastForce(
    trace,
    all.map((one) => one.least),
  );
  return { acceleration: first.acceleration, most, least };
}

/** A belt that starts, as one rigid body. */
interface StartingBelt {
  /** Without inertia, N. */
  readonly effectiveTension: number;
  /** With its drives, kg. */
  readonly mass: number;
}

/** Force of the drives of a start that follows a speed, with any load: what the reference needs, within their limits. */
export function followedForce(trace: Trace, following: Following, belt: StartingBelt): number {
  return controlledForce(stepsOnly(trace), { ...following, ...belt });
}
