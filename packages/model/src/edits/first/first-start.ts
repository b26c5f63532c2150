import type { Conveyor } from "../../document/types/conveyor.ts";

/** Motors up to here start direct on line, kW; those above the second, those that hold back and those of several
 * pulleys need a frequency converter (handbook 15.31). */
const directUpTo = 30;
const softUpTo = 250;
/** Conveyors longer than this start along a ramp whatever their power, m. */
const longBelt = 1000;
/** Largest acceleration of long and of other conveyors, m/s² (handbook 15.3). */
const gentle = { long: 0.1, other: 0.3 };
/** Peak over mean acceleration of Harrison's ramp, the usual one. */
const peakOverMean = Math.PI / 2;
/** Wave speed that a first ramp reckons with, m/s; five transits of it are waited for. */
const waveSpeed = 1000;
const transits = 5;
/** Ramps are typed in steps of this, s. */
const rampStep = 5;

/** How a first design starts: by what is fitted to its motors. No start factor is written, which would hide that. */
export function withStart(conveyor: Conveyor, length: number): Conveyor {
  const power = Math.max(0, ...conveyor.drives.map(({ motor }) => motor.power));
  const isHolding = conveyor.drives.some(({ brakingMode }) => brakingMode === "Regenerative");
  const isRamped = power > softUpTo || length > longBelt || isHolding || conveyor.drives.length > 1;
  const isSoft = !isRamped && power > directUpTo;
  const drives = conveyor.drives.map((drive) => ({
    ...drive,
    flDirectDrive: true,
    controlMode: isSoft ? ("Soft starter" as const) : ("Auto" as const),
  }));
  return { ...conveyor, drives, rampTime: isRamped ? firstRamp(conveyor.beltSpeedInp, length, isHolding) : 0 };
}

/** A belt that its drives hold back would grow slack at its lower end in a quick start. */
function firstRamp(beltSpeed: number, length: number, isHolding: boolean): number {
  const most = length > longBelt || isHolding ? gentle.long : gentle.other;
  const time = Math.max((transits * length) / waveSpeed, (peakOverMean * beltSpeed) / most);
  return Math.ceil(time / rampStep) * rampStep;
}
