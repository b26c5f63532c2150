import {
  pulleyInertia,
  type RotatingPart,
  rubberLaggingDensity,
  steelDensity,
} from "../../calculators/pulley-inertia.ts";
import { lockingMakers, shellTheory } from "../../standards/machine-sources.ts";
import {
  discFlexibility,
  discHubStress,
  discRimStress,
  discShare,
  discStressFactor,
  discTiltStiffness,
  lockingBending,
  lockingTorque,
  shaftTiltStiffness,
  sharedSlope,
} from "../../standards/pulley-disc/annular-plate.ts";
import { shellState } from "../../standards/pulley-shell/harmonics.ts";
import {
  shellCombinedStress,
  shellRadius,
  shellShear,
  shellStress,
  shellStressAngle,
  shellStressRange,
} from "../../standards/pulley-shell/semi-membrane.ts";
import { sectionInertia } from "../../standards/shaft-bending/deflection.ts";
import { type Limit, satisfies } from "../../trace/limit.ts";
import type { Trace } from "../../trace/trace.ts";

/** Sizes of a pulley, m. */
export interface PulleyBody {
  readonly shellDiameter: number;
  readonly shellThickness: number;
  readonly faceWidth: number;
  readonly laggingThickness: number;
  /** kg/m³; rubber by default, 1900 for ceramic. */
  readonly laggingDensity?: number;
  readonly discThickness: number;
  /** Absent: 1.5 shaft diameters. */
  readonly hubDiameter?: number;
  /** Absent: 0.55 shaft diameters. */
  readonly hubLength?: number;
  readonly hubCentres: number;
  readonly shaftDiameter: number;
  readonly shaftLength: number;
}

/** Hub outside diameter, m. */
export function hubDiameterOf(body: Pick<PulleyBody, "hubDiameter" | "shaftDiameter">): number {
  return body.hubDiameter ?? 1.5 * body.shaftDiameter;
}

/** Shell, lagging, discs, hubs and shaft as hollow cylinders. */
export function pulleyParts(body: PulleyBody): readonly RotatingPart[] {
  const { shellDiameter, shellThickness, faceWidth, laggingThickness, shaftDiameter } = body;
  const inner = shellDiameter - 2 * shellThickness;
  const hub = hubDiameterOf(body);
  const steel = { density: steelDensity, count: 1 };
  const lagging: RotatingPart = {
    name: "lagging",
    outerDiameter: shellDiameter + 2 * laggingThickness,
    innerDiameter: shellDiameter,
    length: faceWidth,
    density: body.laggingDensity ?? rubberLaggingDensity,
    count: 1,
  };
  return [
    { name: "shell", outerDiameter: shellDiameter, innerDiameter: inner, length: faceWidth, ...steel },
    lagging,
    {
      name: "discs",
      outerDiameter: inner,
      innerDiameter: hub,
      length: body.discThickness,
      density: steelDensity,
      count: 2,
    },
    {
      name: "hubs",
      outerDiameter: hub,
      innerDiameter: shaftDiameter,
      length: body.hubLength ?? 0.55 * shaftDiameter,
      density: steelDensity,
      count: 2,
    },
    { name: "shaft", outerDiameter: shaftDiameter, innerDiameter: 0, length: body.shaftLength, ...steel },
  ];
}

/** Mass and inertia of a pulley; a catalogue mass scales the inertia computed. */
export function pulleyMass(trace: Trace, body: PulleyBody, catalogueMass?: number) {
  const beltRadius = body.shellDiameter / 2 + body.laggingThickness;
  const found = pulleyInertia(trace, { parts: pulleyParts(body), beltRadius, gearRatio: 1 });
  if (catalogueMass === undefined || catalogueMass <= 0) return found;
  const scale = catalogueMass / found.mass;
  return {
    ...found,
    mass: catalogueMass,
    inertia: found.inertia * scale,
    beltLineMass: found.beltLineMass * scale,
    motorSideInertia: found.motorSideInertia * scale,
    gdSquared: found.gdSquared * scale,
  };
}

/** Stress of the shell in one load case. */
export interface ShellCheck {
  readonly stress: number;
  readonly angle: number;
  readonly side: "inside" | "outside";
  readonly range: number;
  readonly shear: number;
  readonly combined: number;
}

const thin: Limit = { least: 0.015, most: 0.1 };
const proportion: Limit = { least: 1.5, most: 8 };

/** Shell stress after semi-membrane theory, with torsion for driven pulleys: half the torque on each disc. */
export function shellCheck(
  trace: Trace,
  body: PulleyBody,
  load: {
    readonly meanTension: number;
    readonly wrapAngle: number;
    readonly beltWidth: number;
    readonly modulus: number;
    readonly torque: number;
  },
): ShellCheck {
  const { shellDiameter, shellThickness } = body;
  const { meanTension, wrapAngle, beltWidth, modulus } = load;
  const given = {
    shellDiameter,
    shellThickness,
    discCentres: body.hubCentres,
    beltWidth,
    meanTension,
    wrapAngle,
    modulus,
  };
  const radius = shellRadius(trace, { shellDiameter, shellThickness });
  const stress = shellStress(trace, given);
  const shear = shellShear(trace, { torque: Math.abs(load.torque) / 2, radius, shellThickness });
  reportShape(trace, shellThickness / radius, body.hubCentres / radius);
  return {
    stress,
    angle: shellStressAngle(trace, given),
    side: shellState(given).side,
    range: shellStressRange(trace, given),
    shear,
    combined: shellCombinedStress(trace, { stress, shear }),
  };
}

function reportShape(trace: Trace, thickness: number, length: number): void {
  const about = { code: "outside-validity", severity: "note", subject: "pulley-shell" } as const;
  const source = shellTheory("checked against the full shell solution");
  if (!satisfies(thin, thickness))
    trace.report({ ...about, values: { thicknessOverRadius: thickness }, limit: thin, source });
  if (!satisfies(proportion, length))
    trace.report({ ...about, values: { lengthOverRadius: length }, limit: proportion, source });
}

/** How disc and shaft share the hub moment. */
export interface DiscCheck {
  readonly discStiffness: number;
  readonly shaftStiffness: number;
  /** Slope actually reached, rad. */
  readonly slope: number;
  readonly discMoment: number;
  readonly discShare: number;
  readonly hubStress: number;
  readonly rimStress: number;
}

/** End disc as an annular plate beside the shaft. Shaft strength is checked with the whole moment all the same. */
export function discCheck(trace: Trace, body: PulleyBody, hubMoment: number, modulus: number): DiscCheck {
  const outerRadius = body.shellDiameter / 2 - body.shellThickness;
  const radiusRatio = hubDiameterOf(body) / 2 / outerRadius;
  const flexibility = discFlexibility(trace, { radiusRatio });
  const thickness = body.discThickness;
  const discStiffness = discTiltStiffness(trace, { modulus, thickness, flexibility });
  const inertia = sectionInertia(trace, { diameter: body.shaftDiameter });
  const shaftStiffness = shaftTiltStiffness(trace, { modulus, inertia, hubCentres: body.hubCentres });
  const slope = sharedSlope(trace, { hubMoment, discStiffness, shaftStiffness });
  const discMoment = discShare(trace, { discStiffness, slope });
  const stressFactor = discStressFactor(trace, { radiusRatio });
  const hubStress = discHubStress(trace, { stressFactor, discMoment, outerRadius, thickness });
  return {
    discStiffness,
    shaftStiffness,
    slope,
    discMoment,
    discShare: hubMoment > 0 ? discMoment / hubMoment : 0,
    hubStress,
    rimStress: discRimStress(trace, { radiusRatio, hubStress }),
  };
}

/** Whether a keyless locking element holds torque, thrust and the disc's moment. */
export function lockingCheck(
  trace: Trace,
  given: {
    readonly torque: number;
    readonly axialForce: number;
    readonly shaftDiameter: number;
    readonly ratedTorque: number;
    /** 0.25 for single tapers, 0.35 for elements rated for bending. */
    readonly bendingShare: number;
    readonly discMoment: number;
  },
): { readonly torque: number; readonly allowedMoment: number; readonly isAdequate: boolean } {
  const torque = lockingTorque(trace, { ...given, torque: Math.abs(given.torque) });
  const allowedMoment = lockingBending(trace, { share: given.bendingShare, ratedTorque: given.ratedTorque });
  const isTorqueHeld = torque <= given.ratedTorque;
  if (!isTorqueHeld) {
    const limit = { most: given.ratedTorque };
    trace.report({
      code: "locking-torque-too-high",
      severity: "error",
      subject: "locking-element",
      values: { torque },
      limit,
      source: lockingMakers("rated torque"),
    });
  }
  return { torque, allowedMoment, isAdequate: isTorqueHeld && given.discMoment <= allowedMoment };
}
