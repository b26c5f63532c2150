import {
  bareTrace,
  constant,
  densitySource,
  diameterOverLagging,
  insideDiameter,
  isZero,
  none,
  pairSource,
  partInertia,
  partsInertia,
  type RotatingPart,
  rubberLaggingDensity,
  scaledInertia,
  steelDensity,
  type Trace,
  usualHubDiameter,
  usualHubLength,
  withShaft,
} from "@beltwright/engine";
import type { Pull } from "../document/types/parts.ts";
import { faceWidthOf, shaftLengthIn } from "./machine/pulley-sizes.ts";
import { millimetres } from "./si.ts";

/**
 * Moment of inertia of a pulley with its shaft, kg m²: as typed, or from its dimensions, scaled to masses that are
 * typed. `laggingThick` in mm is that of the drive on a drive pulley.
 */
export function inertiaOf(pull: Pull, laggingThick: number, trace: Trace = bareTrace): number {
  if (!isZero(pull.pulleyInertiaInp)) return pull.pulleyInertiaInp;
  const bodyInertia = scaled(bodyParts(pull, laggingThick, trace), pull.shell.pulleyMass, trace);
  return withShaft(trace, { bodyInertia, shaftInertia: scaled([shaftPart(pull, trace)], pull.shaft.mass, trace) });
}

/** Whether shell, hubs and shaft fit into each other; parts that do not are left out. */
export function hasFittingParts(pull: Pull): boolean {
  return bodyParts(pull, 0, bareTrace).every(isPossible);
}

function scaled(parts: readonly RotatingPart[], typedMass: number, trace: Trace): number {
  const { mass, inertia } = partsInertia(trace, parts.filter(isPossible));
  return isZero(typedMass) || isZero(mass) ? inertia : scaledInertia(trace, { inertia, typedMass, mass });
}

function isPossible({ innerDiameter, outerDiameter }: RotatingPart): boolean {
  return innerDiameter >= 0 && innerDiameter <= outerDiameter && outerDiameter > 0;
}

function bodyParts(pull: Pull, laggingThick: number, trace: Trace): readonly RotatingPart[] {
  const { shell, shaft, hubDia, hubLength } = pull;
  const { shellDia, shellThick, discThick } = shell;
  const length = millimetres(faceWidthOf(pull));
  const shaftDiameter = millimetres(shaft.dia);
  const sizes = {
    shellDiameter: millimetres(shellDia),
    shellThickness: millimetres(shellThick),
    laggingThickness: millimetres(laggingThick),
    shaftDiameter,
  };
  // Reckoned in millimetres, which round otherwise than metres.
  const inside = insideDiameter.told(trace, sizes, millimetres(shellDia - 2 * shellThick));
  const over = diameterOverLagging.told(trace, sizes, millimetres(shellDia + 2 * laggingThick));
  const usualHub = () => usualHubDiameter.told(trace, sizes, millimetres(1.5 * shaft.dia));
  const usualLength = () => usualHubLength.told(trace, sizes, millimetres(0.55 * shaft.dia));
  const hub = isZero(hubDia) ? usualHub() : millimetres(hubDia);
  const hubL = isZero(hubLength) ? usualLength() : millimetres(hubLength);
  const pair = { count: constant(trace, 2, pairSource) };
  const rubber = { density: constant(trace, rubberLaggingDensity, densitySource) };
  const { shellDiameter } = sizes;
  return [
    part(trace, "shell", { outerDiameter: shellDiameter, innerDiameter: inside, length }),
    { ...part(trace, "lagging", { outerDiameter: over, innerDiameter: shellDiameter, length }), ...rubber },
    {
      ...part(trace, "discs", { outerDiameter: inside, innerDiameter: hub, length: millimetres(discThick) }),
      ...pair,
    },
    { ...part(trace, "hubs", { outerDiameter: hub, innerDiameter: shaftDiameter, length: hubL }), ...pair },
  ];
}

function shaftPart(pull: Pull, trace: Trace): RotatingPart {
  return roundBar(trace, "shaft", millimetres(pull.shaft.dia), shaftLengthIn(trace, pull));
}

function roundBar(trace: Trace, name: string, outerDiameter: number, length: number): RotatingPart {
  return part(trace, name, { outerDiameter, innerDiameter: none(trace), length });
}

/** Inertia of a brake disc, kg m², from mm. */
export function discInertia(diameter: number, thickness: number, trace: Trace): number {
  const disc = roundBar(trace, "disc", millimetres(diameter), millimetres(thickness));
  return isPossible(disc) ? partInertia(trace, disc).inertia : none(trace);
}

/** A steel part. */
function part(
  trace: Trace,
  name: string,
  sizes: Pick<RotatingPart, "outerDiameter" | "innerDiameter" | "length">,
): RotatingPart {
  return { name, ...sizes, density: constant(trace, steelDensity, densitySource), count: 1 };
}
