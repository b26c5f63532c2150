import {
  annulusInertia,
  annulusMass,
  beltLineMass,
  gdSquared,
  motorSideInertia,
} from "../rules/rotating-parts/annulus.ts";
import { lengthOfAll } from "../rules/rotating-parts/pulley-sizes.ts";
import { mechanics } from "../standards/sources.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { isEqual } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";

/** kg/m³ */
export const steelDensity = 7850;
export const rubberLaggingDensity = 1150;
export const ceramicLaggingDensity = 1900;

/** A hollow cylinder, or several alike, SI. */
export interface RotatingPart {
  readonly name: string;
  readonly outerDiameter: number;
  readonly innerDiameter: number;
  readonly length: number;
  readonly density: number;
  readonly count: number;
}

interface PartInertia {
  readonly name: string;
  readonly mass: number;
  readonly inertia: number;
}

interface PulleyInertia {
  readonly parts: readonly PartInertia[];
  readonly mass: number;
  readonly inertia: number;
  readonly beltLineMass: number;
  readonly motorSideInertia: number;
  readonly gdSquared: number;
}

const totalMass = defineSum({
  id: "pulley-inertia/mass",
  source: mechanics("sum of masses"),
  output: { symbol: "m", unit: "kg" },
  term: "m",
});
const totalInertia = defineSum({
  id: "pulley-inertia/inertia",
  source: mechanics("sum of inertias about one axis"),
  output: { symbol: "J", unit: "kg*m2" },
  term: "J",
});

/** Mass and inertia of parts on one axis, at the belt line and at the motor. */
export function pulleyInertia(
  trace: Trace,
  input: { readonly parts: readonly RotatingPart[]; readonly beltRadius: number; readonly gearRatio: number },
): PulleyInertia {
  const parts = input.parts.map((part) => partInertia(trace, part));
  const inertia = totalInertia(
    trace,
    parts.map((part) => part.inertia),
  );
  return {
    parts,
    mass: totalMass(
      trace,
      parts.map((part) => part.mass),
    ),
    inertia,
    beltLineMass: beltLineMass(trace, { inertia, radius: input.beltRadius }),
    motorSideInertia: motorSideInertia(trace, { inertia, ratio: input.gearRatio }),
    gdSquared: gdSquared(trace, { inertia }),
  };
}

/** Mass and inertia of parts on one axis together. */
export function partsInertia(
  trace: Trace,
  parts: readonly RotatingPart[],
): Pick<PulleyInertia, "parts" | "mass" | "inertia"> {
  const known = parts.map((part) => partInertia(trace, part));
  return {
    parts: known,
    mass: totalMass(
      trace,
      known.map(({ mass }) => mass),
    ),
    inertia: totalInertia(
      trace,
      known.map(({ inertia }) => inertia),
    ),
  };
}

/** Mass and inertia of one part, all its copies together. */
export function partInertia(trace: Trace, part: RotatingPart): PartInertia {
  const { name, outerDiameter, innerDiameter, density, count } = part;
  if (!(innerDiameter <= outerDiameter)) {
    const limit = { least: 0, most: outerDiameter };
    throw new InputRefused({ subject: `pulley-inertia/${name}`, input: "innerDiameter", value: innerDiameter, limit });
  }
  const length = isEqual(count, 1) ? part.length : lengthOfAll(trace, { length: part.length, count });
  const mass = annulusMass(trace, { density, outerDiameter, innerDiameter, length });
  return { name, mass, inertia: annulusInertia(trace, { mass, outerDiameter, innerDiameter }) };
}
