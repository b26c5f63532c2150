import type { Design } from "../design/design.ts";
import type { Point } from "../design/point.ts";
import { degree } from "../units.ts";
import { aSection, withAutomaticFriction, workedConveyor, workedDrive } from "./worked-conveyor.ts";

/** An overland conveyor of any number of points: rolling profile, twenty hoppers, three drives, automatic friction. */
export function overland(count: number): Design {
  const half = Math.floor((count - 4) / 2);
  const height = (x: number) => 10 * Math.sin(x / 900) + 0.004 * x;
  const length = 60 * half;
  const hopperEvery = Math.max(1, Math.floor(half / 40));
  const place = (id: string, x: number, z: number) => ({ id, x, y: 0, z, cleaners: 0, ploughs: 0 });
  const pulley = {
    diameter: 1,
    shaftDiameter: 0.2,
    rotation: "clockwise",
    wrapAngle: Math.PI,
    equivalentMass: 800,
  } as const;
  const driven = { pulley: { ...pulley, wrapAngle: 210 * degree }, brakeForce: 20e3, kind: "drive" } as const;
  const carry: Point[] = [];
  let massFlow = 0;
  for (let at = 1; at < half; at += 1) {
    const x = at * 60;
    const isHopper = at % hopperEvery === 0 && massFlow < 500;
    if (isHopper) massFlow += 25;
    const section = aSection({ massFlow, idlerSpacing: 2.5, skirtLength: isHopper ? 6 : 0 });
    const base = { ...place(`carry ${at}`, x, height(x)), section };
    carry.push(isHopper ? { ...base, kind: "hopper", feedSpeed: 1 } : { ...base, kind: "intermediate" });
  }
  const back = aSection({ strand: "return", idlerSpacing: 5 });
  const returning = carry
    .toReversed()
    .map(
      (point, at): Point => ({ ...place(`return ${at}`, point.x, point.z - 1), kind: "intermediate", section: back }),
    );
  const head = height(length);
  const points: readonly Point[] = [
    { ...place("tail", 0, height(0)), ...driven, driveId: "C", section: aSection({ idlerSpacing: 2.5 }) },
    ...carry,
    { ...place("head", length, head), ...driven, driveId: "A", section: { ...back, idlerSpacing: 0 } },
    { ...place("second", length - 3, head - 2), ...driven, driveId: "B", section: { ...back, idlerSpacing: 0 } },
    { ...place("take-up", length - 12, head - 2), kind: "take-up", pulley, brakeForce: 0, section: back },
    ...returning,
  ];
  const drives = ["A", "B", "C"].map((id) => ({ ...workedDrive, id, installedPower: 1.2e6 }));
  return withAutomaticFriction({
    ...workedConveyor,
    beltSpeed: 6,
    points,
    drives,
    takeUp: { kind: "gravity", mass: 30e3, massIncrement: 500 },
  });
}
