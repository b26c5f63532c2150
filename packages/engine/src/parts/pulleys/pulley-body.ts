import {
  partsInertia,
  type RotatingPart,
  rubberLaggingDensity,
  steelDensity,
} from "../../calculators/pulley-inertia.ts";
import { laggedRadius } from "../../rules/mechanics/drive-line.ts";
import { reflectedMass } from "../../rules/mechanics/motion.ts";
import { sizeOf, torqueWithoutSign } from "../../rules/mechanics/sign.ts";
import {
  discFlexibility,
  discHubStress,
  discMomentShare,
  discRimStress,
  discShare,
  discStressFactor,
  discTiltStiffness,
  lockingBending,
  lockingTorque,
  shaftTiltStiffness,
  sharedSlope,
} from "../../rules/pulley-disc/annular-plate.ts";
import type { ShellInputs } from "../../rules/pulley-shell/harmonics.ts";
import {
  halfTorque,
  shellCombinedStress,
  shellLength,
  shellRadius,
  shellShear,
  shellStress,
  shellStressAngle,
  shellStressRange,
  shellThinness,
  stressedSide,
} from "../../rules/pulley-shell/semi-membrane.ts";
import { leastShellStress } from "../../rules/pulley-shell/shell-state.ts";
import {
  densitySource,
  diameterOverLagging,
  hubRadiusRatio,
  inertiaInScale,
  insideDiameter,
  insideRadius,
  massScale,
  pairSource,
  usualHubDiameter,
  usualHubLength,
} from "../../rules/rotating-parts/pulley-sizes.ts";
import { sectionInertia } from "../../rules/shaft-bending/deflection.ts";
import { shellTheory } from "../../standards/machine-sources.ts";
import { mechanics } from "../../standards/sources.ts";
import { constantLimit } from "../../trace/constant-limit.ts";
import { formulaFindings } from "../../trace/findings.ts";
import { type Limit, satisfies } from "../../trace/limit.ts";
import { constant, none } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { pulleyChecks } from "./findings.ts";

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
export function hubDiameterOf(trace: Trace, body: Pick<PulleyBody, "hubDiameter" | "shaftDiameter">): number {
  return body.hubDiameter ?? usualHubDiameter(trace, body);
}

/** Shell, lagging, discs, hubs and shaft as hollow cylinders. */
export function pulleyParts(trace: Trace, body: PulleyBody): readonly RotatingPart[] {
  const { shellDiameter, faceWidth, shaftDiameter } = body;
  const inner = insideDiameter(trace, body);
  const hub = hubDiameterOf(trace, body);
  const steel = { density: constant(trace, steelDensity, densitySource), count: 1 };
  const pair = { ...steel, count: constant(trace, 2, pairSource) };
  const lagging: RotatingPart = {
    name: "lagging",
    outerDiameter: diameterOverLagging(trace, body),
    innerDiameter: shellDiameter,
    length: faceWidth,
    density: body.laggingDensity ?? constant(trace, rubberLaggingDensity, densitySource),
    count: 1,
  };
  return [
    { name: "shell", outerDiameter: shellDiameter, innerDiameter: inner, length: faceWidth, ...steel },
    lagging,
    { name: "discs", outerDiameter: inner, innerDiameter: hub, length: body.discThickness, ...pair },
    {
      name: "hubs",
      outerDiameter: hub,
      innerDiameter: shaftDiameter,
      length: body.hubLength ?? usualHubLength(trace, body),
      ...pair,
    },
    { name: "shaft", outerDiameter: shaftDiameter, innerDiameter: none(trace), length: body.shaftLength, ...steel },
  ];
}

/** Mass and inertia of a pulley; a catalogue mass scales the inertia computed. */
export function pulleyMass(trace: Trace, body: PulleyBody, catalogueMass?: number) {
  const found = partsInertia(trace, pulleyParts(trace, body));
  if (catalogueMass === undefined || catalogueMass <= 0) return found;
  const scale = massScale(trace, { knownMass: catalogueMass, mass: found.mass });
  return { ...found, mass: catalogueMass, inertia: inertiaInScale(trace, { inertia: found.inertia, scale }) };
}

/** The same as a mass at the belt, kg. */
export function pulleyMassAtBelt(trace: Trace, body: PulleyBody, catalogueMass?: number): number {
  const { mass, inertia } = partsInertia(trace, pulleyParts(trace, body));
  const radius = laggedRadius(trace, { shellDiameter: body.shellDiameter, lagging: body.laggingThickness });
  const onPulley = constant(trace, 1, mechanics("turns with the pulley"));
  const atBelt = reflectedMass(trace, { inertia, ratio: onPulley, pulleyRadius: radius });
  return catalogueMass === undefined || catalogueMass <= 0 ? atBelt : atBelt * (catalogueMass / mass);
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

/** What a shell bears. */
interface ShellLoad extends Omit<ShellInputs, "shellDiameter" | "shellThickness" | "discCentres"> {
  readonly torque: number;
}

/** Shell stress after semi-membrane theory, with torsion for driven pulleys: half the torque on each disc. */
export function shellCheck(trace: Trace, body: PulleyBody, load: ShellLoad): ShellCheck {
  const given = shellInputs(body, load);
  const { shellDiameter, shellThickness, discCentres } = given;
  const radius = shellRadius(trace, { shellDiameter, shellThickness });
  const stress = shellStress(trace, given);
  const shear = shellShear(trace, { torque: halfTorque(trace, load), radius, shellThickness });
  reportShape(trace, { shellThickness, discCentres, radius });
  return {
    stress,
    angle: shellStressAngle(trace, given),
    side: stressedSide(given),
    range: shellStressRange(trace, given),
    shear,
    combined: shellCombinedStress(trace, { stress, shear }),
  };
}

/** What the stress of a shell comes to at least: where that is too much, the whole check is spared. */
export function leastCombinedStress(body: PulleyBody, load: ShellLoad): number {
  const given = shellInputs(body, load);
  const { shellThickness } = given;
  const radius = shellRadius(bareTrace, given);
  const shear = shellShear(bareTrace, { torque: halfTorque(bareTrace, load), radius, shellThickness });
  return shellCombinedStress(bareTrace, { stress: leastShellStress(given), shear });
}

function shellInputs({ shellDiameter, shellThickness, hubCentres }: PulleyBody, load: ShellLoad): ShellInputs {
  const { meanTension, wrapAngle, beltWidth, modulus } = load;
  return { shellDiameter, shellThickness, discCentres: hubCentres, beltWidth, meanTension, wrapAngle, modulus };
}

function reportShape(
  trace: Trace,
  shell: Parameters<typeof shellThinness>[1] & Parameters<typeof shellLength>[1],
): void {
  const source = shellTheory("checked against the full shell solution");
  const raise = (values: Readonly<Record<string, number>>, covered: Limit) => {
    const limit = constantLimit(trace, covered, source);
    formulaFindings["outside-validity"].raise(trace, { subject: "pulley-shell", source, values, limit });
  };
  if (!satisfies(thin, shellThinness.evaluate(shell))) {
    raise({ thicknessOverRadius: shellThinness(trace, shell) }, thin);
  }
  if (!satisfies(proportion, shellLength.evaluate(shell))) {
    raise({ lengthOverRadius: shellLength(trace, shell) }, proportion);
  }
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
  const outerRadius = insideRadius(trace, body);
  const radiusRatio = hubRadiusRatio(trace, { hubDiameter: hubDiameterOf(trace, body), insideRadius: outerRadius });
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
    discShare: hubMoment > 0 ? discMomentShare(trace, { discMoment, hubMoment }) : none(trace),
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
  const torque = lockingTorque(trace, { ...given, torque: sizeOf(trace, torqueWithoutSign, given.torque) });
  const allowedMoment = lockingBending(trace, { share: given.bendingShare, ratedTorque: given.ratedTorque });
  const spare = pulleyChecks["locking-torque-too-high"].check(trace, { values: { torque }, limit: given.ratedTorque });
  return { torque, allowedMoment, isAdequate: spare >= 0 && given.discMoment <= allowedMoment };
}
