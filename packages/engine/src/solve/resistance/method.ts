import type { Method } from "../../design/method.ts";
import { none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** What the friction of a section is made of where one factor follows the sag. SI. */
export interface SagFriction {
  readonly lineLoad: number;
  readonly spacing: number;
  /** Factors on friction that do not change with tension, multiplied. */
  readonly factors: number;
  readonly length: number;
  readonly idlerMass: number;
  readonly slopeCosine: number;
}

/** The friction of one section, prepared: only what changes with tension is left to compute. */
export interface SectionFriction {
  /** Resistance to turning idlers and flexing belt and load, N, at a mean tension. */
  readonly main: (trace: Trace, meanTension: number) => number;
  /** The same for inner loops: bare, and told apart where it does not depend on tension at all. */
  readonly bare: ((meanTension: number) => number) | number;
  /** The same as numbers, where the friction factor follows the sag: `bare` is what `frictionBySag` makes of them. */
  readonly bySag?: SagFriction;
  /** Whether `main` would find nothing to report at a mean tension, so that `bare` gives all there is to know. */
  readonly isCovered?: (meanTension: number) => boolean;
  /** Artificial friction factor at that tension: for curves and for showing. */
  readonly factor: (trace: Trace, meanTension: number, main: number) => number;
  /** What the shown resistance is made of, N; kept for side-by-side comparison. */
  readonly parts: (trace: Trace, meanTension: number) => Readonly<Record<string, number>>;
}

/** A pulley as far as it decides which of its losses a method counts. */
export interface PulleyTurn {
  readonly wrapAngle: number;
  readonly isDriven: boolean;
}

/** What a method counts of a pulley: by the usual formula at the tensions of the belt, or a force of its own, N. */
export type PulleyLoss = "by-tension" | number;

/** One way to compute resistances. Made for a design; the method is an argument, never a global. */
export interface ResistanceMethod {
  readonly name: Method;
  readonly friction: (trace: Trace, section: SectionInCase) => SectionFriction;
  /** Skirts along a section, N. */
  readonly skirts: (trace: Trace, section: SectionInCase) => number;
  /** Force to bring fed material to belt speed, N. */
  readonly acceleration: (trace: Trace, section: SectionInCase) => number;
  /** Skirt friction inside the acceleration zone, N. */
  readonly accelerationSkirts: (trace: Trace, section: SectionInCase) => number;
  /** One cleaner and one plough, N. */
  readonly cleaner: (trace: Trace) => number;
  readonly plough: (trace: Trace) => number;
  /** Intended forward tilt of idlers, N. */
  readonly tilt: (trace: Trace, section: SectionInCase) => number;
  /** Bending the belt round a pulley. */
  readonly wrap: (trace: Trace, pulley: PulleyTurn) => PulleyLoss;
  /** Bearings of a pulley. */
  readonly bearing: (trace: Trace, pulley: PulleyTurn) => PulleyLoss;
  /** Multiplies `wrap` and `bearing` where the secondary resistances are a lump; absent: 1. */
  readonly pulleyShare?: number;
  /** The same for a conveyor that runs itself, where the source has a rule of its own for it. */
  readonly regenerating?: ResistanceMethod;
}

/** A section without idlers. */
export const noFriction: SectionFriction = { main: none, bare: 0, factor: none, parts: () => ({}) };

/** Driven pulleys lose their bearings in the efficiency of the drive. */
export const bearingOfFreePulley = (trace: Trace, { isDriven }: PulleyTurn): PulleyLoss =>
  isDriven ? none(trace) : "by-tension";
