import { type Conveyor, type Drive, isPulley, type Pull, pulleySizes } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import { pulleyRadius, pullTarget } from "../geometry/pulls.ts";
import type { RibbonInput } from "./belt-ribbon.ts";
import { turned } from "./merge.ts";
import type { Mesh, SceneNode, Vector } from "./scene.ts";
import { cube, cylinder, funnel, turnOf } from "./solids.ts";

/** Shared by all points; nodes name them by their place in this list. */
export const pointMeshes: readonly Mesh[] = [
  cylinder("pulley", 32),
  cylinder("drive", 32),
  cylinder("brake", 32),
  cylinder("takeUp", 32),
  cylinder("steel", 16),
  cube("drive"),
  cube("takeUp"),
  funnel("hopper", 0.4),
];

const meshAt = { pulley: 0, drive: 1, brake: 2, takeUp: 3, shaft: 4, machine: 5, weight: 6, hopper: 7 } as const;

function pulleyMesh({ pType }: Pull): number {
  if (pType === "Drive") return meshAt.drive;
  if (pType === "Brake") return meshAt.brake;
  return pType === "Takeup" ? meshAt.takeUp : meshAt.pulley;
}

/** Pulleys with their shafts, machines beside drives, weights under take-ups and chutes over loading points. */
export function pointNodes(input: RibbonInput): readonly SceneNode[] {
  return input.conveyor.pulls.flatMap((pull, at) => nodesOf(input, pull, at));
}

/** Puts a mesh beside a point: along the conveyor, across it and up, m; `quarter` turns it square to the belt. */
export type Put = (name: string, mesh: number, offset: Vector, scale: Vector, quarter?: number) => SceneNode;

export function pointPut({ way }: RibbonInput, at: number, centre: Spot, slope = 0): Put {
  const place = way.at(centre.x);
  const turn = turnOf(place.heading, slope);
  return (name, mesh, offset, scale, quarter = 0) => {
    const [x, y, z] = turned(offset, turn);
    return {
      name: `${name}-${at}`,
      mesh,
      at: [place.x + x, place.y + y, centre.y + z],
      turn: quarter === 0 ? turn : turnOf(place.heading + (quarter * Math.PI) / 2, slope),
      scale,
      target: pullTarget(at),
    };
  };
}

function nodesOf(input: RibbonInput, pull: Pull, at: number): readonly SceneNode[] {
  const { conveyor, rounds } = input;
  const centre = rounds[at]?.centre;
  if (centre === undefined || pull.pType === "Int. Pt") return [];
  const put = pointPut(input, at, centre);
  if (!isPulley(pull)) return [put("hopper", meshAt.hopper, [0, 0, 0.5], chute(conveyor.beltWidthInp))];
  const radius = pulleyRadius(conveyor, pull);
  const sizes = pulleySizes(pull);
  const face = sizes.face.value / 1000;
  const shaft = [pull.shaft.dia / 2000, Math.max(face, sizes.length.value / 1000), pull.shaft.dia / 2000] as const;
  return [
    put("pulley", pulleyMesh(pull), [0, 0, 0], [radius, face, radius]),
    put("shaft", meshAt.shaft, [0, 0, 0], shaft),
    ...(pull.pType === "Drive"
      ? driveNodes(conveyor, pull, put, { face, radius, inward: inwardOf(rounds, centre) })
      : []),
    ...(pull.pType === "Takeup" && /^vertical/i.test(conveyor.takeupType) ? [weight(put, face, radius)] : []),
  ];
}

function chute(beltWidth: number): Vector {
  const half = beltWidth / 1000;
  return [half, 0.75 * half, 1.2 * half];
}

interface PulleySize {
  readonly face: number;
  readonly radius: number;
  /** Which way along the conveyor its middle is: the motor stands there, out of the way of the discharge. */
  readonly inward: 1 | -1;
}

export function inwardOf(rounds: RibbonInput["rounds"], { x }: Spot): 1 | -1 {
  const xs = rounds.map(({ centre }) => centre.x);
  return 2 * x > Math.min(...xs) + Math.max(...xs) ? -1 : 1;
}

/** A drive on one side of its pulley, a second motor's on the other. */
function driveNodes({ drives }: Conveyor, pull: Pull, put: Put, size: PulleySize): readonly SceneNode[] {
  const drive = drives.find(({ driveNo }) => driveNo === pull.linkToDriveNo);
  const sides = (drive?.noOfMotors ?? 1) > 1 ? [1, -1] : [1];
  return sides.flatMap((side) => machines(put, size, side, drive));
}

/** Low-speed coupling, right-angle gearbox, brake disc where there is a brake, and the motor along the belt. */
function machines(put: Put, { face, radius, inward }: PulleySize, side: number, drive: Drive | undefined) {
  // Motors grow about as the cube root of what they give, 0.7 m wide at 355 kW.
  const wide = Math.max(0.3 * radius, Math.min(1.2 * radius, 0.36 * Math.cbrt((drive?.motor.power ?? 0) / 355)));
  const [box, gap] = [2.6 * wide, 0.3 + 0.3 * radius];
  const middle = face / 2 + gap + box / 3;
  const motor = 4.2 * wide;
  const brake = drive !== undefined && drive.brake.description.trim() !== "";
  return [
    put("coupling", meshAt.shaft, [0, side * (face / 2 + gap / 2), 0], [0.42 * wide, gap, 0.42 * wide]),
    put("gearbox", meshAt.machine, [inward * 0.4 * wide, side * middle, 0], [box * 1.15, box / 1.5, 2.1 * wide]),
    put(
      "high-speed",
      meshAt.shaft,
      [inward * (1.9 * wide + 0.3 * box), side * middle, 0],
      [0.16 * wide, 1.4 * wide, 0.16 * wide],
      1,
    ),
    ...(brake
      ? [
          put(
            "brake-disc",
            meshAt.brake,
            [inward * (2.2 * wide + 0.3 * box), side * middle, 0],
            [0.8 * wide, 0.06, 0.8 * wide],
            1,
          ),
        ]
      : []),
    put(
      "motor",
      meshAt.drive,
      [inward * (2.4 * wide + 0.3 * box + motor / 2), side * middle, 0],
      [wide, motor, wide],
      1,
    ),
  ];
}

const weight = (put: Put, face: number, radius: number): SceneNode =>
  put("weight", meshAt.weight, [0, 0, -2.6 * radius], [1.6 * radius, 0.9 * face, 1.8 * radius]);
