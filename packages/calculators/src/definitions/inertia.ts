import { pulleyBodyView } from "@beltwright/drawing";
import {
  constant,
  densitySource,
  diameterOverLagging,
  insideDiameter,
  laggedRadius,
  none,
  pairSource,
  pulleyInertia,
  type RotatingPart,
  steelDensity,
  type Trace,
} from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { documentFigure, figure, further } from "../entries.ts";
import { dischargePulley, gearRatioOf, laggingOf, unlessZero } from "./design-values.ts";

interface PulleyValues {
  readonly shellDiameter: number;
  readonly shellThickness: number;
  readonly faceWidth: number;
  readonly laggingThickness: number;
  readonly laggingDensity: number;
  readonly discThickness: number;
  readonly shaftDiameter: number;
  readonly shaftLength: number;
  readonly hubDiameter: number;
  readonly hubLength: number;
}

function partsOf(trace: Trace, given: PulleyValues): readonly RotatingPart[] {
  const { shellDiameter, shellThickness, faceWidth: length, laggingThickness, hubDiameter, shaftDiameter } = given;
  const inside = insideDiameter(trace, { shellDiameter, shellThickness });
  const density = constant(trace, steelDensity, densitySource);
  const pair = constant(trace, 2, pairSource);
  const part = (
    name: string,
    outerDiameter: number,
    innerDiameter: number,
    width: number,
    count = 1,
  ): RotatingPart => ({
    ...{ name, outerDiameter, innerDiameter, length: width, density, count },
  });
  return [
    part("shell", shellDiameter, inside, length),
    ...(laggingThickness > 0
      ? [
          {
            ...part("lagging", diameterOverLagging(trace, given), shellDiameter, length),
            density: given.laggingDensity,
          },
        ]
      : []),
    ...(given.discThickness > 0 ? [part("discs", inside, hubDiameter, given.discThickness, pair)] : []),
    part("shaft", shaftDiameter, none(trace), given.shaftLength),
    ...(given.hubLength > 0 ? [part("hubs", hubDiameter, shaftDiameter, given.hubLength, pair)] : []),
  ];
}

// Handbook 7.6.
export const inertiaCalculator = defineCalculator({
  about: "Mass and moment of inertia of a pulley with its shaft, at the belt and at the motor.",
  refusals: {
    innerDiameter: "The parts must fit into each other: shaft in hub, hub in shell.",
    outerDiameter: "The diameters must be above 0, and the shell thinner than its radius.",
    density: "Lagging density must be above 0.",
  },
  entries: {
    shellDiameter: documentFigure("qInertiaShellDia"),
    shellThickness: documentFigure("qInertiaShellThick"),
    faceWidth: documentFigure("qInertiaFaceWidth"),
    laggingThickness: documentFigure("qInertiaLaggingThick"),
    shaftDiameter: documentFigure("qInertiaShaftDia"),
    shaftLength: documentFigure("qInertiaShaftL"),
    laggingDensity: further(documentFigure("qInertiaLaggingDensity")),
    discThickness: further(documentFigure("qInertiaDiscThick")),
    hubDiameter: further(documentFigure("qInertiaHubDia")),
    hubLength: further(documentFigure("qInertiaHubLength")),
    gearRatio: further(
      figure("Gear ratio", "1", 21.77, "Turns of the motor for one of the pulley.", { min: 0.01, max: 10_000 }),
    ),
  },
  run: (trace, { gearRatio, ...given }) => {
    const beltRadius = laggedRadius(trace, { shellDiameter: given.shellDiameter, lagging: given.laggingThickness });
    const found = pulleyInertia(trace, { parts: partsOf(trace, given), beltRadius, gearRatio });
    return {
      figures: [
        { label: "Moment of inertia", value: found.inertia, unit: "kgm2" },
        { label: "Mass", value: found.mass, unit: "kg" },
        { label: "Mass at the belt", value: found.beltLineMass, unit: "kg" },
        { label: "Inertia at the motor", value: found.motorSideInertia, unit: "kgm2" },
        { label: "GD²", value: found.gdSquared, unit: "kgm2" },
        ...found.parts.flatMap(({ name, mass, inertia }) => [
          { label: `Mass of the ${name}`, value: mass, unit: "kg" } as const,
          { label: `Inertia of the ${name}`, value: inertia, unit: "kgm2" } as const,
        ]),
      ],
    };
  },
  draw: ({ typed, system }) =>
    pulleyBodyView(
      {
        face: typed.faceWidth,
        diameter: typed.shellDiameter,
        shell: typed.shellThickness,
        lagging: typed.laggingThickness,
        disc: typed.discThickness,
        shaft: typed.shaftDiameter,
        length: typed.shaftLength,
        hub: { diameter: typed.hubDiameter, length: typed.hubLength },
      },
      undefined,
      system,
    ),
  fromDesign: (conveyor) => {
    const pulley = conveyor.pulls.find(({ pType }) => pType === "Drive") ?? dischargePulley(conveyor);
    if (!pulley) return {};
    const { shell, shaft, width } = pulley;
    return {
      shellDiameter: unlessZero(shell.shellDia),
      shellThickness: unlessZero(shell.shellThick),
      faceWidth: unlessZero(shell.faceWidth || width.faceWidth),
      laggingThickness: laggingOf(conveyor, pulley),
      discThickness: unlessZero(shell.discThick),
      shaftDiameter: unlessZero(shaft.dia),
      shaftLength: unlessZero(shaft.shaftL),
      hubDiameter: unlessZero(pulley.hubDia),
      hubLength: unlessZero(pulley.hubLength),
      gearRatio: gearRatioOf(conveyor),
    };
  },
});
