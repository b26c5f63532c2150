import type { Design } from "../design/design.ts";
import { aSection, workedConveyor, workedDrive } from "./worked-conveyor.ts";

const pulley = (diameter: number, shaftDiameter: number) => ({
  diameter,
  shaftDiameter,
  rotation: "clockwise" as const,
  wrapAngle: Math.PI,
  equivalentMass: 0,
});

/**
 * Handbook 9.2, Ref-M: one straight incline between two pulleys. Its take-up is drawn by a printed pull, or as tight as
 * the method asks.
 */
export function refM(pull: number | undefined, frictionFactor: number, cleaned: "head" | "knee" = "head"): Design {
  const carry = aSection({ frictionFactor, idlerSpacing: 1.2 });
  const at = (x: number, z: number) => ({ x, y: 0, z, ploughs: 0, cleaners: 0 });
  const massFlow = 1500 / 3.6;
  const cleanersAt = (id: string) => ({ cleaners: id === cleaned ? 2 : 0 });
  return {
    ...workedConveyor,
    gravity: 9.81,
    beltSpeed: 3,
    massFlow,
    material: { ...workedConveyor.material, lowBulkDensity: 900, highBulkDensity: 900 },
    belt: {
      ...workedConveyor.belt,
      carcass: "steel-cord",
      width: 1.2,
      mass: 24.852,
      carcassThickness: 0.0038,
      topCover: 0.008,
      bottomCover: 0.003,
    },
    carryIdler: {
      ...workedConveyor.carryIdler,
      rotatingMass: 22.2,
      rollDiameter: 0.152,
      troughAngle: (35 * Math.PI) / 180,
      centreFaceWidth: 0.465,
      wingFaceWidth: 0.46,
    },
    returnIdler: { ...workedConveyor.returnIdler, rotatingMass: 20.4 },
    settings: { ...workedConveyor.settings, skirtWidth: 0.73 },
    takeUp:
      pull === undefined
        ? { kind: "winch", isHeldInTransients: true }
        : { kind: "gravity", mass: pull / 9.81, massIncrement: 1 },
    drives: [{ ...workedDrive, wrapAngle: Math.PI, frictionRunning: 0.35 }],
    points: [
      { ...at(0, 0), id: "tail", kind: "take-up", section: carry, pulley: pulley(0.63, 0.125), brakeForce: 0 },
      {
        ...at(3, 0.3),
        id: "hopper",
        kind: "hopper",
        feedSpeed: 1,
        section: { ...carry, massFlow, skirtLength: 6 },
      },
      {
        ...at(499.403, 49.9403),
        id: "knee",
        kind: "intermediate",
        section: { ...carry, massFlow },
        ...cleanersAt("knee"),
      },
      {
        ...at(500, 50),
        id: "head",
        kind: "drive",
        driveId: "A",
        ...cleanersAt("head"),
        section: aSection({ strand: "return", frictionFactor, idlerSpacing: 3 }),
        pulley: pulley(0.824, 0.16),
        brakeForce: 0,
      },
    ],
  };
}
