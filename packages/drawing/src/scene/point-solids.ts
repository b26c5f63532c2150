import { isPulley, type Pull, pulleySizes } from "@beltwright/model";
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

function nodesOf({ conveyor, rounds, way }: RibbonInput, pull: Pull, at: number): readonly SceneNode[] {
  const centre = rounds[at]?.centre;
  if (centre === undefined || pull.pType === "Int. Pt") return [];
  const place = way.at(centre.x);
  const turn = turnOf(place.heading, 0);
  const put = (name: string, mesh: number, offset: Vector, scale: Vector): SceneNode => {
    const [x, y, z] = turned(offset, turn);
    return {
      name: `${name}-${at}`,
      mesh,
      at: [place.x + x, place.y + y, centre.y + z],
      turn,
      scale,
      target: pullTarget(at),
    };
  };
  if (!isPulley(pull)) return [put("hopper", meshAt.hopper, [0, 0, 0.5], chute(conveyor.beltWidthInp))];
  const radius = pulleyRadius(conveyor, pull);
  const sizes = pulleySizes(pull);
  const face = sizes.face.value / 1000;
  const shaft = [pull.shaft.dia / 2000, Math.max(face, sizes.length.value / 1000), pull.shaft.dia / 2000] as const;
  return [
    put("pulley", pulleyMesh(pull), [0, 0, 0], [radius, face, radius]),
    put("shaft", meshAt.shaft, [0, 0, 0], shaft),
    ...(pull.pType === "Drive" ? machines(put, face, radius) : []),
    ...(pull.pType === "Takeup" && /^vertical/i.test(conveyor.takeupType) ? [weight(put, face, radius)] : []),
  ];
}

type Put = (name: string, mesh: number, offset: Vector, scale: Vector) => SceneNode;

function chute(beltWidth: number): Vector {
  const half = beltWidth / 1000;
  return [half, 0.75 * half, 1.2 * half];
}

/** A gearbox and a motor beside the pulley. */
function machines(put: Put, face: number, radius: number): readonly SceneNode[] {
  const side = face / 2 + 0.35 + radius;
  return [
    put("gearbox", meshAt.machine, [0, side, 0], [1.4 * radius, 0.9 * radius, 1.3 * radius]),
    put("motor", meshAt.drive, [0, side + 1.5 * radius, 0], [0.45 * radius, 1.8 * radius, 0.45 * radius]),
  ];
}

const weight = (put: Put, face: number, radius: number): SceneNode =>
  put("weight", meshAt.weight, [0, 0, -2.6 * radius], [1.6 * radius, 0.9 * face, 1.8 * radius]);
