import {
  requiredFriction,
  requiredSlackTension,
  slackSide,
  tractionSurplus,
  usableSlackTension,
} from "../../rules/mechanics/traction.ts";
import type { CaseName } from "../../solve/load-case.ts";
import { brakeForceIn } from "../../solve/tension/in-case.ts";
import type { PreparedPoint } from "../../solve/tension/prepared-case.ts";
import type { SolvedCase } from "../../solve/tension/solve-case.ts";
import { entry } from "../../solve/tension/tension-state.ts";
import { wrapFactor } from "../../standards/cema-5/wrap-factor.ts";
import { constant } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";

/** A pulley that brakes without being driven, in one case. N and rad. */
export interface BrakeTraction {
  readonly loadCase: CaseName;
  readonly pointId: string;
  readonly slackTension: number;
  readonly brakeForce: number;
  readonly friction: number;
  readonly wrapAngle: number;
  readonly requiredSlackTension: number;
  /** Negative: the belt slides over the braked pulley. */
  readonly surplus: number;
  readonly requiredFriction: number;
}

/** Friction of a bare steel pulley, for running and braking. */
const bareFriction = 0.25;

export function brakesOf(trace: Trace, cases: ReadonlyMap<CaseName, SolvedCase>): readonly BrakeTraction[] {
  return [...cases.values()].flatMap((solved) =>
    brakedPoints(solved).map((i) => brakeTraction(trace, solved, i, getPoint(solved, i))),
  );
}

/** Pulleys that brake in the case without being driven. */
function brakedPoints({ prepared: { loadCase, points, brakeForce } }: SolvedCase): readonly number[] {
  if (loadCase.motion !== "braking" || brakeForce <= 0) return [];
  return points.flatMap((one, i) =>
    one.drive === undefined && brakeForceIn(one, loadCase) > 0 && "pulley" in one.point ? [i] : [],
  );
}

function getPoint({ prepared }: SolvedCase, i: number): PreparedPoint {
  const point = prepared.points[i];
  if (point === undefined) throw new Error("a braked pulley is missing");
  return point;
}

/** Friction and wrap of a braked pulley. */
function grip(trace: Trace, { point, turn }: PreparedPoint): { readonly friction: number; readonly wrapAngle: number } {
  const own = "pulley" in point ? point.pulley.friction : undefined;
  return {
    friction: own ?? constant(trace, bareFriction, requiredFriction.definition.source),
    wrapAngle: turn.wrapAngle,
  };
}

function brakeTraction(trace: Trace, solved: SolvedCase, i: number, prepared: PreparedPoint): BrakeTraction {
  const { point } = prepared;
  const driveForce = entry(solved.state.driveForce, i);
  const loadCase = solved.prepared.loadCase.name;
  trace.place = { loadCase, pointId: point.id };
  const { friction, wrapAngle } = grip(trace, prepared);
  const { arriving, leaving } = solved.state;
  const slackTension = slackSide(trace, { arriving: entry(arriving, i), leaving: entry(leaving, i) });
  const factor = wrapFactor(trace, { friction, wrapAngle });
  const required = requiredSlackTension(trace, { wrapFactor: factor, driveForce });
  const usable = usableSlackTension(trace, { slackTension });
  return {
    loadCase,
    pointId: point.id,
    slackTension,
    brakeForce: brakeForceIn(prepared, solved.prepared.loadCase),
    friction,
    wrapAngle,
    requiredSlackTension: required,
    surplus: tractionSurplus(trace, { slackTension, required }),
    requiredFriction: requiredFriction(trace, { slackTension: usable, driveForce, wrapAngle }),
  };
}

/** Smallest surplus of the braked pulleys of a solved case without any record, for searches. */
export function brakeSurplusOf(solved: SolvedCase): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const i of brakedPoints(solved)) {
    const prepared = getPoint(solved, i);
    const { arriving, leaving } = solved.state;
    const slackTension = slackSide.evaluate({ arriving: entry(arriving, i), leaving: entry(leaving, i) });
    const factor = wrapFactor.evaluate(grip(bareTrace, prepared));
    const required = requiredSlackTension.evaluate({
      wrapFactor: factor,
      driveForce: -brakeForceIn(prepared, solved.prepared.loadCase),
    });
    smallest = Math.min(smallest, tractionSurplus.evaluate({ slackTension, required }));
  }
  return smallest;
}
