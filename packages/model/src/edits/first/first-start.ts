import type { MachineSolution } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";

/**
 * Motors up to the first start direct on line, kW; those above the second, those that hold back and those of several
 * pulleys need a frequency converter (handbook 15.31).
 */
const directUpTo = 30;
const softUpTo = 250;
/** Conveyors longer than this start along a ramp whatever their power, m. */
const longBelt = 1000;
/**
 * Largest acceleration of long and of other conveyors, m/s² (handbook 15.3). Belts that their drives hold back count as
 * long ones: in a quick start they would grow slack at the lower end.
 */
const gentle = { long: 0.1, other: 0.3 };
/** Peak over mean acceleration of Harrison's ramp, the usual one. */
const peakOverMean = Math.PI / 2;
/** Wave speed that a first ramp reckons with, m/s; five transits of it are waited for. */
const waveSpeed = 1000;
const transits = 5;
/** Ramps are typed in steps of this, s; what would take longer than the second asks for larger motors. */
const rampStep = 5;
const longestRamp = 300;

/** What a start without a ramp may do to belt and motor (handbook 3.8.6). */
const hardStarts: ReadonlySet<string> = new Set(["start-acceleration-high", "start-long-for-motor", "material-slides"]);

/**
 * How a first design starts: by what is fitted to its motors, along a ramp where that would be too hard on them or the belt.
 * No start factor is written, which would hide that.
 */
export function withStart(conveyor: Conveyor, length: number, solution?: MachineSolution): Conveyor {
  const power = Math.max(0, ...conveyor.drives.map(({ motor }) => motor.power));
  const isHolding = conveyor.drives.some(({ brakingMode }) => brakingMode === "Regenerative");
  const isHard = solution?.findings.some(({ code }) => hardStarts.has(code)) ?? false;
  const isByRule = power > softUpTo || length > longBelt || isHolding || conveyor.drives.length > 1;
  // Once it has its ramp, the start is no longer hard.
  const isRamped = isByRule || isHard || conveyor.rampTime > 0;
  const isSoft = !isRamped && power > directUpTo;
  const drives = conveyor.drives.map((drive) => ({
    ...drive,
    flDirectDrive: true,
    controlMode: isSoft ? ("Soft starter" as const) : ("Auto" as const),
  }));
  if (!isRamped) return { ...conveyor, drives, rampTime: 0 };
  const most = length > longBelt || isHolding ? gentle.long : gentle.other;
  const { beltSpeedInp } = conveyor;
  const time = Math.max(
    (transits * length) / waveSpeed,
    (peakOverMean * beltSpeedInp) / most,
    timeForMotors(beltSpeedInp, solution),
  );
  return { ...conveyor, drives, rampTime: Math.ceil(time / rampStep) * rampStep };
}

/** A ramp that motors can follow with so much of their torque at most (handbook 15.3), s; 0 where nothing is known of them. */
const usedTorque = 1.4;

function timeForMotors(beltSpeed: number, solution: MachineSolution | undefined): number {
  const start = solution?.machine.startStop?.starts.full;
  if (start === undefined) return 0;
  const surplus = usedTorque * start.nominalForce - start.effectiveTension;
  const time = (peakOverMean * beltSpeed * start.mass) / surplus;
  return surplus > 0 && time < longestRamp ? time : 0;
}
