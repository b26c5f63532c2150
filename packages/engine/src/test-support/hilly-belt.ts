import type { Design } from "../design/design.ts";
import type { Point } from "../design/point.ts";
import { aSection, workedConveyor, workedDrive } from "./worked-conveyor.ts";

interface Hills {
  readonly takeUpTension: number;
  /** Run and rise of each carry section, m; absent: those of the handbook. */
  readonly steps?: readonly (readonly [run: number, rise: number])[];
  /** Share of a second drive at the tail; the take-up then stands behind the head. */
  readonly tailShare?: number;
  /** Whether friction follows the tension. */
  readonly isAutomatic?: boolean;
}

const handbook = [
  [120, -9],
  [120, 0],
  [180, 24],
  [100, -9],
  [180, 28],
] as const;

/**
 * The conveyor of handbook 10.3: friction and lift alone, no pulley losses, 1200 t/h at 3.5 m/s. Its vectors count
 * idlers on the level length: on a slope these stand that much further apart.
 */
export function hillyBelt({ takeUpTension, steps = handbook, tailShare, isAutomatic = false }: Hills): Design {
  const corners: [number, number][] = [[0, 0]];
  for (const [run, rise] of steps) {
    const [x, z] = corners.at(-1) ?? [0, 0];
    corners.push([x + run, z + rise]);
  }
  const steep = ([run, rise]: readonly [number, number]) => Math.hypot(run, rise) / run;
  const friction = isAutomatic ? { frictionFactor: undefined } : {};
  const section = (at: number, strand: "carry" | "return") => {
    const { frictionFactor, ...kept } = aSection({
      strand,
      massFlow: strand === "carry" ? 1200 / 3.6 : 0,
      idlerSpacing: (strand === "carry" ? 1.2 : 3) * steep(steps[at] ?? [1, 0]),
    });
    return "frictionFactor" in friction || frictionFactor === undefined ? kept : { ...kept, frictionFactor };
  };
  const pulley = {
    diameter: 0.8,
    shaftDiameter: 0.15,
    rotation: "clockwise",
    wrapAngle: Math.PI,
    equivalentMass: 0,
  } as const;
  const round = { pulley, brakeForce: 0 };
  const place = (id: string, at: number) => ({
    id,
    x: corners[at]?.[0] ?? 0,
    y: 0,
    z: corners[at]?.[1] ?? 0,
    cleaners: 0,
    ploughs: 0,
  });
  const last = steps.length;
  const between = steps.slice(1).map((_, index) => index + 1);
  const ofTail: Point =
    tailShare === undefined
      ? { ...place("tail", 0), kind: "take-up", section: section(0, "carry"), ...round }
      : { ...place("tail", 0), kind: "drive", driveId: "B", section: section(0, "carry"), ...round };
  const behindHead: readonly Point[] =
    tailShare === undefined
      ? []
      : [
          {
            ...place("take-up", last),
            x: (corners[last]?.[0] ?? 0) - 1e-6,
            kind: "take-up",
            section: section(last - 1, "return"),
            ...round,
          },
        ];
  const head = { ...section(last - 1, "return"), ...(tailShare === undefined ? {} : { idlerSpacing: 0 }) };
  const points: readonly Point[] = [
    ofTail,
    ...between.map((at): Point => ({ ...place(`c${at}`, at), kind: "intermediate", section: section(at, "carry") })),
    { ...place("head", last), kind: "drive", driveId: "A", section: head, ...round },
    ...behindHead,
    ...between
      .toReversed()
      .map((at): Point => ({ ...place(`r${at}`, at), kind: "intermediate", section: section(at - 1, "return") })),
  ];
  const { carryIdler, returnIdler, belt } = workedConveyor;
  return {
    ...workedConveyor,
    gravity: 9.80665,
    beltSpeed: 3.5,
    points,
    drives:
      tailShare === undefined
        ? [workedDrive]
        : [
            { ...workedDrive, loadShare: 1 - tailShare },
            { ...workedDrive, id: "B", loadShare: tailShare },
          ],
    belt: { ...belt, mass: 24.852 },
    carryIdler: { ...carryIdler, rotatingMass: 16 * 1.2 },
    returnIdler: { ...returnIdler, rotatingMass: 5.5 * 3 },
    takeUp: { kind: "winch", tension: takeUpTension, isHeldInTransients: true },
    loop: { ...workedConveyor.loop, pulleyLosses: "ignored", path: "straight" },
  };
}
