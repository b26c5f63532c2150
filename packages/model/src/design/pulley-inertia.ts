import {
  bareTrace,
  constant,
  densitySource,
  isZero,
  none,
  partInertia,
  partsInertia,
  pulleyParts,
  type RotatingPart,
  scaledInertia,
  steelDensity,
  type Trace,
  withShaft,
} from "@beltwright/engine";
import type { Drive, Pull } from "../document/types/parts.ts";
import { bodyOf, type Lagging } from "./machine/pulley-body.ts";
import { millimetres } from "./si.ts";

/**
 * Moment of inertia of a pulley with its shaft, kg m²: as typed, or from its dimensions, scaled to masses that are
 * typed.
 */
export function inertiaOf(pull: Pull, lagging: Lagging, trace: Trace = bareTrace): number {
  if (!isZero(pull.pulleyInertiaInp)) return pull.pulleyInertiaInp;
  const parts = pulleyParts(trace, bodyOf(pull, lagging, trace));
  const [body, shaft] = [parts.filter(({ name }) => name !== "shaft"), parts.filter(({ name }) => name === "shaft")];
  const bodyInertia = scaled(body, pull.shell.pulleyMass, trace);
  return withShaft(trace, { bodyInertia, shaftInertia: scaled(shaft, pull.shaft.mass, trace) });
}

/** Whether shell, hubs and shaft fit into each other; parts that do not are left out. */
export function hasFittingParts(pull: Pull): boolean {
  return pulleyParts(bareTrace, bodyOf(pull, { kind: "none", thickness: 0 }, bareTrace))
    .filter(({ name }) => name !== "shaft")
    .every(isPossible);
}

function scaled(parts: readonly RotatingPart[], typedMass: number, trace: Trace): number {
  const { mass, inertia } = partsInertia(trace, parts.filter(isPossible));
  return isZero(typedMass) || isZero(mass) ? inertia : scaledInertia(trace, { inertia, typedMass, mass });
}

function isPossible({ innerDiameter, outerDiameter }: RotatingPart): boolean {
  return innerDiameter >= 0 && innerDiameter <= outerDiameter && outerDiameter > 0;
}

/** Inertia of the brake discs on one shaft, kg m², from mm. */
export function discInertia(
  { discDia, discThick, noOfDiscs }: Pick<Drive, "discDia" | "discThick" | "noOfDiscs">,
  trace: Trace,
): number {
  const disc: RotatingPart = {
    name: "disc",
    outerDiameter: millimetres(discDia),
    innerDiameter: none(trace),
    length: millimetres(discThick),
    density: constant(trace, steelDensity, densitySource),
    count: noOfDiscs,
  };
  return isPossible(disc) ? partInertia(trace, disc).inertia : none(trace);
}
