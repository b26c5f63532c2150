import { steelDensity } from "../../../calculators/pulley-inertia.ts";
import { inertiaWithoutMotor } from "../../../rules/drive-train/duty.ts";
import { discInertia, discsInertia, driveMass } from "../../../rules/drive-train/inertia.ts";
import { mechanics } from "../../../standards/sources.ts";
import { constant, none } from "../../../trace/reference.ts";
import { defineSum } from "../../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { BrakeDisc, DriveInertia, DriveSlots } from "../drive-train.ts";
import type { DriveTrainInput } from "../drive-train-input.ts";
import { rowOf } from "../slot.ts";

const highSpeedSum = defineSum({
  id: "drives/high-speed-inertia",
  source: mechanics("everything that turns with the motor"),
  output: { symbol: "J_HSS", unit: "kg*m2" },
  term: "J",
});
const lowSpeedSum = defineSum({
  id: "drives/low-speed-inertia",
  source: mechanics("everything that turns with the pulley, pulley left out"),
  output: { symbol: "J_LSS", unit: "kg*m2" },
  term: "J",
});

const steel = mechanics("density of steel");

/** Inertia of one motor line, part by part. */
export function inertiaOf(
  trace: Trace,
  input: DriveTrainInput,
  slots: DriveSlots,
  disc: BrakeDisc | undefined,
): DriveInertia {
  const { brake } = input;
  const nothing = none(trace);
  const brakeDisc = disc === undefined ? nothing : inertiaOfDiscs(trace, disc);
  const motor = rowOf(slots.motor)?.inertia ?? nothing;
  const fluidCoupling = rowOf(slots.fluidCoupling) === undefined ? nothing : input.fluidCouplingInertia;
  const highSpeedCoupling = rowOf(slots.highSpeedCoupling)?.inertia ?? nothing;
  const gearbox = rowOf(slots.gearbox)?.inertia ?? nothing;
  const lowSpeedCoupling = rowOf(slots.lowSpeedCoupling)?.inertia ?? nothing;
  const holdback = rowOf(slots.holdback)?.inertia ?? nothing;
  const isFastBrake = brake?.shaft === "high-speed";
  const isFastHoldback = input.holdbackShaft === "high-speed";
  const fast = [motor, fluidCoupling, highSpeedCoupling, gearbox, input.flywheelInertia];
  return {
    motor,
    fluidCoupling,
    highSpeedCoupling,
    gearbox,
    flywheel: input.flywheelInertia,
    lowSpeedCoupling,
    holdback,
    brakeDisc,
    highSpeed: highSpeedSum(trace, [...fast, isFastBrake ? brakeDisc : nothing, isFastHoldback ? holdback : nothing]),
    lowSpeed: lowSpeedSum(trace, [
      lowSpeedCoupling,
      isFastBrake ? nothing : brakeDisc,
      isFastHoldback ? nothing : holdback,
    ]),
  };
}

function inertiaOfDiscs(trace: Trace, { discs, ...disc }: BrakeDisc): number {
  const inertia = discInertia(trace, { density: constant(trace, steelDensity, steel), ...disc });
  return discs > 1 ? discsInertia(trace, { inertia, discs }) : inertia;
}

/** A drive as a mass at the belt; while starting without its motors where they run up first. */
export function massOf(
  trace: Trace,
  given: {
    readonly inertia: DriveInertia;
    readonly motors: number;
    readonly ratio: number;
    readonly radius: number;
    readonly isDecoupled: boolean;
  },
): { readonly equivalentMass: number; readonly startingMass: number } {
  const { inertia, motors, ratio, radius, isDecoupled } = given;
  const mass = (highSpeedInertia: number) =>
    driveMass(trace, { motors, highSpeedInertia, lowSpeedInertia: inertia.lowSpeed, ratio, radius });
  const equivalentMass = mass(inertia.highSpeed);
  return {
    equivalentMass,
    startingMass: isDecoupled ? mass(inertiaWithoutMotor(stepsOnly(trace), inertia)) : equivalentMass,
  };
}
