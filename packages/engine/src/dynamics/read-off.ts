import {
  readCount,
  readEnergy,
  readForce,
  readPosition,
  readPower,
  readRatio,
  readSpeed,
  readStrain,
  readStrainRate,
  readTension,
  readTime,
  readTorque,
  readTravel,
} from "../rules/belt-dynamics/readings.ts";
import { axialStiffness, timeStep } from "../rules/belt-dynamics/waves.ts";
import type { Place } from "../trace/finding.ts";
import { readInRun, refer } from "../trace/reference.ts";
import type { Step, Trace } from "../trace/trace.ts";

const readings = {
  tension: readTension,
  force: readForce,
  torque: readTorque,
  speed: readSpeed,
  strain: readStrain,
  strainRate: readStrainRate,
  ratio: readRatio,
  travel: readTravel,
  position: readPosition,
  time: readTime,
  energy: readEnergy,
  power: readPower,
  count: readCount,
} as const;

export type ReadingName = keyof typeof readings;

/** A number of a run with the time it belongs to, in SI. */
export interface Reading {
  readonly name: ReadingName;
  readonly value: number;
  /** s; the end of the run for what holds for the whole of it. */
  readonly time: number;
  readonly place: Place;
}

/** Opens a number read off a run, beside the steps of its set-up: what was followed, and how finely. */
export function readOff(trace: Trace, setUp: readonly Step[], { name, value, time, place }: Reading): number {
  const found = (id: string): number => {
    const step = setUp.find(({ description }) => description.id === id);
    if (step === undefined) throw new Error(`the set-up of the run has no ${id}`);
    return refer(step.result, step);
  };
  trace.place = place;
  return readings[name](trace, {
    value: readInRun(trace, value),
    time: readInRun(trace, time),
    timeStep: found(timeStep.definition.id),
    stiffness: found(axialStiffness.definition.id),
    mass: found("dynamics/moving-mass"),
    resistance: found("dynamics/resistance"),
  });
}
