import { bareTrace, partInertia, type RotatingPart, rubberLaggingDensity, steelDensity } from "@beltwright/engine";
import type { Pull } from "../document/types/parts.ts";
import { faceWidthOf, shaftLengthOf } from "./machine/pulley-sizes.ts";
import { millimetres } from "./si.ts";

/**
 * Moment of inertia of a pulley with its shaft, kg m²: as typed, or from its dimensions, scaled to masses that are
 * typed. `laggingThick` in mm is that of the drive on a drive pulley.
 */
export function inertiaOf(pull: Pull, laggingThick: number): number {
  if (pull.pulleyInertiaInp !== 0) return pull.pulleyInertiaInp;
  const body = scaled(bodyParts(pull, laggingThick), pull.shell.pulleyMass);
  return body + scaled([shaftPart(pull)], pull.shaft.mass);
}

/** Whether shell, hubs and shaft fit into each other; parts that do not are left out. */
export function hasFittingParts(pull: Pull): boolean {
  return bodyParts(pull, 0).every(isPossible);
}

function scaled(parts: readonly RotatingPart[], typedMass: number): number {
  const known = parts.filter(isPossible).map((part) => partInertia(bareTrace, part));
  const mass = known.reduce((sum, part) => sum + part.mass, 0);
  const inertia = known.reduce((sum, part) => sum + part.inertia, 0);
  return typedMass === 0 || mass === 0 ? inertia : (inertia * typedMass) / mass;
}

function isPossible({ innerDiameter, outerDiameter }: RotatingPart): boolean {
  return innerDiameter >= 0 && innerDiameter <= outerDiameter;
}

function bodyParts(pull: Pull, laggingThick: number): readonly RotatingPart[] {
  const { shell, shaft, hubDia, hubLength } = pull;
  const { shellDia, shellThick, discThick } = shell;
  const faceWidth = faceWidthOf(pull);
  const inside = shellDia - 2 * shellThick;
  const hub = hubDia === 0 ? 1.5 * shaft.dia : hubDia;
  const hubL = hubLength === 0 ? 0.55 * shaft.dia : hubLength;
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
export function discInertia(diameter: number, thickness: number): number {
  return partInertia(bareTrace, part("disc", diameter, 0, thickness)).inertia;
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
