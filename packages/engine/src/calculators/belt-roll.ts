import {
  openBeltAngle,
  openBeltLength,
  rollDiameter,
  rolledLength,
  rolledMass,
  rollTurns,
} from "../rules/belt-roll/roll.ts";
import type { Trace } from "../trace/trace.ts";

interface BeltRoll {
  readonly diameter: number;
  readonly turns: number;
  readonly mass: number;
}

/** A length of belt wound on a core, SI. */
export function beltRoll(
  trace: Trace,
  input: {
    readonly length: number;
    readonly thickness: number;
    readonly coreDiameter: number;
    readonly beltMass: number;
  },
): BeltRoll {
  const diameter = rollDiameter(trace, input);
  return {
    diameter,
    turns: rollTurns(trace, { ...input, rollDiameter: diameter }),
    mass: rolledMass(trace, { beltMass: input.beltMass, length: input.length }),
  };
}

/** Belt that a roll of a given diameter holds, m. */
export function beltOnRoll(
  trace: Trace,
  input: { readonly rollDiameter: number; readonly coreDiameter: number; readonly thickness: number },
): number {
  return rolledLength(trace, input);
}

/** Length of an open belt on two pulleys, m. */
export function twoPulleyBelt(
  trace: Trace,
  input: { readonly centres: number; readonly firstDiameter: number; readonly secondDiameter: number },
): number {
  return openBeltLength(trace, { ...input, angle: openBeltAngle(trace, input) });
}
