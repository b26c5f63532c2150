import {
  bareTrace,
  isZero,
  partInertia,
  partsInertia,
  type RotatingPart,
  rubberLaggingDensity,
  scaledInertia,
  steelDensity,
  type Trace,
  withShaft,
} from "@beltwright/engine";
import type { Pull } from "../document/types/parts.ts";
import { faceWidthOf, shaftLengthOf } from "./machine/pulley-sizes.ts";
import { millimetres } from "./si.ts";

/**
 * Moment of inertia of a pulley with its shaft, kg m²: as typed, or from its dimensions, scaled to masses that are
 * typed. `laggingThick` in mm is that of the drive on a drive pulley.
 */
export function inertiaOf(pull: Pull, laggingThick: number, trace: Trace = bareTrace): number {
  if (!isZero(pull.pulleyInertiaInp)) return pull.pulleyInertiaInp;
  const bodyInertia = scaled(bodyParts(pull, laggingThick), pull.shell.pulleyMass, trace);
  return withShaft(trace, { bodyInertia, shaftInertia: scaled([shaftPart(pull)], pull.shaft.mass, trace) });
}

/** Whether shell, hubs and shaft fit into each other; parts that do not are left out. */
export function hasFittingParts(pull: Pull): boolean {
  return bodyParts(pull, 0).every(isPossible);
}

function scaled(parts: readonly RotatingPart[], typedMass: number, trace: Trace): number {
  const { mass, inertia } = partsInertia(trace, parts.filter(isPossible));
  return isZero(typedMass) || isZero(mass) ? inertia : scaledInertia(trace, { inertia, typedMass, mass });
}

function isPossible({ innerDiameter, outerDiameter }: RotatingPart): boolean {
  return innerDiameter >= 0 && innerDiameter <= outerDiameter && outerDiameter > 0;
}

function bodyParts(pull: Pull, laggingThick: number): readonly RotatingPart[] {
  const { shell, shaft, hubDia, hubLength } = pull;
  const { shellDia, shellThick, discThick } = shell;
  const faceWidth = faceWidthOf(pull);
  const inside = shellDia - 2 * shellThick;
  const hub = isZero(hubDia) ? 1.5 * shaft.dia : hubDia;
  const hubL = isZero(hubLength) ? 0.55 * shaft.dia : hubLength;
  return [
    part("shell", shellDia, inside, faceWidth),
    { ...part("lagging", shellDia + 2 * laggingThick, shellDia, faceWidth), density: rubberLaggingDensity },
    { ...part("discs", inside, hub, discThick), count: 2 },
    { ...part("hubs", hub, shaft.dia, hubL), count: 2 },
  ];
}

function shaftPart(pull: Pull): RotatingPart {
  return part("shaft", pull.shaft.dia, 0, shaftLengthOf(pull));
}

/** Inertia of a brake disc, kg m², from mm. */
export function discInertia(diameter: number, thickness: number, trace: Trace): number {
  const disc = part("disc", diameter, 0, thickness);
  return isPossible(disc) ? partInertia(trace, disc).inertia : 0;
}

/** A steel part from its dimensions in mm. */
function part(name: string, outer: number, inner: number, length: number): RotatingPart {
  return {
    name,
    outerDiameter: millimetres(outer),
    innerDiameter: millimetres(inner),
    length: millimetres(length),
    density: steelDensity,
    count: 1,
  };
}
