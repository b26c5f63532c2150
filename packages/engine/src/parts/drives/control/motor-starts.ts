import { resistanceSteps, switchingSpeed } from "../../../rules/drive-control/wound-rotor.ts";
import type {
  MotorSource,
  SoftStart,
  StarDelta,
  TorquePoint,
  TorqueSource,
} from "../../../solve/start-stop/torque-source.ts";
import { adopted } from "../../../standards/sources.ts";
import { constant } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import type { DriveControlInput } from "./control-input.ts";

const usual = adopted("usual torques of soft starters and wound rotors");

/** As typed, else from 30 % to 150 % of full load in 10 s. */
export function softStart(trace: Trace, { firstTorque, lastTorque, torqueTime }: DriveControlInput): SoftStart {
  return {
    first: firstTorque ?? constant(trace, 0.3, usual),
    last: lastTorque ?? constant(trace, 1.5, usual),
    time: torqueTime ?? constant(trace, 10, usual),
  };
}

/** As typed, else at 85 % of full speed, with 0.05 s without torque (handbook 15.2). */
export function starDelta(trace: Trace, { starSpeed, starTime, starGap }: DriveControlInput): StarDelta {
  return {
    speed: starSpeed ?? constant(trace, 0.85, usual),
    ...(starTime === undefined ? {} : { time: starTime }),
    gap: starGap ?? constant(trace, 0.05, usual),
  };
}

/** Most steps of a resistor that are followed. */
const mostSteps = 100;

/**
 * The saw of a wound rotor: in each step the torque falls straight from that after switching to that at which is switched,
 * at the end along the motor's own line. As typed, else between 150 % and 110 % of full load.
 */
export function woundRotor(
  trace: Trace,
  { fullLoadSlip: slip }: MotorSource,
  control: DriveControlInput,
): TorqueSource {
  const first = control.firstTorque ?? constant(trace, 1.5, usual);
  const last = control.lastTorque ?? constant(trace, 1.1, usual);
  if (!(first > last && last > 0 && slip * first < 1)) return { kind: "factor", factor: first };
  const steps = Math.min(mostSteps, resistanceSteps(trace, { slip, first, last }));
  const rest: TorquePoint = { speed: 0, torque: first };
  const points = Array.from({ length: steps }, (_, at): readonly TorquePoint[] => {
    const speed = switchingSpeed(trace, { slip, first, last, step: at + 1 });
    return [
      { speed, torque: last },
      { speed, torque: first },
    ];
  });
  const before = points.flat().filter(({ speed }) => speed < (1 - slip * first) / (1 - slip));
  return { kind: "torque-speed", points: [rest, ...before, { speed: 1, torque: constant(trace, 1, usual) }] };
}
