import type { Design } from "../../design/design.ts";
import { isAlike } from "../../parts/alike.ts";
import type { MotorRow } from "../../parts/drives/component-rows.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { motorsInertia } from "../../rules/belt-dynamics/set-up.ts";
import { reflectedMass } from "../../rules/mechanics/motion.ts";
import { unreferred } from "../../trace/given.ts";
import { plain } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import type { Tensions } from "../solve.ts";
import { runningWith } from "./friction-end.ts";
import { type CoupledMotor, coupledSpeeds } from "./torque/coupled-motor.ts";
import type { Curve } from "./torque/curve.ts";
import { withMotorLine } from "./torque/drive-curve.ts";
import { motorCurve } from "./torque/motor-curve.ts";
import { type MotorSource, motorSource } from "./torque-source.ts";

/** A start in the conveyor it starts. */
export interface StartedPlace {
  readonly design: Pick<Design, "beltSpeed">;
  readonly solution: Tensions;
  readonly load: "full" | "empty";
}

/** Of a motor: share of full load in steady running, speed lost from no load to full load, and its largest torque. */
export function motorLine({ solution, load }: StartedPlace, { pointId, control }: DriveTrain, motor: MotorSource) {
  const running = runningWith(solution, load, solution.cases[`starting-${load}`].friction);
  const force = plain(running.points.find((point) => point.pointId === pointId)?.driveForce ?? 0);
  const { fullLoadSlip, breakdown } = motor;
  return { running: force / plain(control.pulling), slip: fullLoadSlip / (1 - fullLoadSlip), breakdown };
}

export const ownCurve = ({ fullLoadSlip: slip, breakdown, lockedRotor }: MotorSource) =>
  motorCurve({ slip, breakdown, lockedRotor });

/** Curves of motors by their row: every start of every drive asks for them again. */
const curves = new WeakMap<MotorRow, Curve>();
/** Drives mostly have motors alike, each in a row of its own. */
let last: { readonly motor: MotorSource; readonly curve: Curve } | undefined;

function curveOf(row: MotorRow, motor: MotorSource): Curve {
  const known = curves.get(row);
  if (known !== undefined) return known;
  if (last === undefined || !isAlike(last.motor, motor)) last = { motor, curve: ownCurve(motor) };
  curves.set(row, last.curve);
  return last.curve;
}

/** The motors as a mass at the belt; undefined where their inertia is not known. */
export function motorMassOf(trace: Trace, { motors, inertia, ratio, radius }: DriveTrain): number | undefined {
  if (!(motors * inertia.motor > 0 && ratio > 0 && radius > 0)) return undefined;
  const whole = motorsInertia(trace, { motors, inertia: inertia.motor });
  return reflectedMass(trace, { inertia: whole, ratio, pulleyRadius: radius });
}

/** The motor behind a fluid coupling (handbook 6.5); undefined where there is none, or where it is not known. */
export function coupledMotor(place: StartedPlace, train: DriveTrain): CoupledMotor | undefined {
  const source = unreferred(train.start[place.load]);
  const row = rowOf(train.slots.motor);
  const slip = plain(train.start.slip);
  if (source.kind !== "fluid-coupling" || row === undefined || !(slip > 0)) return undefined;
  const motorMass = motorMassOf(bareTrace, train);
  if (motorMass === undefined) return undefined;
  const motor = unreferred(motorSource(bareTrace, row));
  const line = motorLine(place, train, motor);
  const coupling = { slip, peakTorque: source.peak, twoSecondTorque: source.twoSecond };
  const fullSpeed = plain(place.design.beltSpeed);
  const speeds = coupledSpeeds(coupling, { running: line.running, motorSlip: line.slip, fullSpeed });
  const speed = speeds.runningSpeed / speeds.fullLoadSpeed;
  const curve = withMotorLine(curveOf(row, motor), { ...line, speed });
  return { ...coupling, ...speeds, motor: curve, motorMass: plain(motorMass) };
}
