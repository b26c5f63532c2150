import type { BeltLoop, DriveAction, LoopBrake, Strand } from "../belt-loop.ts";

const gravity = 9.80665;
const beltMass = 24.852;

function strandOf(length: number, load: number, idlers: number, sine: number, spacing: number): Strand {
  const hung = beltMass + load;
  const across = hung * gravity * Math.sqrt(1 - sine ** 2) * spacing;
  return {
    length,
    stiffness: 86.4e6,
    mass: hung + idlers,
    resistance: 0.022 * gravity * (hung + idlers),
    gravity: hung * gravity * sine,
    sagConstant: across ** 2 / 24,
    sagLoad: across,
  };
}

/** Torque over speed of the reference drive. */
export const referenceTorque: DriveAction = {
  kind: "torque-speed",
  curve: { x: [0, 0.95, 1, 1.0101], y: [1.4, 1.4, 1, 0] },
};

/**
 * The reference conveyor of the dynamics chapter: 1500 m, 15 m lift, 1800 t/h at 3 m/s on a 1200 mm belt, one drive at
 * the head, gravity take-up 20 m behind it. Nodes: tail, drive, take-up.
 */
export function referenceBelt(
  load: "full" | "empty",
  action: DriveAction = referenceTorque,
  brake?: Pick<LoopBrake, "force" | "delay" | "rampTime">,
): BeltLoop {
  const strands = [
    strandOf(1500, load === "full" ? 166.6667 : 0, 15, 0.01, 1.2),
    strandOf(20, 0, 14 / 3, 0, 3),
    strandOf(1480, 0, 14 / 3, -15 / 1480, 3),
  ];
  const station = (id: string, mass: number) => ({ id, mass, resistance: 0, gravity: 0 });
  return {
    fullSpeed: 3,
    strands,
    stations: [station("tail", 350), station("drive", 600 + 26_866.9), station("take-up", 350)],
    drives: [
      {
        id: "drive",
        station: 1,
        fullLoadForce: (355e3 * 0.95) / 3,
        runningForce: strands.reduce((sum, one) => sum + one.length * (one.resistance + one.gravity), 0),
        action,
        startDelay: 0,
        stopDelay: 0,
        rampTime: 0,
        hasHoldback: false,
        friction: 0.35,
        wrapAngle: (210 * Math.PI) / 180,
        pulleyRadius: 0.42,
      },
    ],
    brakes: brake === undefined ? [] : [{ ...brake, station: 1, pulleyRadius: 0.42 }],
    takeUp: {
      station: 2,
      action: { kind: "gravity", mass: 12_700 },
      tension: (12_700 * gravity) / 2,
      sine: 1,
      friction: 0,
      travel: { slack: 10, tight: 10 },
    },
  };
}
