import type { DrivePick } from "./description.ts";

/** A drive on a frequency converter, with ceramic lagging. */
export function controlledDrive(power: number, loadShare: number, values: DrivePick["values"]): DrivePick {
  return {
    power,
    poles: 4,
    motorCategory: "HV Motor 6600V",
    ratioTolerance: 0.03,
    values: {
      driveEff: 94,
      lagging: "ceramic",
      coeffofFrictionRun: 0.35,
      coeffofFrictionStart: 0.4,
      loadShare,
      ...values,
    },
  };
}
