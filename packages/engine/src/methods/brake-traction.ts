import { wrapFactor } from "../standards/cema-5/wrap-factor.ts";
import {
  requiredFriction,
  requiredSlackTension,
  slackSide,
  tractionSurplus,
  usableSlackTension,
} from "../standards/mechanics/traction.ts";
import type { Trace } from "../trace/trace.ts";
import type { LoadCaseName } from "./load-case.ts";
import type { PreparedPoint } from "./tension/prepared-case.ts";
import type { SolvedCase } from "./tension/solve-case.ts";
import { at } from "./tension/tension-state.ts";

/** A pulley that brakes without being driven, in one case. N and rad. */
export interface BrakeTraction {
  readonly loadCase: LoadCaseName;
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

export function brakesOf(trace: Trace, cases: ReadonlyMap<LoadCaseName, SolvedCase>): readonly BrakeTraction[] {
  return [...cases.values()].flatMap((solved) => {
    if (solved.prepared.loadCase.motion !== "braking") return [];
    return solved.prepared.points.flatMap((point, i) => brakeTraction(trace, solved, point, i));
  });
}

function brakeTraction(trace: Trace, solved: SolvedCase, prepared: PreparedPoint, i: number): readonly BrakeTraction[] {
  const { point, drive, brakeForce, turn } = prepared;
  if (drive !== undefined || brakeForce <= 0 || !("pulley" in point)) return [];
  const loadCase = solved.prepared.loadCase.name;
  trace.place = { loadCase, pointId: point.id };
  const { friction = bareFriction } = point.pulley;
  const { wrapAngle } = turn;
  const { arriving, leaving } = solved.state;
  const slackTension = slackSide(trace, { arriving: at(arriving, i), leaving: at(leaving, i) });
  const factor = wrapFactor(trace, { friction, wrapAngle });
  const required = requiredSlackTension(trace, { wrapFactor: factor, driveForce: -brakeForce });
  const usable = usableSlackTension(trace, { slackTension });
  return [
    {
      loadCase,
      pointId: point.id,
      slackTension,
      brakeForce,
      friction,
      wrapAngle,
      requiredSlackTension: required,
      surplus: tractionSurplus(trace, { slackTension, required }),
      requiredFriction: requiredFriction(trace, { slackTension: usable, driveForce: -brakeForce, wrapAngle }),
    },
  ];
}
